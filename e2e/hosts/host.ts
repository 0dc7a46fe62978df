import { test as base } from '../support/fixtures.ts';
import { firstPort, sites, type SiteName } from '../support/sites.ts';

export interface Host {
  name: string;
  /** What the machine lacks, and how to get it. */
  missing: string | undefined;
  /** The command that serves a folder on a port. */
  command(folder: string, port: number): string;
  /** Whether it reads `_redirects`, which lead a game's address in small letters to its page. */
  readsRedirects: boolean;
}

export interface Options {
  site: SiteName;
  host: Host;
  port: number;
}

/** The port of the server to which builds are published. Those of the hosts come before it. */
export const deployPort = firstPort + 4;

/** `test` with a page of the site on a real server, or with the server's answers. */
export const test = base.extend<object, Omit<Options, 'site'>>({
  host: [{} as Host, { option: true, scope: 'worker' }],
  port: [0, { option: true, scope: 'worker' }],
  baseURL: ({ host, port, site }, use, info) => {
    info.skip(Boolean(host.missing), host.missing);
    return use(`http://127.0.0.1:${port}${sites[site].base}/`);
  },
});
