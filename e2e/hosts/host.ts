import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test as base } from '../support/fixtures.ts';
import { sites, type SiteName } from '../support/sites.ts';

export interface Host {
  /** What the machine lacks, and how to get it. */
  missing: string | undefined;
  /** Where it serves each site. */
  ports: Partial<Record<SiteName, number>>;
  /** The command that serves a folder on a port. */
  command(folder: string, port: number): string;
  /** The status of a permanent redirect: by the site's own rules, and by the host's. */
  permanent: { bySite: number; byHost: number };
  /** Whether capitals may stand anywhere in a game's address. */
  ignoresCase: boolean;
  /** Whether error pages and the hosts' files have no address of their own. */
  hidesFiles: boolean;
}

export interface Options {
  site: SiteName;
  host: Host;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Send = (path: string, options?: RequestOptions) => Promise<Answer>;

/** `test` with a page of the site on a real server, or with the server's answers. */
export const test = base.extend<{ send: Send }, { host: Host }>({
  host: [{} as Host, { option: true, scope: 'worker' }],
  baseURL: ({ host, site }, use, info) => {
    info.skip(Boolean(host.missing), host.missing);
    return use(`http://127.0.0.1:${host.ports[site]}${sites[site].base}/`);
  },
  /** Sends a path as it is written: `fetch` would correct a hostile one. */
  send: ({ baseURL }, use) =>
    use(
      (path, options) =>
        new Promise((resolve, reject) => {
          const { hostname, port, pathname } = new URL(baseURL ?? '');
          request({ hostname, port, path: pathname + path, ...options }, async (response) => {
            const { statusCode = 0, headers } = response;
            resolve({ status: statusCode, headers, body: String(await buffer(response)) });
          })
            .on('error', reject)
            .end();
        }),
    ),
});
