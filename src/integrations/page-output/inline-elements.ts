import { cspHash } from '../../lib/csp-hash.ts';
import type { BuiltPage } from '../../build/built-pages.ts';
import { plainError } from '../../build/plain-error.ts';

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

/** The inline scripts and styles of a page, with their hashes as a policy writes them: `'sha256-…'`. */
export function inlineElements(html: string) {
  return [...html.matchAll(tag)].flatMap(([, element, written = '', text = '']) => {
    if (element === undefined || hasSource.test(written) || isData.test(written)) return [];
    return [{ element: element.toLowerCase(), text, hash: `'${cspHash(text)}'` }];
  });
}

/** Throws if a page holds an inline element whose hash is not in Astro's policy, because it came from content. */
export function refuseForeignElements({ file, html }: BuiltPage, policy: string): void {
  const foreign = inlineElements(html).find(({ hash }) => !policy.includes(hash));
  if (!foreign) return;
  throw plainError(
    `${file} holds an inline <${foreign.element}> that no component wrote: "${foreign.text.trim().slice(0, 60)}". The policy forbids it. Remove it from the content. A component that writes a script or style itself hands its hash to Astro, as InlineJson.astro does.`,
  );
}
