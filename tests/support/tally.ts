import { existsSync, readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number };

export type Run = {
  /** The runner's exit code; null when a signal ended it. */
  code: number | null;
  /** What its JSON reporter wrote; undefined when it wrote nothing. */
  report: unknown;
};

/** A check that is one test: types, lint, build. */
export function tallyExit(code: number | null): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Skipped tests count as failed: nobody else would notice them. A file that could not be loaded is one failure. */
export function tallyVitest({ code, report }: Run): Tally {
  const { numPassedTests, numTotalTests, testResults } = asRecord(report);
  const passed = asCount(numPassedTests);
  const unloaded = asList(testResults).filter(
    (file) => file.status === 'failed' && asList(file.assertionResults).length === 0,
  );
  return settle({ code, passed, failed: asCount(numTotalTests) - passed + unloaded.length });
}

/** As above, but nothing need be related to a change. */
export function tallyRelated(run: Run): Tally {
  const isEmpty = run.code === 0 && asCount(asRecord(run.report).numTotalTests) === 0;
  return isEmpty ? { passed: 0, failed: 0 } : tallyVitest(run);
}

/** Tests that were skipped, did not run or passed only when repeated count as failed; so does each error outside a test. */
export function tallyPlaywright({ code, report }: Run): Tally {
  const { stats, errors } = asRecord(report);
  const { expected, unexpected, flaky, skipped } = asRecord(stats);
  const failed = [unexpected, flaky, skipped].map(asCount).reduce((sum, count) => sum + count, asList(errors).length);
  return settle({ code, passed: asCount(expected), failed });
}

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

export function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that crashed, or that found no test at all, has failed even when no test of its has. */
function settle({ code, passed, failed }: Tally & { code: number | null }): Tally {
  const isSound = code === 0 && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function asCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
