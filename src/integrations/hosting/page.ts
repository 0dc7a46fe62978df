import { createHash } from 'node:crypto';
import { narrowed, sourcesOf } from './policy.ts';

/** A script or style in a page. */
interface InlineElement {
  element: 'script' | 'style';
  text: string;
  /** As a policy writes it: `'sha256-…'`. */
  hash: string;
}

/**
 * Matches scripts, styles and all other tags. Matching other tags skips attributes that look like a script. A script
 * that this pattern misses gets no hash, and the browser blocks it.
 */
const attributes = /((?:[^>"']|"[^"]*"|'[^']*')*)/.source;
const tag = new RegExp(
  `<(script|style)\\b${attributes}>([^]*?)</\\1\\s*>|</?[a-z]${attributes}>`,
  'gi',
);
const hasSource = /\ssrc\s*=/i;
/** JSON data never runs, so it needs no hash. */
const isData = /\stype\s*=\s*["']?application\/(ld\+)?json["'\s]?/i;

const metaPolicy = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/i;

/** Astro derives it from the path of the checkout. Only its dev server uses it. */
const islandId = /(?<=<astro-island) uid="\w+"/g;

/**
 * What Astro writes before the first island of a page: a style, which global.css has as well and which is no valid
 * content of the header's `<div>`, and scripts.
 */
const islandSetup = /<style>astro-island\b[^<]*<\/style>((?:<script>[^]*?<\/script>)+)/;

/** The inline scripts and styles of a page. Skips scripts with a `src` and JSON data. */
export function findInline(html: string): InlineElement[] {
  return [...html.matchAll(tag)].flatMap(([, name, written = '', text = '']) => {
    if (name === undefined) return [];
    const element = name.toLowerCase() === 'style' ? 'style' : 'script';
    if (element === 'script' && (hasSource.test(written) || isData.test(written))) return [];
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    return [{ element, text, hash }];
  });
}

/**
 * A built page as it is published, and its policy. Throws for an inline element whose hash Astro has not put into the
 * policy, because it came from content. `file` is for the message.
 */
export function finishPage(built: string, file: string): { html: string; policy: string } {
  const html = withIslandScriptsLast(built).replace(islandId, '');
  const [written = ''] = metaPolicy.exec(html) ?? [];
  const inline = findInline(html);
  for (const { element, text, hash } of inline) {
    if (!sourcesOf(written, `${element}-src`).includes(hash)) {
      throw new Error(
        `${file} holds an inline <${element}> that no component wrote: "${text.trim().slice(0, 60)}". The policy forbids it. Remove it from the content. A script of the site belongs in a file of its own, which a component loads.`,
      );
    }
  }
  const used = inline.map(({ hash }) => hash);
  const holdsFonts = inline.some(({ text }) => text.includes('url(data:font/'));
  const policy = narrowed(written, used, holdsFonts);
  return { html: html.replace(metaPolicy, () => policy), policy };
}

/** Moves the scripts of islands to the end of the body, so that they do not delay the first paint. */
function withIslandScriptsLast(html: string): string {
  const [setup, scripts = ''] = islandSetup.exec(html) ?? [];
  if (!setup) return html;
  return html.replace(setup, '').replace('</body>', () => `${scripts}</body>`);
}
