import type { StepOf } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { find, setText } from './dom.ts';
import { animate, wait } from './motion.ts';
import { MOVING_OPACITY } from './timing.ts';

const TURN = 1600;

/** Turns the wheel to the middle of a slice. While it is fast, its opacity is low, so that it cannot flash. */
export async function turnWheel(
  { rule }: Model,
  { wheel: chosen, slice, multiple }: StepOf<'wheel'>,
) {
  const slices = (rule.kind === 'lines' && rule.wheels?.[chosen]?.slices) || [];
  const wheel = find('.wheel');
  const disc = find('.wheel-disc');
  setText('.wheel-result', '');
  disc.querySelectorAll('text').forEach((text, index) => (text.textContent = `${slices[index]}`));
  wheel.hidden = false;
  const angle = -(slice / slices.length) * 360;
  disc.style.transform = `rotate(${angle}deg)`;
  animate(wheel, [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1 }], { duration: 220 });
  animate(
    disc,
    [{ transform: `rotate(${angle - 720}deg)` }, { transform: `rotate(${angle}deg)` }],
    { duration: TURN, easing: 'cubic-bezier(.12, .8, .2, 1)' },
  );
  const faint = MOVING_OPACITY;
  disc.animate({ opacity: [faint, faint, 1], offset: [0, 0.7, 1] }, { duration: TURN });
  await wait(TURN);
  setText('.wheel-result', `${multiple}`);
  await wait(1000);
}
