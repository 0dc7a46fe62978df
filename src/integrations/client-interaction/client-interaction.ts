import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { withBase } from '../../lib/urls.ts';

/** What Astro writes before the first island of a page: a style, which global.css has as well, and two scripts. */
const islandSetup =
  /<style>astro-island\b[^<]*<\/style>(?<directive><script>[^]*?<\/script>)<script>(?<runtime>[^]*?)<\/script>/;

/** Such an island needs Astro's script at once. */
const otherDirective = /<astro-island[^>]* client="(?!interaction")/;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** A script at the end of each page with an island. Minified, because the page holds it. The policy has its hash. */
export const loadRuntime = minifySync('load-runtime.js', read('load-runtime.js')).code;

/** Adds the client directive `client:interaction`, which `directive.ts` explains. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: new URL('./directive.ts', import.meta.url).pathname,
        });
      },
    },
  };
}

/**
 * Takes Astro's script for islands out of a page, for a file that the first touch loads. In the page, it would take 1.5 kB
 * and delay the first paint. What loads it stands at the end of the body. `base` is the sub-path.
 */
export function withoutRuntime(built: string, base: string) {
  const [setup = '', directive = '', script = ''] = islandSetup.exec(built) ?? [];
  if (!setup || otherDirective.test(built)) return { html: built };
  const file = `_astro/astro-island.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  const source = withBase(`/${file}`, base);
  const scripts = `${directive}<script data-runtime="${source}">${loadRuntime}</script>`;
  const html = built.replace(setup, '').replace('</body>', () => `${scripts}</body>`);
  return { html, runtime: { file, script } };
}
