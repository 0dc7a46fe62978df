import { play } from '../engine/play.ts';
import { cryptoRandom } from '../engine/random.ts';
import { resultOf, type Grid, type Step } from '../engine/round.ts';
import { START_CREDITS } from '../engine/session.ts';
import type { Model } from '../game.ts';
import { playBar } from './bar.ts';
import { createBoard } from './board.ts';
import { createChooser } from './chooser.ts';
import { find, setText } from './dom.ts';
import { lightFactor } from './drop-pads.ts';
import { formatNumber } from './format.ts';
import { createMainButton } from './main-button.ts';
import { wait } from './motion.ts';
import { countingTime, showProgress, showResult, winSize } from './result.ts';
import { foundText, resultSentence, resultText, winText } from './sentences.ts';
import { showSteps } from './show-steps.ts';
import { createSound } from './sound.ts';
import type { Visit } from './visit.ts';
import { CYCLE, MOMENT } from './timing.ts';
import { restWheel } from './wheel.ts';

/** Plays the rounds of one visit. Calls `onReady` when another round can start. */
export function createController(model: Model, visit: Visit, onReady: () => void) {
  const { credits } = visit;
  const button = createMainButton();
  const sound = createSound();
  const board = createBoard(model, sound.tick);
  const chooser = createChooser(model, button, onReady);
  let busy = false;

  const isOver = () => !credits.canPlay();

  /** Plays a round, and returns the board at its end. */
  async function playOnce(): Promise<Grid> {
    credits.payStake();
    board.clear();
    restWheel();
    lightFactor(0);
    sound.startLoop();
    const drawn = play(model, cryptoRandom);
    const round = {
      onStep: button.wait,
      onProgress: showProgress,
      onPeg: sound.tick,
      choose: chooser.choose,
    };
    const steps = await showSteps(model, board, drawn, round);
    await showOutcome(steps);
    return steps.findLast((step) => 'grid' in step)?.grid ?? [];
  }

  async function showOutcome(steps: readonly Step[]): Promise<void> {
    const multiple = resultOf(steps);
    const news = visit.count(steps);
    credits.payOut(multiple);
    sound.stopLoop();
    const last = isOver() ? 'That was the last of your credits.' : '';
    const result = resultText(model, steps, news);
    if (last) result.detail += ` ${last}`;
    const spoken = [resultSentence(model, steps, credits.session()), foundText(news), last];
    const sentence = spoken.filter(Boolean).join(' ');
    if (!multiple) return showResult(result, sentence);
    sound.win();
    const size = winSize(multiple);
    showResult(result, sentence, size);
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
    isBusy: () => busy && !chooser.isWaiting(),
    /** Gives new credits after the last are gone. */
    startAgain,
    /** Handles a press of the main button. */
    async press() {
      chooser.goOn();
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
      if (sound.music) void playBar(board, grid, sound.music, sound.strike, () => busy);
    },
  };
}
