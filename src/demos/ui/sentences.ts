import { resultOf } from '../engine/round.ts';
import { handle, type Step, type StepOf } from '../engine/step.ts';
import { stakeCredits, type DemoGame } from '../game.ts';
import { countOf, formatNumber, pluralOf } from '../words.ts';
import { winSize } from './win-size.ts';

const noBreak = '\u00a0';

/** Keeps "3 kudu horns" on one line. */
const onOneLine = (text: string): string => text.replaceAll(' ', noBreak);

/** "Win 50 credits". */
export const winText = (won: number): string => `Win ${formatNumber(won)} credits`;

/** "New: lion, zebra, 2 more." */
function foundText(names: readonly string[]): string {
  const more = names.length > 2 ? [`${names.length - 2} more`] : [];
  return names.length ? `New: ${[...names.slice(0, 2), ...more].join(', ')}.` : '';
}

/** What is left when credits are too few for a round. */
export const tooFewText = (held: number): string =>
  held
    ? `${countOf(held, 'credit')} are left, fewer than the ${stakeCredits} of a round.`
    : 'That was the last of your credits.';

/** A result in words. A win has a headline, and its details below. */
export interface Result {
  headline?: string;
  detail: string;
}

/** What is known at the end of a round: the credits, the new finds, and the event of a lost round. */
interface RoundEnd {
  credits: number;
  news: readonly string[];
  event: string;
}

/**
 * The result on the page: "Win 50 credits", and below it, each on its line, what is new and "3 lions · 2 zebras".
 * `styles/status.css` shortens the list where it has no room. For screen readers, `sentence` also has the steps.
 */
export function describeRound(
  game: DemoGame,
  steps: readonly Step[],
  { credits, news, event }: RoundEnd,
): Result & { sentence: string } {
  const multiple = resultOf(steps);
  const told = steps.map((step) => stepSentence(game, step));
  const found = foundText(news);
  const end = joined(`Credits ${formatNumber(credits)}.`, found);
  if (!multiple) {
    const words = game.lossText ? `${game.lossText(steps, game.model)}.` : '';
    const noWin = joined('No win.', words, event);
    return { detail: lines(noWin, found), sentence: joined(noWin, ...told, end) };
  }
  const headline = winText(multiple * stakeCredits);
  const bestFirst = steps.toSorted((a, b) => resultOf([b]) - resultOf([a]));
  const won = onceEach(bestFirst.flatMap((step) => whatWon(game, step)));
  const large = winSize(multiple) === 'large' ? 'Large win.' : '';
  return {
    headline,
    detail: lines(found, won.join(`${noBreak}· `)),
    sentence: joined(...told, large, `${headline}, ${multiple} times the stake.`, end),
  };
}

export const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/** Texts for lines of their own, which the narrowest windows join (`styles/status.css`). */
export const lines = (...texts: string[]): string => texts.filter(Boolean).join('\n');

function whatWon(game: DemoGame, step: Step): string[] {
  if (!resultOf([step])) return [];
  if (step.type !== 'pay') return [stepSentence(game, step).slice(0, -1)];
  return winTexts(game, { ...step, wins: step.wins.filter(({ multiple }) => multiple) });
}

function winTexts({ model, won }: DemoGame, { wins, factor }: StepOf<'pay'>): string[] {
  return wins
    .toSorted((a, b) => b.multiple - a.multiple)
    .map((win) => {
      const times = win.multiple && factor > 1 ? ` times ${factor}` : '';
      const alike = onOneLine(`${win.count} ${pluralOf(model, win.symbol)}${times}`);
      if (!win.multiple) return `${alike} clear (unpaid)`;
      return won?.(win, model) ?? alike;
    });
}

const onceEach = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => {
    const { length } = texts.filter((other) => other === text);
    if (length === 1) return text;
    return `${text}${noBreak}(${length === 2 ? 'twice' : `${length}${noBreak}times`})`;
  });

/** The sentence for a step of a round. Steps such as landing have none. */
export function stepSentence(game: DemoGame, step: Step): string {
  if (step.type !== 'pay') return handle(game.say ?? {}, step, game.model) ?? '';
  if (!step.wins.length) return 'This turn pays nothing.';
  return `${onceEach(winTexts(game, step)).join(', ')}.`;
}
