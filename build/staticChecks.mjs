/** What is checked without running Quintet: rules, types, layers, layout. */
import { gather } from './processes.mjs';
import { root, tool } from './project.mjs';

/**
 * @typedef {import('./suites.mjs').Count} Count
 * @typedef {{ name: string, run(place: Place): Promise<boolean | string> }} Check resolves to true when it holds,
 * otherwise to what is wrong, or false when that has been said
 * @typedef {{ atOnce: number, yields: boolean }} Place how many checks run side by side, and whether tests that run
 * beside them go first
 */

const LIMIT_MS = 10 * 60_000;
const LAYERS = ['src-shared', 'src-main', 'src-renderer', 'build', 'tests'];

/**
 * The check by a tool, which ends with status 0 when it holds. The tool is looked up when it runs: on a fresh clone
 * there is none before.
 *
 * @param {string} name @param {Parameters<typeof tool>} command a package, and its command when it has several
 * @param {string[]} args
 * @returns {Check}
 */
function byTool(name, command, args) {
  return {
    name,
    async run(place) {
      const options = { cwd: root, timeoutMs: LIMIT_MS, yields: place.yields };
      const line = [tool(...command), ...args];
      const { code, output } = await gather(process.execPath, line, options);
      return code === 0 || output;
    },
  };
}

/** TypeScript 7 checks in a fifth of the time; what runs inside editors and other tools is still 6. @param {string} folder */
const types = (folder) => byTool(`types of ${folder}`, ['typescript7', 'tsc'], ['-p', folder]);

/**
 * The longest first, so that both processors are busy to the end.
 *
 * @type {readonly Check[]}
 */
export const STATIC_CHECKS = [
  byTool(
    'lint of components and kernels',
    ['eslint'],
    [
      ...['--config', 'build/eslint.config.js', '--max-warnings', '0'],
      ...['**/*.svelte', '**/*.svelte.ts', '**/*.as.ts'],
    ],
  ),
  byTool('format', ['oxfmt'], ['--check', '.']),
  byTool(
    'format of components and kernels',
    ['prettier'],
    ['--check', '--log-level', 'warn', '**/*.svelte', '**/*.as.ts'],
  ),
  byTool(
    'types of src-renderer',
    ['svelte-check'],
    [...['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings']],
  ),
  byTool(
    'lint',
    ['oxlint'],
    [
      ...['--config', 'build/oxlint.config.js'],
      ...['--ignore-pattern', '**/*.as.ts', '--ignore-pattern', '**/*.svelte'],
      ...[...LAYERS, 'electron.vite.config.ts'],
    ],
  ),
  types('tests'),
  byTool(
    'layers',
    ['dependency-cruiser', 'depcruise'],
    [...['--config', 'build/dependency-cruiser.config.js', ...LAYERS]],
  ),
  types('build'),
  types('build/tools'),
  types('src-main'),
  types('src-shared'),
];

/** For checks alone: each keeps about one processor busy. @type {Place} */
const ALONE = { atOnce: 2, yields: false };

/** For checks beside the tests, which often wait for something and leave a processor idle. @type {Place} */
export const BESIDE_TESTS = { atOnce: 1, yields: true };

/**
 * Runs checks in their order.
 *
 * @param {readonly Check[]} checks
 * @param {Place} [place]
 * @returns {Promise<Count[]>}
 */
export async function runChecks(checks, place = ALONE) {
  const waiting = [...checks];
  /** @type {Count[]} */
  const done = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      done.push(await tell(next, place));
    }
  };
  await Promise.all(Array.from({ length: place.atOnce }, work));
  return done;
}

/** @param {Check} check @param {Place} place @returns {Promise<Count>} */
async function tell({ name, run }, place) {
  const startedAt = Date.now();
  const outcome = await run(place);
  console.log(`${outcome === true ? 'ok  ' : 'FAIL'}  ${name} (${seconds(startedAt)})`);
  if (typeof outcome === 'string') console.log(outcome.trim().replace(/^/gm, '      '));
  return outcome === true ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
