import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import type { Frame, JSHandle } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../support/fixtures.ts';

/** All rules of axe-core on WCAG 2.2, A to AAA, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules on contrast, which cannot be asked in forced colours: there the visitor chooses the colours, while
 * both tools compute with the author's, or with a palette of their own.
 */
const ofContrast = {
  axe: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false } },
  alfa: ['sia-r66', 'sia-r69'],
};

/**
 * "The first stop is a link past what repeats": the launcher and its demos, which have no header of the
 * site, begin with their content.
 */
const ofHeader = ['sia-r87'];

async function askAxe(frame: Frame, forcedColours: boolean): Promise<string[]> {
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
    [tags, forcedColours ? ofContrast.axe : {}] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

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

async function askAlfa(frame: Frame, forcedColours: boolean): Promise<string[]> {
  await frame.evaluate(dropUnreadableRules);
  const ofDocument: JSHandle<Document> = await frame.evaluateHandle(() => document);
  const hasHeader = (await frame.locator('.site-header').count()) > 0;
  const left = [...(forcedColours ? ofContrast.alfa : []), ...(hasHeader ? [] : ofHeader)];
  const outcomes = await Audit.of(
    await Playwright.toPage(ofDocument),
    alfaRules.reject((rule) => isAmong(left, rule)),
  ).evaluate();
  const findings = [...outcomes].filter(
    (outcome) =>
      Outcome.isFailed(outcome) ||
      // What it cannot tell is a finding too, such as a focus that nothing shows; but text before a
      // picture has its contrast from the unit tests.
      (Outcome.isCantTell(outcome) && !isAmong(ofContrast.alfa, outcome.rule)),
  );
  return findings.map((outcome) => {
    const reasons = JSON.stringify(outcome).match(/"message":"(.*?)"/g);
    return `Alfa ${outcome.rule.uri}: ${reasons}\n${outcome.target}`;
  });
}

/**
 * Holds what a page or its frame shows now against axe-core and Alfa, in normal and in forced colours:
 * neither finds anything.
 */
export async function expectNoFindings(frame: Frame, state: string) {
  for (const forcedColors of ['none', 'active'] as const) {
    await frame.page().emulateMedia({ forcedColors });
    const isForced = forcedColors === 'active';
    const findings = [...(await askAxe(frame, isForced)), ...(await askAlfa(frame, isForced))];
    const colours = isForced ? 'forced colours' : 'normal colours';
    expect.soft(findings.join('\n\n'), `${state}, in ${colours}`).toBe('');
  }
  await frame.page().emulateMedia({ forcedColors: 'none' });
}
