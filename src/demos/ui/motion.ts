/** Waits. A negative time is no wait. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The easing of a reel that settles. */
export const spring = 'linear(0, .32, .68, .94, 1.06, 1.07, 1.03, 1, .995, 1)';

/** Animates an element. With reduced motion, only its opacity changes. */
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

/** Lets a picture hop once. With reduced motion, it stays where it is. */
export function hop(target: Element, delay: number): void {
  if (prefersReducedMotion()) return;
  animate(target, [{}, { transform: 'translateY(-12%)', offset: 0.35, easing: spring }, {}], {
    duration: 320,
    delay,
  });
}
