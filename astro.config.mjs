import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { minifySync } from 'vite';
import { launcherGameIds } from './src/demos/launcher-game-ids.ts';
import { clientInteraction } from './src/integrations/client-interaction/client-interaction.ts';
import { readContent } from './src/integrations/content-check/read-content.ts';
import { indexedSitemap } from './src/integrations/indexed-sitemap.ts';
import { usedStyles } from './src/integrations/used-styles.ts';
import { hosting } from './src/integrations/hosting/hosting.ts';
import { directives } from './src/integrations/hosting/policy.ts';
import { inlineJson } from './src/lib/inline-json.ts';
import { readSettings } from './src/lib/settings.ts';
import { speculationRules } from './src/lib/speculation-rules.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { venue, games } = await readContent(root, { launcherGameIds });
const settings = readSettings({
  env: process.env,
  launcher: venue?.launcher,
  images: games.map(({ data }) => data.image),
  formEndpoint: venue?.formEndpoint,
});

// Small enough to stand in every page, whose policy names its hash.
const hashRedirect = minifySync(
  'hash-redirect.js',
  readFileSync(`${root}src/lib/hash-redirect.js`, 'utf8'),
).code;

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export default defineConfig({
  ...(settings.site && { site: settings.site }),
  base: settings.base,
  // The folder to deploy is always `dist`: hosts serve a site for /lounge from the folder dist/lounge.
  outDir: `./dist${settings.base}`,
  trailingSlash: 'never',
  // The default removes line breaks as JSX does, and so the space between a word and a link on the next line.
  compressHTML: true,
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
    indexedSitemap(),
    clientInteraction(),
    usedStyles(),
    hosting(settings),
  ],
  // Shiki would write inline styles, which the policy blocks; no page shows code.
  markdown: { syntaxHighlight: false },
  vite: {
    define: {
      'import.meta.env.NOINDEX': JSON.stringify(settings.noindex),
      'import.meta.env.HASH_REDIRECT': JSON.stringify(hashRedirect),
    },
    build: {
      // A demo page is one file: framed without `allow-same-origin` it has an opaque origin, for which hosts
      // would have to allow each script by a header of its own. Vite asks by the name of the built script.
      assetsInlineLimit: (file) =>
        /^_astro\/(DemoPage|demo-launcher)\.astro_/.test(file) || undefined,
    },
  },
  experimental: {
    // Completion and checks of the fields in the editor, from the same schemas.
    contentIntellisense: true,
  },
  security: {
    // The Content-Security-Policy as a <meta>, with the hashes of what Astro itself writes inline, for
    // hosts that send no headers; the header is made of it after the build.
    csp: {
      directives: directives(settings),
      // What pages hold beside Astro's own scripts. Chromium takes inline speculation rules for one.
      scriptDirective: {
        hashes: [sha256(hashRedirect), sha256(inlineJson(speculationRules(settings.base)))],
      },
    },
  },
});
