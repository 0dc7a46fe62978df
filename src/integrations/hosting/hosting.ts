import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { withoutRuntime } from '../client-interaction/client-interaction.ts';
import type { ThirdParties } from '../third-parties.ts';
import { headerRules } from './headers.ts';
import { gamesWithCapitals, headersFile, redirectsFile } from './host-files.ts';
import { compressible, nginxFile } from './nginx.ts';
import { finishPage } from './page.ts';
import { headerPolicy } from './policy.ts';
import { withUsedStyles } from './used-styles.ts';

/** Shortens the styles and the policy of each built page, and writes the hosts' configuration files beside the pages. */
export function hosting(base: string, thirdParties: ThirdParties): AstroIntegration {
  let webRoot: URL;
  let isDist: boolean;
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        webRoot = webRootOf(config.outDir, base);
        isDist = webRoot.href === new URL('dist/', config.root).href;
      },
      'astro:build:start': () => {
        // Astro empties only `dist/lounge`. An older build for another sub-path would stay in `dist`.
        if (isDist) rmSync(webRoot, { recursive: true, force: true });
      },
      'astro:build:done': ({ dir, logger }) => {
        const policy = headerPolicy(finishPages(dir, base));
        const files = filesIn(dir);
        const rules = headerRules(policy, base, thirdParties.launcher);
        const games = gamesWithCapitals(files);
        writeFileSync(new URL('_headers', webRoot), headersFile(rules));
        writeFileSync(new URL('_redirects', webRoot), redirectsFile(games, base));
        writeFileSync(new URL('nginx.conf', webRoot), nginxFile(games, base, rules));
        compress(dir, files);
        logger.info(`_headers, _redirects, nginx.conf: a policy of ${policy.length} characters.`);
      },
    },
  };
}

/** The folder that a host serves at its root. For the sub-path `/lounge`, that is the parent of `lounge`. */
function webRootOf(folder: URL, base: string): URL {
  return new URL(folder.href.replace(new RegExp(`${base}/$`), '/'));
}

/** The paths of all files in a folder, with forward slashes. */
function filesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** Rewrites each page, adds Astro's script for islands as a file, and returns the policies of all pages. */
function finishPages(folder: URL, base: string): string[] {
  const files = filesIn(folder);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const scripts = files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const { html, runtime } = withoutRuntime(read(file), base);
      if (runtime) writeFileSync(new URL(runtime.file, folder), runtime.script);
      return { file, html };
    });
  return withUsedStyles(pages, scripts).map(({ file, html: built }) => {
    const { html, policy } = finishPage(built, file);
    writeFileSync(new URL(file, folder), html);
    return policy;
  });
}

/** Writes a gzip copy of each text file for nginx's `gzip_static`, which then answers five times as many requests. */
function compress(folder: URL, files: readonly string[]): void {
  for (const file of files.filter((name) => compressible.test(name))) {
    const text = readFileSync(new URL(file, folder));
    if (text.length > 1024)
      writeFileSync(new URL(`${file}.gz`, folder), gzipSync(text, { level: 9 }));
  }
}
