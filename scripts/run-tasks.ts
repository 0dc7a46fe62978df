/**
 * `npm run check`, `npm test` and `npm run test:full` run the tasks of tasks.ts in parallel, and count the tests that passed.
 * Names of tasks select some of them: `npm run check -- lint types`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { concurrently, type CloseEvent } from 'concurrently';
import { reportOf, stages, type Script, type Task } from './tasks.ts';

/** The counts in a JSON report of Playwright or Vitest. */
type Report =
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The counts of a task. A task without a report counts as one test. A failed task has at least one failed test. */
export function counts(report: Report | undefined, succeeded: boolean) {
  const failures = succeeded ? 0 : 1;
  if (!report) return { passed: 1 - failures, failed: failures, skipped: 0 };
  const [passed, failed, skipped] =
    'stats' in report
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky, report.stats.skipped]
      : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  return { passed, failed: Math.max(failed, failures), skipped };
}

/** Runs tasks in parallel, one for each processor. Prints their output one after another. */
async function runStage(tasks: Task[]) {
  for (const { name } of tasks) rmSync(reportOf(name), { force: true });
  const { result } = concurrently(tasks, { maxProcesses: availableParallelism(), group: true });
  // If a task fails, the promise is rejected with the same list.
  const ended = await result.catch((events: CloseEvent[]) => events);
  return ended.map(({ command: { name }, exitCode }) => {
    const file = reportOf(name);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { name, ...counts(report, exitCode === 0) };
  });
}

async function runScript(script: Script, chosen: string[]): Promise<void> {
  const all = stages[script];
  const names = all.flat().map(({ name }) => name);
  if (chosen.some((name) => !names.includes(name))) {
    throw new Error(`There is no such task. Choose from ${names.join(', ')}.`);
  }
  const results: Awaited<ReturnType<typeof runStage>> = [];
  for (const stage of all) {
    const tasks = stage.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
    if (tasks.length > 0) results.push(...(await runStage(tasks)));
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((before, { [key]: number }) => before + number, 0);
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
  for (const { name, failed } of results) {
    if (failed > 0)
      console.log(`\n${name} failed. Run it again with: npm run ${script} -- ${name}`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

if (import.meta.main) {
  const [script, ...chosen] = process.argv.slice(2);
  await runScript(script as Script, chosen);
}
