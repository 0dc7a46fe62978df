/** Checks of the current state of a page or a demo. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expectContrast } from './contrast.ts';
import { expect } from './fixtures.ts';
import { restyle } from './legibility.ts';

export const phone = { width: 360, height: 740 };

/** All rules for WCAG 2.2, A to AAA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Controls smaller than 44 by 44 px. Links in running text may be smaller (WCAG 2.2, 2.5.5), and the label of a checkbox is part
 * of its target.
 */
export const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML} is too small: ${box.width} by ${box.height}`),
  );

/**
 * Expects no accessibility errors at these widths, no text with low contrast, and no controls that are too small. The page must
 * have more texts than `few`.
 */
export async function expectNoFindings(page: Page, state: string, widths = [320, 1280], few = 10) {
  // Without frames, because a sandboxed frame cannot communicate with its page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await restyle(page, '');
    const { violations } = await page.evaluate(
      (values) =>
        (window as unknown as { axe: typeof axe }).axe.run(document, {
          iframes: false,
          resultTypes: ['violations'],
          runOnly: { type: 'tag', values },
        }),
      tags,
    );
    const errors = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}\n${html}\n${failureSummary}`),
    );
    errors.push(...(await smallTargets(page)));
    expect.soft(errors.join('\n\n'), `${state}, at ${width} px`).toBe('');
    await expectContrast(page, `${state}, at ${width} px`, few);
  }
}

/** Expects that nothing moves. Fading does not count as motion. */
export async function expectStill(page: Page) {
  const moving = await page.evaluate(() => {
    const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'];
    return document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((property) => !still.includes(property));
  });
  expect.soft(moving, 'properties that move').toEqual([]);
}
