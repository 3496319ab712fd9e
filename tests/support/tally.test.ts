import { describe, expect, it } from 'vitest';
import { addTallies, readReport, tallyExit, tallyPlaywright, tallyRelated, tallyVitest } from './tally.ts';

describe('tallyExit', () => {
  it('counts a check without tests as one', () => {
    expect(tallyExit(0)).toEqual({ passed: 1, failed: 0 });
    expect(tallyExit(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a check that a signal ended as failed', () => {
    expect(tallyExit(null)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('tallyVitest', () => {
  const report = { numTotalTests: 5, numPassedTests: 5, testResults: [{ status: 'passed', assertionResults: [{}] }] };

  it('takes the counts of the report', () => {
    expect(tallyVitest({ code: 0, report })).toEqual({ passed: 5, failed: 0 });
    expect(tallyVitest({ code: 1, report: { ...report, numPassedTests: 3 } })).toEqual({ passed: 3, failed: 2 });
  });

  it('counts skipped tests as failed, even when the runner is content', () => {
    expect(tallyVitest({ code: 0, report: { ...report, numPassedTests: 4 } })).toEqual({ passed: 4, failed: 1 });
  });

  it('counts every file that could not be loaded', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    expect(tallyVitest({ code: 1, report: { ...report, testResults: [unloaded, unloaded] } })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('fails a run whose tests all passed but whose runner did not', () => {
    expect(tallyVitest({ code: 1, report })).toEqual({ passed: 5, failed: 1 });
    expect(tallyVitest({ code: null, report })).toEqual({ passed: 5, failed: 1 });
  });

  it.each([undefined, {}, 'text', { numTotalTests: 0, numPassedTests: 0, testResults: [] }])(
    'fails a run without tests or report (%j)',
    (empty) => {
      expect(tallyVitest({ code: 0, report: empty })).toEqual({ passed: 0, failed: 1 });
    },
  );
});

describe('tallyRelated', () => {
  it('bears with a change that no test is related to, and with nothing else', () => {
    expect(tallyRelated({ code: 0, report: undefined })).toEqual({ passed: 0, failed: 0 });
    expect(tallyRelated({ code: 1, report: undefined })).toEqual({ passed: 0, failed: 1 });
    expect(tallyRelated({ code: 1, report: { numTotalTests: 2, numPassedTests: 1 } })).toEqual({
      passed: 1,
      failed: 1,
    });
  });
});

describe('tallyPlaywright', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };

  it('takes the counts of the report', () => {
    expect(tallyPlaywright({ code: 0, report: { stats, errors: [] } })).toEqual({ passed: 7, failed: 0 });
  });

  it('counts unexpected, flaky and skipped tests as failed', () => {
    const report = { stats: { expected: 1, unexpected: 2, flaky: 3, skipped: 4 }, errors: [] };
    expect(tallyPlaywright({ code: 1, report })).toEqual({ passed: 1, failed: 9 });
  });

  it('counts errors outside the tests, such as a server that did not start', () => {
    const report = { stats: { ...stats, expected: 0 }, errors: [{ message: 'no server' }] };
    expect(tallyPlaywright({ code: 1, report })).toEqual({ passed: 0, failed: 1 });
  });

  it('fails a run without a report', () => {
    expect(tallyPlaywright({ code: 1, report: undefined })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('addTallies', () => {
  it('adds up what passed and what failed', () => {
    expect(
      addTallies([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
    expect(addTallies([])).toEqual({ passed: 0, failed: 0 });
  });
});

describe('readReport', () => {
  it('answers nothing for a file that is missing or is no JSON', () => {
    expect(readReport('/nowhere/report.json')).toBeUndefined();
    expect(readReport(import.meta.filename)).toBeUndefined();
  });
});
