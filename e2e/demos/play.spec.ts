import type { Page } from '@playwright/test';
import { wildLetter } from '../../src/demos/engine/lines.ts';
import { playThrough } from '../../src/demos/engine/play-through.ts';
import { randomBelow, type Random } from '../../src/demos/engine/random.ts';
import { bestStep, cellsByRow, letterAt, payFor, resultOf } from '../../src/demos/engine/round.ts';
import type { Model } from '../../src/demos/engine/rule.ts';
import type { Grid, Step } from '../../src/demos/engine/step.ts';
import { stakeCredits, creditsAtStart, type DemoGame } from '../../src/demos/game.ts';
import { fateOfFortune } from '../../src/demos/games/fate-of-fortune/game.ts';
import { hidden } from '../../src/demos/games/hidden/game.ts';
import { lakesFive } from '../../src/demos/games/lakes-five/game.ts';
import { missWildfire } from '../../src/demos/games/miss-wildfire/game.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { seeded } from '../../src/test/demo-rounds.ts';
import { demos } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { credits, isInContent, runUntilVisible, spin, startDemo, status } from './demo.ts';

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
  const drawn: number[] = [];
  const draw = (n: number) => (drawn[drawn.length] = random(n));
  const steps = playThrough(game, draw, () => choice);
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

/** Expects that each drawing that the page uses exists. */
async function expectDrawings(page: Page) {
  const missing = await page
    .locator('use:not([href="#none"])')
    .evaluateAll((all) =>
      all
        .map((use) => use.getAttribute('href') ?? '')
        .filter((href) => !document.querySelector(href)),
    );
  expect.soft(missing, 'drawings that do not exist').toEqual([]);
}

/** Expects this board in pictures. One picture of a sun covers its reel. */
async function expectPictures(page: Page, board: Grid) {
  await expectDrawings(page);
  const isSun = (reel: string[]) => reel.every((letter) => letter === wildLetter);
  const pictures = await page
    .locator('.strip')
    .evaluateAll((strips) =>
      strips.map((strip) =>
        [...strip.children].map((cell) => cell.querySelector('.symbol use')?.getAttribute('href')),
      ),
    );
  expect
    .soft(pictures, 'the pictures on the board')
    .toEqual(board.map((reel) => reel.map((letter) => (isSun(reel) ? '#none' : `#${letter}`))));
  const tops = await page
    .locator('.reel')
    .evaluateAll((reels) => reels.map((reel) => reel.getBoundingClientRect().y));
  expect.soft(new Set(tops).size, 'reels side by side').toBe(1);
  const suns = page.locator('.tall');
  await expect.soft(suns).toHaveCount(board.filter(isSun).length);
  const reel = await page.locator('.reel').first().boundingBox();
  for (const sun of await suns.all())
    expect.soft((await sun.boundingBox())?.height, 'the height of a sun').toBe(reel?.height);
}

/** Expects this board in pictures, and in the table for screen readers. */
async function expectBoard(page: Page, { symbols }: Model, board: Grid) {
  await expectPictures(page, board);
  const names = cellsByRow(board).map((cell) => `${symbols[letterAt(board, cell)]?.name}`);
  await expect.soft(page.getByRole('cell'), 'the board for screen readers').toHaveText(names);
}

/** What covers the middle of an element: the name of what is in front, or else its class. */
const atMiddleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[class]');
    return front?.ariaLabel ?? front?.getAttribute('class') ?? '';
  });

/** Waits for the wheels of Fate of Fortune, looks at them, and chooses one. */
async function chooseWheel(page: Page) {
  // The wheel comes forward first. A key that is pressed just then chooses nothing.
  await page.keyboard.up('Enter');
  const choices = page.getByRole('group', { name: 'Choose' });
  await runUntilVisible(page, choices);
  await expect(choices).toBeFocused();
  await expect(spin(page), 'the wheels take its place').toBeHidden();
  for (const key of ['Enter', '2']) await page.keyboard.press(key);
  await expect(choices, 'a key that is meant for the main button chooses nothing').toBeVisible();
  await page.clock.runFor(500);
  const { wheels } = fateOfFortune.rule;
  await expect(choices.getByRole('button')).toHaveText(
    wheels.map(
      ({ name, slices }) => `${name} ${Math.min(...slices)} to ${Math.max(...slices)} times`,
    ),
  );
  await expect(status(page)).toContainText('Choose a wheel: all pay 5.5× on average.');
  await expect(page.locator('.detail')).toContainText('Shown: Even.');
  await choices.getByRole('button').first().hover();
  await expect(page.locator('.detail')).toContainText('Shown: Calm.');
  await choices.getByRole('button').last().focus();
  await expect(page.locator('.detail')).toContainText('Shown: Bold.');
  const numbers = page.locator('.wheel-disc text');
  await expect(numbers).toHaveText((wheels.at(-1)?.slices ?? []).map(String));
  const fills = await page
    .locator('.wheel-disc path')
    .evaluateAll((slices) => slices.map((slice) => getComputedStyle(slice).fill));
  const alike = fills.filter((fill, index) => fill === fills.at(index - 1));
  expect(alike, 'slices with the colour of their neighbour').toEqual([]);
  await expect(numbers.first(), 'the numbers are visible').toHaveCSS('opacity', '1');
  await expect(page.locator('.reels'), 'behind the wheel').toHaveCSS('opacity', '0');
  expect(await atMiddleOf(page, '.wheel'), 'in front').toMatch(/wheel/);
  await page.keyboard.press(`${choice + 1}`);
  await page.keyboard.down('Enter');
}

const afterStake = formatNumber(creditsAtStart - stakeCredits);

for (const demo of demos) {
  const { slug, name, launcherGameId, model, button } = demo;
  if (slug === lakesFive.slug || slug === hidden.slug) continue;

  test(`${name} plays rounds by the keyboard and announces their results`, async ({ page }) => {
    expect(rounds, 'the demo has a round in the table').toHaveProperty(slug);
    const { drawn, announced, during } = rounds[slug] ?? { drawn: [], announced: '' };
    let next = 0;
    const first = playRound(demo, (n) => randomBelow(n, () => drawn[next++ % drawn.length] ?? 0));
    const second = lostRound(demo);

    await startDemo(page, launcherGameId, [...first.drawn, ...second.drawn]);
    expect.soft(page.url(), 'the demo needs no identity').not.toMatch(/token|operatorid/);
    await expect(spin(page)).toBeFocused();
    await expect(spin(page)).toHaveText(button[0]);
    const before = await page.locator('.board').boundingBox();
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
    expect(await page.locator('.board').boundingBox(), 'no result moves the board').toEqual(before);
    if (slug === fateOfFortune.slug) {
      const numbers = page.locator('.wheel-disc text');
      const heights = await numbers.evaluateAll((all) =>
        all.map((number) => number.getBoundingClientRect().y),
      );
      const atPointer = numbers.nth(heights.indexOf(Math.min(...heights)));
      expect(announced).toContain(`stops at ${await atPointer.textContent()}×`);
      await expect(page.locator('.drawn')).toHaveText((await atPointer.textContent()) ?? '');
    }
    const after = (await credits(page).textContent()) ?? '';
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await page.clock.runFor(4000);
    await expect(credits(page)).toHaveText(after);

    await step('the next round removes its marks, and a loss tells a small event', async () => {
      await page.keyboard.up('Enter');
      await page.keyboard.press('Enter');
      await page.clock.runFor(100);
      const marks = '.won, .price, .highlighted, polyline, .forward, .drawn, [data-win]';
      await expect(page.locator(marks), 'marks of the last round').toHaveCount(0);
      await expect(page.locator('.lamp.on')).toHaveText(slug === 'night-trax' ? ['×1'] : []);
      await expect(page.locator('.result'), 'the last result').toHaveText(/^\s*$/);
      // A symbol moves, or the fire leaves a seed.
      await runUntilVisible(page, page.locator('.highlighted, .smoke').first());
      await page.clock.runFor(20_000);
      await expect(status(page)).toHaveText(/^No win\. [A-Z][^.]+\. (?!.*undefined)/);
      if (slug === zulu.slug) {
        const moved = await page.locator('.highlighted .symbol use').getAttribute('href');
        const [animal = '?'] = model.symbols[moved?.slice(1) ?? '']?.name.split(' ') ?? [];
        await expect(status(page), 'it tells what moves').toContainText(animal, {
          ignoreCase: true,
        });
      }
      await expectBoard(page, model, second.board);
    });
  });
}

if (isInContent(hidden)) {
  test('leaves are parted by the keyboard one by one, until the player stops or a fox wakes', async ({
    page,
  }) => {
    // Foxes are behind the three leaves of the first column, and behind the second leaf.
    await startDemo(page, hidden.launcherGameId, [0]);
    await page.keyboard.press('Enter');
    await page.clock.runFor(2500);
    await expect(status(page)).toHaveText('Part a leaf: 8 of 12 hide a secret.');
    await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Leaf 1, shut' })).toBeFocused();
    await page.clock.runFor(500);
    const stops = page
      .locator('.leaf-buttons button')
      .evaluateAll((all: HTMLElement[]) => all.filter(({ tabIndex }) => tabIndex === 0).length);
    expect(await stops, 'one stop for Tab').toBe(1);
    for (const way of ['Right', 'Left', 'Right', 'Right', 'Down', 'Up', 'Down'])
      await page.keyboard.press(`Arrow${way}`);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    const opened = page.getByRole('button', { name: 'Leaf 7: ring' });
    await expect(opened).toBeFocused();
    await expect(opened, 'it cannot be parted again').toHaveAttribute('aria-disabled', 'true');
    const behind = page.locator('.reel:nth-child(3) .cell.highlighted:nth-child(2) .symbol use');
    await expect(behind, 'the picture behind the leaf').toHaveAttribute('href', '#A');
    expect(await atMiddleOf(page, '.cell.highlighted'), 'its button').toBe('Leaf 7: ring');
    await expect(status(page)).toHaveText('Ring. Part another for 45: 7 of 11 hide a secret.');
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.clock.runFor(1000);
    const stop = page.getByRole('button', { name: 'Stop with 45' });
    await expect(status(page)).toContainText(
      'Stop with 45, or part another for 75: 6 of 10 hide a secret.',
    );
    await expect(page.getByRole('cell').filter({ hasNotText: 'leaf' })).toHaveText([
      'ring',
      'ring',
    ]);
    await stop.press('Enter');
    // The eyes of the second picture are over those of a fox that sleeps.
    const eyes = page.locator('.night svg').last();
    await runUntilVisible(page, eyes);
    await expect(eyes, 'a fox that sleeps').toHaveCSS('opacity', '0');
    await page.clock.runFor(6000);
    await expect(page.locator('.night')).toHaveCount(0);
    await expect(status(page)).toContainText('2 leaves open, the foxes asleep. Win 45 credits');
    await expect(credits(page)).toHaveText(formatNumber(creditsAtStart - stakeCredits + 45));

    await spin(page).press('Enter');
    await page.clock.runFor(3000);
    await expect(status(page)).toHaveText('Part a leaf: 8 of 12 hide a secret.');
    const leaves = page.getByRole('group', { name: 'Leaves' }).getByRole('button');
    for (const [index, leaf] of (await leaves.all()).entries())
      await expect(leaf).toHaveAccessibleName(`Leaf ${index + 1}, shut`);
    await leaves.first().click();
    await runUntilVisible(page, eyes);
    await expect(eyes, 'a fox that wakes').toHaveCSS('opacity', '1');
    await page.clock.runFor(5000);
    await expect(status(page)).toContainText('No win. A fox woke up.');
    await expect(spin(page)).toBeFocused();
  });
}

if (isInContent(missWildfire)) {
  test('a cloud is chosen in the picture before a round, and the plants that burn are counted', async ({
    page,
  }) => {
    // With the third cloud, four plants burn, and then eleven.
    const drawn = [5, 6, 5, 7, 0, 0, 16, 1, 0, 2, 18];
    await startDemo(page, missWildfire.launcherGameId, drawn);
    const cloud = (name: string) => page.getByRole('button', { name: `Cloud over ${name}` });
    const chosen = page.getByRole('button', { pressed: true });
    const colourOf = (name: string) =>
      cloud(name).evaluate((button) => getComputedStyle(button).color);
    await expect(chosen).toHaveAccessibleName(/the lupins/);
    const { model, rule } = missWildfire;
    for (const { name, plant } of rule.clouds) {
      const price = `5+ pay ${payFor(model, plant, 5)}×`;
      await expect(cloud(name)).toHaveAccessibleName(`Cloud over ${name}: ${price}`);
      await expect(cloud(name)).toHaveText(price);
      await expect(cloud(name).locator('use').last()).toHaveAttribute('href', `#${plant}`);
    }
    await page.keyboard.press('3');
    await expect(chosen).toHaveAccessibleName(/the gorse/);
    expect(await colourOf('the gorse'), 'the chosen one').not.toBe(await colourOf('the lupins'));
    await spin(page).press('Enter');
    await page.keyboard.press('1');
    await expect(chosen, 'while a round is played').toHaveAccessibleName(/the gorse/);
    const bolt = page.locator('.lines polyline');
    await runUntilVisible(page, bolt);
    await expect(bolt, 'from the third cloud').toHaveAttribute('points', /^5,/);
    for (const [flames, burnt] of [
      [4, 4],
      [11, 15],
    ] as const) {
      await step(`${flames} plants burn, together ${burnt}`, async () => {
        await runUntilVisible(page, page.locator('.lit').first());
        await expect(page.locator('.lit')).toHaveCount(flames);
        await expectDrawings(page);
        await expect(page.locator('.detail')).toContainText(`${burnt} plants burn.`);
        await page.clock.runFor(1300);
      });
    }
    await page.clock.runFor(8000);
    await expect(page.locator('.detail')).toContainText('15 plants burnt');
    await expect(page.locator('.seed'), 'the seed of the fire').toHaveCount(1);
    await cloud('the pines').click();
    await expect(chosen).toHaveAccessibleName(/the pines/);
    // A plant chooses nothing, because its column belongs to no cloud.
    await page.locator('.cell').first().click();
    await expect(chosen).toHaveAccessibleName(/the pines/);
    await spin(page).press('Enter');
    await runUntilVisible(page, bolt);
  });
}

if (isInContent(lakesFive)) {
  test('the adviser keeps lanterns, names the average of each choice, and the others are cast again', async ({
    page,
  }) => {
    // The second round casts a mirror: a heron, a reed, a trout, a reed and a heron.
    const mirror = [2, 13, 19, 7, 15];
    await startDemo(page, lakesFive.launcherGameId, [
      ...[0, 23, 0, 16, 9, 0, 0, 19, 0, 13],
      ...mirror,
      ...mirror,
    ]);
    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    await expect(status(page)).toHaveText(
      'Trout, trout, kingfisher, trout, pebble. 3 trout. Four trout pay 10×, five 100×. Adviser’s choice: 50 credits on average. Kept: 1, 2 and 4. Press to cast the others; keys 1 to 5 change it.',
    );

    await expectBoard(page, lakesFive.model, [['T'], ['T'], ['K'], ['T'], ['P']]);
    await expect(page.locator('.reflection .symbol'), 'in the lake').toHaveCount(5);
    const fourth = page.getByRole('button', { name: /^4 / });
    await expect(fourth).toHaveAccessibleName('4 Kept');
    await expect(page.locator('.reel.again'), 'the lanterns that are cast again').toHaveCount(2);
    const dim = page.locator('.again .strip .cell');
    await expect(dim.first()).not.toHaveCSS('filter', 'none');
    await page.keyboard.press('4');
    await expect(fourth).toHaveAccessibleName('4 Again');
    await expect(status(page)).toHaveText(
      'Yours: 7 credits on average. The adviser keeps 1, 2 and 4: 50 credits on average.',
    );
    await fourth.click();
    await expect(fourth).toHaveAccessibleName('4 Kept');
    for (const key of ['3', '5']) await page.keyboard.press(key);
    await expect(spin(page)).toHaveText('Keep all five');
    // With the adviser's choice, all five would be trout.
    for (const key of ['3', '5', '4']) await page.keyboard.press(key);

    await page.getByRole('button', { name: 'Cast again' }).click();
    await page.clock.runFor(4500);
    await expect(status(page)).toHaveText(
      '4 trout. Win 200 credits, 10 times the stake. Credits 2,180. New: trout. 1 of 7 found.',
    );
    await expect(page.locator('.price')).toHaveText('10×');
    await expectBoard(page, lakesFive.model, [['T'], ['T'], ['T'], ['B'], ['T']]);
    await expect(page.locator('.again'), 'all lanterns are lit').toHaveCount(0);

    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    await expect(status(page)).toContainText('Mirror: 2 herons and 2 reeds, 2× as it is.');
    await page.getByRole('button', { name: 'Keep all five' }).click();
    await page.clock.runFor(10_000);
    await expect(status(page)).toContainText('Mirror: 2 herons and 2 reeds. Win 40 credits,');
    await expect(page.locator('.mirrored'), 'the lake closes over all').toHaveCount(5);
    await expect(page.locator('.again')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.locator('.mirrored'), 'in the next round').toHaveCount(0);
  });
}
