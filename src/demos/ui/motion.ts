/** Waits for some milliseconds. A negative time is none. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

/** Does the visitor want as little motion as possible? */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const SPRING = 'linear(0, .32, .68, .94, 1.06, 1.07, 1.03, 1, .995, 1)';

/** The settling of a reel, in browsers that know such curves. */
export const spring = CSS.supports('transition-timing-function', SPRING) ? SPRING : 'ease-out';

/** Animates. For visitors who want reduced motion, only what fades is kept. */
export function animate(
  target: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation {
  const shown = prefersReducedMotion()
    ? keyframes.map((frame) => ({ opacity: frame['opacity'] ?? 1, offset: frame.offset ?? null }))
    : keyframes;
  return target.animate(shown, { fill: 'backwards', easing: 'ease-out', ...options });
}
