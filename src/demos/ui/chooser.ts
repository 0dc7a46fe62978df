import type { StepOf } from '../engine/round.ts';
import { OFFERED_WHEEL } from '../engine/wheel.ts';
import type { Model } from '../game.ts';
import { createChoice } from './choice.ts';
import { createKeepButtons } from './keep-buttons.ts';
import { lookAtLeaf } from './leaves.ts';
import type { createMainButton } from './main-button.ts';
import { showProgress, showResult } from './result.ts';
import {
  adviceSentence,
  choiceSentence,
  choiceWords,
  firstCastSentence,
  keptSentence,
} from './sentences.ts';
import { showWheel } from './wheel.ts';

/** Lets the player choose within a round. Calls `onWait` when the round waits for the main button. */
export function createChooser(
  model: Model,
  button: ReturnType<typeof createMainButton>,
  onWait: () => void,
) {
  const showKept = (kept: readonly string[]) => showProgress(keptSentence(model, kept));
  const keepButtons = model.rule.kind === 'sets' ? createKeepButtons(model, showKept) : undefined;
  const choice = createChoice();
  let pressed: (() => void) | undefined;

  /** Waits for the lanterns that the player keeps, until the main button casts the others. */
  async function keepLanterns(
    { offer, take }: NonNullable<typeof keepButtons>,
    shown: readonly string[],
  ): Promise<number> {
    const detail = adviceSentence(offer(shown));
    showResult({ detail }, firstCastSentence(model, shown, detail));
    button.release('Cast again, free');
    const cast = new Promise<void>((resolve) => (pressed = resolve));
    onWait();
    await cast;
    button.wait();
    showResult({ detail: '' });
    return take();
  }

  return {
    /** Waits for the player's choice. */
    async choose(step: StepOf<'choose'>): Promise<number> {
      if (keepButtons) return keepLanterns(keepButtons, step.grid.flat());
      showResult({ detail: choiceSentence(model, step) });
      const words = choiceWords(model, step);
      if (step.what === 'leaf') return choice.take(words, 0, lookAtLeaf);
      return choice.take(words, OFFERED_WHEEL, (wheel) => showWheel(model, wheel));
    },
    /** Whether the round waits for the main button. */
    isWaiting: () => pressed !== undefined,
    /** Goes on with a round that waits for the main button. */
    goOn() {
      pressed?.();
      pressed = undefined;
    },
  };
}
