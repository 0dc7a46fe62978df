// @ts-check
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { bundledScript } from './src/integrations/bundled-script.ts';
import { clientInteraction } from './src/integrations/client-interaction/client-interaction.ts';
import { hasNoindex } from './src/lib/seo/has-noindex.ts';
import { completeBuild } from './src/integrations/complete-build.ts';
import { hostFiles } from './src/integrations/host-files/host-files.ts';
import { cspDirectives } from './src/lib/security/csp-directives.ts';
import { readContent } from './src/lib/content/content-files.ts';
import { readSettings } from './src/lib/settings/settings.ts';
import { thirdPartiesOf } from './src/lib/security/third-parties.ts';
import { remarkFacts } from './src/integrations/markdown/remark-facts.ts';
import { remarkTableBox } from './src/integrations/markdown/remark-table-box.ts';
import { restartOn } from './src/integrations/restart-on.ts';
import { compactSvg } from './src/drawings/svg.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const content = readContent(root);
const [venue] = content.venue;
const images = content.games.map(({ data }) => data?.image);
const thirdParties = thirdPartiesOf(venue?.data, images);
const gameIds = content.games.map(({ id }) => id);
const { site, base, noindex, hsts } = readSettings(process.env, thirdParties);
// Hosts deploy `dist`, and serve a site with the sub-path /lounge from `dist/lounge`.
const outDir = `./dist${base}`;

/** @type {import('astro').AstroUserConfig} `defineConfig()` would import an SVG optimiser, which delays every command. */
export default {
  ...(site && { site }),
  base,
  outDir,
  trailingSlash: 'never',
  // The default removes line breaks like JSX, including the space between a word and a link on the next line.
  compressHTML: true,
  // Unlike an attribute, the default, a class also styles a child component that gets it as a prop.
  scopedStyleStrategy: 'class',
  build: {
    // Static hosts serve contact.html at /contact without a redirect. `directory` would need one, and `file` would put
    // .html into Astro.url.
    format: 'preserve',
    // An inline style sheet saves a round trip before the first paint.
    inlineStylesheets: 'always',
  },
  integrations: [
    completeBuild(),
    react(),
    tailwind({ applyBaseStyles: false }),
    ...(site && !noindex ? [sitemap({ filter: (page) => !hasNoindex(outDir, base, page) })] : []),
    clientInteraction(),
    // The Markdown configuration below contains its facts.
    restartOn('src/content/venue.md'),
    hostFiles({
      base,
      gameIds,
      launchers: thirdParties.launcher,
      hsts,
      securityEmail: venue?.data?.securityEmail,
    }),
  ],
  // The toolbar would also appear in the frame of each demo, and cover its button.
  devToolbar: { enabled: false },
  // The policy blocks Shiki's inline styles. No page shows code.
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [[remarkFacts, { venue: venue?.data, thirdParties, base }], remarkTableBox],
    }),
  },
  vite: {
    plugins: [bundledScript()],
    define: {
      'import.meta.env.NOINDEX': JSON.stringify(noindex),
    },
    build: {
      // The bundler would warn about the directive in each Markdown file that Astro renders on demand.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // Without a target, Lightning CSS merges `animation-timeline` into `animation`, which no browser accepts:
      // https://github.com/parcel-bundler/lightningcss/issues/1283
      cssTarget: 'safari18',
      // Inlines two scripts of any size, by the names of their built files. The frame of the launcher has an opaque origin,
      // so a separate script would need a CORS header. The form needs its script before the first press.
      assetsInlineLimit: (file) =>
        /^_astro\/(demo-launcher|FormPanel)\.astro_/.test(file) || undefined,
    },
  },
  experimental: {
    // Code editors complete and check the fields of content files.
    contentIntellisense: true,
    // Removes the comments of inlined SVGs.
    svgOptimizer: { name: 'compact', optimize: compactSvg },
  },
  security: {
    // Astro adds the hashes, and writes the policy into each page. `hostFiles()` writes the other headers.
    csp: { directives: cspDirectives(thirdParties) },
  },
};
