import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { plainError } from '../../lib/settings/plain-error.ts';
import { daysAfter, today } from '../../lib/hours/venue-clock.ts';
import { headerRules, type HeaderOptions } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';
import { securityTxt } from './security-txt.ts';

interface Options extends HeaderOptions {
  gameIds: readonly string[];
  /** The address for reports of vulnerabilities. Without it, the site has no `security.txt`. */
  securityEmail: string | undefined;
}

/**
 * Writes the files that hosts and visitors read at the root of a host into `dist`, also for a site under a sub-path. Only
 * `_redirects` and `security.txt` depend on the content. Stops the build if the pages are in another folder.
 */
export function hostFiles({ gameIds, securityEmail, ...options }: Options): AstroIntegration {
  const { base } = options;
  const rules = headerRules(options);
  const files = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(gameIds, base),
    'nginx.conf': nginxFile(base, rules),
    ...(securityEmail && {
      // Valid for a year. The site is built every night.
      '.well-known/security.txt': securityTxt(securityEmail, daysAfter(today('UTC'), 365)),
    }),
  };
  let dist = '';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = join(fileURLToPath(config.root), 'dist');
      },
      'astro:build:done': ({ dir, logger }) => {
        const pages = fileURLToPath(dir);
        if (relative(join(dist, base), pages) !== '') {
          throw plainError(
            `The pages are in ${pages}, and hosts publish ${dist}. Set outDir to dist, followed by the sub-path.`,
          );
        }
        for (const [name, text] of Object.entries(files)) {
          mkdirSync(dirname(join(dist, name)), { recursive: true });
          writeFileSync(join(dist, name), text);
        }
        logger.info(Object.keys(files).join(', '));
      },
    },
  };
}
