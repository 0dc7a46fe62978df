import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './browser.ts';
import type { Served } from './hosts/host.ts';
import { hosts } from './hosts/servers.mjs';
import { foreignSite, provider, receiver, rootSite, subPathSite } from './sites.mjs';

type Site = typeof rootSite | typeof subPathSite;

const preview = ({ port, outDir, url, env }: Site) => ({
  command: `astro preview --host 127.0.0.1 --port ${port} --outDir ${outDir}`,
  cwd: '..',
  url,
  env: { ASTRO_TELEMETRY_DISABLED: '1', ...env },
});

const ofForeignSite = [
  'audit-the-form.spec.ts',
  'preview-the-site.spec.ts',
  'deliver-a-message.spec.ts',
  'read-hostile-words.spec.ts',
  'stop-the-build.spec.ts',
  'trust-strangers-little.spec.ts',
];

/**
 * Visits to the built site: at the root of a host, under a sub-path with an address of its own, and with a
 * launcher, pictures and a form that are others'.
 */
export default defineConfig<
  object,
  Pick<Served, 'host' | 'site'> & { engine: 'Firefox' | 'WebKitGTK' }
>({
  testDir: '.',
  outputDir: '../test-results/visits',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/visits.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A picture of each step took a quarter of the time of all visits.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
  webServer: [
    preview(rootSite),
    preview(subPathSite),
    preview(foreignSite),
    { command: 'node receiver.mjs', url: receiver.url },
    { command: 'node strangers.mjs', url: provider.url },
  ],
  projects: [
    {
      name: 'root',
      use: { baseURL: rootSite.url },
      testIgnore: [...ofForeignSite, 'hosts/**', 'engines/**'],
    },
    {
      name: 'foreign',
      use: { baseURL: foreignSite.url },
      testMatch: ofForeignSite,
    },
    {
      name: 'sub-path',
      use: { baseURL: subPathSite.url },
      testMatch: [
        'be-found.spec.ts',
        'every-page.spec.ts',
        'follow-an-old-link.spec.ts',
        'get-lost.spec.ts',
        'share-a-page.spec.ts',
        'weigh-every-page.spec.ts',
      ],
    },
    // Each of these starts a server of its own, and needs no other worker to start it again.
    ...Object.keys(hosts).flatMap((host) => [
      { name: host, testDir: 'hosts', workers: 1, use: { host, site: 'root' as const } },
      {
        name: `${host}, sub-path`,
        testDir: 'hosts',
        testIgnore: 'visit-under-headers.spec.ts',
        workers: 1,
        use: { host, site: 'sub-path' as const },
      },
    ]),
    ...(['Firefox', 'WebKitGTK'] as const).map((engine) => ({
      name: engine,
      use: { baseURL: rootSite.url, engine },
      testMatch: 'engines/*.spec.ts',
    })),
  ],
});
