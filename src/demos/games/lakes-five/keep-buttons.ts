import { afterKeeping, bestToKeep, createMean, isKept } from '../../engine/sets.ts';
import { lakesFive } from './game.ts';
import type { Keeping } from './sentences.ts';
import { buttonGroup } from '../../ui/button-group.ts';
import { query, span } from '../../ui/dom.ts';

/** The buttons that keep lanterns, each over its lantern. Calls `onChange` after every change. */
export function createKeepButtons(onChange: () => void) {
  const lanterns = [...document.querySelectorAll('.reel')];
  const labels = lanterns.map(() => '');
  const { group, buttons, offer } = buttonGroup('keep-buttons', 'Lanterns to keep', labels, toggle);
  const mean = createMean(lakesFive.model, lakesFive.rule.sets);
  let hand: readonly string[] = [];
  let choice = 0;
  const keeping = (of: number): Keeping => ({
    kept: hand.map((_, lantern) => isKept(of, lantern)),
    average: mean(afterKeeping(hand, of)),
  });

  function show(): void {
    for (const [lantern, button] of buttons.entries()) {
      const kept = isKept(choice, lantern);
      button.replaceChildren(span('choice-word', `${lantern + 1} ${kept ? 'Kept' : 'Again'}`));
      button.classList.toggle('kept', kept);
      lanterns[lantern]?.classList.toggle('again', !group.hidden && !kept);
    }
  }

  function toggle(lantern: number): void {
    choice ^= 1 << lantern;
    show();
    onChange();
  }

  query('.board').append(group);
  group.hidden = true;

  return {
    mine: () => keeping(choice),
    best: () => keeping(bestToKeep(mean, hand)),
    offer(shown: readonly string[]) {
      hand = shown;
      choice = bestToKeep(mean, shown);
      offer();
      show();
    },
    close(): number {
      group.hidden = true;
      show();
      return choice;
    },
  };
}
