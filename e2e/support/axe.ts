import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** All rules on WCAG 2.2, A to AAA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that an accessibility audit of what a page or frame shows now finds nothing. */
export async function expectNoFindings(frame: Frame, state: string) {
  // In each frame by itself: a sandboxed one cannot answer the page around it.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values },
      }),
    tags,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect.soft(findings.join('\n\n'), state).toBe('');
}

/** Expects the same on a phone and on a wide screen. */
export async function expectNoFindingsAtAnyWidth(page: Page, state: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoFindings(page.mainFrame(), `${state}, at ${width} px`);
  }
}
