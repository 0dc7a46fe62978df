/** Reads the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestTime {
  title: string;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

const testsOf = (suite: Suite): TestTime[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${projectName}: ${suite.file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/**
 * The counts of a part: its tests, or 1 without a report. A part that fails without a failed test counts as one
 * failure.
 */
export function readReport(
  file: string,
  kind: 'vitest' | 'playwright' | undefined,
  succeeded: boolean,
): Counts & { tests: TestTime[] } {
  const failed = succeeded ? 0 : 1;
  if (!kind || !existsSync(file)) {
    return { passed: succeeded ? 1 : 0, failed, skipped: 0, tests: [] };
  }
  if (kind === 'vitest') {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, failed),
      skipped: report.numPendingTests,
      tests: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration = 0 }) => ({
          title: fullName,
          seconds: duration / 1000,
        })),
      ),
    };
  }
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, failed),
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  };
}
