import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headerRules, type HeaderOptions } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

interface Options extends HeaderOptions {
  gameIds: readonly string[];
}

/** Writes the configuration files for hosts into `dist`. Only `_redirects` depends on the content. */
export function hostFiles({ gameIds, ...options }: Options): AstroIntegration {
  const { base } = options;
  const rules = headerRules(options);
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        // Hosts read these files from their root, which is above the folder of a sub-path such as /lounge.
        const root = new URL(dir.href.replace(new RegExp(`${base}/$`), '/'));
        writeFileSync(new URL('_headers', root), headersFile(rules));
        writeFileSync(new URL('_redirects', root), redirectsFile(gameIds, base));
        writeFileSync(new URL('nginx.conf', root), nginxFile(base, rules));
        logger.info('_headers, _redirects, nginx.conf');
      },
    },
  };
}
