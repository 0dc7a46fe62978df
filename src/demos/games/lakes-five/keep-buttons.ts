import { afterKeeping, bestToKeep, createMean, isKept } from '../../engine/sets.ts';
import type { Model } from '../../game.ts';
import { buttonGroup, query, span } from '../../ui/dom.ts';

/** A choice of lanterns: which are kept, and what that pays on average, in stakes. */
export interface Keeping {
  kept: readonly boolean[];
  average: number;
}

/** The buttons that keep lanterns, each over its lantern. Calls `onChange` after every change. */
export function createKeepButtons(model: Model, onChange: () => void) {
  const lanterns = [...document.querySelectorAll('.reel')];
  const labels = lanterns.map(() => '');
  const { group, buttons } = buttonGroup('keep-buttons', 'Lanterns to keep', labels, toggle);
  const mean = createMean(model);
  let hand: readonly string[] = [];
  let choice = 0;
  let isOffered = false;
  const keeping = (of: number): Keeping => ({
    kept: hand.map((_, lantern) => isKept(of, lantern)),
    average: mean(afterKeeping(hand, of)),
  });

  function show(): void {
    group.hidden = !isOffered;
    for (const [lantern, button] of buttons.entries()) {
      const kept = isOffered && isKept(choice, lantern);
      button.replaceChildren(span('choice-word', `${lantern + 1} ${kept ? 'Kept' : 'Again'}`));
      button.classList.toggle('kept', kept);
      lanterns[lantern]?.classList.toggle('again', isOffered && !kept);
    }
  }

  function toggle(lantern: number): void {
    if (!isOffered) return;
    choice ^= 1 << lantern;
    show();
    onChange();
  }

  query('.board').append(group);
  show();

  return {
    mine: () => keeping(choice),
    best: () => keeping(bestToKeep(mean, hand)),
    offer(shown: readonly string[]) {
      hand = shown;
      choice = bestToKeep(mean, shown);
      isOffered = true;
      show();
    },
    close(): number {
      isOffered = false;
      show();
      return choice;
    },
  };
}
