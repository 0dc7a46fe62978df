import { windowAt } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { add } from './tally.ts';

/** What a reel may show, from top to bottom, and at how many of its stops. */
export type Views = ReadonlyMap<string, number>;

/** The views of a strip. */
export function viewsOf({ rows }: Model, strip: string): Views {
  const views = new Map<string, number>();
  for (const stop of [...strip].keys()) add(views, windowAt(strip, stop, rows).join(''), 1);
  return views;
}

/** The number of stops that give these views. */
export const waysOf = (views: Views): number => views.values().reduce((sum, ways) => sum + ways, 0);
