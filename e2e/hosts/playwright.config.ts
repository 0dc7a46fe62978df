/** Starts real servers, which serve the built sites by the rules that the build has written into them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { firstPort, sites } from '../support/sites.ts';
import type { Host, Options } from './host.ts';
import { missingNginx, nginx, nginxConfiguration } from './nginx-configuration.ts';
import { missingWrangler, pagesCommand, scratch, wranglerEnvironment } from './wrangler.ts';

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
    missing: missingWrangler,
    command: pagesCommand,
    readsRedirects: true,
  },
];

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
      env: wranglerEnvironment,
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
