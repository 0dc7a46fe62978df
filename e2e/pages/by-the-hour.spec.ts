import { contrast } from '../../src/lib/contrast.fixture.ts';
import { clockTime } from '../../src/schemas/clock-time.ts';
import { houseHours, unchosenHour } from '../../src/sections/home/house-hours.ts';
import { venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

/** The colours of the sky and of the words in it. */
const coloursOf = (hour: Element) => {
  const style = getComputedStyle(hour);
  return {
    skies: style.getPropertyValue('--sky').match(/#\w+/g) ?? [],
    words: `#${(style.color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  };
};

test('each hour of the house has an address, its words and its way on', async ({ page }) => {
  await page.goto('');
  const dial = page.getByRole('navigation', { name: 'The house by the hour' });
  // A house that nobody has asked for an hour stands in one of them.
  const hours = houseHours(venue.hours);
  await expect.soft(dial.locator('.hour p:visible')).toHaveCount(2);
  const printed = unchosenHour(hours)?.printed ?? '';
  await expect.soft(dial.locator('.hour p:visible').first()).toContainText(printed);

  const links = dial.locator('li > a');
  let shut = 0;
  for (const link of await links.all()) {
    const time = (await link.innerText()).trim();
    await link.focus();
    await page.keyboard.press('Enter');
    const hour = page.locator('.hour:target');
    await expect(hour).toBeFocused();
    const fact = hour.locator('p').first();
    await expect.soft(hour.locator('p:visible')).toHaveCount(2);
    await expect.soft(dial.locator('.hour p:visible')).toHaveCount(2);
    await expect.soft(fact).toContainText(time);
    const wayOn = hour.getByRole('link');
    const isShut = (await hour.getAttribute('class'))?.includes('shut');
    if (isShut) {
      shut++;
      await expect.soft(wayOn).toHaveAttribute('href', /^tel:/);
      await expect.soft(fact).toContainText(venue.hours.diningOpens);
    } else {
      const lays = `contact\\?subject=reservations&time=${clockTime(time)}#form$`;
      await expect.soft(wayOn).toHaveAttribute('href', new RegExp(lays));
    }
    const { skies, words } = await hour.evaluate(coloursOf);
    expect.soft(skies, `the sky of ${time}`).toHaveLength(4);
    for (const sky of skies)
      expect.soft(contrast(words, sky), `${time} on ${sky}`).toBeGreaterThan(7);
  }
  const closed = hours.filter(({ isKitchenOpen }) => !isKitchenOpen);
  expect(shut, 'hours at which the kitchen is closed').toBe(closed.length);

  // The address is all that a friend needs.
  await page.reload();
  await expect(page.locator('.hour:target p').first()).toBeInViewport();
});
