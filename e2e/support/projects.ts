/** Which site each browser test visits. The names of projects stand in the reports. */
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { contentUnderTest, projectFolder, type SiteName } from './sites.ts';

/** The specs of a site, as patterns below `e2e`. */
interface Visits {
  site: SiteName;
  testMatch?: string[];
  testIgnore?: string[];
}

/** Specs of the site that has an address of its own, under a sub-path. */
const subPathOnly = ['pages/every-page.spec.ts', 'seo/addresses.spec.ts'];
/** Specs of the site at a root that visit the site under a sub-path as well. */
const alsoSubPath = [
  'games/share-button.spec.ts',
  'navigation/hash-redirect.spec.ts',
  'navigation/not-found.spec.ts',
  'seo/**',
];
/** Specs that take every name from the content. A demo takes only its game's name. */
const anyContent = [
  'pages/**',
  'games/**',
  'demos/every-demo.spec.ts',
  'seo/**',
  'contact-form/{book-a-table,invitation}.spec.ts',
];
/** Specs of other sites than the one at a root. */
const notOnRoot = ['third-party/**', 'other-content/**', ...subPathOnly];

/** What headless shells cannot show: pages that are kept for Back. */
export const backForwardCache = 'navigation/whole-browser.spec.ts';
/** Specs of parts of `npm run test:full`. */
const inFullTests = ['engines/**', 'hosts/**', backForwardCache];

export const visits: Visits[] = contentUnderTest
  ? [{ site: contentUnderTest, testMatch: anyContent }]
  : [
      { site: 'root', testIgnore: [...notOnRoot, ...inFullTests] },
      { site: 'sub-path', testMatch: [...alsoSubPath, ...subPathOnly] },
      { site: 'third-party', testMatch: ['third-party/**'] },
      { site: 'other-content', testMatch: ['other-content/**'] },
    ];

/** The sites that the specs visit whose path has one of these words. Without a word, all. */
export function sitesOf(words: readonly string[]): SiteName[] {
  const chosen = globSync('**/*.spec.ts', { cwd: `${projectFolder}e2e` })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => words.length === 0 || words.some((word) => `e2e/${path}`.includes(word)));
  const isVisited = ({ testMatch = ['**'], testIgnore = [] }: Visits) =>
    chosen.some(
      (path) =>
        testMatch.some((pattern) => matchesGlob(path, pattern)) &&
        !testIgnore.some((pattern) => matchesGlob(path, pattern)),
    );
  return visits.filter(isVisited).map(({ site }) => site);
}
