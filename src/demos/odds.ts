import type { DemoGame, Model } from './game.ts';
import { capitalise } from './ui/format.ts';

/** The figures of a demo in words, for its rules dialog and for the game page. */
export function odds({ layout, figures, features, played = '' }: DemoGame) {
  const { returnPercent, hitRatePercent, deviation, featureShares } = figures;
  const back = `About ${Math.round(returnPercent)} of every 100 credits come back over time`;
  const chances = features.map(({ text }, i) => `${text} ${chance(featureShares[i] ?? 0)}.`);
  return [
    { term: 'Layout', text: layout },
    { term: 'Return', text: `${back} (${returnPercent.toFixed(2)}%)` },
    { term: 'Winning rounds', text: `${capitalise(chance(hitRatePercent))}${played}` },
    ...(chances.length ? [{ term: 'How often', text: chances.join(' ') }] : []),
    { term: 'Volatility', text: volatility(hitRatePercent, deviation) },
  ];
}

/** For whom the figures hold, as a sentence. Where the player keeps what has landed, it is the best choice. */
export function appliesTo({ sets, wheels, winds, foxes }: Model): string {
  if (sets) return 'They hold for those who keep what the adviser says.';
  if (wheels ?? winds ?? foxes)
    return 'The return is the same whatever you choose. The rest holds for the usual choice.';
  return 'They are the same for everyone.';
}

/** How many symbols each price of the pay table is for: "3", "5–10", "19+". */
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

/** Wins say how long one waits; the standard deviation of a round's result, in stakes, says how they differ. */
function volatility(hitRatePercent: number, deviation: number): string {
  const waiting = `a win about every ${Math.round(100 / hitRatePercent)} rounds`;
  if (deviation < 2.7) return `Low: ${waiting}, mostly small`;
  return deviation <= 4.5
    ? `Medium: ${waiting}, some of them large`
    : `High: ${waiting}, and now and then a very large one`;
}
