import { MOVING_OPACITY } from '../flash.ts';
import type { Step } from '../play/round.ts';
import { find, move, wait, write } from './dom.ts';

const TURN = 1600;

/** Turns the wheel to the middle of a slice. While it is fast it is faint, so that nothing flashes. */
export async function turnWheel(
  { slice, multiple }: Extract<Step, { type: 'wheel' }>,
  slices: number,
) {
  const wheel = find('.wheel');
  const disc = find('.wheel-disc');
  write('.wheel-result', '');
  wheel.hidden = false;
  const angle = -(slice / slices) * 360;
  disc.style.transform = `rotate(${angle}deg)`;
  move(wheel, [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1 }], { duration: 220 });
  move(disc, [{ transform: `rotate(${angle - 720}deg)` }, { transform: `rotate(${angle}deg)` }], {
    duration: TURN,
    easing: 'cubic-bezier(.12, .8, .2, 1)',
  });
  const faint = MOVING_OPACITY;
  disc.animate({ opacity: [faint, faint, 1], offset: [0, 0.7, 1] }, { duration: TURN });
  await wait(TURN);
  write('.wheel-result', `${multiple}x`);
  await wait(1000);
}
