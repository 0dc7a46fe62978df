import type { Round, Step, Win } from '../engine/round.ts';
import { STAKE, type Session } from '../engine/session.ts';
import type { Model } from '../game.ts';
import { formatNumber } from './format.ts';
import { winSize, type Result } from './result.ts';

/** A space that keeps a group and its factor on one line. */
const NO_BREAK = '\u00a0';

/** "Win 50 credits". */
export const winText = (won: number): string => `Win ${formatNumber(won)} credits`;

/** "Win 50 credits" or "No match". */
const outcome = ({ multiple }: Round) => (multiple ? winText(multiple * STAKE) : 'No match');

/** The result on the page: "Win 50 credits" and below it "3 elephants · 5×". A loss is one plain sentence. */
export function resultText(model: Model, round: Round): Result {
  if (!round.multiple) return { detail: `${outcome(round)}.` };
  const parts = round.steps.flatMap((step) => whatWon(model, step));
  return { headline: outcome(round), detail: [...parts, `${round.multiple}×`].join(' · ') };
}

/** What a step has won: "3 elephants on 2 lines", "6 tapes ×2" or "8× on the wheel". */
function whatWon({ symbols }: Model, step: Step): string[] {
  if (step.type === 'wheel') return [`${step.multiple}× on the wheel`];
  if (step.type !== 'pay') return [];
  const times = new Map<string, number>();
  for (const { symbol, count, set } of step.wins) {
    const { name = '', plural = `${name}s` } = symbols[symbol] ?? {};
    const text = set ?? `${count} ${plural}`;
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const factor = step.factor > 1 ? ` ×${step.factor}` : '';
  return [...times].map(([text, lines]) =>
    `${text}${lines > 1 ? ` on ${lines} lines` : ''}${factor}`.replaceAll(' ', NO_BREAK),
  );
}

/** A round for screen readers: its steps, its result and the credits. */
export function resultSentence(model: Model, round: Round, session: Session): string {
  const sentences = round.steps.map((step) => stepSentence(model, step));
  if (winSize(round.multiple) === 'large') sentences.push('Large win.');
  sentences.push(`${outcome(round)}.`, `Credits ${formatNumber(session.credits)}.`);
  return sentences.filter(Boolean).join(' ');
}

/** The net result of this visit. */
export function netSentence({ net }: Session): string {
  return `Net this visit: ${formatNumber(net)} play credits.`;
}

/** A step of a round. Empty for landing and dropping. */
export function stepSentence({ symbols }: Model, step: Step): string {
  switch (step.type) {
    case 'expand':
      return 'The sun fills reel 3.';
    case 'ignite':
      return `The spark lights ${step.cells.length} neighbours.`;
    case 'reveal':
      return `The veils part: ${symbols[step.symbol]?.name}.`;
    case 'wheel':
      return `The wheel stops at ${step.multiple}.`;
    case 'pay': {
      const factor = step.factor > 1 ? ` Counted ${step.factor} times.` : '';
      return (
        step.wins.map((win) => winSentence(symbols[win.symbol]?.name ?? '', win)).join(' ') + factor
      );
    }
    default:
      return '';
  }
}

function winSentence(name: string, { count, line, set }: Win): string {
  if (set) return capitalise(`${set}.`);
  return capitalise(`${name}, ${count} of a kind${line ? ` on line ${line}` : ''}.`);
}

/** The lanterns that are worth keeping. */
export function adviceSentence(keep: readonly boolean[]): string {
  const lanterns = keep.flatMap((kept, lantern) => (kept ? [lantern + 1] : []));
  if (!lanterns.length) return 'None is worth keeping.';
  if (lanterns.length === keep.length) return 'All five are worth keeping.';
  return `Worth keeping: ${listOf(lanterns)}.`;
}

/** The symbols of a first cast, and the advice. */
export function firstCastSentence({ symbols }: Model, shown: readonly string[], advice: string) {
  return `${capitalise(shown.map((letter) => symbols[letter]?.name).join(', '))}. ${advice}`;
}

function listOf(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${last}` : `${last}`;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
