import { createHash } from 'node:crypto';

/** A script or style that stands in a page itself. */
export interface Inline {
  element: 'script' | 'style';
  text: string;
  /** As a policy names it: `'sha256-…'`. */
  hash: string;
}

/**
 * Scripts and styles, and all other tags, so that a value that only looks like a script is passed over. A
 * script that hides from this pattern loses its hash, and the browser blocks it.
 */
const attributes = /((?:[^>"']|"[^"]*"|'[^']*')*)/.source;
const tag = new RegExp(
  `<(script|style)\\b${attributes}>([^]*?)</\\1\\s*>|</?[a-z]${attributes}>`,
  'gi',
);
const hasSource = /\ssrc\s*=/i;

/** Blocks of data are never run, so that no policy asks for their hash. What else there may be, does. */
const isData = /\stype\s*=\s*["']?application\/(ld\+)?json["'\s]?/i;

const metaPolicy = /(<meta http-equiv="content-security-policy" content=")([^"]*)"/i;

/** The policy in a page's <meta>; nothing where it has none. */
export function policyOf(html: string): string {
  return metaPolicy.exec(html)?.[2] ?? '';
}

/** The page with another policy in its <meta>. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(metaPolicy, (_, start: string) => `${start}${policy}"`);
}

/** Finds the inline scripts and styles of pages; a text that many pages share is hashed once. */
export function inlineFinder(): (html: string) => Inline[] {
  const hashes = new Map<string, string>();
  const hashOf = (text: string) => {
    const known = hashes.get(text);
    if (known) return known;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
    return hash;
  };
  return (html) =>
    [...html.matchAll(tag)].flatMap(([, name, attributes = '', text = '']) => {
      if (name === undefined) return [];
      const element = name.toLowerCase() === 'style' ? 'style' : 'script';
      const runs = element === 'style' || !(hasSource.test(attributes) || isData.test(attributes));
      return runs ? [{ element, text, hash: hashOf(text) }] : [];
    });
}

/** What Astro writes before a page's first island: its scripts, after the style that they begin with. */
const islandScripts = /(?<=<style>astro-island\b[^<]*<\/style>)(?:<script>[^]*?<\/script>)+/;

/**
 * The page with the scripts of its islands as the last of its body. Astro writes them into the header, where the
 * browser would stop for them and paint a page that is still empty.
 */
export function withIslandScriptsLast(html: string): string {
  const [scripts] = islandScripts.exec(html) ?? [];
  if (!scripts) return html;
  return html.replace(scripts, '').replace('</body>', () => `${scripts}</body>`);
}
