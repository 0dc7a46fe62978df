/**
 * Runs groups of checks: `node scripts/test.ts check e2e extra`. Each part is a script of package.json that also runs
 * alone. `--continue` skips the parts that have run before, and includes their results in the count.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReport, type Counts, type TestTime } from './test-reports.ts';

interface Part {
  /** The script's name in package.json. */
  script: string;
  /** What to do if it fails. */
  fix: string;
  report?: 'vitest' | 'playwright';
}

interface Result extends Counts {
  seconds: number;
  tests: TestTime[];
}

const openTrace = 'Open the trace that it names with "npx playwright show-trace".';

/** Groups of independent parts run side by side. The parts of other groups run one after the other. */
const groups: Record<string, { sideBySide: boolean; parts: Part[] }> = {
  check: {
    sideBySide: true,
    parts: [
      { script: 'typecheck', fix: 'Correct the lines that it names.' },
      { script: 'test:unit', fix: 'Run "npx vitest" while you correct it.', report: 'vitest' },
      { script: 'lint', fix: 'Run "npm run fix", and correct by hand what it leaves.' },
      { script: 'format', fix: 'Run "npm run fix".' },
      { script: 'spelling', fix: 'Correct the word, or add it to .cspell-words.txt.' },
      { script: 'lint:markdown', fix: 'Correct the lines that it names.' },
      { script: 'check:content', fix: 'Follow its advice for the lines that it names.' },
    ],
  },
  e2e: {
    sideBySide: false,
    parts: [
      { script: 'build:tests', fix: 'Correct what the message above names.' },
      { script: 'lint:html', fix: 'Correct what writes the lines that it names.' },
      { script: 'test:e2e', fix: openTrace, report: 'playwright' },
    ],
  },
  extra: {
    sideBySide: false,
    parts: [
      { script: 'test:simulations', fix: 'Correct the sums of the demo.', report: 'vitest' },
      { script: 'fuzz:content', fix: 'Add the mistake it found to the tests.' },
      { script: 'fuzz:hash', fix: 'Add the address it found to the tests.' },
      { script: 'test:audit', fix: 'Correct what Alfa names.', report: 'playwright' },
      { script: 'test:hosts', fix: openTrace, report: 'playwright' },
      { script: 'test:engines', fix: openTrace, report: 'playwright' },
      {
        script: 'test:content',
        fix: 'Take names and words from the content.',
        report: 'playwright',
      },
    ],
  },
};

const results = 'test-results/parts.json';
const { values, positionals } = parseArgs({
  options: { continue: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
mkdirSync('test-results', { recursive: true });
const finished: Record<string, Result> =
  values.continue && existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as Record<string, Result>)
    : {};

/** Runs a part. Prints its output live if it runs alone, otherwise only if it fails. */
async function run({ script, report }: Part, isAlone: boolean): Promise<void> {
  const file = resolve(`test-results/${script.replace(':', '-')}.json`);
  rmSync(file, { force: true });
  // Vitest takes the report's path as an option, Playwright as an environment variable.
  const options = report === 'vitest' ? ` --reporter=dot --reporter=json --outputFile=${file}` : '';
  if (isAlone) console.log(`\n── ${script}: ${scripts[script]}`);
  const started = performance.now();
  const child = spawn(`${scripts[script]}${options}`, {
    shell: true,
    stdio: isAlone ? 'inherit' : 'pipe',
    env: {
      ...process.env,
      PATH: `node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  const result = {
    seconds: (performance.now() - started) / 1000,
    ...readReport(file, report, status === 0),
  };
  finished[script] = result;
  writeFileSync(results, JSON.stringify(finished));
  const how = result.failed > 0 ? 'FAILED' : 'passed';
  if (!isAlone && result.failed > 0) console.log(`\n── ${script}: ${scripts[script]}\n${output}`);
  console.log(`${script} ${how} in ${result.seconds.toFixed(1)} s`);
}

const chosen = positionals.map((name) => {
  const group = groups[name];
  if (!group)
    throw new Error(
      `There is no group "${name}". The groups are ${Object.keys(groups).join(', ')}.`,
    );
  return { ...group, parts: group.parts.filter(({ script }) => !finished[script]) };
});
for (const { sideBySide, parts } of chosen) {
  const waiting = [...parts];
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await run(part, !sideBySide);
  };
  await Promise.all(Array.from({ length: sideBySide ? availableParallelism() : 1 }, worker));
}

const all = Object.values(groups).flatMap(({ parts }) => parts);
const toFix = all.filter(({ script }) => (finished[script]?.failed ?? 0) > 0);
const slowest = Object.values(finished)
  .flatMap(({ tests }) => tests)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
const sum = (of: 'passed' | 'failed' | 'skipped') =>
  Object.values(finished).reduce((total, result) => total + result[of], 0);

console.log('\nTime of each part:');
for (const [script, { seconds }] of Object.entries(finished)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${script}`);
}
if (slowest.length > 0) console.log('\nThe slowest tests:');
for (const { seconds, title } of slowest)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
if (sum('skipped') > 0)
  console.log(`\n${sum('skipped')} tests were skipped. The output above says why.`);
if (toFix.length > 0) console.log('\nTo fix:');
for (const { script, fix } of toFix) console.log(`- ${script}: ${fix}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = toFix.length > 0 ? 1 : 0;
