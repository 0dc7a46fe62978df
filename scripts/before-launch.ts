/**
 * `npm run before-launch` lists the placeholders that are left in the content, the posters and the built site. The list
 * of what counts as one is src/lib/placeholder.ts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersIn } from '../src/lib/placeholder.ts';

const files = ['src/content/**/*.md', 'src/assets/images/posters/*.svg'];
/** An optional field that a `#` turns off, unlike a comment: `#launcher: …` or `#  contact: …`. */
const turnedOff = /^ *#(?:\w|-| {2})/;

/** The placeholders of a file, each with its line. */
function inFile(root: string, file: string): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      turnedOff.test(line)
        ? []
        : placeholdersIn(line).map((found) => `${file}:${index + 1}  ${found}`),
    );
}

/** What keeps the built site from being published, by its home page. */
function inBuild(root: string): string[] {
  const [home] = globSync('dist/**/index.html', { cwd: root }).sort((a, b) => a.length - b.length);
  const html = home ? readFileSync(join(root, home), 'utf8') : '';
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!canonical || placeholdersIn(canonical).length > 0) {
    const address = canonical || 'no address of its own';
    return [`dist  ${address}. Build it as SITE_URL=https://your.domain npm run build`];
  }
  const isPreview = html.includes('<meta name="robots" content="noindex');
  return isPreview ? [`${home}  noindex. Build it without NOINDEX`] : [];
}

/** What is left to replace in the project at `root`. */
export const placeholdersLeft = (root: string) => [
  ...globSync(files, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => inFile(root, file)),
  ...inBuild(root),
];

if (import.meta.main) {
  const left = placeholdersLeft(process.cwd());
  for (const line of left) console.log(line);
  console.log(
    left.length > 0
      ? `\n${left.length} left to replace.`
      : 'Nothing is left to replace. What a person must decide: docs/deployment.md#before-the-launch',
  );
  process.exitCode = left.length > 0 ? 1 : 0;
}
