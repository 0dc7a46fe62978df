// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../games.ts';
import { zulu } from '../games/zulu/game.ts';
import { createSound } from './sound.ts';

/** The times at which sounds start, without the ambience, which starts at no given time. */
let starts: number[] = [];
const done = () => Promise.resolve();
const context = {
  currentTime: 0,
  state: 'running',
  resume: vi.fn(done),
  suspend: vi.fn(done),
  close: vi.fn(done),
};

/** Replaces every kind of audio node, because jsdom has none. */
class AudioNodeStub {
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = this.frequency;
  connect = (next: unknown) => next;
  copyToChannel = vi.fn();
  stop = vi.fn();
  start(time?: number) {
    if (time !== undefined) starts.push(time);
  }
}

/** The times at which sounds start that `play` causes. */
function heard(play: () => void): number[] {
  starts = [];
  play();
  return starts;
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.clearAllMocks();
  context.state = 'running';
  vi.spyOn(performance, 'now').mockReturnValue(0);
  hide(false);
  vi.stubGlobal('AudioContext', function () {
    return context;
  });
  const nodes = ['AudioBufferSource', 'BiquadFilter', 'Delay', 'Gain', 'Oscillator'];
  for (const name of ['AudioBuffer', ...nodes.map((node) => `${node}Node`)])
    vi.stubGlobal(name, AudioNodeStub);
});

/** The sound of a demo, whose button `press` presses. */
function soundOf() {
  document.body.innerHTML = '<button class="sound"></button>';
  const sound = createSound(zulu.instrument);
  const button = document.querySelector('button') as HTMLButtonElement;
  return { sound, button, press: () => button.click() };
}

test('nothing sounds before the button is pressed, nor after it is pressed again', () => {
  const { sound, press } = soundOf();
  const win = () => sound.win('large');
  expect(heard(win)).toEqual([]);
  expect(heard(press)).not.toEqual([]);
  expect(context.resume).toHaveBeenCalled();
  expect(heard(win)).not.toEqual([]);
  press();
  expect(context.close).toHaveBeenCalled();
  expect(heard(win)).toEqual([]);
});

test('a larger win sounds longer', () => {
  const lengths = (['small', 'medium', 'large'] as const).map((size) => {
    const { sound, press } = soundOf();
    press();
    return new Set(heard(() => sound.win(size))).size;
  });
  expect(lengths).toEqual([3, 5, 16]);
});

test('what is found sounds after the win', () => {
  const { sound, press } = soundOf();
  press();
  const win = heard(() => sound.win('medium'));
  expect(Math.min(...heard(sound.found))).toBeGreaterThan(Math.max(...win));
});

test('each demo has a landing and an ambience of its own', () => {
  const distinct = (of: unknown[]) => new Set(of.map((each) => JSON.stringify(each))).size;
  expect(distinct(games.map(({ instrument }) => instrument.landing))).toBe(games.length);
  expect(distinct(games.map(({ instrument }) => instrument.ambience.bands))).toBe(games.length);
});

test('nothing sounds while the page is hidden, nor later', () => {
  const { sound, press } = soundOf();
  press();
  hide(true);
  expect(context.suspend).toHaveBeenCalled();
  expect(heard(() => sound.win('large'))).toEqual([]);
  context.resume.mockClear();
  hide(false);
  expect(context.resume, 'on the return to the page').toHaveBeenCalled();
  const [first] = heard(sound.roundBegins);
  expect(first).toBeCloseTo(0.02);
});

test('after an interruption, the next note starts the sound again', () => {
  const { sound, press } = soundOf();
  press();
  context.state = 'interrupted';
  context.resume.mockClear();
  expect(heard(sound.roundBegins)).toEqual([]);
  expect(context.resume).toHaveBeenCalledOnce();
  context.state = 'running';
  expect(heard(sound.roundBegins)).not.toEqual([]);
});

test('a browser that refuses to start the sound leaves the button off', async () => {
  const { button, press } = soundOf();
  context.resume.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  press();
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
});

test('without the Web Audio API, there is no button for sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(soundOf().button.hidden).toBe(true);
});
