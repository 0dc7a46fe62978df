/** Waits for a number of milliseconds. A negative number does not wait. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Keeps `data-reduced-motion` on the root while the system prefers reduced motion. The returned function does the same for the
 * switch in the footer of the page around the demo.
 */
export function followMotionSetting(): (isOff: boolean) => void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  let isSwitchedOff = false;
  const show = () =>
    document.documentElement.toggleAttribute(
      'data-reduced-motion',
      isSwitchedOff || system.matches,
    );
  show();
  system.addEventListener('change', show);
  return (isOff) => {
    isSwitchedOff = isOff;
    show();
  };
}

/** Whether the system or the visitor has switched motion off. Styles have the same condition. */
export const prefersReducedMotion = () => 'reducedMotion' in document.documentElement.dataset;

/** The opacity of moving symbols, at which no pixel can flash (`flash.test.ts`). */
export const movingOpacity = 0.26;

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

/** The animations of symbols that win. Each drawing names one: `<symbol data-animation="turn">`. */
export const animationsByName: Record<string, Keyframe[]> = {
  hop: [{}, { transform: 'translateY(-12%)', offset: 0.35, easing: spring }, {}],
  turn: [{}, { transform: 'rotate(1turn)' }],
  sway: [{}, { transform: 'rotate(-14deg)' }, { transform: 'rotate(10deg)' }, {}],
  beat: [{}, { transform: 'scale(1.14)' }, {}, { transform: 'scale(1.08)' }, {}],
};

/** Plays the animation of a symbol, or of those in a cell, after a delay in milliseconds. With reduced motion, nothing changes. */
export function animateSymbols(target: Element, delay = 0): void {
  for (const picture of target.matches('svg') ? [target] : target.querySelectorAll('svg')) {
    const drawing = picture.querySelector('use')?.getAttribute('href') ?? '';
    const name = document.querySelector<HTMLElement>(drawing)?.dataset['animation'] ?? 'hop';
    animate(picture, animationsByName[name] ?? [], { duration: 520, delay });
  }
}
