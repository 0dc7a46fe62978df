// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../games.ts';
import { createSound } from './sound.ts';

/** A note that was struck. */
interface Note {
  frequency: number;
  start: number;
}

let struck: Note[] = [];
let levels: number[] = [];
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
  hertz = 0;
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  constructor(_: unknown, options: { frequency?: number } = {}) {
    this.hertz = options.frequency ?? 0;
  }
  gain = {
    setValueAtTime: (level: number) => levels.push(level),
    exponentialRampToValueAtTime: vi.fn(),
  };
  connect = (next: unknown) => next;
  copyToChannel = vi.fn();
  stop = vi.fn();
  start(start?: number) {
    if (start !== undefined) struck.push({ frequency: this.hertz, start });
  }
}

/**
 * What sounds while `play` is called, without the ambience, and without the lower voices of the same moment. A note ends with
 * noise, which has no frequency.
 */
function heard(play: () => void): Note[] {
  struck = [];
  levels = [];
  play();
  const notes = struck.filter((_, index) => !struck[index - 1]?.frequency);
  return notes.filter(({ start }, index) => start !== notes[index - 1]?.start);
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.clearAllMocks();
  context.currentTime = 0;
  context.state = 'running';
  vi.spyOn(performance, 'now').mockReturnValue(0);
  hide(false);
  vi.stubGlobal('AudioContext', function () {
    return context;
  });
  for (const name of ['AudioBuffer', 'AudioBufferSource', 'BiquadFilter', 'Delay', 'Gain']) {
    vi.stubGlobal(name === 'AudioBuffer' ? name : `${name}Node`, AudioNodeStub);
  }
  vi.stubGlobal('OscillatorNode', AudioNodeStub);
});

/** The sound of a game, with its button pressed. */
function soundOf({ instrument }: Pick<(typeof games)[number], 'instrument'>) {
  document.body.innerHTML = '<button class="sound"></button>';
  const sound = createSound(instrument);
  return { sound, press: () => document.querySelector<HTMLElement>('.sound')?.click() };
}

test.each(games)('$slug: a larger win is longer, and never louder', (game) => {
  const wins = (['small', 'medium', 'large'] as const).map((size) => {
    const { sound, press } = soundOf(game);
    press();
    const { length } = heard(() => sound.win(size));
    return { length, loudest: Math.max(...levels) };
  });
  expect(wins.map(({ length }) => length)).toEqual([3, 5, 16]);
  expect(new Set(wins.map(({ loudest }) => loudest)).size).toBe(1);
  for (const phrase of Object.values(game.instrument.tune)) expect(phrase).toHaveLength(8);
});

test.each(games)('$slug: nothing sounds before its button is pressed', (game) => {
  const { sound, press } = soundOf(game);
  expect(heard(() => sound.win('large'))).toEqual([]);
  expect(heard(press)).toHaveLength(1);
  expect(context.resume).toHaveBeenCalled();
  press();
  expect(context.close).toHaveBeenCalled();
  expect(heard(() => sound.win('large'))).toEqual([]);
});

const [game] = games;
if (!game) throw new Error('There is no game.');

test('each game has a landing and an ambience of its own', () => {
  const { length } = games;
  const distinct = (of: unknown[]) => new Set(of.map((each) => JSON.stringify(each))).size;
  expect(distinct(games.map(({ instrument }) => instrument.landing))).toBe(length);
  expect(distinct(games.map(({ instrument }) => instrument.ambience.bands))).toBe(length);
});

test('what is found sounds after the win, and the next win answers on a beat', () => {
  const { sound, press } = soundOf(game);
  press();
  const win = heard(() => sound.win('medium'));
  const [found] = heard(sound.found);
  expect(found?.start).toBeGreaterThan(win.at(-1)?.start ?? NaN);
  context.currentTime = 100.5 * game.instrument.beat;
  const answer = heard(() => sound.win('medium'));
  expect(answer[0]?.start).toBeCloseTo(101 * game.instrument.beat + 0.02);
  expect(answer.map(({ frequency }) => frequency)).not.toEqual(
    win.map(({ frequency }) => frequency),
  );
});

test('the clock goes on where it was when sound is turned on', () => {
  const { sound, press } = soundOf(game);
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  press();
  expect(sound.time()).toBeCloseTo(5);
  context.currentTime += 1;
  expect(sound.time()).toBeCloseTo(6);
});

test('nothing sounds while the page is hidden, nor later', () => {
  const { sound, press } = soundOf(game);
  press();
  hide(true);
  expect(context.suspend).toHaveBeenCalled();
  expect(heard(() => sound.win('large'))).toEqual([]);
  hide(false);
  expect(heard(sound.roundBegins)[0]?.start).toBeCloseTo(0.02);
});

test('after an interruption, the next note starts the sound again', () => {
  const { sound, press } = soundOf(game);
  press();
  context.state = 'interrupted';
  context.resume.mockClear();
  expect(heard(sound.roundBegins)).toEqual([]);
  expect(context.resume).toHaveBeenCalledOnce();
  context.state = 'running';
  expect(heard(sound.roundBegins)).toHaveLength(1);
});

test('a browser that refuses to start the sound leaves the button off', async () => {
  const { press } = soundOf(game);
  context.resume.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  press();
  await vi.waitFor(() => {
    expect(document.querySelector('.sound')?.getAttribute('aria-pressed')).toBe('false');
  });
});

test('without the Web Audio API, there is no button for sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  soundOf(game);
  expect(document.querySelector<HTMLElement>('.sound')?.hidden).toBe(true);
});
