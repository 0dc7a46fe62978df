/**
 * Checks the built site in `dist`. An example's address, a preview, a link without https and the old name must not be
 * published, nor a site without a sitemap.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { mistake, locate } from '../src/content-pipeline/messages.ts';
import { isPlaceholderUrl } from './placeholders.ts';

/** The name that the site was made under. After a change of `name`, it is an old one. */
const firstName = 'A Vivid Escape';
const build = 'SITE_URL=https://www.example.com npm run build';

const report = (file: string, reason: string, found: string, wanted: string) =>
  locate(mistake(reason, found, wanted), posix.normalize(file.replaceAll('\\', '/')));

/** The messages about `dist` in the folder `root`: a site for its own address, with a sitemap, and by https. */
export function checkBuiltSite(root: string, venueName: string): VFileMessage[] {
  const [home] = globSync('dist/**/index.html', { cwd: root }).sort((a, b) => a.length - b.length);
  const html = home ? readFileSync(join(root, home), 'utf8') : '';
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!home || !canonical || isPlaceholderUrl(canonical)) {
    const found = canonical || 'nothing that was built with SITE_URL';
    return [
      report('dist', 'the built site', found, `A build for the site's own address: ${build}`),
    ];
  }
  const isPreview = /<meta name="robots" content="noindex/.test(html);
  return [
    ...(isPreview
      ? [report(home, 'noindex', 'a preview', `A build without NOINDEX: ${build}`)]
      : []),
    ...checkSitemap(root, dirname(home), new URL(canonical).pathname),
    ...globSync('dist/**/*.html', { cwd: root })
      .sort()
      .flatMap((file) => checkPage(file, readFileSync(join(root, file), 'utf8'), venueName)),
  ];
}

/** Below a sub-path, robots.txt lies beside the pages all the same. */
function checkSitemap(root: string, folder: string, basePath: string): VFileMessage[] {
  const robots = join(root, folder, 'robots.txt');
  const text = existsSync(robots) ? readFileSync(robots, 'utf8') : '';
  const [, named = ''] = /^Sitemap: *(\S+)/im.exec(text) ?? [];
  const below = URL.parse(named)?.pathname.slice(basePath.length);
  if (below && existsSync(join(root, folder, below))) return [];
  const wanted = `The sitemap that search engines ask for: ${build}`;
  return [report(join(folder, 'robots.txt'), 'the sitemap', named || 'none', wanted)];
}

function checkPage(file: string, page: string, venueName: string): VFileMessage[] {
  const words = page.replaceAll(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/g, '');
  const [insecure] = /(?:href|src|action)="http:[^"]*"/.exec(page) ?? [];
  const isOld = venueName !== firstName && words.includes(firstName);
  const name = `"${venueName}", or {name} in a legal page.`;
  return [
    ...(insecure ? [report(file, 'an address', insecure, 'An https address.')] : []),
    ...(isOld ? [report(file, 'the old name', firstName, name)] : []),
  ];
}
