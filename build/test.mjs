/**
 * `npm test`: everything that can be checked in a few minutes, on a fresh clone too. The last line is the sum,
 * `N passed, N failed`, in which each static check counts as one test.
 * `--check` runs the static checks alone, `--long` what takes long alone, `--electron` the end-to-end specs in real
 * Electron alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { whyNoWindow } from './chooseHost.mjs';
import { fetchElectron } from './electronBinary.mjs';
import { endEverythingWithUs, finishedWithin, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, readJson, root, tool } from './project.mjs';
import { BESIDE_TESTS, runChecks, seconds, STATIC_CHECKS } from './staticChecks.mjs';
import { countOrFailure, countPlaywright, countVitest, sum } from './suites.mjs';

/** @typedef {import('./suites.mjs').Count} Count */

const MINUTE_MS = 60_000;
const results = join(root, 'test-results');
/** @type {import('./staticChecks.mjs').Check} */
const BUILD = { name: 'build', run: () => ensureBuilt() };

endEverythingWithUs();
const counts = await chooseRun(process.argv.slice(2));
const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string[]} args @returns {Promise<Count[]>} */
async function chooseRun(args) {
  if (!(await ensureInstalled())) return [{ passed: 0, failed: 1 }];
  if (args.includes('--check')) return runChecks(STATIC_CHECKS);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if (args.includes('--electron')) return [...(await runChecks([BUILD])), await inElectron()];
  if (args.includes('--long')) {
    const env = { QUINTET_LONG: '1' };
    const limitMs = 40 * MINUTE_MS;
    return [
      ...(await runChecks([BUILD])),
      await suite('long tests', 'vitest', { ...unitTests(), env, limitMs }, countVitest),
      await suite(
        'long end-to-end tests',
        'playwright',
        { ...endToEndTests(env), limitMs },
        countPlaywright,
      ),
    ];
  }
  const counts = await Promise.all([runChecks(STATIC_CHECKS, BESIDE_TESTS), allSuites()]);
  return counts.flat();
}

/** @returns {Promise<Count[]>} */
async function allSuites() {
  const built = await runChecks([BUILD]);
  const unit = await suite('unit and contract tests', 'vitest', unitTests(), countVitest);
  const endToEnd = await suite('end-to-end tests', 'playwright', endToEndTests(), countPlaywright);
  return [...built, unit, endToEnd];
}

/**
 * Runs a suite with its output shown as it comes, and counts its tests from its report.
 *
 * @template Report
 * @param {string} name
 * @param {string} file of the report, without its ending
 * @param {{ args: string[], env?: Record<string, string>, limitMs?: number }} run
 * @param {(report: Report) => Count} count
 * @returns {Promise<Count>}
 */
async function suite(name, file, { args, env, limitMs = 16 * MINUTE_MS }, count) {
  console.log(`\n${name}`);
  const startedAt = Date.now();
  const child = start(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  const code = await finishedWithin(child, limitMs);
  const report = readJson(join(results, `${file}.json`));
  const counted = countOrFailure(report === undefined ? undefined : count(report), code);
  console.log(
    `${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds(startedAt)})`,
  );
  return counted;
}

function unitTests() {
  const report = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { args: [tool('vitest'), 'run', '--config', 'build/vitest.config.ts', ...reporters] };
}

function endToEndTests(env = {}) {
  const config = ['--config', 'build/playwright.config.ts', '--reporter=list,json'];
  return {
    args: [tool('@playwright/test', 'playwright'), 'test', ...config],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
  };
}

/** @returns {Promise<Count>} */
async function inElectron() {
  const { platform, env } = process;
  // The specs start Electron without its sandbox for root, as they do a browser.
  const noWindow = whyNoWindow({ wantsBrowser: false, platform, env, userId: undefined });
  const electron = noWindow === undefined ? await fetchElectron() : { ok: false, reason: noWindow };
  if (!electron.ok) {
    console.log(`The end-to-end specs cannot run in Electron. ${electron.reason}`);
    return { passed: 0, failed: 1 };
  }
  const run = endToEndTests({ QUINTET_E2E_HOST: 'electron' });
  return suite('end-to-end tests in Electron', 'playwright', run, countPlaywright);
}
