import type { Win } from '../engine/step.ts';
import type { Board } from './board.ts';
import { find } from './dom.ts';
import { winSize } from './result.ts';
import { animate, prefersReducedMotion, wait } from './motion.ts';

/** So many stars fit into the sky. */
const STARS = 12;

/** Mirrors a lantern in the water, which moves a little where it lands. */
export function reflect(strip: HTMLElement): void {
  const image = strip.firstElementChild?.cloneNode(true) as HTMLElement;
  image.classList.add('reflection');
  strip.parentElement?.querySelector('.reflection')?.remove();
  strip.parentElement?.append(image);
  const wave = [-6, 5, -3, 1, 0].map((x) => ({ transform: `scaleY(-1) translateX(${x}px)` }));
  animate(image, [{ opacity: 0 }, { opacity: 0.35 }], { duration: 300 });
  if (!prefersReducedMotion()) image.animate(wave, { duration: 900, easing: 'ease-in-out' });
}

/** A set rises, and one star of it stays in the sky. A mirror glows from outside in first. */
export async function celebrateSet(board: Board, { set, multiple }: Win): Promise<void> {
  if (set === 'mirror' && !prefersReducedMotion()) {
    for (const [lantern, strip] of board.strips.entries()) {
      const delay = 160 * Math.min(lantern, board.strips.length - 1 - lantern);
      strip.animate({ filter: ['none', 'brightness(1.5)', 'none'] }, { duration: 480, delay });
    }
    await wait(480);
  }
  const isLarge = winSize(multiple) === 'large';
  for (const [lantern, strip] of board.strips.entries()) {
    const rise = (height: number) => [{}, { translate: `0 ${-height}cqh`, offset: 0.4 }, {}];
    const timing = { duration: 1600, delay: isLarge ? 120 * lantern : 0, easing: 'ease-in-out' };
    animate(strip, rise(isLarge ? 11 : 3), timing);
    const image = strip.parentElement?.querySelector('.reflection');
    if (image) animate(image, rise(isLarge ? -11 : -3), timing);
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
