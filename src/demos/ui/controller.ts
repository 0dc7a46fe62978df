import { cryptoRandom } from '../engine/random.ts';
import { bestStep, play, resultOf } from '../engine/round.ts';
import { handle, type Grid, type Step, type StepOf } from '../engine/step.ts';
import { stakeCredits, type DemoGame } from '../game.ts';
import type { Show, Stage } from './stage.ts';
import { createBoard, fillTable } from './board.ts';
import { setText } from './dom.ts';
import { formatNumber } from '../words.ts';
import { createMainButton } from './main-button.ts';
import { wait } from './motion.ts';
import { countingTime, winSize } from './win-size.ts';
import { showHeadline, showProgress, showResult } from './result.ts';
import { describeRound, joined, stepSentence, winText } from './sentences.ts';
import type { Sound } from './sound.ts';
import type { Visit } from './visit.ts';

/** How long the sum of a step is shown before the next step, in milliseconds. */
const partialWin = 700;

/** The shortest time between the starts of two rounds, whatever the outcome. UKGC RTS 14D requires at least 2.5 s. */
const cycle = 2500;

/** Plays the rounds of one visit. Before each answer of the player, it waits for `onReady`, which may show a dialog. */
export function createController(
  game: DemoGame,
  setStage: (stage: Stage) => Show,
  visit: Visit,
  sound: Sound,
  onReady: () => Promise<void>,
) {
  const { credits } = visit;
  const { model, doing = {} } = game;
  const mainButton = createMainButton(game.button);
  const board = createBoard(model, sound);
  const show = setStage({ board, sound, press, waitForPlayer });
  let busy = false;
  /** Settled when all symbols that have won are highlighted. */
  let highlighted: Promise<void> | undefined;
  /** The sum of the round that is shown, in stakes. */
  let soFar = 0;

  async function waitForPlayer<T>(answer: () => Promise<T>): Promise<T> {
    busy = false;
    await onReady();
    const given = await answer();
    busy = true;
    return given;
  }

  function press(label?: string, elsewhere?: Promise<unknown>): Promise<void> {
    return waitForPlayer(() => mainButton.waitForPress(label, elsewhere));
  }

  async function playRound(): Promise<void> {
    const began = performance.now();
    soFar = 0;
    showResult({ detail: '' });
    visit.beginRound();
    board.clear();
    sound.roundBegins();
    await show.begin?.();
    const steps = await showSteps(play(game, cryptoRandom));
    show.settle?.();
    // The label of the next round, so that it does not change twice.
    mainButton.disable(game.button[0]);
    await showOutcome(steps);
    await wait(began + cycle - performance.now());
  }

  async function showSteps(drawn: readonly Step[]): Promise<Step[]> {
    const steps = [...drawn];
    let shown: Grid = [];
    for (const [index, step] of steps.entries()) {
      const name = handle(doing, step);
      if (name) mainButton.disable(name);
      // The words for a win describe the board before the next turn.
      if (step.type === 'land' && index) setText('.detail', '');
      if (step.type === 'choose') steps.push(...step.after(await choose(step)));
      else await handle(show, step, shown);
      if (visit.noteFinds(step)) sound.found();
      if (step.type === 'pay') await showWin(step, steps);
      if ('grid' in step) shown = step.grid;
    }
    fillTable(model, bringBackBest(steps) ?? shown);
    return steps;
  }

  /** Shows the board that paid most once more, and returns it, unless it is still shown. */
  function bringBackBest(steps: readonly Step[]): Grid | undefined {
    const { best, grid = [] } = bestStep(steps) ?? {};
    if (best?.type !== 'pay' || board.isHighlighted(best)) return undefined;
    board.bringBack(grid);
    show.bringBack?.(grid, best);
    highlighted = board.highlight(best);
    return grid;
  }

  async function choose(step: StepOf<'choose'>): Promise<number> {
    fillTable(model, step.grid);
    const choice = (await show.choose?.(step)) ?? 0;
    setText('.detail', '');
    return choice;
  }

  /** Highlights the symbols that win, and then shows the sum. If the best step comes last, the outcome shows the sum. */
  async function showWin(step: StepOf<'pay'>, steps: readonly Step[]): Promise<void> {
    highlighted = board.highlight(step);
    if (step === steps.at(-1) && step === bestStep(steps)?.best) return;
    const won = resultOf([step]);
    if (won) sound.win(winSize(won));
    await highlighted;
    soFar += won;
    const headline = soFar ? `So far ${formatNumber(soFar * stakeCredits)}` : '';
    // Only the end of a round shows the rays of a large win.
    const size = soFar && winSize(soFar) === 'small' ? 'small' : 'medium';
    showProgress(stepSentence(game, step), headline, size);
    await wait(won ? partialWin : partialWin / 3);
  }

  async function showOutcome(steps: readonly Step[]): Promise<void> {
    const multiple = resultOf(steps);
    const news = visit.endRound(multiple);
    const grid = steps.findLast((step) => 'grid' in step)?.grid ?? [];
    const event = multiple ? '' : (show.onLoss?.(grid) ?? '');
    const end = { credits: credits.held(), news, event };
    const { sentence, ...result } = describeRound(game, steps, end);
    const tally = news.length ? `${visit.tally()}.` : '';
    showResult(result, joined(sentence, tally), multiple ? winSize(multiple) : undefined);
    if (multiple) await Promise.all([countWin(multiple), highlighted]);
  }

  async function countWin(multiple: number): Promise<void> {
    const size = winSize(multiple);
    sound.win(size);
    await credits.countUp(multiple, countingTime[size], (won) => {
      // A sum that was shown must not become smaller.
      if (size !== 'small') showHeadline(winText(Math.max(won, soFar * stakeCredits)));
    });
  }

  return {
    /** Whether a round is running and does not wait for the player. */
    isBusy: () => busy,
    async run() {
      for (;;) {
        await press();
        await playRound();
      }
    },
  };
}
