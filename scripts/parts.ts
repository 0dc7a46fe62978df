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

/** A part that is one command, to which options are added. */
const one = (command: string, fix: string): Part => ({
  commands: (options) => [[...command.split(' '), ...options]],
  fix,
});

const openTrace = 'Open the trace that it names with "npx playwright show-trace".';
const build = (...sites: SiteName[]) => ['node', 'e2e/support/builds.ts', ...sites];
const playwright = (...options: string[]) => ['playwright', 'test', '--config', ...options];

/** The sites that the browser tests visit which these options choose. */
const chosenSites = (options: string[]) =>
  sitesOf(options.some((option) => option.startsWith('-')) ? [] : options);

/** Independent parts of `npm run check`, which run side by side. */
const check: Record<string, Part> = {
  typecheck: one('astro check --minimumFailingSeverity hint', 'Correct the lines that it names.'),
  unit: { ...one('vitest run --project unit', 'Correct what it names.'), report: 'vitest' },
  lint: one(
    'eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .',
    'Run "npm run fix", and correct by hand what it leaves.',
  ),
  format: one('prettier --check --cache .', 'Run "npm run fix".'),
  spelling: one(
    'cspell lint --no-progress --no-summary',
    'Correct the word, or add it to .cspell-words.txt.',
  ),
  markdown: one('markdownlint-cli2', 'Correct the lines that it names.'),
  content: one('node scripts/check-content.ts', 'Follow its advice for the lines that it names.'),
};

/** Parts that `npm test` adds. */
const e2e: Record<string, Part> = {
  builds: one('node e2e/support/builds.ts', 'Correct what the message above names.'),
  html: {
    commands: () => [
      build('root', 'sub-path'),
      ['html-validate', 'test-results/sites*/{root,sub-path}/dist/**/*.html'],
    ],
    fix: 'Correct what writes the lines that it names.',
  },
  e2e: {
    commands: (options) => [
      build(...chosenSites(options)),
      playwright('e2e', ...visits.map(({ site }) => `--project=${site}`), ...options),
    ],
    fix: openTrace,
    report: 'playwright',
  },
};

/** The installed Chrome or Chromium, where it differs from the browser of the lock file. */
const differs =
  'games pages performance whole-browser provider --grep-invert wide.screen|Roboto|DejaVu';

/** Parts that `npm run test:full` adds. */
const extra: Record<string, Part> = {
  simulations: {
    ...one('vitest run --project simulations', 'Correct what it names.'),
    report: 'vitest',
  },
  audit: {
    commands: (options) => [build('root'), playwright('e2e', '--project=Alfa', ...options)],
    fix: 'Correct what Alfa names.',
    report: 'playwright',
  },
  hosts: {
    commands: (options) => [
      build('root', 'sub-path'),
      ['npm', 'ci', '--prefix', 'e2e/hosts', '--silent'],
      playwright('e2e/hosts', ...options),
    ],
    fix: openTrace,
    report: 'playwright',
  },
  'whole-browser': {
    commands: (options) => [
      build('root', 'sub-path', 'third-party'),
      playwright('e2e', '--project=installed *', ...differs.split(' '), ...options),
    ],
    fix: openTrace,
    report: 'playwright',
  },
  engines: {
    commands: (options) => [
      build('root', 'third-party'),
      playwright('e2e', '--project=engine *', ...options),
    ],
    fix: openTrace,
    report: 'playwright',
  },
  'other-content': {
    commands: (options) => [
      build('other-content'),
      playwright('e2e', '--project=other-content', ...options),
    ],
    fix: 'Take names and words from the content.',
    report: 'playwright',
    env: { E2E_CONTENT: 'other-content' },
  },
};

/** Parts of nobody's every day. */
const rare: Record<string, Part> = {
  installed: {
    commands: (options) => [build(), playwright('e2e', '--project=installed *', ...options)],
    fix: openTrace,
    report: 'playwright',
  },
};

export const groups = { check, e2e, extra };
export const parts: Record<string, Part> = { ...check, ...e2e, ...extra, ...rare };
