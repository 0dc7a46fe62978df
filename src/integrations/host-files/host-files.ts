import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../../build/built-pages.ts';
import { headerPolicy, writtenPolicy } from '../page-output/policy.ts';
import { headerRules } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

interface Options {
  /** The sub-path: `/`, or for example `/lounge`. */
  base: string;
  gameIds: readonly string[];
  /** The origins of launchers, which may use full screen and sound. */
  launchers: readonly string[];
}

/** Writes the hosts' configuration files beside the pages, with the policies that the pages hold. */
export function hostFiles({ base, gameIds, launchers }: Options): AstroIntegration {
  let webRoot: URL;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        webRoot = webRootOf(config.outDir, base);
      },
      'astro:build:done': ({ dir, logger }) => {
        const policy = headerPolicy(builtPages(dir).map(({ html }) => writtenPolicy(html)));
        const rules = headerRules(policy, base, launchers);
        writeFileSync(new URL('_headers', webRoot), headersFile(rules));
        writeFileSync(new URL('_redirects', webRoot), redirectsFile(gameIds, base));
        writeFileSync(new URL('nginx.conf', webRoot), nginxFile(gameIds, base, rules));
        logger.info(`_headers, _redirects, nginx.conf: a policy of ${policy.length} characters.`);
      },
    },
  };
}

/** The folder that a host serves at its root. For the sub-path `/lounge`, that is the parent of `lounge`. */
function webRootOf(folder: URL, base: string): URL {
  return new URL(folder.href.replace(new RegExp(`${base}/$`), '/'));
}
