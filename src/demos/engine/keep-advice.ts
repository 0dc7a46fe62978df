import type { Model } from '../game.ts';
import { eachDraw, setWin } from './sets.ts';

/**
 * The lanterns of a first cast that are best kept: the choice with the highest average result of all 32. Among equal
 * choices, the one that keeps most lanterns.
 */
export function bestToKeep(model: Model, shown: readonly string[]): readonly boolean[] {
  const means = new Map<string, number>();
  let best: readonly boolean[] = [];
  let bestMean = -1;
  let bestKept = -1;
  for (let mask = 0; mask < 2 ** shown.length; mask++) {
    const keep = shown.map((_, lantern) => (mask & (1 << lantern)) > 0);
    const kept = shown.filter((_, lantern) => keep[lantern]);
    const key = [...kept].sort().join('');
    const mean = means.get(key) ?? meanAfter(model, kept);
    means.set(key, mean);
    if (mean > bestMean || (mean === bestMean && kept.length > bestKept)) {
      best = keep;
      bestMean = mean;
      bestKept = kept.length;
    }
  }
  return best;
}

/** The average result, in stakes, if these lanterns are kept and the others are cast again. */
export function meanAfter(model: Model, kept: readonly string[]): number {
  const [strip = ''] = model.strips;
  const size = model.strips.length - kept.length;
  let total = 0;
  eachDraw(strip, size, (drawn, ways) => {
    total += ways * (setWin(model, [...kept, ...drawn])?.multiple ?? 0);
  });
  return total / strip.length ** size;
}
