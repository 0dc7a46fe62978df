import { afterKeeping, bestToKeep, createMean } from '../engine/keep-advice.ts';
import { isKept } from '../engine/sets.ts';
import type { Model } from '../game.ts';
import { onGameKey } from './dom.ts';

/** The buttons that keep lanterns. A tap on a lantern does the same. `onChange` hears the symbols that are kept. */
export function createKeepButtons(model: Model, onChange: (kept: string[]) => void) {
  const buttons = [...document.querySelectorAll<HTMLElement>('.keep-buttons button')];
  const lanterns = document.querySelectorAll('.reel');
  const mean = createMean(model);
  let hand: readonly string[] = [];
  let choice = 0;
  let isOffered = false;

  function show(): void {
    for (const [lantern, button] of buttons.entries()) {
      const kept = isKept(choice, lantern);
      button.ariaDisabled = String(!isOffered);
      button.ariaPressed = String(isOffered && kept);
      (button.lastElementChild as HTMLElement).textContent = kept ? 'Kept' : 'Again';
      lanterns[lantern]?.classList.toggle('kept', isOffered && kept);
    }
  }

  function toggle(lantern: number): void {
    if (!isOffered || !buttons[lantern]) return;
    choice ^= 1 << lantern;
    show();
    onChange(hand.filter((_, place) => isKept(choice, place)));
  }

  for (const places of [buttons, lanterns]) {
    places.forEach((place, at) => place.addEventListener('click', () => toggle(at)));
  }
  onGameKey((key) => toggle(Number(key) - 1));

  return {
    /** What the choice pays on average, in stakes. */
    average: () => mean(afterKeeping(hand, choice)),
    /** Enables the buttons, preselects the best choice, and returns it. */
    offer(shown: readonly string[]): boolean[] {
      hand = shown;
      choice = bestToKeep(mean, shown);
      isOffered = true;
      show();
      return shown.map((_, lantern) => isKept(choice, lantern));
    },
    /** Disables the buttons and returns the choice. */
    take(): number {
      isOffered = false;
      show();
      return choice;
    },
  };
}
