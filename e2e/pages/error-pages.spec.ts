import { expectAccessible, expectAccessibleOnPhone } from '../support/accessibility.ts';
import { test } from '../support/fixtures.ts';
import { errorPages, open } from '../support/pages.ts';

test.use({ trace: 'off' });

for (const path of errorPages) {
  test(`/${path} is as accessible as any page`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
  });
}
