import type { Model } from '../game.ts';
import { bestHold } from '../play/best-hold.ts';
import { play } from '../play/play.ts';
import { gridAt, type Round } from '../play/round.ts';
import type { Random } from '../rng.ts';

const holds = new Map<string, Set<string>>();

/** Plays a round to its end; lanterns are kept as the game advises. */
export function playThrough(model: Model, random: Random): Round {
  const first = play(model, random);
  if (model.rule.pays !== 'sets') return first;
  const { stops } = first;
  const shown = gridAt(model, stops).flat();
  const key = [...shown].sort().join('');
  let kept = holds.get(key);
  if (!kept) {
    // Of like lanterns the advice keeps all or none, so that it can be remembered for each mix.
    const { keep } = bestHold(model, shown);
    kept = new Set(shown.filter((_, lantern) => keep[lantern]));
    holds.set(key, kept);
  }
  return play(model, random, { stops, keep: shown.map((symbol) => kept.has(symbol)) });
}
