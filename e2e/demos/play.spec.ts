import { credits, startDemo, status } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

/** Each game with a round that is drawn for it, so that its feature is seen. */
const rounds = [
  {
    gameid: '1001',
    title: 'Zulu Gold',
    drawn: [2, 9, 2, 8, 14],
    says: 'The sun fills reel 3. Elephant, elephant, elephant, elephant, elephant on line 2.',
  },
  {
    gameid: '1002',
    title: 'Fate of Fortune',
    drawn: [0, 0, 13, 3],
    says: 'The wheel stops at 6. Win 6 times stake, 60 credits. Credits 1,050.',
  },
  {
    gameid: '1003',
    title: 'Night Trax',
    drawn: [0, 0, 0, 0],
    says: 'No match. Net −10 play credits. Credits 990.',
  },
  {
    gameid: '1004',
    title: 'Miss Wildfire',
    drawn: [7, 13, 3, 3, 3],
    says: 'The spark lights 4 neighbours.',
  },
  {
    gameid: '1006',
    title: 'Hidden',
    drawn: [15, 4, 20, 3, 0],
    says: 'The veils part: ring.',
  },
];

for (const { gameid, title, drawn, says } of rounds) {
  test(`${title} plays a round by the keyboard and tells what it brought`, async ({ page }) => {
    await startDemo(page, gameid, drawn);
    const spin = page.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.locator('.spin')).toHaveAttribute('aria-disabled', 'true');
    await expect(credits(page)).toHaveText('990');
    await page.clock.runFor(2000);
    await page.locator('.spin').click({ force: true });
    await page.keyboard.press('Space');
    await expect(credits(page)).toHaveText('990');

    await page.clock.runFor(12_000);
    await expect(status(page)).toContainText(says);
    await expect(spin).not.toHaveAttribute('aria-disabled');
    await expect(spin).toBeFocused();
    const [, told] = /Credits ([\d,]+)\.$/.exec((await status(page).textContent()) ?? '') ?? [];
    await expect(credits(page)).toHaveText(told ?? 'a sentence with credits');
    await expect(page.getByRole('cell').first()).not.toBeEmpty();
  });
}

test('Lake’s Five shows the best hold, lets it be changed, and casts the others again', async ({
  page,
}) => {
  await startDemo(page, '1005', [0, 1, 5, 0, 20, 0, 0]);
  await page.keyboard.press('Space');
  await page.clock.runFor(4000);
  await expect(status(page)).toHaveText(
    'Trout, trout, kingfisher, trout, pebble. Best kept: 1, 2 and 4.',
  );

  const lantern = (number: number) => page.getByRole('button', { name: `Keep lantern ${number}` });
  await expect(lantern(4)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('4');
  await expect(lantern(4)).toHaveAttribute('aria-pressed', 'false');
  await lantern(4).click();
  await expect(lantern(4)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Cast again' }).click();
  await page.clock.runFor(4000);
  await expect(status(page)).toHaveText(
    'Trout, 5 of a kind. Win 120 times stake, 1,200 credits. Credits 2,190.',
  );
});

test('a round never takes less than three seconds, and a held key plays only one', async ({
  page,
}) => {
  await startDemo(page, '1003', [0]);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.clock.runFor(2900);
  await expect(page.getByRole('button', { name: 'Spinning' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.clock.runFor(200);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.clock.runFor(4000);
  await expect(credits(page)).toHaveText('990');
});

test('the panel with rules and odds opens by the key I and closes by Escape', async ({ page }) => {
  await startDemo(page, '1001');
  await page.keyboard.press('i');
  const panel = page.getByRole('dialog', { name: 'Zulu Gold: rules and odds' });
  await expect(panel).toContainText('95.0073 %');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Spin' })).toBeFocused();
});

test('after twenty minutes play stops until the visitor has answered', async ({ page }) => {
  await startDemo(page, '1001');
  await page.clock.fastForward('20:00');
  await page.clock.runFor(1000);
  const panel = page.getByRole('dialog', { name: 'You have played 20 minutes' });
  await expect(panel).toContainText('Net 0 play credits.');
  await expect(panel.getByRole('button', { name: 'Take a break' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are taking a break after 20 minutes.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await expect(page.getByRole('button', { name: 'Spin' })).toBeFocused();
});

test('a demo without credits ends, and starts again by a plain button', async ({ page }) => {
  await startDemo(page, '1003', [0]);
  for (let round = 0; round < 100; round++) {
    await page.keyboard.press('Enter');
    await page.clock.runFor(3100);
  }
  await expect(credits(page)).toHaveText('0');
  await page.getByRole('button', { name: 'Start again with 1,000' }).click();
  await expect(credits(page)).toHaveText('1,000');
  await expect(page.locator('.net')).toHaveText('−1,000');
});
