/** What Lighthouse thinks of every page, on a phone and on a desktop. */
import lighthouse, { desktopConfig } from 'lighthouse';
import { table } from './table.mjs';

const devices = { phone: undefined, desktop: desktopConfig };

/** @returns {Promise<string>} a table of scores, and below it what cost a page a point */
export async function scores(browser, url, pages) {
  // By its port, so that Lighthouse opens and closes tabs with the Puppeteer that it knows.
  const port = Number(new URL(browser.wsEndpoint()).port);
  const rows = [];
  const lost = [];
  let head;
  for (const page of pages) {
    for (const [device, config] of Object.entries(devices)) {
      const { lhr } = await lighthouse(url + page, { port, logLevel: 'error' }, config);
      const categories = Object.values(lhr.categories);
      head ??= ['page', 'device', ...categories.map(({ title }) => title)];
      rows.push([`/${page}`, device, ...categories.map(({ score }) => Math.round(score * 100))]);
      lost.push(
        ...categories.flatMap((category) => findings(category, lhr, `/${page}, ${device}`)),
      );
    }
  }
  return [table(head, rows), ...lost].join('\n');
}

/** What weighs in a score that is not full, with the elements and files that Lighthouse names. */
function findings({ title, score, auditRefs }, { audits }, where) {
  if (score === 1) return [];
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => {
      const { displayValue, details } = audits[id];
      const named = details?.items?.map(({ node, url }) => node?.snippet ?? url).filter(Boolean);
      return `- ${[where, title, id, displayValue, ...(named ?? [])].filter(Boolean).join(': ')}`;
    });
}
