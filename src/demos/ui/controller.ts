import { play, type Choice } from '../engine/play.ts';
import { cryptoRandom } from '../engine/random.ts';
import { gridAt, type Round } from '../engine/round.ts';
import { canPlay, newSession, payOut, payStake, refill, START_CREDITS } from '../engine/session.ts';
import type { Model } from '../game.ts';
import { createBoard, fillTable } from './board.ts';
import { announce, find, setText } from './dom.ts';
import { drawLanterns } from './draw-lanterns.ts';
import { lightFactor } from './features.ts';
import { formatNumber } from './format.ts';
import { createKeepButtons } from './keep-buttons.ts';
import { wait } from './motion.ts';
import {
  adviceSentence,
  firstCastSentence,
  netSentence,
  resultLine,
  resultSentence,
} from './sentences.ts';
import { showSteps } from './show-steps.ts';
import { spinReels } from './spin-reels.ts';
import { CYCLE } from './timing.ts';

/** Plays the rounds of one visit. Calls `onReady` when another round can start. */
export function createController(model: Model, onReady: () => void) {
  const button = find('.spin');
  const board = createBoard(model);
  const keepButtons = model.rule.kind === 'sets' ? createKeepButtons(model) : undefined;
  const buttonText = button.textContent ?? '';
  const startCredits = formatNumber(START_CREDITS);
  let session = newSession();
  let busy = false;
  let firstCast: Choice['stops'] | undefined;

  const isOver = () => !firstCast && !canPlay(session);

  function showSession(): void {
    setText('.credits', formatNumber(session.credits));
    setText('.net', formatNumber(session.net));
  }

  function showButton(): void {
    if (isOver()) button.textContent = `Start again with ${startCredits}`;
    else button.textContent = firstCast ? 'Cast again' : buttonText;
  }

  /** Plays a round, or one of its two casts in a game of sets. */
  async function playOnce(): Promise<void> {
    const choice = firstCast && keepButtons && { stops: firstCast, keep: keepButtons.take() };
    if (!choice) session = payStake(session);
    showSession();
    board.clear();
    find('.wheel').hidden = true;
    lightFactor(0);
    const round = play(model, cryptoRandom, choice);
    if (keepButtons) await drawLanterns(model, board, round, choice?.keep);
    else await spinReels(model, board, round);
    if (keepButtons && !choice) return offerChoice(round);
    firstCast = undefined;
    await showSteps(model, board, round);
    session = payOut(session, round.multiple);
    showSession();
    announce(resultLine(round), resultSentence(model, round, session));
  }

  function offerChoice({ stops }: Round): void {
    const grid = gridAt(model, stops);
    const shown = grid.flat();
    fillTable(model, grid);
    firstCast = stops;
    const advice = adviceSentence(keepButtons?.offer(shown) ?? []);
    announce(advice, firstCastSentence(model, shown, advice));
  }

  function startAgain(): void {
    session = refill(session);
    showSession();
    announce('', '');
    showButton();
  }

  return {
    isBusy: () => busy,
    /** The net result of this visit as a sentence. */
    net: () => netSentence(session),
    /** Handles a press of the main button. */
    async press() {
      if (busy) return;
      if (isOver()) return startAgain();
      busy = true;
      button.setAttribute('aria-disabled', 'true');
      button.textContent = keepButtons ? 'Casting' : 'Spinning';
      setText('.result', '');
      const began = performance.now();
      await playOnce();
      await wait(began + CYCLE - performance.now());
      busy = false;
      if (isOver()) {
        announce(`Demo over. Start again with ${startCredits} play credits?`, 'Demo over.');
      }
      button.removeAttribute('aria-disabled');
      showButton();
      onReady();
    },
  };
}
