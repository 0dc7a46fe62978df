/** Real servers, which serve a built folder by the rules that the build has written into it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { projectFolder } from '../support/sites.ts';

const nginx = '/usr/sbin/nginx';
const wrangler = `${projectFolder}e2e/hosts/node_modules/wrangler/bin/wrangler.js`;

const temporaryFolders = (scratch: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${scratch}/${kind};`)
    .join('\n  ');

const nginxConfiguration = (folder: string, scratch: string, port: number) => `daemon off;
worker_processes 1;
pid ${scratch}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporaryFolders(scratch)}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
  }
}
`;

export interface Host {
  /** What the host needs here, and how to get it. */
  program: string;
  advice: string;
  /** The command that serves a folder; `scratch` is a folder for the host's own files. */
  command(folder: string, scratch: string, port: number): [string, ...string[]];
  /** The status of a redirect for good: by the site's own rules, and by the host's. */
  permanent: { bySite: number; byHost: number };
  /** Whether capitals may stand anywhere in a game's address. */
  ignoresCase: boolean;
  encodings: string[];
  /** Whether error pages and the hosts' files have no address of their own. */
  hidesFiles: boolean;
}

export const hosts: Record<string, Host> = {
  nginx: {
    program: nginx,
    advice: 'There is no nginx here. On Debian: apt-get install nginx-light',
    command(folder, scratch, port) {
      writeFileSync(`${scratch}/nginx.conf`, nginxConfiguration(folder, scratch, port));
      return [nginx, '-c', `${scratch}/nginx.conf`, '-p', scratch, '-e', 'stderr'];
    },
    permanent: { bySite: 308, byHost: 308 },
    ignoresCase: true,
    encodings: ['gzip'],
    hidesFiles: true,
  },
  'Cloudflare Pages': {
    program: wrangler,
    advice: 'There is no wrangler here: npm ci --prefix e2e/hosts',
    command: (folder, _scratch, port) => [
      process.execPath,
      wrangler,
      ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-04-01', '--show-interactive-dev-session=false'],
      // Two that run side by side would fight for the usual port of the debugger.
      ...['--inspector-port', '0'],
    ],
    permanent: { bySite: 301, byHost: 308 },
    ignoresCase: false,
    encodings: ['gzip', 'br'],
    hidesFiles: false,
  },
};

/** Whether the machine has what a host needs. */
export const isInstalled = ({ program }: Host) => existsSync(program);

/** Starts a host on a free port, and waits until it answers. What it prints is kept in test-results/hosts. */
export async function startHost({ command, advice }: Host, folder: string) {
  const logs = `${projectFolder}test-results/hosts`;
  mkdirSync(logs, { recursive: true });
  const scratch = mkdtempSync(`${logs}/`);
  const log = openSync(`${scratch}/log.txt`, 'w');
  const port = await freePort();
  const [program, ...parameters] = command(folder, scratch, port);
  const server = spawn(program, parameters, {
    cwd: scratch,
    // Wrangler writes and asks nowhere else.
    env: {
      ...process.env,
      CI: '1',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: scratch,
      XDG_CONFIG_HOME: scratch,
    },
    stdio: ['ignore', log, log],
  });
  const exit = once(server, 'exit');
  await expect(async () => {
    expect(server.exitCode, `${advice}. What it printed is in ${scratch}/log.txt`).toBeNull();
    await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  }).toPass({ timeout: 60_000, intervals: [100] });
  return {
    port,
    async stop() {
      server.kill();
      await exit;
    },
  };
}
