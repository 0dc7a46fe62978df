import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import type { JSHandle, Page } from '@playwright/test';
import { phone, wideScreen } from '../support/accessibility.ts';
import { playARound } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, pages } from '../support/pages.ts';

/* A second audit of every page and demo. It asks for what axe does not, such as the height of lines. */

/** Alfa cannot tell the contrast of text before a picture. Each audit with axe measures it: support/contrast.ts. */
const ofContrast = /sia-r(66|69)$/;
/** "The first stop skips what repeats": a demo has no header, and begins with its content. */
const ofHeader = /sia-r87$/;

/** Removes rules that Alfa cannot parse. One such rule makes it ignore the whole style sheet. */
const dropUnreadableRules = () => {
  const unreadable = /@(container|starting-style|view-transition|property)/;
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSStyleRule) continue;
      if (unreadable.test(rule?.cssText ?? '')) sheet.deleteRule(index);
    }
  }
};

async function expectNoAlfaFindings(page: Page, state: string) {
  const hasHeader = (await page.getByRole('banner').count()) > 0;
  const rules = alfaRules.reject(({ uri }) => !hasHeader && ofHeader.test(uri));
  for (const size of [wideScreen, phone]) {
    await page.setViewportSize(size);
    await page.evaluate(dropUnreadableRules);
    const ofDocument: JSHandle<Document> = await page.evaluateHandle(() => document);
    const outcomes = await Audit.of(await Playwright.toPage(ofDocument), rules).evaluate();
    const findings = [...outcomes].filter(
      (outcome) =>
        Outcome.isFailed(outcome) ||
        // What Alfa cannot tell is a finding too, such as an invisible focus.
        (Outcome.isCantTell(outcome) && !ofContrast.test(outcome.rule.uri)),
    );
    const reports = findings.map((outcome) => {
      const reasons = JSON.stringify(outcome).match(/"message":"(.*?)"/g);
      return `Alfa ${outcome.rule.uri}: ${reasons}\n${outcome.target}`;
    });
    expect.soft(reports.join('\n\n'), `${state}, ${size.width} px`).toBe('');
  }
}

for (const path of [...pages, ...errorPages, ...demoPages]) {
  test(`Alfa finds nothing on /${path}`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await expectNoAlfaFindings(page, 'as it opens');
    if (!demoPages.includes(path)) return;
    await page.getByRole('button', { name: 'Start demo' }).click();
    await playARound(page);
    await expectNoAlfaFindings(page, 'after a round');
  });
}
