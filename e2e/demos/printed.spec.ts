import type { Locator } from '@playwright/test';
import { findsOf, toFind } from '../../src/demos/finds.ts';
import { payFor } from '../../src/demos/engine/round.ts';
import { stakeCredits, creditsAtStart, type DemoGame } from '../../src/demos/game.ts';
import { figuresOf, odds, pricedCounts, volatility } from '../../src/demos/odds.ts';
import { animationsByName } from '../../src/demos/ui/motion.ts';
import { formatNumber, nameOf, pluralOf } from '../../src/demos/words.ts';
import { colour } from '../../src/drawings/colours.ts';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { demos, playable, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { drawingsOf, stylesOf } from '../support/read.ts';
import { expectDrawings } from './board.ts';

/** What the rules promise about chance and money. The other tests of demos check that it is true. */
const fairPlay = [
  'equally likely',
  `costs ${stakeCredits} play credits`,
  'cannot be bought or paid out',
  'Nothing is stored, nothing is sent',
  `Any ${toFind} of them`,
  'no odds',
];

/** The texts of the cells of a table, row by row. */
const cellsOf = (table: Locator): Promise<string[][]> =>
  table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells].map((cell) =>
          cell.innerText.replaceAll(/\s+/g, ' ').trim(),
        ),
      ),
    );

/** The rows of the pay table, with the prices as the engine pays them. */
function payTable({ model, rule }: DemoGame): string[][] {
  const counts = pricedCounts(model);
  const rows = Object.entries(model.symbols).flatMap(([letter, { name, pays, does }]) => {
    const prices = counts.map((count) => String(payFor(model, letter, parseInt(count)) || '–'));
    return pays ? [[name, ...prices]] : does ? [[name, does]] : [];
  });
  const sets = rule.kind === 'sets' ? rule.sets : [];
  return [
    [`Symbol: how many ${model.counted ?? 'alike'}`, ...counts],
    ...rows,
    ...sets.map(({ name, words, multiple }) => [`${name}: ${words}`, String(multiple)]),
  ];
}

for (const game of demos) {
  const { name, model, rule, launcherGameId } = game;

  test(`${name} prints what it plays by`, async ({ page }) => {
    await page.goto(`demo/${launcherGameId}`);
    const { description = '', accent = 'sky' } =
      playable.find((other) => other.name === name) ?? {};
    await expect.soft(page.locator('html'), 'its colour').toHaveCSS('--accent', colour(accent));
    const viewport = page.locator('meta[name=viewport]');
    await expect.soft(viewport).toHaveAttribute('content', /width=device-width/);
    await step('the title card has a picture, and names age, credits and stake', async () => {
      const card = page.locator('.title-card');
      await expect.soft(card.locator('.arch > *'), 'its picture').toHaveCount(1);
      const widths = await card
        .locator('.arch img')
        .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth));
      expect.soft(widths, 'a picture that does not decode').not.toContain(0);
      for (const text of [name, description]) await expect.soft(card).toContainText(text);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.soft(page).toHaveTitle(new RegExp(`^${name}, `));
      await expect
        .soft(card)
        .toContainText(
          `${venue.minimumAge}+. ${formatNumber(creditsAtStart)} play credits, ${stakeCredits} a round.`,
        );
    });
    await step('before the start, nothing of the game can be used', async () => {
      await expect(page.getByRole('button', { name: 'Start demo' })).toBeVisible();
      await expect.soft(page.getByRole('main')).toHaveCount(1);
      await expect.soft(page.locator('.finish'), '"Stop playing"').toBeHidden();
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog'), 'keys work only in the game').toBeHidden();
    });
    await step('forced colours leave edges, pictures and readable words', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const edges = await stylesOf(page.locator('button:not(.board *)'), 'border-top-width');
      expect.soft(edges, 'the edges of buttons').not.toContain('0px');
      const pictures = page.locator('.board, .arch, .pay-table svg');
      const adjusted = await stylesOf(pictures, 'forced-color-adjust');
      expect.soft([...new Set(adjusted)], 'pictures keep their colours').toEqual(['none']);
      const [ground = ''] = await stylesOf(
        page.locator('.scene'),
        'border-block-end-color',
        '::after',
      );
      const [ink = ''] = await stylesOf(page.locator('.result'), 'color');
      expect
        .soft(contrast(toHex(ink), toHex(ground)), 'words on the ground')
        .toBeGreaterThanOrEqual(7);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await step('each drawing that it uses, or will use, is in the page, and can move', async () => {
      await expectDrawings(page, Object.keys(model.symbols));
      const names = await page
        .locator('[data-animation]')
        .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['animation'] ?? ''));
      const known = new Set(Object.keys(animationsByName));
      expect.soft([...new Set(names).difference(known)], 'unknown animations').toEqual([]);
    });
    await step('around the board: its props, its promise, its finds and its credits', async () => {
      const props = page.locator('.side-symbol use');
      expect.soft(await drawingsOf(props)).toEqual(game.sideSymbols);
      const finds = findsOf(game).map(({ picture }) => picture);
      expect.soft(await drawingsOf(page.locator('.finds use'))).toEqual(finds);
      const status = [
        `Credits ${formatNumber(creditsAtStart)}`,
        'Net this visit 0',
        'Time 0:00:00',
      ];
      await expect.soft(page.locator('.status > div')).toHaveText(status);
      await expect.soft(page.locator('.result')).toHaveText(game.promise);
      await expect
        .soft(page.locator('.tally'))
        .toHaveText(`Find any ${toFind} of these ${finds.length}`);
    });
    await page.getByRole('button', { name: 'Rules and odds' }).last().click();
    const rules = page.getByRole('dialog', { name: `${name}: rules and odds` });
    await step('each price is in the column of its number, beside its symbol', async () => {
      const table = rules.getByRole('table').first();
      expect.soft(await cellsOf(table)).toEqual(payTable(game));
      await expect.soft(table).toContainText(`${stakeCredits} credits`);
      const priced = Object.keys(model.symbols).filter(
        (letter) => model.symbols[letter]?.pays ?? model.symbols[letter]?.does,
      );
      const pictures = table.locator('use');
      expect.soft(await drawingsOf(pictures)).toEqual(priced);
      const sizes = pictures.evaluateAll((all) =>
        all.map((use) => (use as SVGUseElement).getBBox().width),
      );
      expect.soft(await sizes, 'a drawing is empty').not.toContain(0);
    });
    await step('how it is played', async () => {
      for (const sentence of [game.howItPays, ...game.notes])
        await expect.soft(rules).toContainText(sentence);
    });
    await step('what it promises about chance and money', async () => {
      for (const promise of fairPlay) await expect.soft(rules).toContainText(promise);
    });
    await step('the lines, with their rows from 1, and what later drops count', async () => {
      const lines = rule.kind === 'sun' || rule.kind === 'wheel' ? rule.lines : [];
      const fromOne = lines.join(', ').replaceAll(/\d/g, (row) => String(Number(row) + 1));
      const factors = rule.kind === 'drops' ? rule.factors.join(', ') : '';
      for (const numbers of [fromOne, factors])
        if (numbers) await expect.soft(rules).toContainText(`: ${numbers}. `);
    });
    await step('the figures are those that were computed', async () => {
      const terms = await rules.locator('dt').allInnerTexts();
      const texts = await rules.locator('dd').allInnerTexts();
      const printed = terms.map((term, index) => ({ term, text: texts[index] }));
      expect.soft(printed.slice(0, -1), 'before the keys').toEqual(odds(game));
      const { ways } = figuresOf(game);
      const hasChoice = Object.keys(ways).length > 1;
      await expect
        .soft(rules.getByRole('table'), 'of prices, of ways')
        .toHaveCount(hasChoice ? 2 : 1);
      if (!hasChoice) return;
      const rows = Object.entries(ways).map(([way, figures]) => [
        way,
        figures.returnPercent.toFixed(2),
        figures.hitRatePercent.toFixed(2),
        `${figures.deviation.toFixed(2)} ${volatility(figures)}`,
        formatNumber(figures.max * stakeCredits),
      ]);
      const columns = ['With', 'Return', 'Wins', 'Spread', 'Most'];
      expect.soft(await cellsOf(rules.getByRole('table').last())).toEqual([columns, ...rows]);
    });
    await step('all that chance draws from', async () => {
      await rules.getByText('What chance draws from').click();
      for (const { name, slices } of rule.kind === 'wheel' ? rule.wheels : []) {
        const wheel = `${name}, clockwise from the top: ${slices.join(', ')}.`;
        await expect.soft(rules).toContainText(wheel);
      }
      if (model.rows > 1 && rule.kind !== 'leaves') {
        await expect.soft(rules).toContainText(`shows ${model.rows} neighbours`);
        const strips = model.strips.map(
          (strip, index) =>
            `${model.place ?? 'Reel'} ${index + 1}, ${strip.length} stops: ${[...strip].map((letter) => nameOf(model, letter)).join(', ')}.`,
        );
        return expect.soft(rules.getByRole('listitem')).toHaveText(strips);
      }
      // A pool: so many of each.
      const pool = rule.kind === 'leaves' ? rule.secrets : (model.strips[0] ?? '');
      const drawn = await rules.locator('details p').first().innerText();
      expect.soft(drawn).toContain(`one of ${pool.length}, equally likely: `);
      for (const letter of new Set(pool)) {
        const count = pool.split(letter).length - 1;
        const name = count > 1 ? pluralOf(model, letter) : nameOf(model, letter);
        expect.soft(drawn).toContain(`${count} ${name}`);
      }
    });
  });
}
