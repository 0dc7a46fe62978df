import { broughtBy } from '../engine/finds.ts';
import type { Step } from '../engine/round.ts';

/** The eight places on the ground that show what this visit has found. Only the page remembers them. */
export function createFinds() {
  const places = [...document.querySelectorAll<HTMLElement>('.finds li')];
  return {
    /** Shows what is new in a round, and returns its names. */
    take(steps: readonly Step[]): string[] {
      const brought = broughtBy(steps);
      const found = places.filter(
        ({ dataset, classList }) =>
          brought.has(dataset['by'] ?? '') && !classList.contains('found'),
      );
      for (const place of found) place.classList.add('found');
      return found.map(({ dataset }) => dataset['name'] ?? '');
    },
    isComplete: () => places.every(({ classList }) => classList.contains('found')),
  };
}
