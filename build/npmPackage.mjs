/**
 * The npm package: the browser host and the programs of the command line as they are built. They are bundled, so it
 * needs no other package, and it is made and installed without network.
 */
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gather } from './processes.mjs';
import { ensureBuilt, npm, progress, readJson, root } from './project.mjs';
import { publisher } from './publisher.mjs';

/** The commands by name: the built program behind each, and the options it is given before all others. */
export const COMMANDS = /** @type {const} */ ({
  quintet: { program: 'web', options: ['--open'] },
  'quintet-gtp': { program: 'gtp', options: [] },
  'quintet-opponent': { program: 'scoreFour', options: [] },
  'quintet-analyse': { program: 'analyse', options: [] },
  'quintet-solve': { program: 'solve', options: [] },
  'quintet-verify': { program: 'verify', options: [] },
  'quintet-tournament': { program: 'tournament', options: [] },
  'quintet-console': { program: 'console', options: [] },
});

/** Only for Electron, which is not there. */
const ELECTRON_ONLY = ['electron.js'];
/** What the commands' own help points to, and what these point to. */
const DOCS = ['GTP.md', 'NOTATION.md', 'PROTOCOL.md', 'REVIEW.md', 'TOURNAMENTS.md'];

/**
 * Makes `quintet-VERSION.tgz`.
 *
 * @param {string} [to] the folder for it
 * @returns {Promise<number>} the exit code
 */
export async function packForNpm(to = join(root, 'dist')) {
  if (!(await ensureBuilt())) return 1;
  mkdirSync(to, { recursive: true });
  const folder = join(to, 'npm');
  stageProgram(folder);
  const { command, args } = npm();
  const pack = [...args, 'pack', '--silent', '--ignore-scripts', '--pack-destination', to];
  const { code, output } = await gather(command, pack, { cwd: folder });
  if (code === 0) progress(`Packed ${join(to, basename(output.trim()))}`);
  else progress(`Not packaged: ${output.trim()}`);
  return code;
}

/**
 * Lays out the built program with a command for each entry in `bin`.
 *
 * @param {string} folder is made anew
 */
export function stageProgram(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync(join(root, 'out/main'), join(folder, 'main'), {
    recursive: true,
    filter: (path) => !ELECTRON_ONLY.includes(basename(path)),
  });
  cpSync(join(root, 'out/renderer'), join(folder, 'renderer'), { recursive: true });
  for (const [name, { program, options }] of Object.entries(COMMANDS)) {
    const path = join(folder, 'bin', `${name}.js`);
    writeFileSync(path, makeCommand(program, options));
    chmodSync(path, 0o755);
  }
  for (const doc of DOCS) cpSync(join(root, 'docs', doc), join(folder, 'docs', doc));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'out/renderer/notices.txt'), join(folder, 'notices.txt'));
  cpSync(join(root, 'build/npmReadme.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

/** @param {string} program @param {readonly string[]} options */
function makeCommand(program, options) {
  const before = options.map((option) => `'${option}'`).join(', ');
  const given = options.length === 0 ? '' : `process.argv.splice(2, 0, ${before});\n`;
  return `#!/usr/bin/env node\n${given}await import('../main/${program}.js');\n`;
}

function manifest() {
  const { name, version, description, license } = readJson(join(root, 'package.json'));
  const { maintainer, homepage } = publisher();
  const bin = Object.keys(COMMANDS).map((command) => [command, `bin/${command}.js`]);
  const files = ['bin', 'docs', 'main', 'renderer', 'notices.txt'];
  return {
    ...{ name, version, description, homepage, license, author: maintainer },
    ...{ type: 'module', engines: { node: '>=20' } },
    bin: Object.fromEntries(bin),
    files,
    keywords: ['board game', 'score four', 'lines of action', 'hex', 'domineering', 'gtp'],
  };
}
