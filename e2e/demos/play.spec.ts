import type { Page } from '@playwright/test';
import { randomBelow, type Random } from '../../src/demos/engine/random.ts';
import { bestStep, resultOf } from '../../src/demos/engine/round.ts';
import type { Step } from '../../src/demos/engine/step.ts';
import { stakeCredits, creditsAtStart, type DemoGame } from '../../src/demos/game.ts';
import { fateOfFortune } from '../../src/demos/games/fate-of-fortune/game.ts';
import { hidden } from '../../src/demos/games/hidden/game.ts';
import { lakesFive } from '../../src/demos/games/lakes-five/game.ts';
import { nightTrax } from '../../src/demos/games/night-trax/game.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { seeded } from '../../src/test/demo-rounds.ts';
import { demos } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { drawingsOf, stylesOf } from '../support/read.ts';
import { atMiddleOf, expectBoard, expectPictures, middleOf } from './board.ts';
import { expectWhole } from './looks.ts';
import { credits, drawRound, runUntilVisible, spin, startDemo, status } from './demo.ts';

interface Round {
  /** The numbers that are drawn. */
  drawn: number[];
  announced: string;
  /** What is expected while it is played. */
  during?: (page: Page, steps: readonly Step[]) => Promise<void>;
}

/** A round of each demo that shows its feature. */
const rounds: Record<string, Round> = {
  zulu: {
    drawn: [0, 20, 0, 8, 14, 3, 3, 3, 3, 10, 20, 5, 7, 1, 2, 3, 4],
    announced: 'The sun rises on reel 2. 5 elephants, 3 bead rings. It walks to reel 3.',
    async during(page) {
      await runUntilVisible(page, page.locator('#tall-2-0'));
      await expect(page.locator('.tall'), 'the sun has left its reel').toHaveCount(1);
      // A reel has more symbols while it rolls.
      const cells = (reel: number) => page.locator(`.reel:nth-child(${reel}) .cell`);
      await runUntilVisible(page, cells(5).nth(3));
      await expect(cells(3), 'the reel of the sun does not roll').toHaveCount(3);
    },
  },
  'fate-of-fortune': {
    drawn: [0, 16, 13, 3],
    announced:
      'Even stops at 8×. Win 160 credits, 8 times the stake. Credits 2,140. New: the wheel. 1 of 7 found.',
    during: chooseWheel,
  },
  'night-trax': {
    drawn: [0, 19, 6, 1],
    announced: '5 key pads. 4 cars clear (unpaid) (twice), 4 headphones clear (unpaid).',
    async during(page, steps) {
      await runUntilVisible(page, page.locator('.unpaid').first());
      await expectPictures(page, steps.find((step) => step.type === 'drop')?.grid ?? []);
    },
  },
  'miss-wildfire': {
    drawn: [0],
    announced: 'No win. A small fire goes out. 3 plants burn. The ash shows: goggles.',
  },
};

/** The choice that the test makes in a round, counted from 0. */
const choice = 1;

/** Plays a round, and returns all numbers that it draws, its steps, and the board at its end. */
function playRound(game: DemoGame, random: Random) {
  const { drawn, steps } = drawRound(game, random, () => choice);
  const { best, grid: paid = [] } = bestStep(steps) ?? {};
  const last = steps.findLast((step) => 'grid' in step)?.grid ?? [];
  return { drawn, steps, board: best?.type === 'pay' ? paid : last };
}

/** A round that wins nothing. */
function lostRound(game: DemoGame) {
  for (let seed = 1; ; seed++) {
    const round = playRound(game, seeded(seed));
    if (!resultOf(round.steps)) return round;
  }
}

/** Waits for the wheels of Fate of Fortune, looks at them, and chooses one. */
async function chooseWheel(page: Page) {
  // The wheel comes forward first. A key that is pressed just then chooses nothing.
  await page.keyboard.up('Enter');
  const choices = page.getByRole('group', { name: 'Choose' });
  await runUntilVisible(page, choices);
  await expect(choices).toBeFocused();
  await expect(page.locator('.highlighted'), 'the stars').toHaveCount(3);
  await expect(spin(page), 'the wheels take its place').toBeHidden();
  for (const key of ['Enter', '2']) await page.keyboard.press(key);
  await choices.getByRole('button').first().hover();
  await expect(choices, 'a key that is meant for the main button chooses nothing').toBeVisible();
  await page.clock.runFor(500);
  const { wheels } = fateOfFortune.rule;
  await expect(choices.getByRole('button')).toHaveText(
    wheels.map(
      ({ name, slices }) => `${name} ${Math.min(...slices)} to ${Math.max(...slices)} times`,
    ),
  );
  await expect(status(page)).toContainText('Choose a wheel: all pay 5.5× on average.');
  await expect(page.locator('.detail'), 'a pointer that rests').toContainText('Shown: Even.');
  await page.mouse.move(0, 0);
  await choices.getByRole('button').first().hover();
  await expect(page.locator('.detail')).toContainText('Shown: Calm.');
  await choices.getByRole('button').last().focus();
  await expect(page.locator('.detail')).toContainText('Shown: Bold.');
  const numbers = page.locator('.wheel-disc text');
  await expect(numbers).toHaveText((wheels.at(-1)?.slices ?? []).map(String));
  const paths = page.locator('.wheel-disc path');
  const widths = paths.evaluateAll((all) =>
    all.map((path) => (path as SVGPathElement).getBBox().width),
  );
  const chord = 200 * Math.sin(Math.PI / (wheels[0]?.slices.length ?? 1));
  expect(Math.max(...(await widths)), 'slices do not overlap').toBeCloseTo(chord, 0);
  const fills = await stylesOf(paths, 'fill');
  const alike = fills.filter((fill, index) => fill === fills.at(index - 1));
  expect(alike, 'slices with the colour of their neighbour').toEqual([]);
  await expect(numbers.first(), 'the numbers are visible').toHaveCSS('opacity', '1');
  await expect(page.locator('.reels'), 'behind the wheel').toHaveCSS('opacity', '0');
  expect(await atMiddleOf(page, '.wheel'), 'in front').toMatch(/wheel/);
  await page.keyboard.press(`${choice + 1}`);
  await expect(page.locator('.detail'), 'while it turns').toContainText(`${wheels[choice]?.name}.`);
  await page.keyboard.down('Enter');
}

const afterStake = formatNumber(creditsAtStart - stakeCredits);

for (const demo of demos) {
  const { slug, name, launcherGameId, model, button } = demo;
  // choices.spec.ts plays those whose rounds wait for a choice.
  if (slug === lakesFive.slug || slug === hidden.slug) continue;

  test(`${name} plays rounds by the keyboard and announces their results`, async ({ page }) => {
    expect(rounds, 'the demo has a round in the table').toHaveProperty(slug);
    const { drawn, announced, during } = rounds[slug] ?? { drawn: [], announced: '' };
    let next = 0;
    const first = playRound(demo, (n) => randomBelow(n, () => drawn[next++ % drawn.length] ?? 0));
    const second = lostRound(demo);

    // A loss tells of the last symbol that it could choose, not of the one above.
    // eslint-disable-next-line no-restricted-properties -- no outcome depends on it
    await page.addInitScript(() => (Math.random = () => 0.99));
    await startDemo(page, launcherGameId, [...first.drawn, ...second.drawn]);
    await expect(spin(page)).toBeFocused();
    await expect(spin(page)).toHaveText(button[0]);
    const before = await expectWhole(page, 'before a round');
    // A held key plays one round only, and a round takes at least two and a half seconds.
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(spin(page)).toHaveText(button[1]);
    await expect(credits(page)).toHaveText(afterStake);
    await page.clock.runFor(2400);
    // A press begins no round before this one has ended.
    await spin(page).click({ force: true });
    await page.keyboard.press('Space');
    await during?.(page, first.steps);
    await expect(credits(page)).toHaveText(afterStake);

    await page.clock.runFor(20_000);
    await expect(status(page)).toContainText(announced);
    await expect(spin(page), 'it waits for a press').not.toHaveAttribute('aria-disabled');
    await expect(spin(page)).toBeFocused();
    await expect(spin(page)).toHaveText(button[0]);
    await expect(status(page)).toContainText(`Credits ${await credits(page).textContent()}.`);
    await expect(page.getByRole('table'), 'its caption').toHaveAccessibleName(/\w/);
    const { place = 'Reel', strips } = model;
    await expect(page.getByRole('columnheader'), 'its columns').toHaveText(
      strips.map((_, index) => `${place} ${index + 1}`),
    );
    await expectBoard(page, model, first.board);
    const places = await expectWhole(page, 'after a round');
    expect(places, 'no result moves the board').toEqual(before);
    if (slug === fateOfFortune.slug) {
      const wheel = await middleOf(page, '.wheel');
      const pointer = await middleOf(page, '.wheel-pointer');
      const drawn = await middleOf(page, '.drawn text');
      expect(Math.abs(drawn.x - pointer.x), 'the drawn number is at the pointer').toBeLessThan(5);
      expect(drawn.y < wheel.y, 'the drawn number is on its side').toBe(pointer.y < wheel.y);
      const others = await stylesOf(page.locator('.wheel-disc g:not(.drawn)'), 'opacity');
      expect(others, 'fainter than the one at the pointer').not.toContain('1');
      expect(announced).toContain(`stops at ${await page.locator('.drawn text').textContent()}×`);
    }
    const after = (await credits(page).textContent()) ?? '';
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await page.clock.runFor(4000);
    await expect(credits(page), 'a held key plays no further round').toHaveText(after);

    const marks = '.won, .price, .highlighted, polyline, .forward, .drawn, [data-win]';
    await step('the next round removes its marks, and a loss tells a small event', async () => {
      await page.keyboard.up('Enter');
      const began = await page.evaluate(() => performance.now());
      await page.keyboard.press('Enter');
      await page.clock.runFor(100);
      await expect(page.locator(marks), 'marks of the last round').toHaveCount(0);
      await expect(page.locator('.result'), 'the last result').toHaveText(/^\s*$/);
      // A symbol moves, or the fire leaves a seed.
      await runUntilVisible(page, page.locator('.highlighted, .smoke').first());
      const look = slug === nightTrax.slug ? 'box-shadow' : 'background-image';
      const [plain] = await stylesOf(page.locator('.cell:not(.highlighted)'), look);
      const moving = await stylesOf(page.locator('.highlighted'), look);
      expect(moving, 'the look of symbols that move').not.toContain(plain);
      if (slug === nightTrax.slug) {
        await runUntilVisible(page, page.locator('.reel:has(.highlighted)').nth(1));
        await expect(page.locator('.highlighted'), 'row by row').toHaveCount(2);
      }
      await runUntilVisible(page, page.locator('.main-button:not([aria-disabled])'));
      const ended = await page.evaluate(() => performance.now());
      expect(ended - began, 'the shortest round').toBeGreaterThanOrEqual(2500);
      await expect(status(page)).toHaveText(/^No win\. [A-Z][^.]+\. (?!.*undefined)/);
      if (slug === zulu.slug) {
        const [moved = ''] = await drawingsOf(page.locator('.highlighted .symbol use'));
        const [animal = '?'] = model.symbols[moved]?.name.split(' ') ?? [];
        await expect(status(page), 'it tells what moves').toContainText(animal, {
          ignoreCase: true,
        });
      }
      await expectBoard(page, model, second.board);
      await expectWhole(page, 'after a lost round');
      await spin(page).press('Enter');
      await page.clock.runFor(300);
      await expect(page.locator(marks), 'marks of a loss').toHaveCount(0);
    });
  });
}
