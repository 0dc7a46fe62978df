import { existsSync, mkdirSync } from 'node:fs';
import { projectFolder } from '../support/sites.ts';

/** A folder for the hosts' own files. */
export const scratch = `${projectFolder}test-results/hosts`;
mkdirSync(scratch, { recursive: true });

const wrangler = `${projectFolder}e2e/hosts/node_modules/wrangler/bin/wrangler.js`;
export const missingWrangler = existsSync(wrangler)
  ? undefined
  : 'No wrangler: npm ci --prefix e2e/hosts';

/** The command that serves a folder by Cloudflare's runtime. Two instances would need the same port for their debuggers. */
export const pagesCommand = (folder: string, port: number) =>
  `node ${wrangler} pages dev "${folder}" --ip 127.0.0.1 --port ${port} --inspector-port 0 ` +
  `--compatibility-date 2026-04-01 --show-interactive-dev-session=false 2> ${port}.log`;

/** Keeps Wrangler from writing elsewhere, and from sending statistics. */
export const wranglerEnvironment = {
  CI: '1',
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG_PATH: scratch,
  XDG_CONFIG_HOME: scratch,
};
