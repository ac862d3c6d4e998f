/** Electron's own program, which its package downloads on demand and not when it is installed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedUnlessStalled, start } from './processes.mjs';
import { directoryBytes, progress, readJson, root } from './project.mjs';

const electron = join(root, 'node_modules/electron');

/** @returns {string | undefined} where the program is, if it is complete and of the wanted version */
export function installedElectron() {
  try {
    const { version } = readJson(join(electron, 'package.json'));
    const unpacked = readFileSync(join(electron, 'dist/version'), 'utf8').replace(/^v/, '');
    const path = join(electron, 'dist', readFileSync(join(electron, 'path.txt'), 'utf8'));
    return unpacked === version && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Downloads Electron's program unless it is there, and gives up when nothing arrives any more.
 *
 * @param {object} [options]
 * @param {readonly string[]} [options.installer] arguments for Node that make it install Electron
 * @param {() => string | undefined} [options.find]
 * @param {(text: string) => void} [options.say]
 * @param {number} [options.stallMs]
 * @param {number} [options.pollMs]
 * @returns {Promise<{ ok: true, path: string } | { ok: false, reason: string }>}
 */
export async function fetchElectron({
  installer = [join(electron, 'install.js')],
  find = installedElectron,
  say = progress,
  stallMs = 60_000,
  pollMs = 500,
} = {}) {
  const present = find();
  if (present !== undefined) return { ok: true, path: present };
  // A folder of our own for its temporary files shows how much has arrived.
  const temporary = mkdtempSync(join(tmpdir(), 'quintet-electron-'));
  const megabytes = () =>
    Math.round((directoryBytes(temporary) + directoryBytes(join(electron, 'dist'))) / 1e6);
  try {
    say('Downloading Electron, once …');
    const child = start(process.execPath, installer, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
        ELECTRON_GET_NO_PROGRESS: '1',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const { code, stalled } = await finishedUnlessStalled(child, {
      measure: () => directoryBytes(temporary) + directoryBytes(join(electron, 'dist')),
      report: () => say(`Downloading Electron: ${megabytes()} MB`),
      stallMs,
      pollMs,
    });
    const path = find();
    if (code === 0 && path !== undefined) return { ok: true, path };
    return {
      ok: false,
      reason: stalled
        ? `Electron's program cannot be downloaded: nothing arrived for ${stallMs / 1000} seconds.`
        : `Electron's program cannot be downloaded (${firstLine(output)}).`,
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param {string} output of the installer, which prints an error's stack */
function firstLine(output) {
  const line = output.split('\n').find((text) => text.trim() !== '');
  return line?.replace(/^(\w*Error): /, '').trim() ?? 'no reason was given';
}
