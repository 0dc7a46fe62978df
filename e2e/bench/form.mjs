/** How long a visitor waits for the form that a touch wakes. */
/* global addEventListener, document, MutationObserver -- of the page */
import { onPhone } from './browser.mjs';
import { median, milliseconds } from './median.mjs';

/** @returns {Promise<string>} the median of several first touches */
export async function firstTouch(browser, url, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await wakeForm(browser, url));
  return `Form, first touch to awake: ${milliseconds(median(times))}`;
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
