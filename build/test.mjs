/**
 * `npm test`: everything that can be checked, on a fresh clone too. The last line is the sum,
 * `N passed, N failed`, in which each static check counts as one test.
 * `--check` runs the static checks alone, `--electron` the end-to-end specs in real Electron alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { whyNoWindow } from './chooseHost.mjs';
import { fetchElectron } from './electronBinary.mjs';
import { endEverythingWithUs, finishedWithin, gather, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, readJson, root, tool } from './project.mjs';
import { countPlaywright, countVitest, judge, sum } from './suites.mjs';

/** @typedef {import('./suites.mjs').Count} Count */

const MINUTE_MS = 60_000;
const results = join(root, 'test-results');
const kernelLint = ['--config', 'build/eslintKernels.config.js', '--max-warnings', '0'];
const svelteCheckArgs = ['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings'];
const layers = ['src-shared', 'src-main', 'src-renderer', 'build', 'tests'];
const layerArgs = ['--config', 'build/dependency-cruiser.config.js', ...layers];

endEverythingWithUs();
const counts = await chooseRun(process.argv.slice(2));
const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string[]} args @returns {Promise<Count[]>} */
async function chooseRun(args) {
  if (!(await ensureInstalled())) return [{ passed: 0, failed: 1 }];
  if (args.includes('--check')) return staticChecks();
  const build = await check('build', ensureBuilt());
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if (args.includes('--electron')) return [build, await inElectron()];
  const checks = await staticChecks();
  const unit = await suite('unit and contract tests', 'vitest', unitTests(), countVitest);
  const endToEnd = await suite('end-to-end tests', 'playwright', endToEndTests(), countPlaywright);
  return [build, ...checks, unit, endToEnd];
}

/** Two at a time: each keeps about one processor busy. @returns {Promise<Count[]>} */
async function staticChecks() {
  /** @type {[name: string, script: string, args: string[]][]} */
  const waiting = [
    ['lint', tool('eslint'), ['--config', 'build/eslint.config.js', '--max-warnings', '0', '.']],
    ['lint of kernels', tool('eslint'), [...kernelLint, '**/*.as.ts']],
    ['types of src-renderer', tool('svelte-check'), svelteCheckArgs],
    ['types of tests', tool('typescript', 'tsc'), ['-p', 'tests']],
    ['types of src-main', tool('typescript', 'tsc'), ['-p', 'src-main']],
    ['types of src-shared', tool('typescript', 'tsc'), ['-p', 'src-shared']],
    ['types of build', tool('typescript', 'tsc'), ['-p', 'build']],
    ['types of the tools', tool('typescript', 'tsc'), ['-p', 'build/tools']],
    ['format', tool('prettier'), ['--check', '--log-level', 'warn', '.']],
    ['layers', tool('dependency-cruiser', 'depcruise'), layerArgs],
  ];
  /** @type {Count[]} */
  const done = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, script, args] = next;
      const run = gather(process.execPath, [script, ...args], {
        cwd: root,
        timeoutMs: 10 * MINUTE_MS,
      });
      done.push(
        await check(
          name,
          run.then(({ code, output }) => code === 0 || output),
        ),
      );
    }
  };
  await Promise.all([work(), work()]);
  return done;
}

/**
 * @param {string} name
 * @param {Promise<boolean | string>} outcome true when it holds, otherwise what is wrong
 * @returns {Promise<Count>}
 */
async function check(name, outcome) {
  const startedAt = Date.now();
  const verdict = await outcome;
  console.log(`${verdict === true ? 'ok  ' : 'FAIL'}  ${name} (${seconds(startedAt)})`);
  if (typeof verdict === 'string') console.log(verdict.trim().replace(/^/gm, '      '));
  return verdict === true ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a suite with its output shown as it comes, and counts its tests from its report.
 *
 * @template Report
 * @param {string} name
 * @param {string} file of the report, without its ending
 * @param {{ args: string[], env?: Record<string, string> }} run
 * @param {(report: Report) => Count} count
 * @returns {Promise<Count>}
 */
async function suite(name, file, { args, env }, count) {
  console.log(`\n${name}`);
  const startedAt = Date.now();
  const child = start(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  const code = await finishedWithin(child, 16 * MINUTE_MS);
  const report = readJson(join(results, `${file}.json`));
  const judged = judge(report === undefined ? undefined : count(report), code);
  console.log(`${name}: ${judged.passed} passed, ${judged.failed} failed (${seconds(startedAt)})`);
  return judged;
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

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
