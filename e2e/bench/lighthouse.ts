import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../support/browser.ts';
import { serve } from '../support/site-server.ts';
import { pagesOfSitemap, projectFolder, sites } from '../support/sites.ts';

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

/** The built site as a content network sends it: text compressed by Brotli at a middle level. */
function compressedSite(): string {
  execFileSync(process.execPath, [`${projectFolder}e2e/support/builds.ts`], { stdio: 'inherit' });
  const folder = `${projectFolder}test-results/bench`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(sites.root.folder, folder, { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|txt|webmanifest)$/.test(file)) continue;
    const path = `${folder}/${file}`;
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
  return folder;
}

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
