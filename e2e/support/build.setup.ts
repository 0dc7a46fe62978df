/**
 * Builds the site of a project before its tests run: the project names its setup as a dependency. Each site is made as
 * `npm run build` does, in a copy of the project. The copies override what an owner may have set, so that no test sends
 * anything beyond this machine.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { today } from '../../src/lib/venue-clock.ts';
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
    venue.set('launcher', provider.href);
    venue.set('formEndpoint', formEndpoint.href);
    venue.set('bookingUrl', bookingUrl.href);
  });
}

/** When the newest of the files that a build reads was written, or today began: evenings that are over leave a build. */
const newest = Math.max(
  Date.parse(today('UTC')),
  ...globSync(
    [
      '{src,public}/**',
      '*.{mjs,cjs,json}',
      'e2e/support/{build.setup,sites,other-content,other-menu}.ts',
    ],
    { cwd: projectFolder },
  ).map((path) => statSync(projectFolder + path).mtimeMs),
);

const setup = base.extend<object, { site: SiteName }>({
  site: ['root', { option: true, scope: 'worker' }],
});

setup('the site builds', async ({ site }) => {
  const { project, folder, base, env } = sites[site];
  const home = `${folder}${base}/index.html`;
  if (existsSync(home) && statSync(home).mtimeMs > newest) return;

  copyProject(project);
  await edits[site](project);
  // The settings of whoever runs the tests do not reach the builds, and those of the tests themselves do not either.
  const own = { SITE_URL: undefined, BASE_PATH: undefined, NOINDEX: undefined, HSTS: undefined };
  const ofTests = { NODE_ENV: undefined, FONTCONFIG_FILE: undefined };
  await run(process.execPath, [`${projectFolder}scripts/run.cjs`, 'astro', 'build'], {
    cwd: project,
    env: { ...process.env, ...own, ...ofTests, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  }).catch(({ stdout = '', message }) => {
    throw new Error(`The ${site} site does not build:\n${stdout}${message}`);
  });
});
