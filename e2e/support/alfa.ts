import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import type { Frame, JSHandle } from '@playwright/test';

/** Alfa computes contrast with a palette of its own in forced colours, where the visitor chooses the colours. */
const ofContrast = ['sia-r66', 'sia-r69'];

/** "The first stop skips what repeats": the launcher and its demos have no header, and begin with their content. */
const ofHeader = ['sia-r87'];

/** An open menu lies over the page, and may cover a part of a link below it. Alfa measures what is left. */
const ofSize = ['sia-r111'];

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

export async function findingsOfAlfa(
  frame: Frame,
  forcedColours: boolean,
  menuOpen: boolean,
): Promise<string[]> {
  await frame.evaluate(dropUnreadableRules);
  const ofDocument: JSHandle<Document> = await frame.evaluateHandle(() => document);
  const hasHeader = (await frame.locator('.site-header').count()) > 0;
  const left = [
    ...(forcedColours ? ofContrast : []),
    ...(hasHeader ? [] : ofHeader),
    ...(menuOpen ? ofSize : []),
  ];
  const outcomes = await Audit.of(
    await Playwright.toPage(ofDocument),
    alfaRules.reject((rule) => isAmong(left, rule)),
  ).evaluate();
  const findings = [...outcomes].filter(
    (outcome) =>
      Outcome.isFailed(outcome) ||
      // What Alfa cannot tell is a finding too, such as a focus that nothing shows; but the unit tests measure
      // the contrast of text before a picture.
      (Outcome.isCantTell(outcome) && !isAmong(ofContrast, outcome.rule)),
  );
  return findings.map((outcome) => {
    const reasons = JSON.stringify(outcome).match(/"message":"(.*?)"/g);
    return `Alfa ${outcome.rule.uri}: ${reasons}\n${outcome.target}`;
  });
}
