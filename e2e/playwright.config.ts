import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { browser, wholeBrowser } from './support/chromium.ts';
import { contentUnderTest, projectFolder, sites, type SiteName } from './support/sites.ts';

interface Options extends PlaywrightTestOptions {
  site: SiteName;
  engine: string;
}

/** A project that visits a site, after the setup has built it. Reports contain its name. */
const visit = (site: SiteName, specs: Pick<Project, 'testMatch' | 'testIgnore'>) => ({
  name: `${site} site`,
  use: { site },
  dependencies: [`build ${site}`],
  ...specs,
});

/** Specs of the site that has an address of its own. Whatever works under a sub-path also works at a root. */
const subPathOnly = [
  'accessibility/accessible-pages.spec.ts',
  'demos/launcher.spec.ts',
  'pages/every-page.spec.ts',
  'navigation/{hash-redirect,not-found}.spec.ts',
  'pages/html.spec.ts',
  'performance/weight.spec.ts',
  'seo/{addresses,heads}.spec.ts',
];
/** Specs of the site at a root that visit the site under a sub-path as well. */
const alsoSubPath = ['games/share-button.spec.ts', 'seo/**'];
/** Specs that read the content, and those that find what other words and numbers break. */
const anyContent = [
  'pages/{evenings,facts,home,home-motion,html,legal,links,menu}.spec.ts',
  'pages/{pictures-and-words,specified-words}.spec.ts',
  'performance/weight.spec.ts',
  'games/game-facts.spec.ts',
  'seo/heads.spec.ts',
];
/** What headless shells cannot show: pages that are kept for Back. */
const backForwardCache = 'navigation/whole-browser.spec.ts';

const siteVisits = contentUnderTest
  ? [visit(contentUnderTest, { testMatch: anyContent })]
  : [
      visit('root', {
        testIgnore: [
          ...['third-party/**', 'other-content/**', ...subPathOnly],
          // The full tests alone run these, in other projects.
          ...['engines/**', 'hosts/**', backForwardCache],
        ],
      }),
      visit('sub-path', { testMatch: [...alsoSubPath, ...subPathOnly] }),
      visit('third-party', { testMatch: ['third-party/*.spec.ts', 'seo/seo.spec.ts'] }),
      visit('other-content', { testMatch: 'other-content/*.spec.ts' }),
    ];

/** Specs that differ in an installed Chrome or Chromium: frames have processes of their own, and pages are kept for Back. */
const installedVisits = wholeBrowser
  ? [
      visit('root', {
        testMatch: ['games/{demo-status,game-frame}.spec.ts', backForwardCache],
      }),
      visit('sub-path', { testMatch: 'games/share-button.spec.ts' }),
      visit('third-party', { testMatch: 'third-party/provider.spec.ts' }),
    ]
  : // Without such a browser, reports show a skipped test.
    [visit('root', { testMatch: backForwardCache })];

export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: `${projectFolder}test-results/traces/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A trace takes longer than many tests, so only a test that has failed gets one. It counts as failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // Long, so that a busy machine fails no test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: browser,
  },
  projects: [
    ...(Object.keys(sites) as SiteName[]).map((site) => ({
      name: `build ${site}`,
      use: { site },
      testMatch: 'support/build.setup.ts',
      timeout: 600_000,
      retries: 0,
    })),
    ...siteVisits,
    ...installedVisits.map(({ use, ...specs }) => ({
      ...specs,
      name: `installed ${use.site}`,
      use: { ...use, ...(wholeBrowser && { launchOptions: wholeBrowser }) },
    })),
    ...['Firefox', 'WebKitGTK'].map((engine) => ({
      name: `engine ${engine}`,
      use: { engine },
      testMatch: 'engines/*.spec.ts',
      dependencies: ['build root'],
    })),
  ],
});
