/**
 * Every check of the project, in the order in which a failure is cheapest to find. Goes on after a
 * failure, so that one run tells all, and ends with what passed and failed: each check counts as one,
 * and the tests and visits one by one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { rootSite, subPathSite } from './sites.mjs';

const checks = [
  {
    name: 'content',
    command: 'node src/desk/run.mjs check-content',
    mend: 'Write what it wants in the lines it names.',
  },
  {
    name: 'spelling',
    command: 'cspell lint --no-progress --no-summary',
    mend: 'Correct the word, or add it to .cspell-words.txt.',
  },
  { name: 'Markdown', command: 'markdownlint-cli2', mend: 'Mend the lines it names.' },
  { name: 'format', command: 'prettier --check .', mend: 'Run "npm run fix".' },
  {
    name: 'lint',
    command: 'eslint --max-warnings 0 .',
    mend: 'Run "npm run fix"; what is left, it tells.',
  },
  {
    name: 'types',
    command: 'astro check --minimumFailingSeverity hint',
    mend: 'Mend the lines it names.',
  },
  {
    name: 'unit tests',
    // Some play a million rounds, and a busy machine is no failure.
    command:
      'vitest run --dir src --testTimeout 60000 --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    count: () => {
      const { numPassedTests, numFailedTests } = report('unit.json');
      return { passed: numPassedTests, failed: numFailedTests };
    },
    mend: 'Run "npx vitest --dir src" while you mend it.',
  },
  {
    name: 'build',
    command: `astro build --outDir ${rootSite.outDir}`,
    env: rootSite.env,
    mend: 'Mend what the message above names.',
  },
  {
    name: 'build under a sub-path',
    command: `astro build --outDir ${subPathSite.outDir}`,
    env: subPathSite.env,
    mend: 'Mend what the message above names.',
  },
  {
    name: 'build with everything from others',
    command: 'node e2e/build-foreign-site.mjs',
    mend: 'Mend what the message above names.',
  },
  {
    name: 'built HTML',
    command: `html-validate ${[rootSite, subPathSite].map(({ outDir }) => `"${outDir}/**/*.html"`).join(' ')}`,
    mend: 'Mend what writes the lines it names; "npx html-validate dist/<file>" repeats one.',
  },
  {
    name: 'visits',
    command: 'playwright test --config e2e',
    count: () => {
      const { expected, unexpected, flaky, skipped } = report('visits.json').stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
    mend: 'Open the trace it names with "npx playwright show-trace".',
  },
];

const report = (file) =>
  JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'));

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const total = { passed: 0, failed: 0, skipped: 0 };
const toMend = [];

for (const { name, command, env, count, mend } of checks) {
  console.log(`\n── ${name}: ${command}`);
  // npm has put the project's own tools on the path.
  const { status } = spawnSync(command, {
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  const succeeded = status === 0;
  if (!succeeded) toMend.push(`${name}: ${mend}`);
  const counted = countOf(count, succeeded);
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped ?? 0;
}

if (toMend.length > 0) console.log(`\nTo mend:\n- ${toMend.join('\n- ')}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = toMend.length > 0 ? 1 : 0;

/** What a check counts for: its own tests, or one; a runner that broke down counts as one failure. */
function countOf(count, succeeded) {
  const itself = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!count) return itself;
  try {
    const counted = count();
    return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return itself;
  }
}
