import { letterAt, placesBySymbol } from '../../engine/round.ts';
import { offeredWheel, starLetter } from '../../engine/lines.ts';
import type { Voice } from '../../instrument.ts';
import { fortune } from './fortune.ts';
import { fateOfFortune } from './game.ts';
import { createWheelChoice } from './wheel-choice.ts';
import { easeOut, fastShare, turnTime, turnCount } from './turn.ts';
import { query, setText } from '../../ui/dom.ts';
import { differentCells, highlightInTurn } from '../../ui/lost-round.ts';
import { start } from '../../ui/main.ts';
import { animate, prefersReducedMotion, wait } from '../../ui/motion.ts';
import { roll, type Rolling } from '../../ui/roll.ts';
import { joined } from '../../ui/sentences.ts';
import { showResult } from '../../ui/result.ts';

const starsShine = 900;
const rise = 500;

/** The time in which the slices change their colours (`theme.css`). */
const recolouring = 200;

const peg: Voice = { overtone: 6.27, ring: 0.08, level: 0.12 };

const rolling: Rolling = { up: false, first: 760, between: 340 };

start(fateOfFortune, ({ board, sound, waitForPlayer }) => {
  const { wheels } = fateOfFortune.rule;
  const [{ slices: prices } = { slices: [] }] = wheels;
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const element = query('.wheel');
  const disc = query('.wheel-disc');
  const slices = [...disc.querySelectorAll('g')];

  function showWheel(choice: number): void {
    for (const [index, multiple] of wheels[choice]?.slices.entries() ?? [])
      slices[index]?.querySelector('text')?.replaceChildren(`${multiple}`);
  }

  const choiceText = `Three stars. Choose a wheel: all pay ${average}× on average.`;
  const nameWheel = (choice: number) =>
    setText('.detail', joined(choiceText, `Shown: ${wheels[choice]?.name}.`));

  const choose = createWheelChoice(wheels, (choice) => {
    showWheel(choice);
    nameWheel(choice);
    animate(disc, [{ scale: 0.95 }, {}], { duration: recolouring });
  });

  async function turnTo(degrees: number): Promise<void> {
    const duration = prefersReducedMotion() ? 1000 : turnTime;
    element.classList.add('fast');
    await wait(recolouring);
    const from = disc.style.transform || 'rotate(0deg)';
    disc.style.transform = `rotate(${degrees % 360}deg)`;
    const turning = [{ transform: from }, { transform: `rotate(${degrees}deg)` }];
    const turn = animate(disc, turning, { duration, easing: easeOut });
    let passed = 0;
    for (const began = performance.now(); performance.now() < began + duration; await wait(40)) {
      element.classList.toggle('fast', performance.now() < began + fastShare * duration);
      const progress = turn.effect?.getComputedTiming().progress ?? 0;
      const pegs = Math.floor((progress * degrees * slices.length) / 360 + 0.5);
      if (pegs > passed) {
        sound.playNote(31, peg);
        animate(query('.wheel-pointer'), [{ rotate: '-14deg' }, {}], { duration: 90 });
      }
      passed = pegs;
    }
  }

  return {
    land: (step) => roll(board, step, rolling),
    bringBack: () => element.classList.remove('forward'),
    begin() {
      element.classList.remove('forward');
      element.querySelector('.drawn')?.classList.remove('drawn');
    },
    async choose({ grid }) {
      board.clear();
      sound.featureBegins();
      highlightInTurn(board, placesBySymbol(grid).get(starLetter) ?? []);
      await wait(starsShine);
      element.classList.add('forward');
      animate(element, [{ scale: 0.3 }, {}], { duration: rise });
      await wait(rise);
      showResult({ headline: query('.headline').textContent, detail: choiceText });
      showWheel(offeredWheel);
      nameWheel(offeredWheel);
      return waitForPlayer(choose);
    },
    onLoss(grid) {
      const cells = differentCells(grid);
      highlightInTurn(board, cells);
      return fortune(cells.map((cell) => letterAt(grid, cell)));
    },
    async wheel({ wheel: chosen, slice }) {
      showWheel(chosen);
      setText('.detail', `${wheels[chosen]?.name}. All twelve slices have the same chance.`);
      sound.roundBegins();
      await turnTo(turnCount * 360 - (slice / slices.length) * 360);
      slices[slice]?.classList.add('drawn');
      sound.reelStarts(0);
      await wait(500);
    },
  };
});
