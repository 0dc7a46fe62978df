import { resultOf } from '../engine/round.ts';
import type { Grid, Step } from '../engine/step.ts';
import { STAKE, type DemoGame } from '../game.ts';
import { fillTable, type Board } from './board.ts';
import { formatNumber } from './format.ts';
import { showProgress, winSize } from './result.ts';
import { stepSentence } from './sentences.ts';
import { spinReels } from './spin-reels.ts';
import type { Sound } from './sound.ts';
import type { Show } from './stage.ts';
import { FREE, ROUND } from './timing.ts';

/** Animates the steps of a round, and returns those that were shown. `onStep` hears the name of a step that has one. */
export async function showSteps(
  game: DemoGame,
  show: Show,
  board: Board,
  sound: Sound,
  drawn: readonly Step[],
  onStep: (name: string) => void,
): Promise<Step[]> {
  const { model, doing = {} } = game;
  const steps = [...drawn];
  let shown: Grid = [];
  const land = show.land ?? ((step, pace) => spinReels(board, step, pace));
  for (const [index, step] of steps.entries()) {
    const name = doing[step.type]?.(step as never) ?? (step.type === 'pay' && 'Counting');
    if (name) onStep(name);
    if (step.type === 'land') await land(step, index ? FREE : ROUND);
    else if (step.type === 'choose') {
      fillTable(model, step.grid);
      const choice = (await show.choose?.(step)) ?? 0;
      showProgress('');
      steps.push(...step.after(choice));
    } else await show[step.type]?.(step as never, shown);
    if (step.type === 'pay') {
      const marked = board.mark(step);
      if (index === steps.length - 1) break;
      const multiple = resultOf([step]);
      const sum = resultOf(steps.slice(0, index + 1)) * STAKE;
      const headline = sum ? `So far ${formatNumber(sum)}` : '';
      const detail = stepSentence(game, step);
      const size = multiple ? winSize(multiple) : undefined;
      showProgress(detail, headline, size);
      if (size) sound.win(size);
      await marked;
      showProgress(detail, headline);
    }
    if ('grid' in step) shown = step.grid;
  }
  fillTable(model, shown);
  return steps;
}
