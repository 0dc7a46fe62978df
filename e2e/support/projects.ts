/** Which site each browser test visits. The names of projects stand in the reports. */
import { contentUnderTest, type SiteName } from './sites.ts';

/** The specs of a site, as patterns below `e2e`. */
interface Visits {
  site: SiteName;
  testMatch?: string[];
  testIgnore?: string[];
}

/** Specs of the site that has an address of its own, under a sub-path. */
const subPathOnly = ['pages/every-page.spec.ts', 'seo/{addresses,heads}.spec.ts'];
/** Specs of the site at a root that visit the site under a sub-path as well. */
const alsoSubPath = [
  'games/share-button.spec.ts',
  'navigation/hash-redirect.spec.ts',
  'navigation/not-found.spec.ts',
  'pages/html.spec.ts',
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
const backForwardCache = 'navigation/whole-browser.spec.ts';
/** Specs of other projects, which `npm run test:full` alone runs. */
const inFullTests = ['engines/**', 'hosts/**', backForwardCache];

export const visits: Visits[] = contentUnderTest
  ? [{ site: contentUnderTest, testMatch: anyContent }]
  : [
      { site: 'root', testIgnore: [...notOnRoot, ...inFullTests] },
      { site: 'sub-path', testMatch: [...alsoSubPath, ...subPathOnly] },
      { site: 'third-party', testMatch: ['third-party/**'] },
      { site: 'other-content', testMatch: ['other-content/**'] },
    ];

/** Specs that differ in an installed Chrome or Chromium: frames have processes of their own, and pages are kept for Back. */
export const installedVisits: Visits[] = [
  { site: 'root', testMatch: ['games/**', backForwardCache] },
  { site: 'sub-path', testMatch: ['games/share-button.spec.ts'] },
  { site: 'third-party', testMatch: ['third-party/provider.spec.ts'] },
];
/** Where there is no such browser, a test that is skipped says so. */
export const notInstalled: Visits[] = [{ site: 'root', testMatch: [backForwardCache] }];
