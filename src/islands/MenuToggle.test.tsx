// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuToggle } from './MenuToggle.tsx';

// jsdom has no popovers and no layout. These mocks replace what the island needs of them.
let nav: HTMLElement;
let shown: boolean;
let resize: () => void;

beforeEach(() => {
  shown = false;
  nav = document.createElement('nav');
  nav.innerHTML = '<a href="#same-page"><span>Home</span></a><p>no link</p>';
  document.body.append(nav);
  nav.matches = ((selector: string) => selector === ':popover-open' && shown) as typeof nav.matches;
  nav.hidePopover = () => show(false);
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
    configurable: true,
    get: () => nav,
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  nav.remove();
  vi.unstubAllGlobals();
});

function show(open: boolean) {
  shown = open;
  act(() => void nav.dispatchEvent(new Event('toggle')));
}

const button = () => screen.getByRole('button', { hidden: true });
const expanded = () => button().getAttribute('aria-expanded');
const resizeWith = (visible: boolean) => () => {
  button().checkVisibility = () => visible;
  resize();
};

test('the button tells what it does and the state, also if the menu was opened before hydration', () => {
  shown = true;
  render(<MenuToggle navId="nav" />);
  expect(expanded()).toBe('true');
  const words = button().textContent;
  show(false);
  expect(expanded()).toBe('false');
  expect(button().textContent).not.toBe(words);
});

test.each([
  ['a click on a link', () => nav.querySelector('span')?.click(), 'false'],
  ['a resize that hides the button', resizeWith(false), 'false'],
  ['a resize that does not hide the button', resizeWith(true), 'true'],
  ['a click beside the links', () => nav.querySelector('p')?.click(), 'true'],
])('after %s, aria-expanded is %3$s', (_what, happen, expected) => {
  render(<MenuToggle navId="nav" />);
  show(true);
  act(happen);
  expect(expanded()).toBe(expected);
});
