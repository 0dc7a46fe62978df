import { games, playable, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

/*
 * The words that the owner has fixed to the letter. They are in components, where editors cannot change them. Words of
 * content files, such as the sections of legal pages, are not among them.
 */

/** For each page: selectors, and the texts of all matching elements in order. */
const words: Record<string, Record<string, (string | RegExp)[]>> = {
  '': {
    // New pages may follow these.
    '#site-nav ul:first-child li:nth-child(-n + 4) a': ['Home', 'Contact', 'Terms', 'Privacy'],
    h1: ['Play Social Games Like Never Before!'],
    '.hero a[href="#about"]': ['Explore Now'],
    '#about dt': ['Happy Players', 'Player rating'],
    '#about h3': [
      '100% Entertainment Focused',
      'Engaging Game Collection',
      'Premium Social Features',
      'Interactive Play Zones',
    ],
    '#games h2': ['Top Gaming Experiences'],
    '#games li a': games.map(({ name }) => `Play Now ${name}`),
    '#disclaimer h2': ['Important Disclaimer'],
    '#disclaimer h3': [
      'Entertainment Only',
      'Age Requirement',
      'Responsible Gaming',
      'Time Awareness',
      'No Real Money',
      'Fair Play',
      'Guest Safety',
      'Terms Apply',
      'Entertainment Venue Notice',
    ],
    '#disclaimer .facts li': [
      `${venue.minimumAge}+ Only`,
      'Entertainment Purpose',
      'Safe Environment',
      'Time Awareness',
      'Terms Apply',
    ],
    'footer nav li:nth-child(-n + 4)': [
      'Home',
      'Contact Us',
      'Terms & Conditions',
      'Privacy Policy',
    ],
    'footer label + p': [/entertainment purposes only.*no real transactions/i],
  },
  contact: {
    h1: ['Contact Us'],
    '.cards h3': ['Visit Us', 'Call Us', 'Email Us', 'Hours'],
    '#form label:is([for=name], [for=email], [for=subject], [for=message])': [
      'Full name',
      'Email address',
      'Subject',
      'Message',
    ],
    '#subject option': [
      'Select a subject',
      'Reservations & Booking',
      'Gaming Information',
      'Dining & Events',
      'Premium Services',
      'Feedback & Suggestions',
      'Other Inquiries',
    ],
  },
  [`game/${playable[0].id}`]: {
    'main a[href$="/"]': ['Back to Home'],
    '.ticket dt': ['Mode', 'Status'],
    '.ticket dd': ['Demo Play', 'Online'],
    '#experience-heading': ['About This Experience'],
    'section:has(#experience-heading) h3': ['Interactive Entertainment', 'Social Experience'],
  },
  nowhere: { 'h1:visible': ['Unexpected Application Error!'], '.status': ['404 Not Found'] },
};

for (const [path, parts] of Object.entries(words)) {
  test(`/${path} has the specified words`, async ({ page }) => {
    await page.goto(path);
    for (const [selector, texts] of Object.entries(parts)) {
      await expect.soft(page.locator(selector), selector).toHaveText(texts);
    }
  });
}

test('the form has the specified placeholders and values', async ({ page }) => {
  await page.goto('contact');
  for (const placeholder of [
    'Enter your full name',
    'Enter your email address',
    'Tell us how we can help you...',
  ]) {
    await expect.soft(page.getByPlaceholder(placeholder, { exact: true })).toBeVisible();
  }
  const values = await page
    .locator('#subject option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')).join());
  expect.soft(values).toBe(',reservations,gaming,dining,services,feedback,other');
});
