/** Lighthouse's four scores of every page, for a phone and for a desktop, and the audits that cost points. */
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from './browser.mjs';
import { build, pagesIn, serve } from './site.mjs';
import { table } from './table.mjs';

const devices = { phone: undefined, desktop: desktopConfig };

export async function bench() {
  const folder = build();
  const site = await serve(folder);
  const browser = await launch();
  const rows = [];
  const lost = [];
  for (const path of pagesIn(folder)) {
    for (const [device, config] of Object.entries(devices)) {
      const page = await browser.newPage();
      const { lhr } = await lighthouse(site.url + path, { logLevel: 'error' }, config, page);
      await page.close();
      const categories = Object.values(lhr.categories);
      rows.push([`/${path}`, device, ...categories.map(({ score }) => Math.round(score * 100))]);
      const weighed = categories
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ weight }) => weight);
      for (const { id } of weighed) {
        const { score, title, displayValue = '' } = lhr.audits[id];
        if (score !== null && score < 0.9)
          lost.push(`/${path} ${device}: ${title} ${displayValue}`);
      }
    }
  }
  const names = ['performance', 'accessibility', 'best practices', 'SEO'];
  console.log(table(['page', 'on', ...names], rows));
  if (lost.length > 0) console.log(`\nPoints were lost by:\n- ${lost.join('\n- ')}`);
  await browser.close();
  site.close();
}
