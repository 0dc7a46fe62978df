// @ts-check
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { bundledScript } from './src/integrations/bundled-script.ts';
import { clientInteraction } from './src/integrations/client-interaction/client-interaction.ts';
import { hostFiles } from './src/integrations/host-files/host-files.ts';
import { cspDirectives } from './src/lib/csp-directives.ts';
import { readContent } from './src/lib/read-content.ts';
import { readSettings } from './src/lib/settings.ts';
import { thirdPartiesOf } from './src/lib/third-parties.ts';
import { remarkFacts } from './src/integrations/markdown/remark-facts.ts';
import { remarkTableBox } from './src/integrations/markdown/remark-table-box.ts';
import { restartOn } from './src/integrations/markdown/restart-on.ts';
import { compactSvg } from './src/drawings/svg.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const content = readContent(root);
const [venue] = content.venue;
const images = content.games.map(({ data }) => data?.image);
const thirdParties = thirdPartiesOf(venue?.data, images);
const notListed = /\/(game\/404|demo-launcher|demo\/\d+)$/;
const gameIds = content.games.map(({ id }) => id);
const { site, base, noindex, hsts } = readSettings(process.env, thirdParties);

/** @type {import('astro').AstroUserConfig} The function `defineConfig` would load an optimiser of drawings, for 0.2 s. */
export default {
  ...(site && { site }),
  base,
  // Hosts always deploy `dist`. They serve a site for /lounge from its folder dist/lounge.
  outDir: `./dist${base}`,
  trailingSlash: 'never',
  // The default removes line breaks as JSX does, and so the space between a word and a link on the next line.
  compressHTML: true,
  // Unlike the default's attribute, the scope reaches a component to which a class is passed.
  scopedStyleStrategy: 'class',
  build: {
    // contact.html and game/Zulu.html give each page one address without a slash on every static host. `directory`
    // would need a redirect. `file` would put .html into Astro.url.
    format: 'preserve',
    // An inline style sheet saves a round trip before the first paint.
    inlineStylesheets: 'always',
  },
  integrations: [
    react(),
    tailwind({ applyBaseStyles: false }),
    // Error screens and demos are `noindex`.
    ...(site && !noindex ? [sitemap({ filter: (page) => !notListed.test(page) })] : []),
    clientInteraction(),
    // Its facts are in the Markdown configuration below.
    restartOn('src/content/venue.md'),
    hostFiles({ base, gameIds, launchers: thirdParties.launcher, hsts }),
  ],
  // It would stand in the frame of each demo too, over its button.
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which the policy blocks. No page shows code.
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [[remarkFacts, { venue: venue?.data, thirdParties, base }], remarkTableBox],
    }),
  },
  image: { service: { entrypoint: './src/integrations/still-images.ts' } },
  vite: {
    plugins: [bundledScript()],
    define: {
      'import.meta.env.NOINDEX': JSON.stringify(noindex),
    },
    build: {
      // Each Markdown file that Astro renders on demand begins with a directive of Astro, which the bundler would warn about.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // Without a target, Lightning CSS merges `animation-timeline` into `animation`, which no browser accepts:
      // https://github.com/parcel-bundler/lightningcss/issues/1283
      cssTarget: 'safari18',
      // Inlines two scripts of any size. Vite passes the name of the built file. A file of the launcher's script would
      // need a CORS header, because its frame has an opaque origin. The form's script works before a touch.
      assetsInlineLimit: (file) =>
        /^_astro\/(demo-launcher|Message)\.astro_/.test(file) || undefined,
    },
  },
  experimental: {
    // Editors complete and check the fields of content files.
    contentIntellisense: true,
    // Comments of drawings that stand in pages are for their editors.
    svgOptimizer: { name: 'compact', optimize: compactSvg },
  },
  security: {
    // Astro adds the hashes, and writes the policy into each page. `hostFiles()` writes the headers.
    csp: { directives: cspDirectives(thirdParties) },
  },
};
