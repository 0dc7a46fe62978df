import { defineConfig, type Project } from '@playwright/test';
import { browser, wholeBrowser } from './support/browser.ts';
import { visits, backForwardCache } from './support/projects.ts';
import { projectFolder, type SiteName } from './support/sites.ts';

const sites: Project<object, Options>[] = visits.map(({ site, ...specs }) => ({
  name: site,
  use: { site },
  ...specs,
}));

interface Options {
  site: SiteName;
  engine: string;
}

export default defineConfig<object, Options>({
  testDir: '.',
  // Parts that run beside each other clear their folders.
  outputDir: `${projectFolder}test-results/traces/${process.env['E2E_PART'] ?? 'alone'}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A trace takes longer than many tests, so only a test that has failed gets one. It counts as failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${projectFolder}test-results/e2e.json` }]],
  use: {
    locale: 'en-GB',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: browser,
  },
  projects: [
    ...sites,
    // The same in an installed Chrome or Chromium. Where there is none, the project 'installed only' says so.
    ...(wholeBrowser ? sites : []).map((project) => ({
      ...project,
      name: `installed ${project.name}`,
      use: { ...project.use, ...(wholeBrowser && { launchOptions: wholeBrowser }) },
    })),
    { name: 'installed only', use: { site: 'root' }, testMatch: backForwardCache },
    ...['Firefox', 'WebKitGTK'].map((engine) => ({
      name: `engine ${engine}`,
      use: { engine },
      testMatch: 'engines/*.spec.ts',
    })),
  ],
});
