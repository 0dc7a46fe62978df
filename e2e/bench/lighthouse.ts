import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../support/browser.ts';
import { serve } from '../support/site-server.ts';
import { pagesOfSitemap, projectFolder } from '../support/sites.ts';
import { compressedSite } from './compressed-site.ts';

/** What the tables need of Lighthouse, which is installed only for the bench. */
interface Lighthouse {
  default(url: string, flags: object, config?: object): Promise<{ lhr: Report }>;
  desktopConfig: object;
}
interface Report {
  categories: Record<string, { title: string; score: number; auditRefs: Reference[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}
interface Reference {
  id: string;
  weight: number;
}

const port = 9333;

/** Prints Lighthouse's scores of every page, for a phone and for a desktop, and the audits that cost points. */
export async function lighthouse() {
  const packages = `${projectFolder}e2e/bench/node_modules`;
  if (!existsSync(packages)) {
    execFileSync('npm', ['ci', '--prefix', `${projectFolder}e2e/bench`], { stdio: 'inherit' });
  }
  const library = (await import(`${packages}/lighthouse/core/index.js`)) as Lighthouse;
  const site = await serve(compressedSite());
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const lost: string[] = [];
  for (const path of pagesOfSitemap()) {
    for (const [device, config] of [['phone'], ['desktop', library.desktopConfig]] as const) {
      const { lhr } = await library.default(site.url + path, { port, logLevel: 'error' }, config);
      const categories = Object.values(lhr.categories);
      const scores = categories.map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
      console.log(`/${path} on a ${device}: ${scores.join(', ')}`);
      for (const { id, weight } of categories.flatMap(({ auditRefs }) => auditRefs)) {
        const { score = null, title, displayValue = '' } = lhr.audits[id] ?? {};
        if (weight && score !== null && score < 0.9) {
          lost.push(`/${path} on a ${device}: ${title} ${displayValue}`);
        }
      }
    }
  }
  if (lost.length > 0) console.log(`\nWhat cost points:\n- ${lost.join('\n- ')}`);
  await browser.close();
  site.close();
}
