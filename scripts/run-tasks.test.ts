import { expect, test } from 'vitest';
import { counts } from './run-tasks.ts';

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2 };
const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 3 };

test.each([
  ['passes its unit tests', vitest, true, { passed: 40, failed: 0, skipped: 2 }],
  ['passes its browser tests', { stats }, true, { passed: 9, failed: 0, skipped: 3 }],
  ['fails though no test has failed', vitest, false, { failed: 1 }],
  ['fails two unit tests', { ...vitest, numFailedTests: 2 }, false, { failed: 2 }],
  // A flaky test has passed in its second try.
  ['fails browser tests', { stats: { ...stats, unexpected: 2, flaky: 1 } }, false, { failed: 3 }],
] as const)('a task that %s is counted', (_what, report, succeeded, counted) => {
  expect(counts(report, succeeded)).toMatchObject(counted);
});
