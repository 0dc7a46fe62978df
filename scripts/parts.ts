/** The parts of the tests: what `npm run part -- NAME` runs. README.md has the same names. */
import { sitesOf, visits } from '../e2e/support/projects.ts';
import type { SiteName } from '../e2e/support/sites.ts';

export interface Part {
  /** The commands of a run with these options, one after another. */
  commands: (options: string[]) => string[][];
  /** What to do if it fails. */
  fix: string;
  report?: 'vitest' | 'playwright';
  env?: Record<string, string>;
}

const correct = 'Correct what it names.';

/** A part that is one command, to which options are added. */
const command = (line: string, fix = correct): Part => ({
  commands: (options) => [[...line.split(' '), ...options]],
  fix,
});

const build = (...sites: SiteName[]) => ['node', 'e2e/support/builds.ts', ...sites];

/** Browser tests that visit some of the sites, chosen by options of Playwright. */
const browserTests = (sites: SiteName[], chosen: string): Part => ({
  commands: (options) => [
    build(...sites),
    [...`playwright test --config ${chosen}`.split(' '), ...options],
  ],
  fix: 'Open the trace that it names with "npx playwright show-trace".',
  report: 'playwright',
});

/** The sites that the browser tests visit which these options choose. */
const chosenSites = (options: string[]) =>
  sitesOf(options.some((option) => option.startsWith('-')) ? [] : options);
const everySite = `e2e ${visits.map(({ site }) => `--project=${site}`).join(' ')}`;
/** Leaves slow tests to `test:full`: the audits of demos, and layout shifts with rare fonts and in rare windows. */
const everyDay = ['--grep-invert=@full'];

/** Parts of `npm run check`, the longest first. */
const check: Record<string, Part> = {
  unit: { ...command('vitest run --project unit'), report: 'vitest' },
  typecheck: command('astro check --minimumFailingSeverity hint'),
  format: command('prettier --check --cache .', 'Run "npm run fix".'),
  lint: command(
    'eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .',
    'Run "npm run fix", and correct by hand what it leaves.',
  ),
  spelling: command(
    'cspell lint --no-progress --no-summary',
    'Correct the word, or add it to .cspell-words.txt.',
  ),
  content: command('node scripts/check-content.ts', 'Follow its advice for each line.'),
  markdown: command('markdownlint-cli2'),
};

/** The part before all that visit the built sites. It runs beside those of `check`. */
const builds = { builds: command('node e2e/support/builds.ts') };

/** Parts that `npm test` adds. */
const e2e: Record<string, Part> = {
  e2e: {
    ...browserTests([], everySite),
    commands: (words) =>
      browserTests(chosenSites(words), everySite).commands(words.length > 0 ? words : everyDay),
  },
  html: {
    commands: () => [
      build('root', 'sub-path'),
      ['html-validate', 'test-results/sites*/{root,sub-path}/dist/**/*.html'],
    ],
    fix: 'Correct what writes the lines that it names.',
  },
};

const hosts = browserTests(['root', 'sub-path'], 'e2e/hosts');

/** Parts that `npm run test:full` adds, the longest first. */
const fullTests: Record<string, Part> = {
  simulations: { ...command('vitest run --project simulations'), report: 'vitest' },
  'other-content': {
    ...browserTests(['other-content'], 'e2e --project=other-content'),
    fix: 'Take names and words from the content.',
    env: { E2E_CONTENT: 'other-content' },
  },
  // What differs there: frames have processes of their own, and pages are kept for Back.
  'whole-browser': browserTests(
    ['root', 'sub-path', 'third-party'],
    'e2e --project=installed* games whole-browser provider',
  ),
  audit: browserTests(['root'], 'e2e --project=root --grep=@full'),
  engines: browserTests(['root', 'third-party'], 'e2e --project=engine*'),
  hosts: {
    ...hosts,
    commands: (options) => [
      ['npm', 'ci', '--prefix', 'e2e/hosts', '--silent'],
      ...hosts.commands(options),
    ],
  },
};

/** A part that no group runs. */
const ungrouped = { installed: browserTests([], 'e2e --project=installed*') };

export const groups = { check, builds, e2e, fullTests };
export const parts: Record<string, Part> = Object.assign({}, ...Object.values(groups), ungrouped);
