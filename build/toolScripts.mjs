/**
 * The scripts of build/tools: what there is, and how one is made ready to run. Each begins with a comment whose first
 * paragraph says what it does.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './project.mjs';

/** Where built programs lie: a script that names it starts one. */
const BUILT_PROGRAMS = 'out/main';

/** @typedef {'arena' | 'bench' | 'train'} ToolFolder */

/** @param {ToolFolder} folder */
const pathOf = (folder) => join(root, 'build/tools', folder);

/** @param {ToolFolder} folder @returns {string[]} the names of its scripts */
export function toolNames(folder) {
  return readdirSync(pathOf(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** @param {ToolFolder} folder @param {string} name @returns {string} what the script does, in a sentence or two */
export function toolSummary(folder, name) {
  const source = readFileSync(join(pathOf(folder), `${name}.ts`), 'utf8');
  const [, paragraph = ''] = /^\/\*\*?\n((?: \* .+\n)+)/.exec(source) ?? [];
  return paragraph.replaceAll(/^ \* /gm, '').trim().replaceAll('\n', ' ');
}

/** @param {ToolFolder} folder @returns {string} a line for each script */
export function listTools(folder) {
  const names = toolNames(folder);
  const width = Math.max(...names.map((name) => name.length));
  return names.map((name) => `  ${name.padEnd(width)}  ${toolSummary(folder, name)}\n`).join('');
}

/**
 * Bundles a script as the app itself is bundled, so that it measures what runs, into a folder named by the contents:
 * what runs now is not disturbed when its sources change meanwhile.
 *
 * @param {ToolFolder} folder @param {string} name
 * @returns the path of the file to run, and whether it starts built programs
 */
export async function bundleTool(folder, name) {
  const { build } = await import('vite');
  const { assemblyScript } = await import('./vitePluginAsc.mjs');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [assemblyScript()],
    build: {
      ...{ ssr: join(pathOf(folder), `${name}.ts`), target: 'node20', write: false },
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const hash = createHash('sha256');
  let startsPrograms = false;
  for (const file of output) {
    hash.update(file.type === 'chunk' ? file.code : file.source);
    startsPrograms ||= file.type === 'chunk' && file.code.includes(BUILT_PROGRAMS);
  }
  const outDir = join(root, 'out/tools', folder, `${name}-${hash.digest('hex').slice(0, 12)}`);
  for (const file of output) {
    const path = join(outDir, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
  }
  return { path: join(outDir, output[0].fileName), startsPrograms };
}
