/**
 * `npm run check`, `npm test` and `npm run test:full`: runs groups of checks, and counts what passed. Each part is a
 * script of package.json that also runs alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReportSuite } from '@playwright/test/reporter';

interface Part {
  /** The script's name in package.json. */
  script: string;
  /** What to do if it fails. */
  fix: string;
  report?: 'vitest' | 'playwright';
}

const openTrace = 'Open the trace that it names with "npx playwright show-trace".';

/** Independent parts, which run side by side. */
const check: Part[] = [
  { script: 'typecheck', fix: 'Correct the lines that it names.' },
  { script: 'test:unit', fix: 'Correct what it names.', report: 'vitest' },
  { script: 'lint', fix: 'Run "npm run fix", and correct by hand what it leaves.' },
  { script: 'format', fix: 'Run "npm run fix".' },
  { script: 'spelling', fix: 'Correct the word, or add it to .cspell-words.txt.' },
  { script: 'lint:markdown', fix: 'Correct the lines that it names.' },
  { script: 'check:content', fix: 'Follow its advice for the lines that it names.' },
];
const e2e: Part[] = [
  { script: 'build:tests', fix: 'Correct what the message above names.' },
  { script: 'lint:html', fix: 'Correct what writes the lines that it names.' },
  { script: 'test:e2e', fix: openTrace, report: 'playwright' },
];
const extra: Part[] = [
  { script: 'test:simulations', fix: 'Correct the sums of the demo.', report: 'vitest' },
  { script: 'fuzz:content', fix: 'Add the mistake it found to the tests.' },
  { script: 'test:audit', fix: 'Correct what Alfa names.', report: 'playwright' },
  { script: 'test:hosts', fix: openTrace, report: 'playwright' },
  { script: 'test:whole-browser', fix: openTrace, report: 'playwright' },
  { script: 'test:engines', fix: openTrace, report: 'playwright' },
  { script: 'test:content', fix: 'Take names and words from the content.', report: 'playwright' },
];

const lines: string[] = [];
const toFix: string[] = [];
const sum = { passed: 0, failed: 0, skipped: 0 };

/** The failed tests of a report by Playwright, with what each said. A long output is often kept by its end alone. */
function failures({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const texts = failed.map(({ file, title, tests }) => {
    const error = tests[0]?.results.at(-1)?.error?.message ?? '';
    return `  ${file}: ${title}\n${stripVTControlCharacters(error)}`;
  });
  return [...texts, ...suites.flatMap(failures)];
}

/** The counts of a report. A part without a report counts as one test. */
function counts(file: string, report: Part['report'], succeeded: boolean) {
  const failed = succeeded ? 0 : 1;
  if (!report || !existsSync(file)) return { passed: 1 - failed, failed, skipped: 0, failures: [] };
  const { stats, suites = [], ...unit } = JSON.parse(readFileSync(file, 'utf8'));
  const [passed, red, skipped] = stats
    ? [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
    : [unit.numPassedTests, unit.numFailedTests, unit.numPendingTests];
  // A part can fail without a failed test.
  return { passed, failed: Math.max(red, failed), skipped, failures: suites.flatMap(failures) };
}

/** Runs a part. Prints its output live if it runs alone, otherwise only if it fails. */
async function run({ script, fix, report }: Part, isAlone: boolean): Promise<void> {
  const file = resolve(`test-results/${script.replace(':', '-')}.json`);
  rmSync(file, { force: true });
  // Vitest takes the report's path as an option, Playwright as an environment variable.
  const options = report === 'vitest' ? ['--reporter=dot', '--reporter=json'] : [];
  if (report === 'vitest') options.push(`--outputFile=${file}`);
  if (isAlone) console.log(`\n── npm run ${script}`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    shell: process.platform === 'win32',
    stdio: isAlone ? 'inherit' : 'pipe',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  }
  const status = await new Promise((ended) => child.once('close', ended));
  const result = counts(file, report, status === 0);
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += result[key];
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  lines.push(`${seconds} s  ${script}${result.failed > 0 ? ': FAILED' : ''}`);
  if (result.failed > 0) {
    toFix.push(`- ${script}: ${fix}`, ...result.failures);
    if (!isAlone) console.log(`\n── npm run ${script}\n${output}`);
  }
  if (!isAlone) console.log(lines.at(-1));
}

mkdirSync('test-results', { recursive: true });
const groups = process.argv.slice(2);
const waiting = groups.includes('check') ? [...check] : [];
const worker = async () => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await run(part, false);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
const oneByOne = [
  ...(groups.includes('e2e') ? e2e : []),
  ...(groups.includes('extra') ? extra : []),
];
for (const part of oneByOne) await run(part, true);

console.log(`\nTime of each part:\n${lines.join('\n')}`);
if (sum.skipped > 0) console.log(`\n${sum.skipped} tests were skipped. The output above says why.`);
if (toFix.length > 0) console.log(`\nTo fix:\n${toFix.join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = toFix.length > 0 ? 1 : 0;
