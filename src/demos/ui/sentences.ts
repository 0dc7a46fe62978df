import type { Round, Step, Win } from '../engine/round.ts';
import { STAKE, type Session } from '../engine/session.ts';
import type { Model } from '../game.ts';
import { formatNumber } from './format.ts';

/** The short result on the page: "Win 5x: 50 credits on line 2" or "No match." */
export function resultLine({ multiple, steps }: Round): string {
  if (!multiple) return 'No match.';
  const wins = steps.flatMap((step) => (step.type === 'pay' ? step.wins : []));
  const lines = wins.flatMap(({ line }) => line ?? []);
  const where = lines.length ? ` on line${lines.length > 1 ? 's' : ''} ${listOf(lines)}` : '';
  return `Win ${multiple}x: ${formatNumber(multiple * STAKE)} credits${where}`;
}

/** A round for screen readers: its steps, its result and the credits. */
export function resultSentence(model: Model, round: Round, session: Session): string {
  const sentences = round.steps.map((step) => stepSentence(model, step));
  const won = formatNumber(round.multiple * STAKE);
  sentences.push(
    round.multiple
      ? `Win ${round.multiple} times stake, ${won} credits.`
      : `No match. ${netSentence(session)}`,
    `Credits ${formatNumber(session.credits)}.`,
  );
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
  if (!line) return capitalise(`${name}, ${count} of a kind.`);
  return capitalise(`${Array.from({ length: count }, () => name).join(', ')} on line ${line}.`);
}

/** The lanterns that are best kept. */
export function adviceSentence(keep: readonly boolean[]): string {
  const lanterns = keep.flatMap((kept, lantern) => (kept ? [lantern + 1] : []));
  if (!lanterns.length) return 'Best: cast all five again.';
  if (lanterns.length === keep.length) return 'Best: keep all five.';
  return `Best kept: ${listOf(lanterns)}.`;
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
