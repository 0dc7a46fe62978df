import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../lib/settings.ts';
import { headerRules } from './headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { compressible, nginxFile } from './nginx.ts';
import { finishPage } from './page.ts';
import { headerPolicy, type Hashes } from './policy.ts';
import { describeSite } from './site.ts';

/** Trims the policy of each built page, and writes the rules of the hosts beside the pages. */
export function hosting(settings: Settings): AstroIntegration {
  let served: URL;
  let isDist: boolean;
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        served = servedFolder(config.outDir, settings.base);
        isDist = served.href === new URL('dist/', config.root).href;
      },
      'astro:build:start': () => {
        // Astro empties the folder of a sub-path, and would leave an older build around it.
        if (isDist) rmSync(served, { recursive: true, force: true });
      },
      'astro:build:done': ({ dir, logger }) => {
        const files = filesIn(dir);
        const policy = headerPolicy(settings, finishPages(dir, files));
        const site = describeSite(files, settings.base);
        const rules = headerRules(policy, settings);
        writeFileSync(new URL('_headers', served), headersFile(rules));
        writeFileSync(new URL('_redirects', served), redirectsFile(site));
        writeFileSync(new URL('nginx.conf', served), nginxFile(site, rules));
        compress(dir, files);
        logger.info(`_headers, _redirects, nginx.conf: a policy of ${policy.length} characters.`);
      },
    },
  };
}

/** The folder that a host serves at its root: of a site for `/lounge`, the one around its folder `lounge`. */
function servedFolder(folder: URL, base: string): URL {
  return base !== '/' && folder.pathname.endsWith(`${base}/`)
    ? new URL(folder.href.slice(0, -base.length))
    : folder;
}

/** The names of all files below a folder, with slashes. */
function filesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** Finishes each page, and returns the hashes of all. */
function finishPages(folder: URL, files: readonly string[]): Hashes {
  const all: Hashes = { script: new Set(), style: new Set() };
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = new URL(file, folder);
    const { html, hashes } = finishPage(readFileSync(path, 'utf8'), file);
    writeFileSync(path, html);
    hashes.script.forEach((hash) => all.script.add(hash));
    hashes.style.forEach((hash) => all.style.add(hash));
  }
  return all;
}

/** Writes each text a second time with gzip, for `gzip_static` of nginx: it answers five times as many requests. */
function compress(folder: URL, files: readonly string[]): void {
  for (const file of files.filter((name) => compressible.test(name))) {
    const text = readFileSync(new URL(file, folder));
    if (text.length > 1024)
      writeFileSync(new URL(`${file}.gz`, folder), gzipSync(text, { level: 9 }));
  }
}
