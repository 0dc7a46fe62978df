import { broughtBy } from '../engine/finds.ts';
import type { Step } from '../engine/round.ts';

/** The eight places on the ground that show what this visit has found. Only the page remembers them. */
export function createFinds() {
  // The best first.
  const places = [...document.querySelectorAll<HTMLElement>('.finds li')];
  const isFound = ({ classList }: HTMLElement) => classList.contains('found');
  return {
    /** Shows what is new in a round, and returns its names. */
    take(steps: readonly Step[]): string[] {
      const brought = broughtBy(steps);
      const found = places.filter(
        (place) => brought.has(place.dataset['by'] ?? '') && !isFound(place),
      );
      for (const place of found) place.classList.add('found');
      return found.map(({ dataset }) => dataset['name'] ?? '');
    },
    isComplete: () => places.every(isFound),
    /** The name of the best that was found. */
    best: () => places.find(isFound)?.dataset['name'],
  };
}
