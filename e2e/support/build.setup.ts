/**
 * Builds the site of a test project, which depends on this setup. Runs `astro build` in a copy of the repository. The copy
 * overrides the owner's settings, so that no test sends anything to another machine.
 */
import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { readContent } from '../../src/lib/content/content-files.ts';
import { today } from '../../src/lib/hours/venue-clock.ts';
import { useOtherContent } from '../other-content/use-other-content.ts';
import { useThirdParties } from '../third-party/use-third-parties.ts';
import { copyProject, editFields } from './project-copy.ts';
import { projectFolder, sites, type SiteName } from './sites.ts';

const run = promisify(execFile);

/** How the content of each site differs from the repository's. */
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

/** The time of the newest source file. */
const newest = Math.max(
  ...globSync(
    [
      '{src,public}/**',
      '*.{mjs,cjs,json}',
      'e2e/{support,other-content,third-party}/{build.setup,project-copy,sites,use-*}.ts',
      'e2e/other-content/src/**',
    ],
    { cwd: projectFolder },
  ).map((path) => statSync(projectFolder + path).mtimeMs),
);

/** Whether a site is newer than its sources, and was built today at the venue. Past evenings are not built. */
function isUpToDate({ project, home }: (typeof sites)[SiteName]) {
  const builtAt = statSync(home, { throwIfNoEntry: false })?.mtimeMs;
  if (!builtAt || builtAt < newest) return false;
  const { timeZone = 'UTC' } = readContent(project).venue[0]?.data ?? {};
  return today(timeZone, builtAt) === today(timeZone);
}

const setup = base.extend<object, { site: SiteName }>({
  site: ['root', { option: true, scope: 'worker' }],
});

setup('the site builds', async ({ site }) => {
  const { project, env } = sites[site];
  if (isUpToDate(sites[site])) return;

  copyProject(project);
  await edits[site](project);
  // Builds ignore the environment settings of the machine and of the tests.
  const own = { SITE_URL: undefined, BASE_PATH: undefined, NOINDEX: undefined, HSTS: undefined };
  const ofTests = { NODE_ENV: undefined, FONTCONFIG_FILE: undefined };
  await run(process.execPath, [`${projectFolder}scripts/with-node.cjs`, 'astro', 'build'], {
    cwd: project,
    env: { ...process.env, ...own, ...ofTests, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  }).catch(({ stdout = '', message }) => {
    throw new Error(`The ${site} site does not build:\n${stdout}${message}`);
  });
});
