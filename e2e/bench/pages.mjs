/** First and largest contentful paint beside those of the twin, in one run, and what script costs on load. */
import { onPhone } from './browser.mjs';
import { median, milliseconds } from './median.mjs';
import { table } from './table.mjs';

/**
 * Loads each page and its twin by turns.
 *
 * @returns {Promise<string>} a table of medians: times in milliseconds, and ours as a multiple of the twin's
 */
export async function paints(browser, url, pages, rounds) {
  const rows = [];
  for (const page of pages) {
    const ours = [];
    const twins = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await onPhone(browser, (tab) => load(tab, url + page)));
      twins.push(await onPhone(browser, (tab) => load(tab, `${url}twin/${page}`)));
    }
    rows.push([
      `/${page}`,
      ...beside(ours, twins, 'fcp'),
      ...beside(ours, twins, 'lcp'),
      median(ours.map(({ script }) => script)).toFixed(1),
    ]);
  }
  return table(['page', 'FCP', 'twin', 'ratio', 'LCP', 'twin', 'ratio', 'script'], rows);
}

function beside(ours, twins, figure) {
  const [our, twin] = [ours, twins].map((loads) => median(loads.map((times) => times[figure])));
  return [milliseconds(our), milliseconds(twin), (our / twin).toFixed(2)];
}

async function load(tab, address) {
  await tab.goto(address, { waitUntil: 'networkidle0' });
  // Before anything is evaluated, which would count.
  const { ScriptDuration } = await tab.metrics();
  const painted = await tab.evaluate(async () => {
    const last = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type,
          buffered: true,
        });
      });
    return { fcp: await last('paint'), lcp: await last('largest-contentful-paint') };
  });
  return { ...painted, script: ScriptDuration * 1000 };
}
