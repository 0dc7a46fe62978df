import { resultOf } from '../engine/round.ts';
import type { Step, StepOf } from '../engine/step.ts';
import { alike, setWin } from '../engine/sets.ts';
import { STAKE, type DemoGame, type GameSymbol, type Model } from '../game.ts';
import { capitalise, countOf, formatNumber, listOf } from './format.ts';
import type { Keeping } from './keep-buttons.ts';
import { winSize, type Result } from './result.ts';

/** A space that keeps a group and its price on one line, and no dot at the start of one. */
const NO_BREAK = '\u00a0';

/** So many letters fit into two lines below the board of a phone, and beside the number of a large win. */
const ROOM = 84;
const ROOM_BESIDE = 64;

/** "Win 50 credits". */
export const winText = (won: number): string => `Win ${formatNumber(won)} credits`;

/** "Win 50 credits", "No match", or of lanterns "3 reeds. No set". */
function outcome({ model, lost = 'No match' }: DemoGame, steps: readonly Step[]): string {
  const multiple = resultOf(steps);
  if (multiple) return winText(multiple * STAKE);
  const landed = model.sets && steps.findLast((step) => step.type === 'land');
  return landed ? `${alikeText(model, landed.grid.flat())}. No set` : lost;
}

/** "New: lion, zebra." */
export const foundText = (names: readonly string[]): string =>
  names.length ? `New: ${names.join(', ')}.` : '';

/**
 * The result on the page: "Win 50 credits" and below it what is new and what the game tells, then "3 elephants · 5×". The best
 * comes first. Without room, the rest is only counted. Groups, wheels and parts have prices of their own in place of the sum.
 */
export function resultText(game: DemoGame, steps: readonly Step[], news: string[] = []): Result {
  const multiple = resultOf(steps);
  const few = news.length > 2 ? [...news.slice(0, 2), `${news.length - 2} more`] : news;
  const first = steps.filter(({ type }) => game.tells?.includes(type));
  const told = first.map((step) => stepSentence(game, step));
  const parts = partsText(game, steps);
  const tell = (...texts: string[]) => [...told, parts, ...texts].filter(Boolean).join(' ');
  const headline = outcome(game, steps);
  if (!multiple) return { detail: tell(`${headline}.`, foundText(news)) };
  const bestFirst = steps.toSorted((a, b) => resultOf([b]) - resultOf([a]));
  const texts = bestFirst.flatMap((step) => whatWon(game, step));
  const won = onceEach(texts, (text, n) => `${text}, ${n} times`);
  const isPriced = won.join().includes('×');
  const naming = (some: number, names = few) => {
    const left = won.length - some;
    const more = left ? countOf(left, isPriced ? 'more group' : 'more win') : '';
    const sum = isPriced || parts ? '' : `${multiple}×`;
    const items = [...won.slice(0, some), more, sum].filter(Boolean);
    return tell(foundText(names), items.join(`${NO_BREAK}· `)).replace(/ (?=[\d,]+×)/g, NO_BREAK);
  };
  const shorter = won.map((_, left) => naming(won.length - left));
  const room = winSize(multiple) === 'large' ? ROOM_BESIDE : ROOM;
  const fits = [naming(won.length, news), ...shorter].find(({ length }) => length <= room);
  return { headline, detail: fits ?? naming(1, []) };
}

/** What the parts of a round have paid: "Spark 19×, free round 2×." */
function partsText({ parts = {} }: DemoGame, steps: readonly Step[]): string {
  const starts = Object.entries(parts)
    .map(([begin, name]) => ({ at: steps.findIndex(({ type }) => type === begin), name }))
    .filter(({ at }) => at >= 0);
  const sums = starts.flatMap(({ at, name }, part) => {
    const sum = resultOf(steps.slice(at, starts[part + 1]?.at));
    return sum ? [`${name} ${sum}×`] : [];
  });
  return sums.length ? `${capitalise(sums.join(', '))}.` : '';
}

/** What a step has won, without what is unpaid, in the words that are heard: "3 elephants on 2 lines", "6 tapes 4× times 2" or "Even stops at 8×". */
function whatWon(game: DemoGame, step: Step): string[] {
  if (step.type !== 'pay') return resultOf([step]) ? [stepSentence(game, step).slice(0, -1)] : [];
  const wins = step.wins.filter(({ multiple }) => multiple);
  return finds(game, { ...step, wins });
}

/** What a step of pay has found, the best first. */
function finds({ model, won }: Pick<DemoGame, 'model' | 'won'>, { wins, factor }: StepOf<'pay'>) {
  if (won) return wins.map(won);
  const bestFirst = wins.toSorted((a, b) => b.multiple - a.multiple);
  const texts = bestFirst.map(({ symbol, count, set, hand, multiple }) => {
    if (set) return `${capitalise(set)}: ${alikeText(model, hand)}`;
    const text = `${count} ${pluralOf(model.symbols[symbol])}`;
    return model.dropFactors || model.wheels ? text + priceText(multiple, factor) : text;
  });
  return onceEach(texts, (text, n) =>
    model.lines ? `${text} on ${n} lines` : `${n} groups of ${text}`,
  );
}

/** Each of these texts once. `several` says that it stands there n times. */
const onceEach = (texts: readonly string[], several: (text: string, n: number) => string) =>
  [...new Set(texts)].map((text) => {
    const { length } = texts.filter((other) => other === text);
    return length > 1 ? several(text, length) : text;
  });

/** What a group pays, and the factor of its drop: " 4× times 2". */
const priceText = (multiple: number, factor: number): string =>
  multiple ? `${NO_BREAK}${multiple}×${factor > 1 ? ` times ${factor}` : ''}` : ' too few to pay';

/** What is alike among these letters, the most frequent first: "3 herons and 2 reeds". */
function alikeText({ symbols }: Model, letters: readonly string[] = []): string {
  const groups = alike(letters).filter(([, cells]) => cells.length > 1);
  const held = groups.map(([letter, cells]) => `${cells.length} ${pluralOf(symbols[letter])}`);
  return held.length ? listOf(held) : 'Nothing alike';
}

const pluralOf = ({ name, plural }: GameSymbol = { name: '' }): string => plural ?? `${name}s`;

/** A round for screen readers: its steps, its result and the credits. */
export function resultSentence(game: DemoGame, steps: readonly Step[], credits: number): string {
  const multiple = resultOf(steps);
  const sentences = steps.map((step) => stepSentence(game, step));
  if (winSize(multiple) === 'large') sentences.push('Large win.');
  const times = multiple ? `, ${multiple} times the stake` : '';
  sentences.push(`${outcome(game, steps)}${times}.`, `Credits ${formatNumber(credits)}.`);
  return sentences.filter(Boolean).join(' ');
}

/** A step of a round. Empty for those that say nothing, such as landing. */
export function stepSentence(game: DemoGame, step: Step): string {
  if (step.type !== 'pay') return game.say?.[step.type]?.(step as never, game.model) ?? '';
  return `${finds(game, step).join(', ')}.`;
}

/** The lanterns that are worth keeping, and what they pay on average: "Worth keeping: 1 and 4 (9 credits on average)." */
export function adviceSentence({ kept, average }: Keeping): string {
  const worth = numbersOf(kept);
  if (!worth.length) return 'None is worth keeping.';
  if (worth.length === kept.length) return 'All five are worth keeping.';
  return `Worth keeping: ${listOf(worth)} (${averageText(average)}).`;
}

/** What the adviser says after the choice: "Yours: 9 credits on average. Worth keeping: 1 and 4 (11 credits on average)." */
export const verdictSentence = (mine: Keeping, best: Keeping): string =>
  mine.average < best.average - 1e-9
    ? `Yours: ${averageText(mine.average)}. ${adviceSentence(best)}`
    : `The adviser agrees: ${averageText(mine.average)}.`;

/** What the next press does, for screen readers: "1 and 3 are kept. Press to cast the others; keys 1 to 5 change it." */
export function pressSentence({ kept }: Keeping): string {
  const numbers = numbersOf(kept);
  const are = numbers.length > 1 ? 'are' : 'is';
  const which = numbers.length ? `${listOf(numbers)} ${are} kept.` : 'None is kept.';
  const others = numbers.length < kept.length ? 'cast the others' : 'keep them';
  return `${which} Press to ${others}; keys 1 to 5 change it.`;
}

const numbersOf = (kept: readonly boolean[]) => kept.flatMap((is, at) => (is ? [at + 1] : []));

/** What lanterns hold, and what all five pay: "Full house: 3 herons and 2 reeds, 2× as it is" or "3 trout". */
export function handText(model: Model, hand: readonly string[]): string {
  const win = hand.length === model.strips.length && setWin(model, hand);
  if (!win) return alikeText(model, hand);
  return `${finds({ model }, { type: 'pay', wins: [win], factor: 1 }).join()}, ${win.multiple}× as it is`;
}

/** What the main button does with the kept lanterns, and what it gives up: "Cast again, give up 2×". */
export function castText(model: Model, hand: readonly string[], kept: readonly string[]): string {
  if (kept.length === hand.length) return 'Keep all five';
  const worth = setWin(model, hand)?.multiple ?? 0;
  const sure = setWin(model, [...kept, ...'12345'].slice(0, hand.length))?.multiple ?? 0;
  return worth > sure ? `Cast again, give${NO_BREAK}up${NO_BREAK}${worth}×` : 'Cast again, free';
}

const averageText = (mean: number) => `${countOf(Math.round(mean * STAKE), 'credit')} on average`;

/** What the kept lanterns hold: "2 trout and 2 herons, 11 credits on average", the latter if the adviser may speak. */
export function keptSentence(model: Model, kept: readonly string[], average?: number): string {
  const isTold = average !== undefined && kept.length < model.strips.length;
  const worth = isTold ? `, ${averageText(average)}` : '';
  return `${handText(model, kept)}${worth}.`;
}
