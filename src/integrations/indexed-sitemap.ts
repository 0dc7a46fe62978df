import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/** A sitemap of the pages without `noindex` in their `<meta>`. It reads the built pages, so no second list is needed. */
export function indexedSitemap(): AstroIntegration {
  return {
    name: 'indexed-sitemap',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        if (!config.site) return;
        const home = new URL(config.base, config.site).href;
        const isIndexed = (page: string) => {
          const path = page.slice(home.length).replace(/^\//, '') || 'index';
          const html = readFileSync(new URL(`${path}.html`, config.outDir), 'utf8');
          return !html.includes('<meta name="robots" content="noindex">');
        };
        updateConfig({ integrations: [sitemap({ filter: isIndexed })] });
      },
    },
  };
}
