/** Starts real servers, which serve the built sites by the rules that the build has written into them. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { firstPort, projectFolder, sites } from '../support/sites.ts';
import type { Host, Options } from './host.ts';
import { missingNginx, nginx, nginxConfiguration } from './nginx.ts';

/** A folder for the hosts' own files. */
const scratch = `${projectFolder}test-results/hosts`;
const wrangler = `${projectFolder}e2e/hosts/node_modules/wrangler/bin/wrangler.js`;

const hosts: Host[] = [
  {
    name: 'nginx',
    missing: missingNginx,
    command(folder, port) {
      const own = `${scratch}/${port}`;
      mkdirSync(own, { recursive: true });
      const server = `server { listen 127.0.0.1:${port}; root "${folder}"; include "${folder}/nginx.conf"; }`;
      writeFileSync(`${own}/nginx.conf`, nginxConfiguration(server));
      return `${nginx} -c nginx.conf -p ${own} -e stderr`;
    },
    readsRedirects: false,
  },
  {
    name: 'Cloudflare Pages',
    missing: existsSync(wrangler) ? undefined : 'No wrangler: npm ci --prefix e2e/hosts',
    command: (folder, port) =>
      // Two instances would need the same port for their debuggers.
      `node ${wrangler} pages dev "${folder}" --ip 127.0.0.1 --port ${port} --inspector-port 0 ` +
      `--compatibility-date 2026-04-01 --show-interactive-dev-session=false 2> ${port}.log`,
    readsRedirects: true,
  },
];

mkdirSync(scratch, { recursive: true });
const all = hosts
  .flatMap((host) => (['root', 'sub-path'] as const).map((site) => ({ host, site })))
  .map((options, index) => ({ ...options, port: firstPort + index }));

export default defineConfig<object, Options>({
  ...base,
  webServer: all
    .filter(({ host }) => !host.missing)
    .map(({ host, site, port }) => ({
      command: host.command(sites[site].folder, port),
      url: `http://127.0.0.1:${port}${sites[site].base}/`,
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
      testMatch: use.site === 'root' ? ['answers.spec.ts', 'pages.spec.ts'] : ['answers.spec.ts'],
      use,
    })),
    { name: 'deploys', testMatch: 'deploys.spec.ts', use: { port: firstPort + all.length } },
    { name: 'rules', testMatch: 'rules.spec.ts' },
  ],
});
