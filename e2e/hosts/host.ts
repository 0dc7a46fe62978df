import { request } from 'node:http';
import { test as base } from '../support/fixtures.ts';
import { sites, type SiteName } from '../support/sites.ts';
import { hosts, startHost } from './servers.ts';

/** A built site as a host serves it. */
export interface Served {
  /** One of `hosts`. */
  host: string;
  site: SiteName;
  server: { port: number; root: string };
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

type Ask = (path: string, question?: Question) => Promise<Answer>;

interface Fixtures {
  /** Asks for a path from the site's root. */
  ask: Ask;
  /** Asks for a path from the host's root. */
  askHost: Ask;
  available: undefined;
}

/** `test` on a real server, which each project starts once; skipped where the machine has none. */
export const test = base.extend<Fixtures, Served>({
  host: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ host, site }, use) => {
      const { folder, base: root } = sites[site];
      // Its tests are skipped, but a worker starts it before it knows.
      const isMissing = Boolean(hosts[host]?.missing());
      const server = isMissing ? undefined : await startHost(host, folder);
      await use({ port: server?.port ?? 0, root });
      await server?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  available: [
    async ({ host }, use, info) => {
      const missing = hosts[host]?.missing();
      info.skip(Boolean(missing), missing || '');
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ server: { port, root } }, use) => use(`http://127.0.0.1:${port}${root}/`),
  ask: async ({ server: { port, root } }, use) =>
    use((path, question) => send(port, `${root}/${path}`, question)),
  askHost: async ({ server: { port } }, use) =>
    use((path, question) => send(port, `/${path}`, question)),
});

/** Sends the path as it is written: a browser or `fetch` would mend what a hostile one sends. */
function send(port: number, path: string, question?: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...question }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

export { expect } from '../support/fixtures.ts';

/** How a host differs by its nature. */
export const traits = {
  nginx: {
    permanent: { bySite: 308, byHost: 308 },
    /** Whether capitals may stand anywhere in a game's address. */
    knowsAllLetters: true,
    encodings: ['gzip'],
    /** Whether error screens and the hosts' files have no address of their own. */
    hidesFiles: true,
  },
  'Cloudflare Pages': {
    permanent: { bySite: 301, byHost: 308 },
    knowsAllLetters: false,
    encodings: ['gzip', 'br'],
    hidesFiles: false,
  },
};
export const traitsOf = (host: string) => traits[host as keyof typeof traits];

/** What the error screens say. */
export const screens = { page: 'Unexpected Application Error!', game: 'Unknown game |' };
