import figures from './figures.json' with { type: 'json' };
import { stakeCredits, type DemoGame } from './game.ts';
import type { Model } from './engine/rule.ts';
import { capitalise } from '../lib/words/capitalise.ts';
import { formatNumber } from './words.ts';

/** The figures of all possible rounds, for one way to play. `npm run figures` computes them. */
export interface WayFigures {
  /** The long-term return, in per cent of the stakes. */
  returnPercent: number;
  /** The share of rounds that win, in per cent. */
  hitRatePercent: number;
  /** The standard deviation of a round's result, in stakes. */
  deviation: number;
  /** The largest result, in stakes. */
  max: number;
  /** The largest result that at least one in a million rounds reaches or exceeds, in stakes. */
  millionth: number;
}

/** The figures of a game: for each way to play, and for each feature the share of rounds that have it, in per cent. */
export interface Figures {
  ways: Record<string, WayFigures>;
  features: Record<string, number>;
}

/** The computed figures of a game. Throws if there are none yet. */
export function figuresOf({ slug, usual = '' }: DemoGame): Figures & { usual: WayFigures } {
  const all: Record<string, Figures> = figures;
  const computed = all[slug];
  const way = computed?.ways[usual];
  if (!computed || !way)
    throw new Error(`figures.json has no figures of ${slug}. Run npm run figures.`);
  return { ...computed, usual: way };
}

/** The figures of a demo in words, for its rules dialog and for the game page. They hold for the usual way to play. */
export function odds(game: DemoGame) {
  const { features: shares, usual } = figuresOf(game);
  const { returnPercent, hitRatePercent, deviation, max, millionth } = usual;
  const played = game.usual ? ` with ${game.usual}` : '';
  const { features = [] } = game;
  const often = features.map(({ event, text }) => `${text} ${chance(shares[event] ?? 0)}.`);
  const word = volatility(usual);
  const rarer = `. Wins of ${creditsOf(millionth)} credits or more: about once in a million rounds`;
  return [
    { term: 'Layout', text: game.layout },
    {
      term: 'Return',
      text: `About ${Math.round(returnPercent)} of every 100 credits come back over time${played} (${returnPercent.toFixed(2)}%)`,
    },
    { term: 'Winning rounds', text: `${capitalise(chance(hitRatePercent))}${played}` },
    ...(often.length ? [{ term: 'How often', text: often.join(' ') }] : []),
    {
      term: 'Volatility',
      text: `${capitalise(word)}${played}: ${winsOf[word]}. The standard deviation of a round is ${deviation.toFixed(2)} stakes; below ${lowest} is low, above ${highest} is high`,
    },
    {
      term: 'Largest win',
      text: `${creditsOf(max)} credits${played}${millionth < max ? rarer : ''}`,
    },
  ];
}

/** How many symbols each price of the pay table is for: "3", "6–9", "17+". */
export function pricedCounts({ symbols, from, counts, isOpenEnded }: Model): string[] {
  const columns = Math.max(...Object.values(symbols).map(({ pays = [] }) => pays.length));
  return Array.from({ length: columns }, (_, index) => {
    const first = counts?.[index] ?? from + index;
    const next = counts?.[index + 1] ?? first + 1;
    if (isOpenEnded && index === columns - 1) return `${first}+`;
    return next > first + 1 ? `${first}–${next - 1}` : `${first}`;
  });
}

/** "in about 11 of 100 rounds (11.11%)". Small chances are out of 1,000. */
function chance(percent: number): string {
  const [count, of] = percent < 1 ? [percent * 10, '1,000'] : [percent, '100'];
  return `in about ${Math.round(count)} of ${of} rounds (${percent.toFixed(2)}%)`;
}

/** The standard deviations between which the volatility is medium. */
const [lowest, highest] = [2.7, 4.5];

/** The volatility of one way to play, by the standard deviation of a round's result. */
export function volatility({ deviation }: WayFigures): keyof typeof winsOf {
  if (deviation < lowest) return 'low';
  return deviation <= highest ? 'medium' : 'high';
}

const winsOf = {
  low: 'most wins are small',
  medium: 'some wins are large',
  high: 'wins are rare, and now and then a very large one comes',
};

/** A result in credits: "16,840". */
export const creditsOf = (stakes: number): string => formatNumber(stakes * stakeCredits);
