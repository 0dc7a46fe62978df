import { resultOf, type Step, type StepOf } from '../engine/round.ts';
import { alike } from '../engine/sets.ts';
import { STAKE, type Session } from '../engine/session.ts';
import type { GameSymbol, Model } from '../game.ts';
import { formatNumber } from './format.ts';
import { winSize, type Result } from './result.ts';

/** A space that keeps a group and its factor on one line, and no dot at the start of one. */
const NO_BREAK = '\u00a0';

/** So many letters fit into two lines below the board of a phone. */
const ROOM = 84;

/** "Win 50 credits". */
export const winText = (won: number): string => `Win ${formatNumber(won)} credits`;

/** "Win 50 credits" or "No match". */
const outcome = (multiple: number) => (multiple ? winText(multiple * STAKE) : 'No match');

/** "New: lion, zebra." */
export const foundText = (names: readonly string[]): string =>
  names.length ? `New: ${names.join(', ')}.` : '';

/**
 * The result on the page: "Win 50 credits" and below it "3 elephants · 5× · New: elephant." The best comes first. Without
 * room, the rest is only counted. A loss is one plain sentence.
 */
export function resultText(model: Model, steps: readonly Step[], news: string[] = []): Result {
  const multiple = resultOf(steps);
  const shown = news.length > 3 ? [...news.slice(0, 2), `${news.length - 2} more`] : news;
  const found = foundText(shown);
  if (!multiple) return { detail: [`${outcome(multiple)}.`, found].filter(Boolean).join(' ') };
  const times = new Map<string, number>();
  const bestFirst = steps.toSorted((a, b) => resultOf([b]) - resultOf([a]));
  for (const text of bestFirst.flatMap((step) => whatWon(model, step))) {
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const won = [...times].map(([text, n]) => (n > 1 ? `${text}, ${n} times` : text));
  const naming = (some: number) => {
    const more = some < won.length ? `${won.length - some} more` : '';
    const parts = [...won.slice(0, some), more, `${multiple}×`, found].filter(Boolean);
    return parts.join(`${NO_BREAK}· `);
  };
  let named = won.length;
  while (named > 1 && naming(named).length > ROOM) named--;
  return { headline: outcome(multiple), detail: naming(named) };
}

/** What a step has won: "3 elephants on 2 lines", "6 tapes ×2" or "Even 8". */
function whatWon(model: Model, step: Step): string[] {
  if (step.type === 'wheel') return [`${wheelName(model, step.wheel)} ${step.multiple}`];
  if (step.type !== 'pay') return [];
  return finds(model, step, step.factor > 1 ? `${NO_BREAK}×${step.factor}` : '');
}

/** What a step of pay has found, the best first: "3 elephants on 2 lines", "mirror: …" or "4 cars unpaid". */
function finds({ symbols, rule }: Model, { wins }: StepOf<'pay'>, factor = ''): string[] {
  const times = new Map<string, number>();
  const bestFirst = wins.toSorted((a, b) => b.multiple - a.multiple);
  for (const { symbol, count, set, multiple } of bestFirst) {
    const named = rule.kind === 'sets' && rule.sets.find(({ name }) => name === set);
    const text = named
      ? `${named.name}: ${named.words}`
      : `${count} ${pluralOf(symbols[symbol])}${multiple ? factor : ' unpaid'}`;
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([text, lines]) => `${text}${lines > 1 ? ` on ${lines} lines` : ''}`);
}

const pluralOf = ({ name, plural }: GameSymbol = { name: '' }): string => plural ?? `${name}s`;

const wheelName = ({ rule }: Model, wheel: number): string =>
  (rule.kind === 'lines' && rule.wheels?.[wheel]?.name) || '';

/** A round for screen readers: its steps, its result and the credits. */
export function resultSentence(model: Model, steps: readonly Step[], session: Session): string {
  const multiple = resultOf(steps);
  const sentences = steps.map((step) => stepSentence(model, step));
  if (winSize(multiple) === 'large') sentences.push('Large win.');
  const times = multiple ? `, ${multiple} times the stake` : '';
  sentences.push(`${outcome(multiple)}${times}.`, `Credits ${formatNumber(session.credits)}.`);
  return sentences.filter(Boolean).join(' ');
}

/** The net result of this visit. */
export function netSentence({ net }: Session): string {
  return `Net this visit: ${formatNumber(net)} play credits.`;
}

/** A step of a round. Empty for landing, dropping and choosing. */
export function stepSentence(model: Model, step: Step): string {
  const nameOf = (letter = '') => model.symbols[letter]?.name ?? '';
  switch (step.type) {
    case 'expand':
      return `The sun rises on reel ${step.cell[0] + 1}.`;
    case 'walk':
      return `It walks to reel ${step.reel + 1}.`;
    case 'sunset':
      return 'The sun sets.';
    case 'ignite':
      return `The spark lights ${step.cells.length - 1} neighbours.`;
    case 'bloom':
      return `The fireweed is back: one free round, ${step.cells.length} places bloom.`;
    case 'reveal': {
      const name = nameOf(step.symbol);
      if (step.fox) return `The fox! It picks the ${name}.`;
      return `${step.fox === false ? 'No fox there. ' : ''}The leaves hide: ${name}.`;
    }
    case 'wheel':
      return `${wheelName(model, step.wheel)} stops at ${step.multiple}.`;
    case 'pay': {
      const [{ set, hand = [] } = {}] = step.wins;
      const found = set ? `${set}: ${hand.map(nameOf).join(', ')}` : finds(model, step).join(', ');
      const counts = step.factor > 1 && resultOf([step]);
      const factor = counts ? `, counted ${step.factor} times` : '';
      return `${capitalise(found)}${factor}.`;
    }
    default:
      return '';
  }
}

/** What the player is asked. */
export function choiceSentence({ rule }: Model, { what, cells = [] }: StepOf<'choose'>): string {
  if (what === 'leaf') {
    return `${cells.length} leaves stay shut. The fox is behind one. Choose leaf 1 to ${cells.length}.`;
  }
  const names = rule.kind === 'lines' ? rule.wheels?.map(({ name }) => name) : [];
  return `Three stars. Choose ${listOf(names ?? [], 'or')}: all pay 5½ on average.`;
}

/** The words of each choice. */
export function choiceWords({ rule }: Model, { what, cells = [] }: StepOf<'choose'>): string[] {
  if (what === 'leaf') return cells.map((_, leaf) => `Leaf ${leaf + 1}`);
  const wheels = (rule.kind === 'lines' && rule.wheels) || [];
  return wheels.map(({ name, slices }) => `${name} ${Math.min(...slices)}–${Math.max(...slices)}`);
}

/** The lanterns that are worth keeping. */
export function adviceSentence(keep: readonly boolean[]): string {
  const lanterns = keep.flatMap((kept, lantern) => (kept ? [lantern + 1] : []));
  if (!lanterns.length) return 'None is worth keeping.';
  if (lanterns.length === keep.length) return 'All five are worth keeping.';
  return `Worth keeping: ${listOf(lanterns)}.`;
}

/** What the kept lanterns hold: "2 trout and 2 herons. Cast again, free." */
export function keptSentence({ symbols }: Model, kept: readonly string[]): string {
  const groups = alike(kept).filter(([, cells]) => cells.length > 1);
  const held = groups.map(([letter, cells]) => `${cells.length} ${pluralOf(symbols[letter])}`);
  return `${held.length ? listOf(held) : 'Nothing alike'}. Cast again, free.`;
}

/** The symbols of a first cast, and the advice. */
export function firstCastSentence({ symbols }: Model, shown: readonly string[], advice: string) {
  return `${capitalise(shown.map((letter) => symbols[letter]?.name).join(', '))}. ${advice}`;
}

/** "1, 2 and 4". */
function listOf(items: readonly (number | string)[], word = 'and'): string {
  const last = items.at(-1);
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${last}` : `${last}`;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
