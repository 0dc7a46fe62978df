import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test as base, expect, mergeTests } from '@playwright/test';
import { test as pageTest } from '../support/fixtures.ts';
import { sites, type SiteName } from '../support/sites.ts';
import { hosts, isInstalled, startHost, type Host } from './servers.ts';

export { expect };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Ask = (path: string, options?: RequestOptions) => Promise<Answer>;

interface Served {
  site: SiteName;
  /** The name of one of `hosts`. */
  hostName: string;
  host: Host;
  port: number;
}

/** Sends the path as it is written: `fetch` would correct what a hostile browser sends. */
const send = (port: number, path: string, options?: RequestOptions) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...options }, async (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, headers, body: await buffer(response) });
    })
      .on('error', reject)
      .end();
  });

/** `test` that asks a real server for paths of the site; skipped where the machine has no such server. */
export const test = base.extend<{ root: string; ask: Ask }, Served>({
  site: ['root', { option: true, scope: 'worker' }],
  hostName: ['nginx', { option: true, scope: 'worker' }],
  host: [({ hostName }, use) => use(hosts[hostName] as Host), { scope: 'worker' }],
  port: [
    async ({ host, site }, use) => {
      const server = isInstalled(host) ? await startHost(host, sites[site].folder) : undefined;
      await use(server?.port ?? 0);
      await server?.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** The path of the site on its host. */
  root: ({ host, site }, use, info) => {
    info.skip(!isInstalled(host), host.advice);
    return use(sites[site].base);
  },
  baseURL: ({ port, root }, use) => use(`http://127.0.0.1:${port}${root}/`),
  ask: ({ port, root }, use) => use((path, options) => send(port, `${root}/${path}`, options)),
});

/** The same, with a page that is watched as in all other tests. */
export const visit = mergeTests(pageTest, test);
