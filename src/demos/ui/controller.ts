import { play, type Choice } from '../engine/play.ts';
import { cryptoRandom } from '../engine/random.ts';
import { gridAt, type Round } from '../engine/round.ts';
import { START_CREDITS } from '../engine/session.ts';
import type { Model } from '../game.ts';
import { createBoard, fillTable } from './board.ts';
import { createCredits } from './credits.ts';
import { find, setText } from './dom.ts';
import { drawLanterns } from './draw-lanterns.ts';
import { dropBoard } from './drop-pads.ts';
import { lightFactor } from './features.ts';
import { formatNumber } from './format.ts';
import { createKeepButtons } from './keep-buttons.ts';
import { createMainButton } from './main-button.ts';
import { wait } from './motion.ts';
import { countingTime, showProgress, showResult, winSize } from './result.ts';
import {
  adviceSentence,
  firstCastSentence,
  netSentence,
  resultSentence,
  resultText,
  winText,
} from './sentences.ts';
import { showSteps } from './show-steps.ts';
import { createSound } from './sound.ts';
import { spinReels } from './spin-reels.ts';
import { CYCLE, MOMENT } from './timing.ts';

/** Plays the rounds of one visit. Calls `onReady` when another round can start. */
export function createController(model: Model, onReady: () => void) {
  const button = createMainButton();
  const credits = createCredits();
  const sound = createSound();
  const board = createBoard(model, sound.tick);
  const keepButtons = model.rule.kind === 'sets' ? createKeepButtons(model) : undefined;
  let busy = false;
  let firstCast: Choice['stops'] | undefined;

  const isOver = () => !firstCast && !credits.canPlay();

  /** What the next press does. Undefined for a new round. */
  function next(): string | undefined {
    if (isOver()) return `Start again with ${formatNumber(START_CREDITS)}`;
    return firstCast && 'Cast again, free';
  }

  /** Plays a round, or one of its two casts in a game of sets. */
  async function playOnce(): Promise<void> {
    const choice = firstCast && keepButtons && { stops: firstCast, keep: keepButtons.take() };
    if (!choice) credits.payStake();
    board.clear();
    find('.wheel').hidden = true;
    lightFactor(0);
    const round = play(model, cryptoRandom, choice);
    await land(round, choice?.keep);
    if (keepButtons && !choice) return offerChoice(round);
    firstCast = undefined;
    await showSteps(model, board, round, { onStep: button.wait, onTotal: showProgress });
    await showOutcome(round);
  }

  async function land(round: Round, keep?: readonly boolean[]): Promise<void> {
    if (keepButtons) return drawLanterns(model, board, round, keep);
    if (model.rule.kind !== 'groups') return spinReels(model, board, round);
    sound.startLoop();
    return dropBoard(model, board, round);
  }

  async function showOutcome(round: Round): Promise<void> {
    const { multiple } = round;
    credits.payOut(multiple);
    sound.stopLoop();
    const last = isOver() ? ' That was the last of your credits.' : '';
    const { headline, detail } = resultText(model, round);
    const sentence = resultSentence(model, round, credits.session()) + last;
    if (!headline) return showResult({ detail: detail + last }, sentence);
    sound.win();
    const size = winSize(multiple);
    showResult({ headline, detail }, sentence, size);
    await credits.countUp(multiple, countingTime(multiple), (won) => {
      if (size !== 'small') setText('.headline', winText(won));
    });
    if (size === 'large') await wait(MOMENT);
  }

  function offerChoice({ stops }: Round): void {
    const grid = gridAt(model, stops);
    const shown = grid.flat();
    fillTable(model, grid);
    firstCast = stops;
    const detail = adviceSentence(keepButtons?.offer(shown) ?? []);
    showResult({ detail }, firstCastSentence(model, shown, detail));
  }

  function startAgain(): void {
    credits.refill();
    find('.leave').hidden = true;
    showResult({ detail: '' });
    button.release();
  }

  return {
    isBusy: () => busy,
    /** The net result of this visit as a sentence. */
    net: () => netSentence(credits.session()),
    /** Gives new credits after the last are gone. */
    startAgain,
    /** Handles a press of the main button. */
    async press() {
      if (busy) return;
      if (isOver()) return startAgain();
      busy = true;
      button.wait();
      showResult({ detail: '' });
      const began = performance.now();
      const isSecondCast = Boolean(firstCast);
      await playOnce();
      // A second cast belongs to the same round.
      if (!isSecondCast) await wait(began + CYCLE - performance.now());
      busy = false;
      find('.leave').hidden = !isOver();
      button.release(next());
      onReady();
    },
  };
}
