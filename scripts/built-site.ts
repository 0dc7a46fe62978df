/** What a person would be ashamed of on the first day, in the built site as it lies in `dist`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { mistake, place } from '../src/content-pipeline/messages.ts';

/** The name that the site was made under. After a change of `name`, it is an old one. */
const firstName = 'A Vivid Escape';
const build = 'SITE_URL=https://www.example.com npm run build';

/** The messages about `dist` in the folder `root`: a site for its own address, with a sitemap, by https, and no preview. */
export function checkBuiltSite(root: string, venueName: string, siteUrl = ''): VFileMessage[] {
  const [home] = globSync('dist/**/index.html', { cwd: root }).sort((a, b) => a.length - b.length);
  const html = home ? readFileSync(join(root, home), 'utf8') : '';
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  const report = (file: string, reason: string, found: string, wanted: string) =>
    place(mistake(reason, found, wanted), posix.normalize(file.replaceAll('\\', '/')));
  if (!home || !canonical) {
    const wanted = `A site that was built for its address, so that it can be looked at: ${build}`;
    return [report('dist', 'the built site', 'nothing that was built with SITE_URL', wanted)];
  }
  const messages: VFileMessage[] = [];
  const { origin, pathname } = new URL(canonical);
  const wantedOrigin = URL.parse(siteUrl)?.origin ?? origin;
  if (wantedOrigin !== origin)
    messages.push(report(home, 'the address', canonical, `A build for ${siteUrl}: ${build}`));
  if (/<meta name="robots" content="noindex/.test(html))
    messages.push(report(home, 'noindex', 'a preview', `A build without NOINDEX: ${build}`));

  // Below a sub-path, robots.txt lies beside the pages all the same.
  const folder = dirname(home);
  const robots = join(root, folder, 'robots.txt');
  const named = existsSync(robots) && /^Sitemap: *(\S+)/im.exec(readFileSync(robots, 'utf8'))?.[1];
  const below = named && URL.parse(named)?.pathname.slice(pathname.length);
  const sitemap = below && join(folder, below);
  if (!sitemap || !existsSync(join(root, sitemap))) {
    const wanted = `The sitemap that search engines ask for: ${build}`;
    messages.push(report(join(folder, 'robots.txt'), 'the sitemap', named || 'none', wanted));
  }
  for (const file of globSync('dist/**/*.html', { cwd: root }).sort()) {
    const page = readFileSync(join(root, file), 'utf8');
    const [insecure] = /(?:href|src|action)="http:[^"]*"/.exec(page) ?? [];
    if (insecure) messages.push(report(file, 'an address', insecure, 'An https address.'));
    const words = page.replaceAll(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/g, '');
    const [preview] = /[^<>]*\bis a preview\b[^<>]*/.exec(words) ?? [];
    if (preview) messages.push(report(file, 'a preview', preview.trim(), 'The formEndpoint.'));
    if (venueName !== firstName && words.includes(firstName)) {
      const wanted = `"${venueName}", or {name} in a law page.`;
      messages.push(report(file, 'the old name', firstName, wanted));
    }
  }
  return messages;
}
