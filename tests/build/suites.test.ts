import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, countOrFailure, sum } from '../../build/suites.mjs';

describe('the sum of all suites', () => {
  it('counts a skipped test as failed', () => {
    const tests = { numPassedTests: 3, numTotalTests: 4, testResults: [] };
    expect(countVitest(tests)).toEqual({ passed: 3, failed: 1 });
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 1 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a test file that does not load as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const report = { numPassedTests: 1, numTotalTests: 1, testResults };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts flaky tests and errors outside tests as failed', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: ['no browser'] })).toEqual({ passed: 1, failed: 3 });
  });

  it('fails when a suite ran nothing, reported nothing, or ended badly', () => {
    expect(countOrFailure({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countOrFailure(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countOrFailure({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(countOrFailure({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(countOrFailure({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
