import { play } from '../engine/play.ts';
import { cryptoRandom } from '../engine/random.ts';
import { resultOf, type Grid, type Step, type StepOf } from '../engine/round.ts';
import { START_CREDITS } from '../engine/session.ts';
import { OFFERED_WHEEL } from '../engine/wheel.ts';
import type { Model } from '../game.ts';
import { playBar } from './bar.ts';
import { createBoard } from './board.ts';
import { createChoice } from './choice.ts';
import { find, setText } from './dom.ts';
import { lightFactor } from './drop-pads.ts';
import { formatNumber } from './format.ts';
import { createKeepButtons } from './keep-buttons.ts';
import { lookAtLeaf } from './leaves.ts';
import { createMainButton } from './main-button.ts';
import { wait } from './motion.ts';
import { countingTime, showProgress, showResult, winSize } from './result.ts';
import {
  adviceSentence,
  choiceSentence,
  choiceWords,
  firstCastSentence,
  keptSentence,
  resultSentence,
  resultText,
  winText,
} from './sentences.ts';
import { showSteps } from './show-steps.ts';
import { createSound } from './sound.ts';
import type { Visit } from './visit.ts';
import { restWheel, showWheel } from './wheel.ts';
import { CYCLE, MOMENT } from './timing.ts';

/** Plays the rounds of one visit. Calls `onReady` when another round can start. */
export function createController(model: Model, visit: Visit, onReady: () => void) {
  const { credits } = visit;
  const button = createMainButton();
  const sound = createSound();
  const board = createBoard(model, sound.tick);
  const showKept = (kept: readonly string[]) => showProgress(keptSentence(model, kept));
  const keepButtons = model.rule.kind === 'sets' ? createKeepButtons(model, showKept) : undefined;
  const choice = createChoice();
  let busy = false;
  /** Goes on with a round that waits for the main button. */
  let goOn: (() => void) | undefined;

  const isOver = () => !credits.canPlay();

  /** Plays a round, and returns the board at its end. */
  async function playOnce(): Promise<Grid> {
    credits.payStake();
    board.clear();
    restWheel();
    lightFactor(0);
    if (model.rule.kind === 'groups') sound.startLoop();
    const drawn = play(model, cryptoRandom);
    const round = { onStep: button.wait, onTotal: showProgress, onPeg: sound.tick, choose };
    const steps = await showSteps(model, board, drawn, round);
    await showOutcome(steps);
    return steps.findLast((step) => 'grid' in step)?.grid ?? [];
  }

  /** Waits for the player's choice. */
  async function choose(step: StepOf<'choose'>): Promise<number> {
    if (keepButtons) {
      const shown = step.grid.flat();
      const detail = adviceSentence(keepButtons.offer(shown));
      showResult({ detail }, firstCastSentence(model, shown, detail));
      button.release('Cast again, free');
      const pressed = new Promise<void>((resolve) => (goOn = resolve));
      onReady();
      await pressed;
      button.wait();
      showResult({ detail: '' });
      return keepButtons.take();
    }
    showResult({ detail: choiceSentence(model, step) });
    const words = choiceWords(model, step);
    if (step.what === 'leaf') return choice.take(words, 0, lookAtLeaf);
    return choice.take(words, OFFERED_WHEEL, (wheel) => showWheel(model, wheel));
  }

  async function showOutcome(steps: readonly Step[]): Promise<void> {
    const multiple = resultOf(steps);
    const found = visit.count(steps);
    credits.payOut(multiple);
    sound.stopLoop();
    const last = isOver() ? ' That was the last of your credits.' : '';
    const { headline, detail } = resultText(model, steps);
    const sentence = resultSentence(model, steps, credits.session()) + found + last;
    if (!headline) return showResult({ detail: detail + found + last }, sentence);
    sound.win();
    const size = winSize(multiple);
    showResult({ headline, detail: detail + found }, sentence, size);
    await credits.countUp(multiple, countingTime(multiple), (won) => {
      if (size !== 'small') setText('.headline', winText(won));
    });
    if (size === 'large') await wait(MOMENT);
  }

  function startAgain(): void {
    credits.refill();
    find('.leave').hidden = true;
    showResult({ detail: '' });
    button.release();
  }

  return {
    isBusy: () => busy && !goOn,
    /** Gives new credits after the last are gone. */
    startAgain,
    /** Handles a press of the main button. */
    async press() {
      if (goOn) {
        goOn();
        goOn = undefined;
      }
      if (busy) return;
      if (isOver()) return startAgain();
      busy = true;
      button.wait();
      showResult({ detail: '' });
      const began = performance.now();
      const grid = await playOnce();
      await wait(began + CYCLE - performance.now());
      busy = false;
      find('.leave').hidden = !isOver();
      button.release(isOver() ? `Start again with ${formatNumber(START_CREDITS)}` : undefined);
      onReady();
      if (model.rule.kind === 'groups') void playBar(board, grid, sound.strike, () => busy);
    },
  };
}
