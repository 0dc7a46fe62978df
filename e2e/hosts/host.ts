import { request, type IncomingHttpHeaders } from 'node:http';
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

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

interface Served {
  site: SiteName;
  /** The name of one of `hosts`. */
  hostName: string;
  host: Host;
  /** The server of a worker; `root` is the path of the site. */
  server: { port: number; root: string };
}

/** Sends the path as it is written: `fetch` would correct what a hostile browser sends. */
const send = (port: number, path: string, question?: Question) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...question }, async (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, headers, body: await buffer(response) });
    })
      .on('error', reject)
      .end();
  });

/** `test` that asks a real server for paths of the site; skipped where the machine has no such server. */
export const test = base.extend<
  { ask: (path: string, question?: Question) => Promise<Answer>; installed: undefined },
  Served
>({
  site: ['root', { option: true, scope: 'worker' }],
  hostName: ['nginx', { option: true, scope: 'worker' }],
  host: [({ hostName }, use) => use(hosts[hostName] as Host), { scope: 'worker' }],
  server: [
    async ({ host, site }, use) => {
      const { folder, base: root } = sites[site];
      const server = isInstalled(host) ? await startHost(host, folder) : undefined;
      await use({ port: server?.port ?? 0, root });
      await server?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  installed: [
    async ({ host }, use, info) => {
      info.skip(!isInstalled(host), host.advice);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ server: { port, root } }, use) => use(`http://127.0.0.1:${port}${root}/`),
  ask: ({ server: { port, root } }, use) =>
    use((path, question) => send(port, `${root}/${path}`, question)),
});

/** The same, with a page that is watched as in all other tests. */
export const visit = mergeTests(pageTest, test);
