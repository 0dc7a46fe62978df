/**
 * `npm run check`, `npm test` and `npm run test:full` run groups of parts, and count what passed.
 * `npm run part -- NAME` runs one part; what follows the name goes on to its last command.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { groups, parts, type Part } from './parts.ts';

/** Runs commands until one fails. Collects their output instead of printing it, if `output` is given. */
async function runCommands(
  commands: string[][],
  env: Record<string, string> = {},
  output?: string[],
): Promise<boolean> {
  for (const command of commands) {
    const child = spawn(process.execPath, ['scripts/run.cjs', ...command], {
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
  const succeeded = await runCommands(part.commands(options), part.env);
  if (!succeeded) console.log(`\n${name} failed. ${part.fix}`);
  return succeeded;
}

const remedies: string[] = [];
const whySkipped = new Set<string>();
const sum = { passed: 0, failed: 0, skipped: 0 };

/** A report of Playwright, or one of Vitest. */
type Report =
  | { suites: JSONReportSuite[]; stats: Omit<JSONReport['stats'], 'startTime' | 'duration'> }
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The counts of a report. A part without a report counts as one test. */
export function counts(report: Report | undefined, succeeded: boolean) {
  const failed = succeeded ? 0 : 1;
  if (!report) return { passed: 1 - failed, failed, skipped: 0 };
  const [passed, red, skipped] =
    'stats' in report
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky, report.stats.skipped]
      : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  // A part can fail without a failed test.
  return { passed, failed: Math.max(red, failed), skipped };
}

/** The reasons for which Playwright has skipped tests. */
export function skipReasons({ specs, suites = [] }: JSONReportSuite): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const skips = annotations.filter(({ type }) => type === 'skip');
  const reasons = skips.flatMap(({ description }) => description || []);
  return [...reasons, ...suites.flatMap(skipReasons)];
}

/** Runs a part of a group, and counts it. Prints its output if it fails. */
async function run([name, { commands, fix, report, env }]: [string, Part]): Promise<void> {
  const file = resolve(`test-results/${name}.json`);
  rmSync(file, { force: true });
  // Vitest takes the report's path as an option, Playwright as an environment variable.
  const options =
    report === 'vitest' ? ['--reporter=dot', '--reporter=json', `--outputFile=${file}`] : [];
  console.log(`           ${name} …`);
  const started = performance.now();
  const output: string[] = [];
  const ofPart = { ...env, E2E_PART: name, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const succeeded = await runCommands(commands(options), ofPart, output);
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  const result = counts(results, succeeded);
  const suites = results && 'suites' in results ? results.suites : [];
  for (const reason of suites.flatMap(skipReasons)) whySkipped.add(reason);
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += result[key];
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  console.log(`${seconds} s  ${name}${result.failed > 0 ? ': FAILED' : ''}`);
  if (result.failed === 0) return;
  remedies.push(`- ${name}: ${fix}`);
  console.log(`\n── ${name}\n${output.join('')}`);
}

/** Runs parts, as many at once as the machine has processors. */
async function runTogether(...chosen: Record<string, Part>[]): Promise<void> {
  const waiting = chosen.flatMap(Object.entries<Part>);
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await run(part);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Runs all parts of `npm run check`, of `npm test` or of `npm run test:full`. Returns whether they succeeded. */
async function runGroups(script: string): Promise<boolean> {
  mkdirSync('test-results', { recursive: true });
  const { check, builds, e2e, fullTests } = groups;
  await runTogether(check, script === 'check' ? {} : builds);
  if (script !== 'check') await runTogether(e2e, script === 'full' ? fullTests : {});

  if (sum.skipped > 0) {
    console.log([`\nSkipped: ${sum.skipped}`, ...whySkipped].join('\n- '));
  }
  if (remedies.length > 0) {
    console.log(`\nTo fix (each part runs alone: npm run part -- NAME):\n${remedies.join('\n')}`);
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return remedies.length === 0;
}

if (import.meta.main) {
  const [first = '', ...rest] = process.argv.slice(2);
  const succeeded = await (first === 'part' ? runAlone(rest) : runGroups(first));
  process.exitCode = succeeded ? 0 : 1;
}
