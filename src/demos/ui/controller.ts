import { cryptoRandom } from '../engine/random.ts';
import { play, resultOf } from '../engine/round.ts';
import { handle, type Grid, type Step, type StepOf } from '../engine/step.ts';
import { STAKE, type DemoGame } from '../game.ts';
import { bringIn, type Show, type Stage } from './stage.ts';
import { createBoard, fillTable } from './board.ts';
import { setText } from './dom.ts';
import { formatNumber } from './format.ts';
import { createMainButton } from './main-button.ts';
import { wait } from './motion.ts';
import { COUNTING_TIME, showHeadline, showProgress, showResult, winSize } from './sentences.ts';
import { joined, resultSentence, resultText, stepSentence, winText } from './sentences.ts';
import type { Sound } from './sound.ts';
import type { Visit } from './visit.ts';

const PARTIAL_WIN = 800;

/** The shortest time between the starts of two rounds, whatever the outcome. UKGC RTS 14D requires at least 2.5 s. */
const CYCLE = 2500;

/** Plays the rounds of one visit. Before each press of the player, it waits for `onReady`, which may show a dialog. */
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
  const show = setStage({ board, sound, press: waitForPlayer });
  let busy = false;

  async function waitForPlayer(label?: string, orElse?: Promise<unknown>): Promise<void> {
    busy = false;
    await onReady();
    await mainButton.waitForPress(label, orElse);
    busy = true;
  }

  async function playRound(): Promise<void> {
    const began = performance.now();
    showResult({ detail: '' });
    credits.payStake();
    board.clear();
    sound.roundBegins();
    await show.begin?.();
    const steps = await showSteps(play(game, cryptoRandom));
    show.settle?.(steps);
    // The label of the next round, so that it does not change twice.
    mainButton.disable(game.button[0]);
    const grid = steps.findLast((step) => 'grid' in step)?.grid ?? [];
    await showOutcome(steps, grid);
    void show.end?.(grid);
    await wait(began + CYCLE - performance.now());
  }

  async function showSteps(drawn: readonly Step[]): Promise<Step[]> {
    const steps = [...drawn];
    let shown: Grid = [];
    for (const [index, step] of steps.entries()) {
      const name = handle(doing, step);
      if (name) mainButton.disable(name);
      if (step.type === 'choose') steps.push(...step.after(await choose(step)));
      else if (step.type === 'land') await land(step, index > 0);
      else await handle(show, step, shown);
      if (visit.noteFinds(step)) sound.found();
      if (step.type === 'pay') {
        void board.highlight(step);
        if (index < steps.length - 1) await showPartialWin(step, steps.slice(0, index + 1));
      }
      if ('grid' in step) shown = step.grid;
    }
    fillTable(model, shown);
    return steps;
  }

  async function land(step: StepOf<'land'>, isFree: boolean): Promise<void> {
    // The words for a win describe the board before.
    if (isFree) setText('.detail', '');
    await ('arrival' in show ? bringIn(board, step, show.arrival) : show.land(step));
  }

  async function choose(step: StepOf<'choose'>): Promise<number> {
    fillTable(model, step.grid);
    const choice = (await show.choose?.(step)) ?? 0;
    setText('.detail', '');
    return choice;
  }

  async function showPartialWin(step: StepOf<'pay'>, steps: readonly Step[]): Promise<void> {
    const won = resultOf([step]);
    const sum = resultOf(steps);
    const headline = sum ? `So far ${formatNumber(sum * STAKE)}` : '';
    // Only the end of a round shows the rays of a large win.
    const size = sum && winSize(sum) === 'small' ? 'small' : 'medium';
    showProgress(stepSentence(game, step), headline, size);
    if (won) sound.win(winSize(won));
    await wait(won ? PARTIAL_WIN : PARTIAL_WIN / 3);
  }

  async function showOutcome(steps: readonly Step[], grid: Grid): Promise<void> {
    const multiple = resultOf(steps);
    const news = visit.countRound(multiple);
    credits.payOut(multiple);
    const event = multiple ? '' : (show.lose?.(grid) ?? '');
    const result = resultText(game, steps, news, event);
    const round = resultSentence(game, steps, credits.held(), news, event);
    const sentence = joined(round, news.length ? `${visit.tally()}.` : '');
    showResult(result, sentence, multiple ? winSize(multiple) : undefined);
    if (multiple) await countWin(multiple);
  }

  async function countWin(multiple: number): Promise<void> {
    const size = winSize(multiple);
    sound.win(size);
    await credits.countUp(multiple, COUNTING_TIME[size], (won) => {
      if (size !== 'small') showHeadline(winText(won));
    });
  }

  return {
    /** Whether a round is running and does not wait for the player. */
    isBusy: () => busy,
    async run() {
      for (;;) {
        await waitForPlayer();
        await playRound();
      }
    },
  };
}
