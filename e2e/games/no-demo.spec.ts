import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';
import { withoutDemo } from '../support/sites.ts';

test('a game without a demo says so, and shows no frame', async ({ page, watched }) => {
  await open(page, `game/${withoutDemo}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText([/\w/, /\w/]);
  await expect(main.locator('.online')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(watched.requests.filter((url) => url.includes('launch'))).toEqual([]);
});
