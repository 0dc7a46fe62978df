/**
 * Real servers for the visits: nginx as Debian packages it, and Cloudflare's own runtime. Each serves a
 * built folder by the rules that the build has written into it.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { projectFolder as project } from '../support/sites.ts';

interface Host {
  /** What the machine lacks for the host, and how to get it; false where it has all. */
  missing(): string | false;
  /** The command that serves a folder; `scratch` is a folder for its own files. */
  command(folder: string, scratch: string, port: number): [string, ...string[]];
}

const nginx = '/usr/sbin/nginx';
const wrangler = `${project}e2e/hosts/node_modules/wrangler/bin/wrangler.js`;

/** How each host is started. */
export const hosts: Record<string, Host> = {
  nginx: {
    missing: () =>
      !existsSync(nginx) &&
      'There is no /usr/sbin/nginx here. On Debian: apt-get install nginx-light',
    command(folder, scratch, port) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${scratch}/${kind};`)
        .join(' ');
      writeFileSync(
        `${scratch}/nginx.conf`,
        `daemon off;
worker_processes 1;
pid ${scratch}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
  }
}
`,
      );
      return [nginx, '-c', `${scratch}/nginx.conf`, '-p', scratch, '-e', 'stderr'];
    },
  },
  'Cloudflare Pages': {
    missing: () => !existsSync(wrangler) && 'There is no wrangler here: npm ci --prefix e2e/hosts',
    command: (folder, _scratch, port) => [
      process.execPath,
      wrangler,
      ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-04-01', '--show-interactive-dev-session=false'],
    ],
  },
};

/**
 * Starts a host on a free port of the loopback interface, and waits until it answers. What it prints is
 * kept under test-results/hosts.
 */
export async function startHost(name: string, folder: string) {
  mkdirSync(`${project}test-results/hosts`, { recursive: true });
  const scratch = mkdtempSync(`${project}test-results/hosts/${name.replace(' ', '-')}-`);
  const port = await freePort();
  const host = hosts[name];
  if (!host) throw new Error(`There is no host ${name}.`);
  const [command, ...parameters] = host.command(folder, scratch, port);
  const server = spawn(command, parameters, {
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(`${scratch}/log.txt`);
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
  };
  const failed = ended.then(() => {
    throw new Error(`${name} ended before it answered. What it said is in ${scratch}/log.txt`);
  });
  await Promise.race([answer(port), failed]);
  // From here on, an end is meant.
  failed.catch(() => undefined);
  return { port, stop };
}

/** A port that nobody listens on. */
function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answer(port: number) {
  for (;;) {
    try {
      return await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
