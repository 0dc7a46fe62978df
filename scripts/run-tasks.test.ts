import { expect, test } from 'vitest';
import { counts } from './run-tasks.ts';

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2 };
const playwright = { stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 3 } };

test.each([
  { report: 'no report', of: undefined, passed: 1, skipped: 0 },
  { report: 'a report of Vitest', of: vitest, passed: 40, skipped: 2 },
  { report: 'a report of Playwright', of: playwright, passed: 9, skipped: 3 },
])('a task with $report counts its tests', ({ of, passed, skipped }) => {
  expect(counts(of, true)).toEqual({ passed, failed: 0, skipped });
});

test.each([
  { fails: 'without a report', report: undefined, failed: 1 },
  { fails: 'though no test has failed', report: vitest, failed: 1 },
  { fails: 'by two unit tests', report: { ...vitest, numFailedTests: 2 }, failed: 2 },
  {
    fails: 'by browser tests, one of which passed in its second try',
    report: { stats: { ...playwright.stats, unexpected: 2, flaky: 1 } },
    failed: 3,
  },
])('a task that fails $fails counts $failed', ({ report, failed }) => {
  expect(counts(report, false).failed).toBe(failed);
});
