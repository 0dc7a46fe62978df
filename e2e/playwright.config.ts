import { defineConfig } from '@playwright/test';
import { browser, wholeBrowser } from './support/browser.ts';
import { installedVisits, notInstalled, visits } from './support/projects.ts';
import { projectFolder, sites, type SiteName } from './support/sites.ts';

interface Options {
  site: SiteName;
  engine: string;
}

/** The setup that builds a site, as the dependency of what visits it. */
const builds = (...names: SiteName[]) => ({ dependencies: names.map((site) => `build ${site}`) });

export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: `${projectFolder}test-results/traces/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A trace takes longer than many tests, so only a test that has failed gets one. It counts as failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
    ...visits.map(({ site, ...specs }) => ({
      name: `${site} site`,
      use: { site },
      ...specs,
      ...builds(site),
    })),
    ...(wholeBrowser ? installedVisits : notInstalled).map(({ site, ...specs }) => ({
      name: `installed ${site}`,
      use: { site, ...(wholeBrowser && { launchOptions: wholeBrowser }) },
      ...specs,
      ...builds(site),
    })),
    ...['Firefox', 'WebKitGTK'].map((engine) => ({
      name: `engine ${engine}`,
      use: { engine },
      testMatch: 'engines/*.spec.ts',
      ...builds('root', 'third-party'),
    })),
  ],
});
