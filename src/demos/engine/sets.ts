import type { Model } from '../game.ts';
import { payFor, type Win } from './round.ts';

/** The best set of five lanterns, if there is one. */
export function setWin(model: Model, shown: readonly string[]): Win | undefined {
  const { rule } = model;
  if (rule.kind !== 'sets') return undefined;
  const counts = countOf(shown);
  const [symbol = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const win = (multiple: number, other = '', set?: Win['set']): Win => ({
    symbol,
    count,
    multiple,
    cells: shown.flatMap((lantern, reel) =>
      lantern === symbol || lantern === other ? [[reel, 0] as const] : [],
    ),
    ...(set && { set }),
  });
  if (count >= model.from) return win(payFor(model, symbol, count));
  if (count < 3) return undefined;
  const [pair] = [...counts].find(([, size]) => size === 2) ?? [];
  if (pair) return win(rule.fullHouse, pair, 'full house');
  return symbol === rule.three.symbol ? win(rule.three.multiple) : undefined;
}

function countOf(symbols: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

/**
 * Visits each combination of `size` symbols from a strip once. `ways` is the number of draws that give it.
 */
export function eachDraw(
  strip: string,
  size: number,
  visit: (symbols: readonly string[], ways: number) => void,
): void {
  const stops = [...countOf(strip)];
  const draw = (from: number, symbols: readonly string[], ways: number): void => {
    const left = size - symbols.length;
    if (!left) return visit(symbols, ways);
    const [symbol, places] = stops[from] ?? ['', 0];
    if (!places) return;
    let arrangements = 1;
    for (let k = 0; k <= left; k++) {
      const more = Array.from({ length: k }, () => symbol);
      draw(from + 1, [...symbols, ...more], ways * arrangements * places ** k);
      arrangements = (arrangements * (left - k)) / (k + 1);
    }
  };
  draw(0, [], 1);
}
