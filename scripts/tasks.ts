/** The tasks of `npm run check`, `npm test` and `npm run test:full`, as commands for concurrently. */

export interface Task {
  name: string;
  command: string;
  env?: Record<string, string>;
}
export type Script = 'check' | 'test' | 'test:full';

/** The path of a task's JSON report. Tasks that are not tests write none. */
export const reportOf = (name: string) => `test-results/${name}.json`;

const unitTests = (name: string): Task => ({
  name,
  command: `vitest run --project ${name} --reporter=default --reporter=json --outputFile=${reportOf(name)}`,
});

const playwright = 'playwright test --reporter=dot,json --config';
const browserTests = (name: string, command: string, env = {}): Task => ({
  name,
  command: `${command} --output=test-results/traces/${name}`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name), ...env },
});
/** Builds the test sites. Playwright builds them too late for tests that read them while they are collected. */
const builds = 'playwright test --config e2e --project=build*';

/** Sorted by duration, the longest first. */
const check: Task[] = [
  unitTests('unit'),
  { name: 'types', command: 'astro check --minimumFailingSeverity hint' },
  { name: 'format', command: 'prettier --check --cache .' },
  {
    name: 'lint',
    command: 'eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .',
  },
  {
    name: 'spelling',
    command:
      'cspell lint --no-progress --no-summary --cache --cache-location node_modules/.cache/cspell',
  },
  { name: 'content', command: 'node scripts/check-content.ts' },
  { name: 'markdown', command: 'markdownlint-cli2' },
];

/** The browser tests of `npm test`. */
const ofSites = `${playwright} e2e --project=*site --grep-invert=@full`;

const full: Task[] = [
  browserTests(
    'other-content',
    `${builds} && ${ofSites}`,
    // The tests then read the content of this site instead of `src/content`.
    { E2E_CONTENT: 'other-content' },
  ),
  unitTests('three-years-ahead'),
];

/** In a stage of its own, because two tasks cannot build the same sites at once. */
const hosts: Task[] = [
  browserTests(
    'hosts',
    `npm ci --prefix e2e/hosts --silent && ${builds} && ${playwright} e2e/hosts`,
  ),
];

/** Stages run one after another, and the tasks of a stage in parallel. */
export const stages: Record<Script, Task[][]> = {
  check: [check],
  test: [check, [browserTests('e2e', ofSites)]],
  'test:full': [check, [browserTests('e2e', `${playwright} e2e`)], full, hosts],
};
