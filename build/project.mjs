/**
 * What every command needs before it can work: the packages installed, the sources built.
 * This file and those it imports use Node's own modules alone, so they run on a fresh clone.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finished, finishedUnlessStalled, start } from './processes.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything the built files are made from. */
const SOURCES = [
  'src-shared',
  'src-main',
  'src-renderer',
  'electron.vite.config.ts',
  'build/kernelCompiler.mjs',
  'build/kernelWorker.mjs',
  'build/vitePluginAsc.mjs',
  'build/vitePluginFileList.mjs',
  'build/vitePluginNotices.mjs',
  'LICENSE',
  'package.json',
  'package-lock.json',
];

/** Preparations leave standard output to what was asked for: it may be a conversation between programs. */
const TO_STDERR = /** @type {const} */ (['ignore', 2, 2]);

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lockfile */

/** @param {string} path @returns {any} the JSON there, or undefined when it cannot be read */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether the installed packages are those of the lockfile. Contents are compared, not dates,
 * which a checkout changes without need.
 *
 * @param {Lockfile} lock package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json, kept by npm
 */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false;
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const nothingMissing = wanted.every(
    ([path, { version, optional, devOptional }]) =>
      installed.packages[path]?.version === version ||
      (installed.packages[path] === undefined && (optional === true || devOptional === true)),
  );
  const nothingStale = Object.entries(installed.packages).every(
    ([path, { version }]) => lock.packages[path]?.version === version,
  );
  return nothingMissing && nothingStale;
}

/**
 * Installs the locked packages unless they are there.
 *
 * @param {(text: string) => void} say
 * @returns {Promise<boolean>} false when it failed, and that has been said
 */
export async function ensureInstalled(say = progress) {
  if (!isSupportedNode(process.versions.node)) {
    say(`Quintet is built with Node 20.19 or newer; this is ${process.versions.node}.`);
    return false;
  }
  const lock = readJson(join(root, 'package-lock.json'));
  if (isInstalled(lock, readJson(join(root, 'node_modules/.package-lock.json')))) return true;
  const paths = Object.keys(lock.packages).filter((path) => path !== '');
  const count = () => paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
  const { command, args } = npm();
  // Everything needed at run time is bundled, so all packages are development ones.
  const install = [...args, 'ci', '--include=dev', '--loglevel=error', '--no-fund', '--no-audit'];
  say('Installing packages, once …');
  let told = 0;
  const { code, stalled } = await finishedUnlessStalled(
    start(command, install, { cwd: root, stdio: [...TO_STDERR] }),
    {
      measure: () => count() * 1e12 + downloadedBytes(),
      report: () => {
        const installed = count();
        if (installed >= told + 25)
          say(`Installing packages: ${(told = installed)} of ${paths.length}`);
      },
      pollMs: 1_000,
    },
  );
  if (code === 0) return true;
  say(
    stalled
      ? 'The packages cannot be downloaded: nothing arrived for 60 seconds.'
      : 'The packages could not be installed; npm says why above.',
  );
  return false;
}

/** @param {string} version whether the bundler runs on this Node */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** How to start npm without its Windows batch file, which Node refuses to spawn. */
export function npm() {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) {
    return { command: process.execPath, args: [cli] };
  }
  return process.platform === 'win32'
    ? { command: 'cmd', args: ['/d', '/s', '/c', 'npm'] }
    : { command: 'npm', args: [] };
}

/** What npm has downloaded but not yet unpacked; it keeps that in its cache. */
function downloadedBytes() {
  const cache =
    process.env.npm_config_cache ??
    (process.platform === 'win32'
      ? join(process.env.LOCALAPPDATA ?? homedir(), 'npm-cache')
      : join(homedir(), '.npm'));
  return directoryBytes(join(cache, '_cacache/tmp'));
}

/** @param {string} directory @returns {number} bytes of all files in it, 0 when there is none */
export function directoryBytes(directory) {
  let bytes = 0;
  for (const file of filesIn(directory)) {
    bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

/** @param {string} path @returns {string[]} the file itself, or all files of a directory, sorted */
function filesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** @returns {string} changes whenever a source does */
function sourcesDigest() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stamp = join(root, 'out/.sources');

/**
 * Builds `out/` unless it already is what the sources make.
 *
 * @param {{ force?: boolean }} [options] force: build in any case
 * @returns {Promise<boolean>} false when the build failed, and that has been said
 */
export async function ensureBuilt({ force = false } = {}) {
  const digest = sourcesDigest();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  progress('Building …');
  const child = start(process.execPath, [tool('electron-vite'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: [...TO_STDERR],
  });
  if ((await finished(child)) !== 0) return false;
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}

/**
 * The script behind a package's command, to run with Node on every system.
 *
 * @param {string} name of the package
 * @param {string} [command] when the package has several
 */
export function tool(name, command = name) {
  const directory = join(root, 'node_modules', name);
  const { bin } = readJson(join(directory, 'package.json'));
  return join(directory, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Says how far we are, on standard error so that programs' own output stays clean.
 *
 * @param {string} text
 */
export function progress(text) {
  process.stderr.write(`${text}\n`);
}
