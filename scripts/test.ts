/**
 * `npm run check`, `npm test` and `npm run test:full` run groups of parts, and count what passed.
 * `npm run part -- NAME` runs one part; what follows the name goes on to its last command.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReportSuite } from '@playwright/test/reporter';
import { groups, parts, type Part } from './parts.ts';

const isWindows = process.platform === 'win32';

/** Runs commands until one fails. Collects their output instead of printing it, if `output` is given. */
async function runCommands(
  commands: string[][],
  env: Record<string, string>,
  output?: string[],
): Promise<boolean> {
  for (const [command = '', ...options] of commands) {
    // Windows starts the commands of packages by its shell alone, which joins them with blanks.
    const quoted = options.map((option) => (isWindows ? JSON.stringify(option) : option));
    const child = spawn(command, quoted, {
      shell: isWindows,
      stdio: output ? 'pipe' : 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => output?.push(text.toString()));
    }
    const status = await new Promise((ended) => child.once('close', ended));
    if (status !== 0) return false;
  }
  return true;
}

/** Runs one part by itself. Returns whether it succeeded. */
async function runAlone([name = '', ...options]: string[]): Promise<boolean> {
  const part = parts[name];
  if (!part) {
    console.error(`Write the name of a part, one of: ${Object.keys(parts).join(', ')}.`);
    return false;
  }
  const succeeded = await runCommands(part.commands(options), part.env ?? {});
  if (!succeeded) console.log(`\n${name} failed. ${part.fix}`);
  return succeeded;
}

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

/** Runs a part of a group, and counts it. Prints its output live if it runs alone, otherwise only if it fails. */
async function run([name, part]: [string, Part], isAlone: boolean): Promise<void> {
  const { commands, fix, report, env } = part;
  const file = resolve(`test-results/${name}.json`);
  rmSync(file, { force: true });
  // Vitest takes the report's path as an option, Playwright as an environment variable.
  const options =
    report === 'vitest' ? ['--reporter=dot', '--reporter=json', `--outputFile=${file}`] : [];
  console.log(isAlone ? `\n── ${name}` : `           ${name} …`);
  const started = performance.now();
  const output: string[] = [];
  const succeeded = await runCommands(
    commands(options),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    isAlone ? undefined : output,
  );
  const result = counts(file, report, succeeded);
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += result[key];
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  lines.push(`${seconds} s  ${name}${result.failed > 0 ? ': FAILED' : ''}`);
  if (result.failed > 0) {
    toFix.push(`- ${name}: ${fix}`, ...result.failures);
    if (!isAlone) console.log(`\n── ${name}\n${output.join('')}`);
  }
  console.log(lines.at(-1));
}

async function runGroups(names: string[]): Promise<boolean> {
  mkdirSync('test-results', { recursive: true });
  const waiting = names.includes('check') ? Object.entries(groups.check) : [];
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await run(part, false);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const name of ['e2e', 'extra'] as const) {
    if (!names.includes(name)) continue;
    for (const part of Object.entries(groups[name])) await run(part, true);
  }

  console.log(`\nTime of each part:\n${lines.join('\n')}`);
  if (sum.skipped > 0) {
    const tests = sum.skipped === 1 ? '1 test was' : `${sum.skipped} tests were`;
    console.log(`\n${tests} skipped. The output above says why.`);
  }
  if (toFix.length > 0) {
    console.log(`\nTo fix (each part runs alone: npm run part -- NAME):\n${toFix.join('\n')}`);
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return toFix.length === 0;
}

const [first = '', ...rest] = process.argv.slice(2);
const succeeded = await (first === 'part' ? runAlone(rest) : runGroups([first, ...rest]));
process.exitCode = succeeded ? 0 : 1;
