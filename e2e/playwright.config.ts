import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './support/browser.ts';
import type { SiteName } from './support/sites.ts';
import { formEndpoint, provider } from './support/sites.ts';

/** Specs of the site whose launcher, pictures and form endpoint belong to third parties. */
const thirdParty = [
  'contact-form/accessibility.spec.ts',
  'contact-form/endpoint.spec.ts',
  'security/escaping.spec.ts',
  'security/settings.spec.ts',
  'security/third-party.spec.ts',
  'seo/noindex.spec.ts',
];

/** Specs whose answers depend on the site's address or sub-path. */
const subPath = [
  'navigation/hash-redirect.spec.ts',
  'navigation/not-found.spec.ts',
  'pages/every-page.spec.ts',
  'performance/weight.spec.ts',
  'seo/**',
];

export default defineConfig<object, { site: SiteName }>({
  testDir: '.',
  outputDir: '../test-results/traces',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A picture of each step took a quarter of the time of all tests.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: browserPath, args: browserArguments },
  },
  webServer: [
    { command: 'node support/form-endpoint.ts', url: formEndpoint.url },
    { command: 'node support/third-parties.ts', url: provider.url },
  ],
  projects: [
    {
      name: 'root',
      use: { site: 'root' },
      testIgnore: [...thirdParty, 'hosts/**', 'engines/**'],
    },
    { name: 'sub-path', use: { site: 'sub-path' }, testMatch: subPath, testIgnore: thirdParty },
    { name: 'third-party', use: { site: 'third-party' }, testMatch: thirdParty },
  ],
});
