import { broughtBy, findsOf } from '../engine/finds.ts';
import type { Step } from '../engine/round.ts';
import type { DemoGame } from '../game.ts';

/** The eight places on the ground that show what this visit has found. Only the page remembers them. */
export function createFinds(game: DemoGame) {
  const finds = findsOf(game);
  const found = new Set<string>();
  return {
    /** Shows what is new in a round, and returns its names. */
    take(steps: readonly Step[]): string[] {
      const brought = broughtBy(steps);
      const places = document.querySelectorAll('.finds li');
      return finds.flatMap(({ by, name }, place) => {
        if (!brought.has(by) || found.has(name)) return [];
        found.add(name);
        places[place]?.classList.add('found');
        return [name];
      });
    },
    isComplete: () => found.size === finds.length,
    /** The name of the best that was found. */
    best: () => finds.find(({ name }) => found.has(name))?.name,
  };
}
