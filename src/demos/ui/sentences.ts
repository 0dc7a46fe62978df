import { resultOf, type Step, type StepOf } from '../engine/round.ts';
import { STAKE, type Session } from '../engine/session.ts';
import type { GameSymbol, Model } from '../game.ts';
import type { Feature } from './feature.ts';
import { capitalise, formatNumber } from './format.ts';
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
  if (step.type === 'wheel') return [`${step.name} ${step.multiple}`];
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

export const pluralOf = ({ name, plural }: GameSymbol = { name: '' }): string =>
  plural ?? `${name}s`;

/** A round for screen readers: its steps, its result and the credits. */
export function resultSentence(
  feature: Pick<Feature, 'say'>,
  model: Model,
  steps: readonly Step[],
  session: Session,
): string {
  const multiple = resultOf(steps);
  const sentences = steps.map((step) => stepSentence(feature, model, step));
  if (winSize(multiple) === 'large') sentences.push('Large win.');
  const times = multiple ? `, ${multiple} times the stake` : '';
  sentences.push(`${outcome(multiple)}${times}.`, `Credits ${formatNumber(session.credits)}.`);
  return sentences.filter(Boolean).join(' ');
}

/** The net result of this visit. */
export function netSentence({ net }: Session): string {
  return `Net this visit: ${formatNumber(net)} play credits.`;
}

/** A step of a round. Empty for those that say nothing, such as landing. */
export function stepSentence({ say = {} }: Pick<Feature, 'say'>, model: Model, step: Step): string {
  if (step.type !== 'pay') return say[step.type]?.(step as never, model) ?? '';
  const [{ set, hand = [] } = {}] = step.wins;
  const names = hand.map((letter) => model.symbols[letter]?.name);
  const found = set ? `${set}: ${names.join(', ')}` : finds(model, step).join(', ');
  const counts = step.factor > 1 && resultOf([step]);
  const factor = counts ? `, counted ${step.factor} times` : '';
  return `${capitalise(found)}${factor}.`;
}
