import { createHash } from 'node:crypto';
import { narrowed } from './policy.ts';

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

/** The inline scripts and styles of a page, with their hashes as a policy writes them: `'sha256-…'`. */
export function findInline(html: string) {
  return [...html.matchAll(tag)].flatMap(([, element, written = '', text = '']) => {
    if (element === undefined || hasSource.test(written) || isData.test(written)) return [];
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    return [{ element, text, hash }];
  });
}

/**
 * A built page as it is published, and its policy. Throws for an inline element whose hash Astro has not put into the
 * policy, because it came from content. `file` is for the message.
 */
export function finishPage(built: string, file: string): { html: string; policy: string } {
  const html = built.replace(islandId, '');
  const [written = ''] = metaPolicy.exec(html) ?? [];
  const inline = findInline(html);
  const foreign = inline.find(({ hash }) => !written.includes(hash));
  if (foreign) {
    throw new Error(
      `${file} holds an inline <${foreign.element}> that no component wrote: "${foreign.text.trim().slice(0, 60)}". The policy forbids it. Remove it from the content. A script of the site belongs in a file of its own, which a component loads.`,
    );
  }
  const hashes = inline.map(({ hash }) => hash);
  const policy = narrowed(written, hashes, html);
  return { html: html.replace(metaPolicy, () => policy), policy };
}
