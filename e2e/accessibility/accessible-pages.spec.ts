import type { Locator, Page } from '@playwright/test';
import { colour } from '../../src/drawings/colours.ts';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { expectNoViolations, phone } from '../support/audit.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectVisibleFocus, resetFocus } from '../support/focus.ts';
import { expectReadableText } from '../support/legibility.ts';
import { sameTemplate, pages, readToEnd } from '../support/pages.ts';
import { stylesOf } from '../support/read.ts';

for (const path of [...pages, 'nowhere', 'game/Nope']) {
  const tag = sameTemplate.includes(path) ? '@full' : [];
  test(`/${path} is accessible`, { tag }, async ({ page }) => {
    await page.goto(path);
    await readToEnd(page);
    await step('keeps its text at any width, in large and wide type', () =>
      expectReadableText(page),
    );
    await step('passes the audit', () => expectNoViolations(page, 'the page'));
    await step('shows what is a link or a button', () => expectVisibleControls(page));
    await step('does not move with reduced motion', () => expectNoMotion(page));
    await step('has edges and texts with more contrast', () => expectMoreContrast(page));
    await step('prints in black on white', () => expectPlainPrint(page));
    await step('has a first link that skips to the content', () => expectSkipLink(page));
    await step('shows the focus at every stop, in reading order', async () => {
      await expectVisibleFocus(page, phone, 'Shift+Tab');
      // As at high magnification, which is often used with forced colours.
      await page.emulateMedia({ forcedColors: 'active' });
      await expectVisibleFocus(page, { width: 1280, height: 400 });
    });
    await step('shows the edges of buttons among forced colours', () => expectEdges(page));
  });
}

/** Expects more than a colour to tell links from the words around them (WCAG 1.4.1), and buttons from texts. */
async function expectVisibleControls(page: Page) {
  const plain = await page.locator('main a, footer :is(p, li) a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { display, textDecorationLine, backgroundColor } = getComputedStyle(link);
        const isUnderlined = textDecorationLine === 'underline';
        if (link.matches('.button')) return isUnderlined || backgroundColor === 'rgba(0, 0, 0, 0)';
        if (link.matches('.button-quiet, .link-quiet')) return isUnderlined;
        return (display === 'inline' || link.matches('.link')) && !isUnderlined;
      })
      .map((link) => link.outerHTML.slice(0, 120)),
  );
  expect.soft(plain).toEqual([]);
  // On orchid, this colour would be too faint.
  const colours = await stylesOf(page.locator('main .paper:not(.bg-orchid) .link'), 'color');
  const others = colours.map(toHex).filter((shade) => shade !== colour('cobalt'));
  expect.soft(others, 'other colours of links on paper').toEqual([]);
}

async function expectNoMotion(page: Page) {
  await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const moving = await page.locator('body, body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        // The notice that a demo takes long only appears.
        return !['none', 'late'].includes(animationName) || transitionDuration !== '0s';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(moving).toEqual([]);
}

/** The lower edges of cards and rows, each with the background around it. Runs in the page. */
const readEdges = (elements: Element[]) =>
  elements
    .filter((element) => parseFloat(getComputedStyle(element).borderBottomWidth) > 0)
    .map((element) => {
      let around = element.parentElement;
      const background = () => (around ? getComputedStyle(around).backgroundColor : 'rgb(0, 0, 0)');
      while (around && /, 0\)$/.test(background())) around = around.parentElement;
      const edge = getComputedStyle(element).borderBottomColor;
      return { edge, background: background(), html: element.outerHTML.slice(0, 120) };
    });

/** Expects visible edges and bright texts where more contrast is wanted. */
async function expectMoreContrast(page: Page) {
  await page.emulateMedia({ contrast: 'more' });
  // The background of a link or a label shows where it is.
  const parts = page.locator('body > header, main :not(a, label)').filter({ visible: true });
  const faint = (await parts.evaluateAll(readEdges)).filter(
    ({ edge, background }) => contrast(toHex(edge), toHex(background)) < 3,
  );
  expect.soft(faint, 'edges').toEqual([]);
  const colours = await stylesOf(page.locator('.text-mist'), 'color');
  expect.soft(new Set(colours.map(toHex)), 'muted texts').toEqual(new Set([colour('paper')]));
  await page.emulateMedia({ contrast: null });
}

/** Expects that each button has a border, because forced colours remove its background and its shadow. */
async function expectEdges(page: Page) {
  const withoutEdge = await page
    .locator('.button, .button-quiet')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => parseFloat(getComputedStyle(button).borderBlockEndWidth) < 1)
        .map((button) => button.outerHTML.slice(0, 120)),
    );
  expect.soft(withoutEdge).toEqual([]);
}

async function expectSkipLink(page: Page) {
  await resetFocus(page);
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
}

/** The beginning of each visible element, for messages. */
const visibleHtml = (elements: Locator) =>
  elements
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));

/** Expects black text on white paper, with the address of the venue, and without controls. */
async function expectPlainPrint(page: Page) {
  const lanterns = page.getByRole('contentinfo').locator('[data-accent]');
  await expect.soft(lanterns.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screenOnly = page
    .locator(
      'header, nav, form, fieldset, label, .particle, iframe, button, .button, .button-quiet',
    )
    .or(page.locator('#games img, .heading :is(svg, a), .door, footer svg'))
    .or(lanterns);
  expect.soft(await visibleHtml(screenOnly), 'only for screens').toEqual([]);
  const facts = page.getByRole('contentinfo').locator('address, a[href^="tel:"]');
  await expect.soft(facts.filter({ visible: true })).toHaveCount(2);
  const names = page.getByRole('contentinfo').getByText(venue.name, { exact: true });
  await expect.soft(names.filter({ visible: true }), 'one name above the address').toHaveCount(1);
  // On paper, a link leads nowhere: only those that print their address are words there.
  const links = page.getByRole('contentinfo').locator('a:not([href^="tel:"], [href^="mailto:"])');
  expect.soft(await visibleHtml(links), 'links on paper').toEqual([]);
  const coloured = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(coloured, 'coloured in print').toEqual([]);
  await page.emulateMedia({ media: null });
}
