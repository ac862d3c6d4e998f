/**
 * `npm run build | opponent | check-program | console | gtp | analyse | solve | verify | tournament | bench | strength |
 * make`, with arguments after `--`.
 * Whatever has to be installed or built first is told on standard error alone.
 */
import { join } from 'node:path';
import { endEverythingWithUs, finished, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, root } from './project.mjs';
import { bundleTool, listTools, toolNames } from './toolScripts.mjs';

/** Status of a command that does not understand its arguments. */
const WRONG_ARGUMENTS = 2;

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  build: async () => ((await ensureBuilt({ force: true })) ? 0 : 1),
  opponent: (args) => program('scoreFour', args),
  'check-program': (args) => program('web', ['--check-program', ...args]),
  console: (args) => program('console', args),
  gtp: (args) => program('gtp', args),
  analyse: (args) => program('analyse', args),
  solve: (args) => program('solve', args),
  verify: (args) => program('verify', args),
  tournament: (args) => program('tournament', args),
  bench: (args) => tool('bench', args),
  strength: (args) => tool('arena', args),
  make: (args) => tool('train', args),
};

endEverythingWithUs();
const [name = '', ...args] = process.argv.slice(2);
process.exitCode = (await ensureInstalled()) ? await commands[name]?.(args) : 1;

/**
 * Runs a built program in the terminal.
 *
 * @param {string} entry @param {string[]} args
 */
async function program(entry, args) {
  if (!(await ensureBuilt())) return 1;
  const script = join(root, `out/main/${entry}.js`);
  return finished(start(process.execPath, [script, ...args], { stdio: 'inherit' }));
}

/**
 * Runs a script of a tool folder with its arguments. Without its name, or with another, it tells what there is.
 *
 * @param {import('./toolScripts.mjs').ToolFolder} folder @param {string[]} args
 */
async function tool(folder, [name, ...args]) {
  if (name === undefined || !toolNames(folder).includes(name)) {
    const isList = name === undefined || name === '--help';
    const list = `npm run ${process.env.npm_lifecycle_event ?? 'COMMAND'} -- NAME [options]; NAME --help tells more\n\n${listTools(folder)}`;
    if (isList) process.stdout.write(list);
    else process.stderr.write(`there is no ${name}\n\n${list}`);
    return isList ? 0 : WRONG_ARGUMENTS;
  }
  const { path, startsPrograms } = await bundleTool(folder, name);
  if (startsPrograms && !(await ensureBuilt())) return 1;
  return finished(start(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' }));
}
