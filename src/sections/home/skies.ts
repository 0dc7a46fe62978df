import { dayLength } from '../../schemas/hours/range.ts';

/** The skies of the day, the last one after midnight. */
export type Sky = 'dawn' | 'day' | 'dusk' | 'night' | 'late';

/** The start of each sky. Before the first one, the sky is `late`. */
const skies: [fromHour: number, sky: Sky][] = [
  [20, 'night'],
  [17, 'dusk'],
  [10, 'day'],
  [5, 'dawn'],
];

/** The sky at a minute of the typical day, or of the night after it. */
export function skyAt(minute: number): Sky {
  const hour = (minute % dayLength) / 60;
  return skies.find(([from]) => hour >= from)?.[1] ?? 'late';
}
