import { readFileSync, readdirSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { facts, remarkFacts } from './src/lib/facts.ts';
import { readSettings } from './src/lib/settings.ts';

const content = new URL('./src/content/', import.meta.url);
const frontMatter = (file) =>
  parse(/^---\r?\n([^]*?)\r?\n---/.exec(readFileSync(new URL(file, content), 'utf8'))?.[1] ?? '');

const venue = frontMatter('venue.md');
const images = readdirSync(new URL('games/', content))
  .filter((file) => file.endsWith('.md'))
  .map((file) => String(frontMatter(`games/${file}`).image));

const settings = readSettings({ env: process.env, launcher: venue.launcher, images });

/** Pages that stand in for something else: the launcher's host, and the error screens. */
const isUnlisted = (page) => /\/(demo-launcher|demo\/\d+|404|game\/404)\/?$/.test(page);

export default defineConfig({
  ...(settings.site && { site: settings.site }),
  base: settings.base,
  trailingSlash: 'never',
  // Shorter than the default's data attributes, in a style sheet that travels with every page.
  scopedStyleStrategy: 'class',
  build: {
    // contact.html and game/Zulu.html: one address per page, without a slash and without a redirect
    // on every static host; `directory` costs a hop, `file` puts .html into Astro.url.
    format: 'preserve',
    // The style sheet is smaller than the round trip that fetching it would take.
    inlineStylesheets: 'always',
  },
  integrations: [
    react(),
    tailwind({ applyBaseStyles: false }),
    ...(settings.site ? [sitemap({ filter: (page) => !isUnlisted(page) })] : []),
    {
      name: 'client:interaction',
      hooks: {
        'astro:config:setup': ({ addClientDirective, addWatchFile }) => {
          addClientDirective({
            name: 'interaction',
            entrypoint: new URL('./src/islands/interaction.ts', import.meta.url).pathname,
          });
          addWatchFile(new URL('venue.md', content));
        },
      },
    },
  ],
  markdown: {
    remarkPlugins: [[remarkFacts, facts(venue, settings)]],
    syntaxHighlight: false,
  },
  vite: {
    build: {
      // A demo page is one file: framed without `allow-same-origin` it has an opaque origin, for which
      // hosts would have to allow each script and style sheet by headers of its own.
      assetsInlineLimit: (file) => (/demo/i.test(file) ? true : undefined),
    },
  },
  experimental: {
    // The Content-Security-Policy as a <meta>, with the hashes of what Astro itself writes inline.
    csp: {
      directives: [
        "default-src 'none'",
        `img-src ${["'self'", ...settings.imageOrigins].join(' ')}`,
        "font-src 'self'",
        "manifest-src 'self'",
        `frame-src ${["'self'", ...settings.frameOrigins].join(' ')}`,
        "form-action 'none'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
});
