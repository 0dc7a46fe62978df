import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import type { JSHandle, Page } from '@playwright/test';
import { playARound } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, open, pages } from '../support/pages.ts';

/* A second audit of every page and demo; axe is part of the other specs. */
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

/** Alfa computes contrast with a palette of its own in forced colours, where the visitor chooses the colours. */
const ofContrast = ['sia-r66', 'sia-r69'];

/** "The first stop skips what repeats": the launcher and its demos have no header, and begin with their content. */
const ofHeader = ['sia-r87'];

/** Takes away what Alfa cannot read: for one such rule, it would lose the whole style sheet. */
const dropUnreadableRules = () => {
  const drop = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = list.cssRules.length - 1; index >= 0; index--) {
      const rule = list.cssRules[index];
      const name = rule?.constructor.name ?? '';
      if (/^CSS(Container|StartingStyle|ViewTransition|Property)Rule$/.test(name)) {
        list.deleteRule(index);
      } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
        drop(rule);
      }
    }
  };
  for (const sheet of document.styleSheets) drop(sheet);
};

const isAmong = (names: string[], { uri }: { uri: string }) =>
  names.some((name) => uri.endsWith(`/${name}`));

/** Expects no finding at this size, in normal and in forced colours. */
async function audit(page: Page, size: typeof wide, state: string) {
  await page.setViewportSize(size);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const leftOut = [
      ...(forcedColors === 'active' ? ofContrast : []),
      ...((await page.getByRole('banner').count()) > 0 ? [] : ofHeader),
    ];
    const where = `${state}, ${size.width} px, forced colours: ${forcedColors}`;
    expect.soft((await findings(page, leftOut)).join('\n\n'), where).toBe('');
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

async function findings(page: Page, leftOut: string[]): Promise<string[]> {
  await page.evaluate(dropUnreadableRules);
  const ofDocument: JSHandle<Document> = await page.evaluateHandle(() => document);
  const outcomes = await Audit.of(
    await Playwright.toPage(ofDocument),
    alfaRules.reject((rule) => isAmong(leftOut, rule)),
  ).evaluate();
  const found = [...outcomes].filter(
    (outcome) =>
      Outcome.isFailed(outcome) ||
      // What Alfa cannot tell is a finding too, such as a focus that nothing shows; but the unit tests measure
      // the contrast of text before a picture.
      (Outcome.isCantTell(outcome) && !isAmong(ofContrast, outcome.rule)),
  );
  return found.map((outcome) => {
    const reasons = JSON.stringify(outcome).match(/"message":"(.*?)"/g);
    return `Alfa ${outcome.rule.uri}: ${reasons}\n${outcome.target}`;
  });
}

for (const path of [...pages, ...errorPages]) {
  test(`Alfa finds nothing on /${path}`, async ({ page }) => {
    await open(page, path);
    await audit(page, wide, 'as it opens');
    await audit(page, narrow, 'as it opens');
  });
}

for (const path of demoPages) {
  test(`Alfa finds nothing on /${path}`, async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    for (const size of [narrow, wide]) await audit(page, size, 'before the start');
    await page.getByRole('button', { name: 'Start demo' }).click();
    await playARound(page);
    for (const size of [narrow, wide]) await audit(page, size, 'after a round');
  });
}
