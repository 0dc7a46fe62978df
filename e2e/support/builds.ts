/**
 * `node e2e/support/builds.ts root sub-path` builds sites that the browser tests visit. Without a name, it builds all.
 * Each is built as `npm run build` does, in a copy of the project, unless the build is newer than the sources.
 * The copies override what an owner may have set, so that no test sends anything beyond this machine.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { today } from '../../src/lib/hours-by-day.ts';
import { useOtherContent } from './other-content.ts';
import { useNoMenu } from './other-menu.ts';
import { copyProject, editFields } from './project-copy.ts';
import {
  bookingUrl,
  contentNetwork,
  formEndpoint,
  hostile,
  projectFolder,
  provider,
  sites,
  type SiteName,
} from './sites.ts';

const run = promisify(execFile);

/** How the content of each site differs from the owner's. */
const edits: Record<SiteName, (project: string) => void | Promise<void>> = {
  root: useOwnDemos,
  'sub-path': useOwnDemos,
  'third-party': useThirdParties,
  'other-content': useOtherContent,
};

function useOwnDemos(project: string) {
  editFields(`${project}src/content/venue.md`, (venue) => {
    for (const field of ['launcher', 'formEndpoint', 'bookingUrl']) venue.delete(field);
  });
}

function useThirdParties(project: string) {
  useNoMenu(project);
  const folder = `${project}src/content/games/`;
  const games = readdirSync(folder);
  for (const game of games) {
    const image = contentNetwork.href + game.replace('.md', '.svg');
    editFields(folder + game, (fields) => fields.set('image', image));
  }
  const added = `${folder}${hostile.id}.md`;
  cpSync(`${folder}${games[0]}`, added);
  editFields(added, (fields) => {
    for (const field of ['name', 'description', 'imageAlt'] as const) {
      fields.set(field, hostile[field]);
    }
    fields.delete('launcherGameId');
    fields.set('order', 1000);
  });
  editFields(`${project}src/content/venue.md`, (venue) => {
    venue.set('name', hostile.venue);
    venue.set('games', games.length + 1);
    venue.set('launcher', provider.href);
    venue.set('formEndpoint', formEndpoint.href);
    venue.set('bookingUrl', bookingUrl.href);
  });
}

/** When the newest of the files that a build reads was written, or today began: evenings that are over leave a build. */
const newest = Math.max(
  Date.parse(today()),
  ...globSync(
    [
      '{src,public}/**',
      '*.{mjs,cjs,json}',
      'e2e/support/{builds,sites,other-content,other-menu}.ts',
    ],
    { cwd: projectFolder },
  ).map((path) => statSync(projectFolder + path).mtimeMs),
);

/** Builds a site, unless its build is newer than the sources. Fails with what the build has printed. */
async function build(name: SiteName) {
  const { project, folder, base, env } = sites[name];
  const home = `${folder}${base}/index.html`;
  if (existsSync(home) && statSync(home).mtimeMs > newest) return;

  const started = performance.now();
  copyProject(project);
  await edits[name](project);
  // The settings of whoever runs the tests do not reach the builds.
  const unset = { SITE_URL: undefined, BASE_PATH: undefined, NOINDEX: undefined, HSTS: undefined };
  // The command of `npm run build`. Windows starts the commands of packages by its shell alone.
  await run('astro', ['build'], {
    cwd: project,
    shell: process.platform === 'win32',
    env: { ...process.env, ...unset, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  }).catch(({ stdout = '', message }) => {
    throw new Error(`The ${name} site does not build:\n${stdout}${message}`);
  });
  console.log(`Built the ${name} site in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

const named = process.argv.slice(2) as SiteName[];
const chosen = named.length > 0 ? named : (Object.keys(sites) as SiteName[]);
// Waits for all, so that none goes on beside the next run.
await Promise.all(
  chosen.map((name) =>
    build(name).catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    }),
  ),
);
