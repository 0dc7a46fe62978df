import type { Frame } from '@playwright/test';
import axe from 'axe-core';

/** All rules on WCAG 2.2, A to AAA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours the visitor chooses the colours, while axe computes with the author's. */
const ofContrast = {
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: false },
};

export async function findingsOfAxe(frame: Frame, forcedColours: boolean): Promise<string[]> {
  // In each frame by itself: a sandboxed one cannot answer the page around it.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(
    ([values, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values },
        rules,
      }),
    [tags, forcedColours ? ofContrast : {}] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
