import { accessSync, constants, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { plainError } from '../build/plain-error.ts';

/**
 * Builds beside `dist`, and puts the new site in its place at the very end: a build that is stopped, or that fails,
 * leaves the last site whole. Must be the last integration.
 */
export function wholeBuild(): AstroIntegration {
  let dist: URL;
  let draft: URL;
  let old: URL;
  let exchanges = false;
  return {
    name: 'whole-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        dist = new URL('dist', config.root);
        draft = new URL('.astro/dist', config.root);
        old = new URL('.astro/old-dist', config.root);
        // A folder that the command line names is written in place, as Astro does.
        exchanges =
          command === 'build' &&
          config.outDir.href.startsWith(`${dist.href}/`) &&
          canExchange(dist, config.root);
        if (!exchanges) return;
        for (const folder of [draft, old]) rmSync(folder, { recursive: true, force: true });
        const outDir = new URL(config.outDir.href.replace(dist.href, draft.href));
        updateConfig({ outDir, build: { client: outDir, server: new URL('server/', outDir) } });
      },
      'astro:build:done': () => {
        if (!exchanges) return;
        if (existsSync(dist)) renameSync(dist, old);
        renameSync(draft, dist);
        rmSync(old, { recursive: true, force: true });
      },
    },
  };
}

/** Whether another folder can take this one's place. A link or a mounted folder is written in place. */
function canExchange(dist: URL, root: URL): boolean {
  if (!existsSync(dist)) return true;
  try {
    accessSync(dist, constants.W_OK);
  } catch {
    throw plainError('The folder dist is read-only. Allow writing to it, and build again.');
  }
  const status = lstatSync(dist);
  return status.isDirectory() && status.dev === lstatSync(root).dev;
}
