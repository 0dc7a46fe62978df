import type { Model } from './game.ts';
import type { Round, Step, Win } from './play/round.ts';
import { formatNumber, STAKE, type Session } from './session.ts';

/** The short result that is shown: "Win 5x: 50 credits on line 2" or "No match. Net −30." */
export function resultLine({ multiple, steps }: Round, { net }: Session): string {
  if (!multiple) return `No match. Net ${formatNumber(net)}.`;
  const wins = steps.flatMap((step) => (step.type === 'pay' ? step.wins : []));
  const lines = wins.flatMap(({ line }) => line ?? []);
  const where = lines.length ? ` on line${lines.length > 1 ? 's' : ''} ${listed(lines)}` : '';
  return `Win ${multiple}x: ${formatNumber(multiple * STAKE)} credits${where}`;
}

/** What a round has brought, in sentences that need no picture. */
export function resultSentence(model: Model, round: Round, { credits, net }: Session): string {
  const told = round.steps.map((step) => stepSentence(model, step));
  const amount = formatNumber(round.multiple * STAKE);
  told.push(
    round.multiple
      ? `Win ${round.multiple} times stake, ${amount} credits.`
      : `No match. Net ${formatNumber(net)} play credits.`,
    `Credits ${formatNumber(credits)}.`,
  );
  return told.filter(Boolean).join(' ');
}

/** One step of a round in words; landing and dropping go without saying. */
export function stepSentence({ names }: Model, step: Step): string {
  switch (step.type) {
    case 'expand':
      return 'The sun fills reel 3.';
    case 'ignite':
      return `The spark lights ${step.cells.length} neighbours.`;
    case 'reveal':
      return `The veils part: ${names[step.symbol]}.`;
    case 'wheel':
      return `The wheel stops at ${step.multiple}.`;
    case 'pay': {
      const factor = step.factor > 1 ? ` Counted ${step.factor} times.` : '';
      return step.wins.map((win) => winSentence(names[win.symbol] ?? '', win)).join(' ') + factor;
    }
    default:
      return '';
  }
}

function winSentence(name: string, { count, line, set }: Win): string {
  if (set) return capital(`${set}.`);
  if (!line) return capital(`${name}, ${count} of a kind.`);
  return capital(`${Array.from({ length: count }, () => name).join(', ')} on line ${line}.`);
}

/** Tells which lanterns are best kept. */
export function holdSentence(keep: readonly boolean[]): string {
  const lanterns = keep.flatMap((kept, lantern) => (kept ? [lantern + 1] : []));
  if (!lanterns.length) return 'Best: cast all five again.';
  if (lanterns.length === keep.length) return 'Best: keep all five.';
  return `Best kept: ${listed(lanterns)}.`;
}

/** What a first cast shows, and which of it is best kept. */
export function castSentence({ names }: Model, shown: readonly string[], advice: string): string {
  return `${capital(shown.map((letter) => names[letter]).join(', '))}. ${advice}`;
}

function listed(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${last}` : `${last}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
