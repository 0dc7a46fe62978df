import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { withBase } from '../../lib/urls.ts';
import type { BuiltPage } from '../../build/built-pages.ts';

/** What Astro writes before the first island of a page: a style, which global.css has as well, and two scripts. */
const islandSetup =
  /<style>astro-island\b[^<]*<\/style><script>(?<directive>[^]*?)<\/script><script>(?<script>[^]*?)<\/script>/;

/** Astro derives it from the path of the checkout. Only its dev server uses it. */
const islandId = /(?<=<astro-island) uid="\w+"/g;

const waiting = new URL('../client-interaction/load-runtime.js', import.meta.url);
/** Minified, because each page with an island holds it. */
const loadRuntime = minifySync('load-runtime.js', readFileSync(waiting, 'utf8')).code;

/**
 * Takes Astro's script for islands out of a page, for a file that the first touch loads. In the page, it would delay the
 * first paint (docs/performance.md has its bytes). What loads it stands at the end of the body. `base` is the sub-path.
 * Throws if Astro writes islands in another way than this function knows.
 */
export function deferIslandScript({ file, html: built }: BuiltPage, base: string) {
  const html = built.replace(islandId, '');
  const islands = html.match(/<astro-island\b[^>]*/g) ?? [];
  const isWaiting = (island: string) => island.includes(' client="interaction"');
  // An island with another directive needs Astro's script at once.
  if (islands.length === 0 || !islands.every(isWaiting)) return { html };
  const { directive, script } = islandSetup.exec(html)?.groups ?? {};
  if (!directive || !script) {
    throw new Error(
      `${file}: this version of Astro writes its script for islands in another way. Adapt src/integrations/page-output/island-script.ts to it.`,
    );
  }
  const name = `_astro/astro-island.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  const loader = `<script data-runtime="${withBase(`/${name}`, base)}">${directive}${loadRuntime}</script>`;
  return {
    html: html.replace(islandSetup, '').replace('</body>', () => `${loader}</body>`),
    runtime: { file: name, script },
  };
}
