/** What a visitor waits for after the first page: the second one, and the form. */
import { onDesktop, onPhone, slowProcessor } from './browser.mjs';
import { median, milliseconds } from './median.mjs';
import { table } from './table.mjs';

const link = '#site-nav a[href="/contact"]';

/** @returns {Promise<string>} a table of medians */
export async function errands(browser, url, rounds) {
  const several = async (errand) => {
    const runs = [];
    for (let round = 0; round < rounds; round++) runs.push(await errand());
    return runs;
  };
  const hovered = await several(() => secondPage(browser, url, 300));
  const unhovered = await several(() => secondPage(browser, url, 0));
  const awake = await several(() => wakeForm(browser, url));
  const painted = (runs) => milliseconds(median(runs.map(({ time }) => time)));
  const ahead = (runs) => runs.filter(({ prerendered }) => prerendered).length;
  return table(
    ['errand', 'median', 'prerendered'],
    [
      [
        'home to contact, link hovered for 300 ms: click to paint',
        painted(hovered),
        `${ahead(hovered)} of ${rounds}`,
      ],
      [
        'home to contact, not hovered: click to paint',
        painted(unhovered),
        `${ahead(unhovered)} of ${rounds}`,
      ],
      ['form: first touch to awake', milliseconds(median(awake)), ''],
    ],
  );
}

/** From the click on the home page to the first contentful paint of contact, both visited before. */
const secondPage = (browser, url, rest) =>
  onDesktop(browser, async (page) => {
    for (const path of ['contact', '']) await page.goto(url + path, { waitUntil: 'networkidle0' });
    await slowProcessor(page);
    await page.evaluate(() => {
      addEventListener('click', ({ timeStamp }) => {
        localStorage.setItem('clicked', performance.timeOrigin + timeStamp);
      });
    });
    if (rest > 0) {
      await page.hover(link);
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
    // A prerendered page takes the tab over at once, and the page that was left may not answer any more.
    await page.click(link).catch(() => undefined);
    await arrive(page, '/contact');
    return page.evaluate(async () => {
      const paint = await new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      return {
        time: performance.timeOrigin + paint - Number(localStorage.getItem('clicked')),
        prerendered: performance.getEntriesByType('navigation')[0].activationStart > 0,
      };
    });
  });

/** While the tab is handed on there is no page to answer, and Puppeteer needs a turn to notice. */
async function arrive(page, path) {
  for (const latest = Date.now() + 10_000; Date.now() < latest;) {
    if ((await page.evaluate(() => location.pathname).catch(() => undefined)) === path) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The browser has not come to ${path} in ten seconds.`);
}

/** From the pointer's touch of the form's first field until the island has taken over. */
const wakeForm = (browser, url) =>
  onPhone(browser, async (page) => {
    await page.goto(`${url}contact`, { waitUntil: 'networkidle0' });
    const awake = page.evaluate(
      () =>
        new Promise((resolve) => {
          const island = document.querySelector('form').closest('[ssr]');
          let touched;
          addEventListener('pointerdown', ({ timeStamp }) => (touched ??= timeStamp), true);
          new MutationObserver(() => {
            if (!island.hasAttribute('ssr')) resolve(performance.now() - touched);
          }).observe(island, { attributes: true });
        }),
    );
    await page.tap('#name');
    return awake;
  });
