import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './browser';
import { deliveringSite, receiver, rootSite, subPathSite } from './sites.mjs';

type Site = typeof rootSite | typeof subPathSite;

const preview = ({ port, outDir, url, env }: Site) => ({
  command: `astro preview --host 127.0.0.1 --port ${port} --outDir ${outDir}`,
  cwd: '..',
  url,
  env: { ASTRO_TELEMETRY_DISABLED: '1', ...env },
});

/**
 * Visits to the built site: at the root of a host, under a sub-path with an address of its own, and with a
 * contact form that delivers.
 */
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
  webServer: [
    preview(rootSite),
    preview(subPathSite),
    preview(deliveringSite),
    { command: 'node receiver.mjs', url: receiver.url },
  ],
  projects: [
    {
      name: 'root',
      use: { baseURL: rootSite.url },
      testIgnore: 'deliver-a-message.spec.ts',
    },
    {
      name: 'delivering',
      use: { baseURL: deliveringSite.url },
      testMatch: 'deliver-a-message.spec.ts',
    },
    {
      name: 'sub-path',
      use: { baseURL: subPathSite.url },
      testMatch: [
        'every-page.spec.ts',
        'follow-an-old-link.spec.ts',
        'get-lost.spec.ts',
        'weigh-every-page.spec.ts',
      ],
    },
  ],
});
