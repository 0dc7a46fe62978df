import { createHash } from 'node:crypto';
import { allows, withHashes, type Hashes } from './policy.ts';

interface Inline {
  element: keyof Hashes;
  text: string;
  hash: string;
}

/**
 * Scripts and styles, and all other tags, so that an attribute that only looks like a script is passed over. A
 * script that this pattern misses loses its hash, and the browser blocks it.
 */
const attributes = /((?:[^>"']|"[^"]*"|'[^']*')*)/.source;
const tag = new RegExp(
  `<(script|style)\\b${attributes}>([^]*?)</\\1\\s*>|</?[a-z]${attributes}>`,
  'gi',
);
const hasSource = /\ssrc\s*=/i;
/** Data is never run, so that no policy asks for its hash. */
const isData = /\stype\s*=\s*["']?application\/(ld\+)?json["'\s]?/i;

const metaPolicy = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/i;

/** Astro makes it of the path of the checkout, and only its dev server uses it. */
const islandId = /(?<=<astro-island) uid="\w+"/g;

/** The scripts that Astro writes before the first island of a page, after the style that they begin with. */
const islandScripts = /(?<=<style>astro-island\b[^<]*<\/style>)(?:<script>[^]*?<\/script>)+/;

/** The scripts and styles that stand in a page. */
export function findInline(html: string): Inline[] {
  return [...html.matchAll(tag)].flatMap(([, name, written = '', text = '']) => {
    if (name === undefined) return [];
    const element = name.toLowerCase() === 'style' ? 'style' : 'script';
    if (element === 'script' && (hasSource.test(written) || isData.test(written))) return [];
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    return [{ element, text, hash }];
  });
}

/**
 * A built page as it is published, with the hashes of its inline elements. Throws for an inline element that
 * Astro has not listed in the policy: it came in by content, past the components. `file` is for the message.
 */
export function finishPage(html: string, file: string): { html: string; hashes: Hashes } {
  const [policy = ''] = metaPolicy.exec(html) ?? [];
  const hashes: Hashes = { script: new Set(), style: new Set() };
  for (const { element, text, hash } of findInline(html)) {
    if (!allows(policy, element, hash)) {
      throw new Error(
        `${file} holds an inline <${element}> that no component wrote: "${text.trim().slice(0, 60)}". The policy forbids it. Take it out of the content; what belongs to the site goes into a component, as a file.`,
      );
    }
    hashes[element].add(hash);
  }
  const trimmed = html.replace(metaPolicy, () => withHashes(policy, hashes)).replace(islandId, '');
  return { html: withIslandScriptsLast(trimmed), hashes };
}

/** Astro writes these scripts into the header, where the browser would stop for them before it has the text. */
function withIslandScriptsLast(html: string): string {
  const [scripts] = islandScripts.exec(html) ?? [];
  if (!scripts) return html;
  return html.replace(scripts, '').replace('</body>', () => `${scripts}</body>`);
}
