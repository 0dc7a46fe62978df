import { letterAt, placesBySymbol } from '../../engine/round.ts';
import type { Cell } from '../../engine/step.ts';
import { OFFERED_WHEEL, STAR } from '../../engine/lines.ts';
import type { Voice } from '../../game.ts';
import { fortune } from './fortune.ts';
import { fateOfFortune } from './game.ts';
import type { Arrival } from '../../ui/stage.ts';
import { BEFORE_CHOICE, buttonGroup, query, setText, symbol } from '../../ui/dom.ts';
import { differentCells, highlightInTurn } from '../../ui/lost-round.ts';
import { start } from '../../ui/main.ts';
import { animate, MOVING_OPACITY, prefersReducedMotion, wait } from '../../ui/motion.ts';
import { showResult } from '../../ui/sentences.ts';

const RISE = 500;
const FLIGHT = 420;
const BETWEEN_STARS = 120;

/** The time, the turns and the easing of the wheel, the same for every slice. */
const TURN = 4000;
const TURNS = 3;
const EASE = 'cubic-bezier(.2, .9, .4, .9)';

/** The part of that time in which the wheel is dimmed, because more than three slices pass in a second. */
const FAST = 0.55;

const peg: Voice = { overtone: 6.27, ring: 0.06, level: 0.06 };

const dropIn: Arrival = {
  leaves: { opacity: 0, transform: 'translateY(120%) rotate(12deg)' },
  comes: [
    { transform: 'translateY(-310%) scale(.8, 1.5)', opacity: MOVING_OPACITY },
    { transform: 'translateY(9%) scale(1.08, .86)', offset: 0.45 },
    { transform: 'translateY(-4%) scale(.96, 1.06)', offset: 0.7 },
    { opacity: 1 },
  ],
  duration: 560,
  betweenReels: 450,
  betweenRows: -60,
};

/** Offers choices in place of the main button. Their group gets the focus, so that a held key chooses none. */
function createWheelChoice(words: readonly string[]) {
  const mainButton = query('.spin');
  const { group, buttons } = buttonGroup('choice', 'Choose', words, (choice) => choose?.(choice));
  let choose: ((choice: number) => void) | undefined;
  group.tabIndex = -1;
  group.hidden = true;
  for (const button of buttons) button.className = 'primary';
  query('.controls').append(group);

  function swap(isOffered: boolean): void {
    group.hidden = !isOffered;
    mainButton.hidden = isOffered;
    (isOffered ? group : mainButton).focus({ preventScroll: true });
  }

  return async () => {
    swap(true);
    const free = performance.now() + BEFORE_CHOICE;
    const choice = await new Promise<number>((resolve) => {
      choose = (pressed) => performance.now() > free && resolve(pressed);
    });
    swap(false);
    return choice;
  };
}

start(fateOfFortune, ({ board, sound }) => {
  const { wheels = [] } = fateOfFortune.model;
  const [{ slices: prices } = { slices: [] }] = wheels;
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const element = query('.wheel');
  const disc = query('.wheel-disc');
  const slices = [...disc.querySelectorAll('g')];

  function showWheel(choice: number): void {
    for (const [index, multiple] of wheels[choice]?.slices.entries() ?? [])
      slices[index]?.querySelector('text')?.replaceChildren(`${multiple}`);
  }

  const choose = createWheelChoice(
    wheels.map(({ name, slices }) => `${name} ${Math.min(...slices)}–${Math.max(...slices)}`),
  );

  async function flyToHub(stars: readonly Cell[]): Promise<void> {
    const middle = (board.strips.length - 1) / 2;
    for (const [order, [reel, row]] of stars.entries()) {
      const hub = `translate(${(middle - reel) * 100}%, ${(middle - row) * 100}%)`;
      board.cellAt([reel, row]).replaceChildren();
      const star = board.addOverlay(symbol(STAR), 'flying', [reel, row]);
      animate(star, [{}, { transform: `${hub} scale(1.3)` }], {
        duration: FLIGHT,
        delay: order * BETWEEN_STARS,
        easing: 'ease-in',
        fill: 'forwards',
      });
    }
    await wait(FLIGHT + (stars.length - 1) * BETWEEN_STARS);
  }

  async function turnTo(degrees: number): Promise<void> {
    const duration = prefersReducedMotion() ? 1000 : TURN;
    const from = disc.style.transform || 'rotate(0deg)';
    disc.style.transform = `rotate(${degrees % 360}deg)`;
    const turning = [{ transform: from }, { transform: `rotate(${degrees}deg)` }];
    const turn = animate(disc, turning, { duration, easing: EASE });
    const fast = { offset: [0, 0.05, 0.88, 1], duration: FAST * duration };
    disc.animate({ ...fast, opacity: [1, MOVING_OPACITY, MOVING_OPACITY, 1] }, fast);
    let passed = 0;
    for (const began = performance.now(); performance.now() < began + duration; await wait(40)) {
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
    arrival: dropIn,
    begin() {
      element.classList.remove('forward');
      element.querySelector('.drawn')?.classList.remove('drawn');
    },
    async choose({ grid }) {
      const stars = placesBySymbol(grid).get(STAR) ?? [];
      board.clear();
      sound.featureBegins();
      await flyToHub(stars);
      element.classList.add('forward');
      animate(element, [{ scale: 0.3 }, {}], { duration: RISE });
      await wait(RISE);
      const detail = `Three stars. Choose a wheel: all pay ${average}× on average.`;
      showResult({ headline: query('.headline').textContent, detail });
      showWheel(OFFERED_WHEEL);
      return choose();
    },
    lose(grid) {
      const cells = differentCells(grid);
      highlightInTurn(board, cells);
      return fortune(cells.map((cell) => letterAt(grid, cell)));
    },
    async wheel({ wheel: chosen, slice }) {
      showWheel(chosen);
      setText('.detail', `${wheels[chosen]?.name}. All twelve slices have the same chance.`);
      sound.roundBegins();
      await turnTo(TURNS * 360 - (slice / slices.length) * 360);
      slices[slice]?.classList.add('drawn');
      sound.reelStarts(0);
      await wait(500);
    },
  };
});
