import { placesBySymbol, resultOf, type Step, type StepOf } from '../engine/round.ts';
import { STAKE } from '../engine/session.ts';
import { STAR } from '../engine/wheel.ts';
import type { Model } from '../game.ts';
import { fillTable, type Board } from './board.ts';
import { drawLanterns } from './draw-lanterns.ts';
import { drop, dropBoard, lightFactor } from './drop-pads.ts';
import { formatNumber } from './format.ts';
import { celebrateSet } from './lake.ts';
import { numberLeaves, PARTED, reveal } from './leaves.ts';
import { wait } from './motion.ts';
import { stepSentence } from './sentences.ts';
import { bloom, ignite } from './spark.ts';
import { spinReels } from './spin-reels.ts';
import { expand, sunset, walk } from './sun.ts';
import { FREE, ROUND, type Pace } from './timing.ts';
import { flyToHub, raiseWheel, turnWheel } from './wheel.ts';

/** What the button says while a step is shown. */
const DOING: Partial<Record<Step['type'], string>> = {
  expand: 'The sun rises',
  walk: 'The sun walks',
  sunset: 'The sun sets',
  ignite: 'The spark spreads',
  bloom: 'Fireweed comes back',
  reveal: 'The leaves part',
  pay: 'Counting',
  wheel: 'The wheel turns',
};

/** What happens beside the board while a round is shown. */
interface Round {
  /** A step begins that has a name. */
  onStep: (name: string) => void;
  /** Words for what has just been seen, while more may follow: "So far 20 + 60". */
  onProgress: (words: string) => void;
  /** A peg of the wheel passes. */
  onPeg: () => void;
  choose: (step: StepOf<'choose'>) => Promise<number>;
}

/**
 * Animates the steps of a round, and returns those that were shown. The outcome is already decided, whatever the player
 * chooses.
 */
export async function showSteps(
  model: Model,
  board: Board,
  drawn: readonly Step[],
  { onStep, onProgress, onPeg, choose }: Round,
): Promise<Step[]> {
  const { rule } = model;
  const steps = [...drawn];
  const paid: string[] = [];
  let shown: string[][] = [];
  let drops = 0;
  let chosen = 0;
  for (const [index, step] of steps.entries()) {
    // A loop of pads plays on until its end.
    const hours = step.type === 'walk' ? `: ${step.reel} of ${step.grid.length - 1}` : '';
    const name = rule.kind === 'groups' ? undefined : DOING[step.type];
    if (name) onStep(name + hours);
    switch (step.type) {
      case 'land':
        await land(model, board, step, index ? FREE : ROUND);
        break;
      case 'choose':
        fillTable(model, step.grid);
        if (step.what === 'wheel') {
          const stars = placesBySymbol(step.grid).get(STAR) ?? [];
          await board.point(stars);
          await flyToHub(board, stars);
          await raiseWheel();
        }
        if (step.what === 'leaf') numberLeaves(board, step);
        chosen = await choose(step);
        onProgress('');
        steps.push(...step.after(chosen));
        break;
      case 'expand':
        await expand(board, step);
        break;
      case 'walk':
        await walk(board, step);
        break;
      case 'sunset':
        await sunset();
        break;
      case 'ignite':
        await ignite(board, step);
        break;
      case 'bloom':
        await bloom(board, step);
        break;
      case 'reveal':
        if (step.fox !== undefined) {
          void wait(PARTED).then(() => onProgress(stepSentence(model, step)));
        }
        await reveal(board, step, chosen);
        break;
      case 'pay':
        lightFactor(drops);
        if (resultOf([step]) && index < steps.length - 1) {
          paid.push(formatNumber(resultOf([step]) * STAKE));
          onProgress(`So far ${paid.join(' + ')}`);
        }
        if (rule.kind === 'sets' && step.wins[0]) void celebrateSet(board, step.wins[0]);
        // Highlights change at most twice a second.
        if (index < steps.length - 1) await Promise.all([board.mark(step.wins), wait(700)]);
        else void board.mark(step.wins);
        break;
      case 'drop':
        drops++;
        board.clear();
        await drop(board, shown, step);
        break;
      case 'wheel':
        await turnWheel(model, step, onPeg);
        break;
    }
    if ('grid' in step) shown = step.grid;
  }
  fillTable(model, shown);
  return steps;
}

/** Lets the reels, pads or lanterns of a game land. */
function land({ rule }: Model, board: Board, step: StepOf<'land'>, pace: Pace) {
  if (rule.kind === 'groups') return dropBoard(board, step);
  return rule.kind === 'sets' ? drawLanterns(board, step, pace) : spinReels(board, step, pace);
}
