/**
 * `npm run check`, `npm test` and `npm run test:full` run groups of parts, and count what passed.
 * `npm run part -- NAME` runs one part; what follows the name goes on to its last command.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
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

const toFix: string[] = [];
const outputs: string[] = [];
const sum = { passed: 0, failed: 0, skipped: 0 };

/** The counts of a report. A part without a report counts as one test. */
function counts(file: string, succeeded: boolean) {
  const failed = succeeded ? 0 : 1;
  if (!existsSync(file)) return { passed: 1 - failed, failed, skipped: 0 };
  const { stats, ...unit } = JSON.parse(readFileSync(file, 'utf8'));
  const [passed, red, skipped] = stats
    ? [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
    : [unit.numPassedTests, unit.numFailedTests, unit.numPendingTests];
  // A part can fail without a failed test.
  return { passed, failed: Math.max(red, failed), skipped };
}

/** Runs a part of a group, and counts it. Keeps its output if it fails. */
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
  const result = counts(file, succeeded);
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += result[key];
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  console.log(`${seconds} s  ${name}${result.failed > 0 ? ': FAILED' : ''}`);
  if (result.failed === 0) return;
  toFix.push(`- ${name}: ${fix}`);
  outputs.push(`\n── ${name}\n${output.join('')}`);
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

  for (const output of outputs) console.log(output);
  if (sum.skipped > 0) {
    console.log(
      `\nSkipped, because a browser or a part of the content is not there: ${sum.skipped}`,
    );
  }
  if (toFix.length > 0) {
    console.log(`\nTo fix (each part runs alone: npm run part -- NAME):\n${toFix.join('\n')}`);
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return toFix.length === 0;
}

const [first = '', ...rest] = process.argv.slice(2);
const succeeded = await (first === 'part' ? runAlone(rest) : runGroups(first));
process.exitCode = succeeded ? 0 : 1;
