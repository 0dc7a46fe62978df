import type { Win } from '../engine/step.ts';
import type { Board } from './board.ts';
import { find } from './dom.ts';
import { animate, prefersReducedMotion, wait } from './motion.ts';

/** So many stars fit into the sky. */
const STARS = 12;

/** Mirrors a lantern in the water, which moves a little where it lands. */
export function reflect(strip: HTMLElement): void {
  const image = strip.firstElementChild?.cloneNode(true) as HTMLElement;
  image.classList.add('reflection');
  strip.parentElement?.append(image);
  const wave = [-6, 5, -3, 1, 0].map((x) => ({ transform: `scaleY(-1) translateX(${x}px)` }));
  animate(image, [{ opacity: 0 }, { opacity: 0.35 }], { duration: 300 });
  if (!prefersReducedMotion()) image.animate(wave, { duration: 900, easing: 'ease-in-out' });
}

/** A set rises, and one star of it stays in the sky. A mirror glows from outside in first, and then along the shore. */
export async function celebrateSet(board: Board, { set }: Win): Promise<void> {
  if (set === 'mirror' && !prefersReducedMotion()) {
    for (const [lantern, strip] of board.strips.entries()) {
      const delay = 160 * Math.min(lantern, board.strips.length - 1 - lantern);
      strip.animate({ filter: ['none', 'brightness(1.5)', 'none'] }, { duration: 480, delay });
    }
    await wait(480);
    const shore = document.createElement('i');
    shore.className = 'shore';
    find('.scene').append(shore);
    const light = ['inset(0 100% 0 0)', 'inset(0 30%)', 'inset(0 0 0 100%)'];
    const running = shore.animate({ clipPath: light }, { duration: 600 });
    running.onfinish = () => shore.remove();
    await wait(600);
  }
  for (const strip of board.strips) {
    const rise = [{}, { transform: 'translateY(-9%)', offset: 0.4 }, {}];
    animate(strip, rise, { duration: 1600, easing: 'ease-in-out' });
  }
  const count = document.querySelectorAll('.star').length;
  if (count === STARS) return;
  const star = document.createElement('i');
  star.className = 'star';
  // Spread over the sky as by chance, but never one upon another.
  star.style.setProperty('--x', `${(4 + count * 37) % 96}%`);
  star.style.setProperty('--y', `${3 + ((count * 5) % STARS)}%`);
  find('.scene').append(star);
  animate(star, [{ opacity: 0, transform: 'translateY(3rem)' }, { opacity: 1 }], {
    duration: 1600,
  });
}
