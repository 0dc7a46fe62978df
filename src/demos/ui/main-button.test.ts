// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createMainButton } from './main-button.ts';

let button: HTMLButtonElement;
let mainButton: ReturnType<typeof createMainButton>;
const pressed = vi.fn();

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<button class="main-button"></button>';
  button = document.querySelector('button') as HTMLButtonElement;
  mainButton = createMainButton(['Spin', 'Spinning']);
});

const begin = () => button.dispatchEvent(new Event('pointerdown'));
const key = (repeat: boolean) =>
  button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, cancelable: true }));
/** Waits for a press, and for what follows it. */
const offer = (label?: string) => void mainButton.waitForPress(label).then(pressed);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  { while: 'the button waited', label: undefined },
  { while: 'the button said something else', label: 'Go on' },
])('a press that began while $while does nothing', async ({ label }) => {
  let end = () => undefined as unknown;
  if (label)
    void mainButton.waitForPress(label, new Promise((resolve) => (end = () => resolve(0))));
  else mainButton.disable();
  begin();
  end();
  await settled();
  offer();
  button.click();
  await settled();
  expect(pressed).not.toHaveBeenCalled();
  button.click();
  await settled();
  expect(pressed, 'by the next press').toHaveBeenCalledOnce();
});

test('a click without a press, as of a screen reader, counts', async () => {
  offer();
  button.click();
  await settled();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a key that is held presses once', () => {
  expect(key(false)).toBe(true);
  expect(key(true), 'whose default goes on').toBe(false);
});
