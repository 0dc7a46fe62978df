import { play } from '../engine/play.ts';
import { cryptoRandom } from '../engine/random.ts';
import { resultOf } from '../engine/round.ts';
import type { Grid, Step } from '../engine/step.ts';
import { STAKE, START_CREDITS, type DemoGame } from '../game.ts';
import { createBoard, fillTable } from './board.ts';
import { find, setText } from './dom.ts';
import { formatNumber } from './format.ts';
import { wait } from './motion.ts';
import { COUNTING_TIME, showProgress, showResult, winSize } from './result.ts';
import { foundText, resultSentence, resultText, stepSentence, winText } from './sentences.ts';
import type { Sound } from './sound.ts';
import { spinReels } from './spin-reels.ts';
import type { Show, Stage } from './stage.ts';
import { CYCLE, FREE, ROUND } from './timing.ts';
import type { Visit } from './visit.ts';

/** Plays the rounds of one visit. Calls `onReady` when another round can start, and waits for it. */
export function createController(
  game: DemoGame,
  setStage: (stage: Stage) => Show,
  visit: Visit,
  sound: Sound,
  onReady: () => Promise<void>,
) {
  const { credits } = visit;
  const { model, doing = {} } = game;
  const button = find('.spin');
  const board = createBoard(model, sound);
  const show = setStage({ board, sound, press: waitForPress });
  const land = show.land ?? ((step, pace) => spinReels(board, step, pace));
  let busy = false;
  /** Goes on with a round that waits for the main button. */
  let goOn: (() => void) | undefined;

  /** Whether a round is shown, or the complete picture, about which the visitor is asked next. */
  const isBusy = () => (busy && !goOn) || document.body.classList.contains('complete');

  /** Makes the main button wait, and says on it what happens meanwhile. */
  const hold = (what = game.button[1]) =>
    Object.assign(button, { ariaDisabled: 'true', textContent: what });

  /** Lets the main button work again, and says on it what the next press does. */
  const release = (what = game.button[0]) =>
    Object.assign(button, { ariaDisabled: null, textContent: what });

  async function waitForPress(label: string): Promise<void> {
    release(label);
    const pressed = new Promise<void>((resolve) => (goOn = resolve));
    void onReady();
    await pressed;
    hold();
  }

  /** Plays a round, and returns the board at its end. */
  async function playOnce(): Promise<Grid> {
    credits.payStake();
    board.clear();
    show.begin?.();
    sound.pull();
    const steps = await showSteps(play(game, cryptoRandom));
    show.settle?.();
    await showOutcome(steps);
    return steps.findLast((step) => 'grid' in step)?.grid ?? [];
  }

  /** Animates the steps of a round, notes what each has found, and returns them. */
  async function showSteps(drawn: readonly Step[]): Promise<Step[]> {
    const steps = [...drawn];
    let shown: Grid = [];
    for (const [index, step] of steps.entries()) {
      const name = doing[step.type]?.(step as never) ?? (step.type === 'pay' && 'Counting');
      if (name) hold(name);
      if (step.type === 'land') await land(step, index ? FREE : ROUND);
      else if (step.type === 'choose') {
        fillTable(model, step.grid);
        const choice = (await show.choose?.(step)) ?? 0;
        setText('.detail', '');
        steps.push(...step.after(choice));
      } else await show[step.type]?.(step as never, shown);
      if (visit.note(step)) sound.find();
      if (step.type === 'pay') {
        const marked = board.mark(step);
        if (index === steps.length - 1) break;
        const multiple = resultOf([step]);
        const reached = resultOf(steps.slice(0, index + 1));
        const headline = reached ? `So far ${formatNumber(reached * STAKE)}` : '';
        const detail = stepSentence(game, step);
        const size = multiple ? winSize(multiple) : undefined;
        showProgress(detail, headline, size, winSize(reached));
        if (size) sound.win(size);
        await marked;
        showProgress(detail, headline, undefined, winSize(reached));
      }
      if ('grid' in step) shown = step.grid;
    }
    fillTable(model, shown);
    return steps;
  }

  async function showOutcome(steps: readonly Step[]): Promise<void> {
    const multiple = resultOf(steps);
    const news = visit.count();
    credits.payOut(multiple);
    const last = credits.areGone() ? 'That was the last of your credits.' : '';
    const result = resultText(game, steps, news);
    if (last) result.detail += ` ${last}`;
    const round = resultSentence(game, steps, credits.held());
    const sentence = [round, foundText(news), last].filter(Boolean).join(' ');
    const size = winSize(multiple);
    // Where the last step pays nothing, those before it have told the sum, each by its own tune.
    const told = STAKE * resultOf(steps.slice(0, -1));
    const isTold = told === STAKE * multiple;
    if (!multiple) return showResult(result, sentence);
    if (!isTold) sound.win(size);
    hold('Counting');
    showResult(result, sentence, size);
    await credits.countUp(multiple, COUNTING_TIME[isTold ? 'small' : size], (won) => {
      if (size !== 'small' && !isTold) setText('.headline', winText(Math.max(won, told)));
    });
  }

  function startAgain(): void {
    credits.refill();
    find('.leave').hidden = true;
    showResult({ detail: '' });
    release();
  }

  return {
    isBusy,
    /** Gives new credits after the last are gone. */
    startAgain,
    /** Handles a press of the main button. */
    async press() {
      goOn?.();
      goOn = undefined;
      if (busy || isBusy()) return;
      if (credits.areGone()) return startAgain();
      busy = true;
      hold();
      showResult({ detail: '' });
      const began = performance.now();
      const grid = await playOnce();
      await wait(began + CYCLE - performance.now());
      busy = false;
      void show.end?.(grid, () => busy);
      await onReady();
      find('.leave').hidden = !credits.areGone();
      release(credits.areGone() ? `Start again with ${formatNumber(START_CREDITS)}` : undefined);
    },
  };
}
