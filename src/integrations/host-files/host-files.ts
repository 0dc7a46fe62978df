import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { builtPages, type BuiltPage } from '../../build/built-pages.ts';
import { withBase } from '../../lib/urls.ts';
import { headerPolicy, writtenPolicy } from '../page-output/policy.ts';
import { headerRules, type HeaderOptions } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

interface Options extends Omit<HeaderOptions, 'policy' | 'demos'> {
  gameIds: readonly string[];
}

/** Writes the hosts' configuration files beside the pages, with the policies that the pages hold. */
export function hostFiles({ gameIds, ...options }: Options): AstroIntegration {
  const { base } = options;
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const isDemo = ({ file }: BuiltPage) => file.startsWith('demo/');
        const pages = builtPages(dir);
        const rules = headerRules({
          ...options,
          policy: policyOf(pages.filter((page) => !isDemo(page))),
          demos: pages.filter(isDemo).map((page) => ({
            path: withBase(`/${page.file.replace('.html', '')}`, base),
            policy: policyOf([page]),
          })),
        });
        // Hosts look for their files at their root: for the sub-path /lounge, in the folder above.
        const root = new URL(dir.href.replace(new RegExp(`${base}/$`), '/'));
        writeFileSync(new URL('_headers', root), headersFile(rules));
        writeFileSync(new URL('_redirects', root), redirectsFile(gameIds, base));
        writeFileSync(new URL('nginx.conf', root), nginxFile(gameIds, base, rules));
        logger.info('_headers, _redirects, nginx.conf');
      },
    },
  };
}

const policyOf = (pages: BuiltPage[]) => headerPolicy(pages.map(({ html }) => writtenPolicy(html)));
