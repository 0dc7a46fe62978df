import type { Model } from '../game.ts';
import { eachDraw, setWin } from './sets.ts';

/** Which lanterns are best kept, and what that choice returns on average, in stakes. */
export interface Hold {
  keep: readonly boolean[];
  mean: number;
}

/** Weighs all 32 ways to keep lanterns of a first cast. Of equal ones it takes that which keeps most. */
export function bestHold(model: Model, shown: readonly string[]): Hold {
  const means = new Map<string, number>();
  let best: Hold = { keep: [], mean: -1 };
  let bestKept = -1;
  for (let mask = 0; mask < 2 ** shown.length; mask++) {
    const keep = shown.map((_, lantern) => (mask & (1 << lantern)) > 0);
    const kept = shown.filter((_, lantern) => keep[lantern]);
    const key = [...kept].sort().join('');
    const mean = means.get(key) ?? meanAfter(model, kept);
    means.set(key, mean);
    if (mean > best.mean || (mean === best.mean && kept.length > bestKept)) {
      best = { keep, mean };
      bestKept = kept.length;
    }
  }
  return best;
}

/** The average result when these are kept and the others are cast again. */
export function meanAfter(model: Model, kept: readonly string[]): number {
  const [strip = ''] = model.strips;
  const size = model.strips.length - kept.length;
  let total = 0;
  eachDraw(strip, size, (drawn, ways) => {
    total += ways * (setWin(model, [...kept, ...drawn])?.multiple ?? 0);
  });
  return total / strip.length ** size;
}
