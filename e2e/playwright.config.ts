import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './browser';
import { rootSite, subPathSite } from './sites.mjs';

const preview = ({ port, outDir, url, env }: typeof rootSite | typeof subPathSite) => ({
  command: `astro preview --host 127.0.0.1 --port ${port} --outDir ${outDir}`,
  cwd: '..',
  url,
  env: { ASTRO_TELEMETRY_DISABLED: '1', ...env },
});

/** Visits to the built site: at the root of a host, and under a sub-path with an address of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/visits',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../test-results/visits.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
  webServer: [preview(rootSite), preview(subPathSite)],
  projects: [
    { name: 'root', use: { baseURL: rootSite.url } },
    {
      name: 'sub-path',
      use: { baseURL: subPathSite.url },
      testMatch: ['every-page.spec.ts', 'follow-an-old-link.spec.ts', 'get-lost.spec.ts'],
    },
  ],
});
