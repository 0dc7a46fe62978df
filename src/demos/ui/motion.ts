/** Waits. A negative time is no wait. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether the visitor's system asks for less motion, or the switch in the footer of the page around the demo. */
export const prefersReducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  'reducedMotion' in document.documentElement.dataset;

/** The opacity of moving symbols: with it, no pixel can flash (`test/flash.test.ts`). */
export const MOVING_OPACITY = 0.26;

export const spring = 'linear(0, .34, .72, 1, 1.1, 1.12, 1.06, 1, .985, 1)';

/** Animates an element. With reduced motion, only its opacity changes. */
export function animate(
  target: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation {
  const shown = prefersReducedMotion()
    ? keyframes.map(({ opacity, offset = null }) =>
        opacity === undefined ? { offset } : { opacity, offset },
      )
    : keyframes;
  return target.animate(shown, { fill: 'backwards', easing: 'ease-out', ...options });
}

/** What a symbol does when it wins. Its drawing names its act: `<symbol data-act="turn">`. */
const ACTS: Record<string, Keyframe[]> = {
  hop: [{}, { transform: 'translateY(-12%)', offset: 0.35, easing: spring }, {}],
  turn: [{}, { transform: 'rotate(1turn)' }],
  sway: [{}, { transform: 'rotate(-14deg)' }, { transform: 'rotate(10deg)' }, {}],
  beat: [{}, { transform: 'scale(1.14)' }, {}, { transform: 'scale(1.08)' }, {}],
};

/** Lets a picture act once, or those of a cell. With reduced motion, they stay as they are. */
export function act(target: Element, delay = 0): void {
  for (const picture of target.matches('svg') ? [target] : target.querySelectorAll('svg')) {
    const drawing = picture.querySelector('use')?.getAttribute('href') ?? '';
    const name = document.querySelector<HTMLElement>(drawing)?.dataset['act'] ?? 'hop';
    animate(picture, ACTS[name] ?? [], { duration: 520, delay });
  }
}
