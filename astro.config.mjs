import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { editorsDesk } from './src/desk/editors-desk.ts';
import { idOf } from './src/desk/games-problems.ts';
import { readContent } from './src/desk/read-content.ts';
import { hosting } from './src/hosting/hosting.ts';
import { directives } from './src/hosting/policy.ts';
import { remarkAddresses } from './src/lib/address.ts';
import { facts, remarkFacts } from './src/lib/facts.ts';
import { hashScript } from './src/lib/hash-script.ts';
import { inlineJson } from './src/lib/inline-json.ts';
import { oneReact } from './src/lib/one-react.ts';
import { posterAddresses } from './src/lib/poster-addresses.ts';
import { readSettings } from './src/lib/settings.ts';
import { speculationRules } from './src/lib/speculation-rules.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const content = await readContent(root);
const { venue, games } = content;

// Content that has a problem is never shown, so that no setting is taken from it.
const inOrder = content.problems.length === 0;
const settings = readSettings({
  env: process.env,
  launcher: inOrder ? venue.launcher : undefined,
  images: inOrder ? games.map(({ fields }) => fields.image) : [],
  formEndpoint: inOrder ? venue.formEndpoint : undefined,
});

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Pages that stand in for something else: the launcher's host, and the error screens. */
const isUnlisted = (page) => /\/(demo-launcher|demo\/\d+|404|game\/404)\/?$/.test(page);

/** What needs the site's address. The type setting of the pictures is loaded only with it. */
const forSearchAndSharing = async () => {
  const { sharePictures } = await import('./src/share-pictures/share-pictures.ts');
  return [sitemap({ filter: (page) => !isUnlisted(page) }), sharePictures(root, content)];
};

const withoutAddress = {
  name: 'site-address',
  hooks: {
    'astro:build:done': ({ logger }) =>
      logger.info(
        'Canonical links, the sitemap and the pictures of shared links are left out: they need the site’s address. Build with SITE_URL=https://… to have them.',
      ),
  },
};

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
    // Renders pages while others are being written.
    concurrency: 16,
    // The style sheet is smaller than the round trip that fetching it would take.
    inlineStylesheets: 'always',
  },
  integrations: [
    react(),
    tailwind({ applyBaseStyles: false }),
    ...(settings.site ? await forSearchAndSharing() : [withoutAddress]),
    {
      name: 'client:interaction',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({
            name: 'interaction',
            entrypoint: new URL('./src/islands/interaction.ts', import.meta.url).pathname,
          });
        },
      },
    },
    editorsDesk(root, content),
    hosting(settings),
  ],
  markdown: {
    remarkPlugins: inOrder
      ? [
          [remarkFacts, facts(venue, settings)],
          [remarkAddresses, settings.base],
        ]
      : [],
    // As editors' checks read it, and as it was typed; a build of many games is seconds shorter without.
    gfm: false,
    smartypants: false,
    syntaxHighlight: false,
  },
  vite: {
    plugins: [oneReact, posterAddresses(root, 'src/images/posters')],
    define: {
      'import.meta.env.NOINDEX': JSON.stringify(settings.noindex),
      'import.meta.env.ROOT': JSON.stringify(settings.base.replace(/\/$/, '')),
    },
    build: {
      // A demo page is one file: framed without `allow-same-origin` it has an opaque origin, for which
      // hosts would have to allow each script and style sheet by headers of its own.
      assetsInlineLimit: (file) => (/demo/i.test(file) ? true : undefined),
    },
  },
  experimental: {
    // Completion and checks of the fields in the editor, from the same schemas.
    contentIntellisense: true,
    // The Content-Security-Policy as a <meta>, with the hashes of what Astro itself writes inline, for
    // hosts that send no headers; the header is made of it after the build.
    csp: {
      directives: directives(settings),
      // What pages hold beside Astro's own scripts. Chromium takes inline speculation rules for one.
      scriptDirective: {
        hashes: [
          sha256(
            await hashScript(
              games.map(({ file }) => idOf(file)),
              settings.base,
            ),
          ),
          sha256(inlineJson(speculationRules(settings.base))),
        ],
      },
    },
  },
});
