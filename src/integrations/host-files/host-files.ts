import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headerRules, type HeaderOptions } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

interface Options extends HeaderOptions {
  gameIds: readonly string[];
}

/** Writes the hosts' configuration files beside the pages. Only `_redirects` changes with the content. */
export function hostFiles({ gameIds, ...options }: Options): AstroIntegration {
  const { base } = options;
  const rules = headerRules(options);
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        // Hosts look for their files at their root: for the sub-path /lounge, in the folder above.
        const root = new URL(dir.href.replace(new RegExp(`${base}/$`), '/'));
        writeFileSync(new URL('_headers', root), headersFile(rules));
        writeFileSync(new URL('_redirects', root), redirectsFile(gameIds, base));
        writeFileSync(new URL('nginx.conf', root), nginxFile(base, rules));
        logger.info('_headers, _redirects, nginx.conf');
      },
    },
  };
}
