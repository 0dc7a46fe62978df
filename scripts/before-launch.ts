/**
 * `npm run before-launch` lists the placeholders in the content, the posters and the built site, and the sentences about the venue
 * that nobody has confirmed. `src/lib/venue/placeholder.ts` defines the placeholders.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbidsIndex } from '../src/lib/seo/has-noindex.ts';
import { readContent } from '../src/lib/content/content-files.ts';
import { placeholdersIn, reviewCommentsIn } from '../src/lib/venue/placeholder.ts';

const files = ['src/content/**/*.md', 'src/assets/images/posters/*.svg'];
const sources = 'src/**/*.{astro,ts,tsx}';
/** An optional field that is commented out: `#launcher: …` or `#  contact: …`. */
const commentedOut = /^ *#(?:\w|-| {2})/;

/** The comment above a value that describes the site's own demos. */
const launcherComment = /\bReview with a launcher\b.*/;

/** The placeholders of a file, each with its line number. */
function placeholdersInFile(root: string, file: string, hasLauncher: boolean): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      commentedOut.test(line)
        ? []
        : [...placeholdersIn(line), ...((hasLauncher && launcherComment.exec(line)) || [])].map(
            (found) => `${file}:${index + 1}  ${found}`,
          ),
    );
}

/** The comments in a source file above unconfirmed sentences about the venue, each with its line number. */
function unconfirmedInSource(root: string, file: string): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      reviewCommentsIn(line).map((found) => `${file}:${index + 1}  ${found}`),
    );
}

/** The reasons not to publish `dist`, read from its home page. */
function errorsInBuild(root: string): string[] {
  const [home] = globSync('dist/**/index.html', { cwd: root }).sort((a, b) => a.length - b.length);
  const html = home ? readFileSync(join(root, home), 'utf8') : '';
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!canonical || placeholdersIn(canonical).length > 0) {
    const error = canonical ? `The address of the site is ${canonical}` : 'The site has no address';
    return [`dist  ${error}. Build it with SITE_URL=https://your.domain npm run build.`];
  }
  return forbidsIndex(html) ? [`${home}  The site has noindex. Build it without NOINDEX.`] : [];
}

const filesIn = (root: string, patterns: string | string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** All placeholders and unconfirmed sentences in the project at `root`, and the reasons not to publish its build. */
export function findLaunchBlockers(root: string): string[] {
  const hasLauncher = readContent(root).venue.some(({ fields }) => fields['launcher']);
  return [
    ...filesIn(root, files).flatMap((file) => placeholdersInFile(root, file, hasLauncher)),
    ...filesIn(root, sources).flatMap((file) => unconfirmedInSource(root, file)),
    ...errorsInBuild(root),
  ];
}

if (import.meta.main) {
  const left = findLaunchBlockers(process.cwd());
  for (const line of left) console.log(line);
  console.log(
    left.length > 0
      ? `\n${left.length} left. Replace the placeholders. If a sentence is true of your venue, delete the comment above it.`
      : 'No placeholders are left. A person must decide the rest: docs/deployment.md#before-the-launch',
  );
  process.exitCode = left.length > 0 ? 1 : 0;
}
