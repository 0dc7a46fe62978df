import {
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../lib/settings.ts';
import { headersFile, jsonFile, redirectsFile, vercelFile } from './formats.ts';
import { inlineFinder, policyOf, withIslandScriptsLast, withPolicy } from './inline.ts';
import { nginxFile } from './nginx.ts';
import { allows, headerPolicy, keepHashes, type Hashes } from './policy.ts';
import { describeSite } from './site.ts';

/** What hosts read; each is written into the built folder, so that rules and pages are deployed as one. */
const hostFiles = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'headers.json'];

/**
 * After the build: trims the policy of each page to what the page holds, puts the scripts of islands last, and
 * writes the hosts' files.
 */
export function hosting(settings: Settings): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => !hostFiles.includes(file))
          .toSorted();
        const policy = headerPolicy(settings, finishPages(folder, files));
        const site = describeSite(files, policy, settings);
        const served = servedFolder(folder, site.root);
        const write = (file: string, text: string) => writeFileSync(join(served, file), text);
        const hidden = hostFiles.map((file) => (served === folder ? site.root : '') + `/${file}`);
        write('_headers', headersFile(site));
        write('_redirects', redirectsFile(site));
        write('vercel.json', vercelFile(site));
        write('nginx.conf', nginxFile(site, hidden));
        write('headers.json', jsonFile(site));
        if (site.redirects.length > 2000) {
          logger.warn(
            `${site.redirects.length} games have capitals in their address. Cloudflare Pages reads 2,000 redirects: the rest will answer 404 where one types them without.`,
          );
        }
        logger.info(`${hostFiles.join(', ')}: a policy of ${policy.length} characters.`);
      },
    },
  };
}

/**
 * The folder that a host serves at its root, where it looks for its rules: the built one, or the one around
 * it, where a site for `/lounge` was built into a folder of that name.
 */
function servedFolder(folder: string, root: string): string {
  return root && folder.endsWith(`${root}/`) ? folder.slice(0, -root.length) : folder;
}

/**
 * Leaves each page the hashes of its own inline elements, puts the scripts of its islands last, and gives the hashes
 * of all pages. Throws for an inline element that Astro has not listed: it would have come in by content, past the
 * components.
 */
export function finishPages(folder: string, files: readonly string[]): Hashes {
  const findInline = inlineFinder();
  const ofSite: Hashes = { script: new Set(), style: new Set() };
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    edit(join(folder, file), (html) => {
      const policy = policyOf(html);
      const ofPage: Hashes = { script: new Set(), style: new Set() };
      for (const { element, text, hash } of findInline(html)) {
        if (!allows(policy, element, hash)) {
          throw new Error(
            `${file} holds an inline <${element}> that no component wrote: "${text.trim().slice(0, 60)}". The policy forbids it. Take it out of the content; what belongs to the site goes into a component, as a file.`,
          );
        }
        ofPage[element].add(hash);
        ofSite[element].add(hash);
      }
      return withIslandScriptsLast(withPolicy(html, keepHashes(policy, ofPage)));
    });
  }
  return ofSite;
}

/**
 * Writes over the text of a file in its place. Emptied first, as `writeFileSync` does it, ext4 would put each
 * file on the disk at once (`auto_da_alloc`), which makes a build of many pages seconds longer.
 */
function edit(path: string, change: (text: string) => string): void {
  const file = openSync(path, 'r+');
  try {
    ftruncateSync(file, writeSync(file, change(readFileSync(file, 'utf8')), 0));
  } finally {
    closeSync(file);
  }
}
