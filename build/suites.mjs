/** How many tests passed and failed, from what the runners report. */

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * Every test that did not pass counts as failed, a skipped one too; so does a file that did not load.
 *
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/**
 * What a suite amounts to: one that reported nothing, ran nothing, or ended badly for another
 * reason than its tests counts as one failure.
 *
 * @param {Count | undefined} count
 * @param {number} code the runner's exit code
 * @returns {Count}
 */
export function countOrFailure(count, code) {
  if (count === undefined) return { passed: 0, failed: 1 };
  const isSilent = count.passed + count.failed === 0;
  return isSilent || (code !== 0 && count.failed === 0) ? { ...count, failed: 1 } : count;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
