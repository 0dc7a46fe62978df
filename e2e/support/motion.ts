import type { Frame } from '@playwright/test';

/** The properties that style sheets or scripts animate now; fading is no motion. */
export const movingProperties = (frame: Frame) =>
  frame.evaluate(() => {
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe));
    const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'];
    return [...new Set(properties)].filter((property) => !still.includes(property));
  });
