import { play } from '../engine/play.ts';
import { cryptoRandom } from '../engine/random.ts';
import { resultOf } from '../engine/round.ts';
import type { Grid, Step } from '../engine/step.ts';
import { STAKE, START_CREDITS, type DemoGame } from '../game.ts';
import { createBoard, fillTable } from './board.ts';
import { find, setText } from './dom.ts';
import { formatNumber } from './format.ts';
import { wait } from './motion.ts';
import { COUNTING_TIME, showHeadline, showProgress, showResult, winSize } from './result.ts';
import { foundText, resultSentence, resultText, stepSentence, winText } from './sentences.ts';
import type { Sound } from './sound.ts';
import { crossFade } from './spin-reels.ts';
import type { Show, Stage } from './stage.ts';
import { BRIEF, CYCLE, FREE, ROUND } from './timing.ts';
import type { Visit } from './visit.ts';

const LAST = `That was the last of your credits. Leave it there, or start again with ${formatNumber(START_CREDITS)}.`;

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
  const leave = find('.leave');
  const board = createBoard(model, sound);
  const show = setStage({ board, sound, press: waitForPress });
  const land = show.land ?? ((step, pace) => crossFade(board, step, pace));
  let busy = false;
  /** Ends the count that is shown, which a press of the main button may pass. */
  let pass: (() => void) | undefined;
  /** Before that time, a press may still mean a count that has ended. */
  let freeFrom = 0;
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

  async function waitForPress(label: string, elsewhere?: Promise<unknown>): Promise<void> {
    release(label);
    const pressed = new Promise<void>((resolve) => (goOn = resolve));
    void onReady();
    await Promise.race([pressed, elsewhere ?? pressed]);
    goOn = undefined;
    hold();
  }

  /** Shows a count until it ends, or a press passes it. */
  async function showCount(shown: (isPassed: () => boolean) => Promise<unknown>): Promise<void> {
    let isPassed = false;
    const passed = new Promise<void>((resolve) => (pass = resolve)).then(() => (isPassed = true));
    button.textContent = 'Skip the count';
    await Promise.race([passed, shown(() => isPassed)]);
    pass = undefined;
    hold();
    freeFrom = performance.now() + 300;
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
      if (step.type === 'land') {
        // What has won speaks of the board before.
        if (index) setText('.detail', '');
        await land(step, index ? FREE : ROUND);
      } else if (step.type === 'choose') {
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
        await showCount(() => Promise.race([marked, wait(BRIEF)]));
        showProgress(detail, headline, undefined, winSize(reached));
      }
      if ('grid' in step) shown = step.grid;
    }
    fillTable(model, shown);
    return steps;
  }

  async function showOutcome(steps: readonly Step[]): Promise<void> {
    const multiple = resultOf(steps);
    const news = visit.count(multiple);
    credits.payOut(multiple);
    const last = credits.areGone() ? LAST : '';
    const result = resultText(game, steps, news);
    if (last) result.detail += ` ${last}`;
    const round = resultSentence(game, steps, credits.held());
    const found = news.length ? `${foundText(news)} ${visit.tally()}` : '';
    const sentence = [round, found, last].filter(Boolean).join(' ');
    const size = winSize(multiple);
    // Where the last step pays nothing, those before it have told the sum, each by its own tune.
    const told = STAKE * resultOf(steps.slice(0, -1));
    const isTold = told === STAKE * multiple;
    if (!multiple) return showResult(result, sentence);
    if (!isTold) sound.win(size);
    hold('Counting');
    showResult(result, sentence, size);
    const onCount = (won: number) => {
      if (size !== 'small' && !isTold) showHeadline(winText(Math.max(won, told)));
    };
    await showCount((isPassed) =>
      credits.countUp(multiple, COUNTING_TIME[isTold ? 'small' : size], onCount, isPassed),
    );
    // The sum as it is, also when the count was passed.
    showHeadline(result.headline ?? '');
  }

  /** Offers to leave, in the place of the main button, when the credits are gone. */
  function offerToLeave(areGone: boolean): void {
    leave.hidden = !areGone;
    button.classList.toggle('quiet', areGone);
    button.classList.toggle('primary', !areGone);
    if (areGone) leave.focus({ preventScroll: true });
  }

  function startAgain(): void {
    credits.refill();
    offerToLeave(false);
    showResult({ detail: '' });
    release();
    button.focus({ preventScroll: true });
  }

  return {
    isBusy,
    /** Gives new credits after the last are gone. */
    startAgain,
    /** Passes the count that is shown, if there is one. */
    pass: () => pass?.(),
    /** Handles a press of the main button. */
    async press() {
      goOn?.();
      goOn = undefined;
      if (busy || isBusy() || performance.now() < freeFrom) return;
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
      offerToLeave(credits.areGone());
      release(credits.areGone() ? `Start again with ${formatNumber(START_CREDITS)}` : undefined);
    },
  };
}
