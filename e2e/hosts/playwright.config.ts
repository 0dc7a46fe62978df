/** Starts real servers, which serve the built sites by the rules that the build has written into them. */
import { existsSync, mkdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { firstPort, projectFolder, sites } from '../support/sites.ts';
import { deployPort, type Host, type Options } from './host.ts';
import { missingNginx, nginxCommand, scratch } from './nginx.ts';

mkdirSync(scratch, { recursive: true });
const wrangler = `${projectFolder}e2e/hosts/node_modules/wrangler/bin/wrangler.js`;

const hosts: Host[] = [
  { name: 'nginx', missing: missingNginx, command: nginxCommand, readsRedirects: false },
  {
    name: 'Cloudflare Pages',
    missing: existsSync(wrangler) ? undefined : 'No wrangler: npm ci --prefix e2e/hosts',
    // Two instances would need the same port for their debuggers.
    command: (folder, port) =>
      `node ${wrangler} pages dev "${folder}" --ip 127.0.0.1 --port ${port} --inspector-port 0 ` +
      `--compatibility-date 2026-04-01 --show-interactive-dev-session=false 2> ${port}.log`,
    readsRedirects: true,
  },
];

const all = hosts
  .flatMap((host) => (['root', 'sub-path'] as const).map((site) => ({ host, site })))
  .map((options, index) => ({ ...options, port: firstPort + index }));

/** The server to which deploys.spec.ts publishes. Its folder is empty at first. */
const published = nginxCommand(
  `${scratch}/deploys/srv/site`,
  deployPort,
  `${sites['sub-path'].folder}/nginx.conf`,
);

const servers = [
  ...all
    .filter(({ host }) => !host.missing)
    .map(({ host, site, port }) => ({
      command: host.command(sites[site].folder, port),
      url: `http://127.0.0.1:${port}${sites[site].base}/`,
    })),
  ...(missingNginx ? [] : [{ command: published, port: deployPort }]),
];

export default defineConfig<object, Options>({
  ...base,
  webServer: servers.map((server) => ({
    ...server,
    cwd: scratch,
    // Keeps Wrangler from writing elsewhere, and from sending statistics.
    env: {
      CI: '1',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: scratch,
      XDG_CONFIG_HOME: scratch,
    },
  })),
  projects: [
    ...all.map((use) => ({
      name: `host ${use.host.name}, ${use.site}`,
      testMatch: 'answers.spec.ts',
      use,
    })),
    { name: 'deploys', testMatch: 'deploys.spec.ts' },
  ],
});
