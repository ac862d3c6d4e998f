/**
 * `npm run build | opponent | console | gtp | analyse | solve | bench | strength | make`, with arguments
 * after `--`.
 * Whatever has to be installed or built first is told on standard error alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { endEverythingWithUs, finished, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, progress, root } from './project.mjs';

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  build: async () => ((await ensureBuilt({ force: true })) ? 0 : 1),
  opponent: (args) => program('scoreFour', args),
  console: (args) => program('console', args),
  gtp: (args) => program('gtp', args),
  analyse: (args) => program('analyse', args),
  solve: (args) => program('solve', args),
  bench: (args) => scripts('build/tools/bench', args),
  strength: (args) => scripts('build/tools/arena', args),
  make: (args) => scripts('build/tools/train', args),
};

/** Scripts that start a built program. */
const NEED_BUILD = ['build/tools/arena/scoreFour', 'build/tools/bench/soak'];

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
 * Bundles the TypeScript scripts of a folder as the app itself is bundled, so that they measure
 * what runs, and runs them one after the other: the named one with the arguments, or all.
 *
 * @param {string} folder @param {string[]} args
 */
async function scripts(folder, [wanted, ...args]) {
  const directory = join(root, folder);
  const all = (existsSync(directory) ? readdirSync(directory) : [])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'));
  if (all.length === 0 || (wanted !== undefined && !all.includes(wanted))) {
    const choice = all.length === 0 ? 'nothing' : all.join(', ');
    progress(`There is no ${wanted ?? 'script'} in ${folder}; there is: ${choice}.`);
    return 1;
  }
  let worst = 0;
  for (const script of wanted === undefined ? all : [wanted]) {
    if (NEED_BUILD.includes(`${folder}/${script}`) && !(await ensureBuilt())) return 1;
    const bundle = await bundled(folder, script);
    worst ||= await finished(
      start(process.execPath, [bundle, ...args], { cwd: root, stdio: 'inherit' }),
    );
  }
  return worst;
}

/**
 * Bundles a script into a folder named by the contents: what runs now is not disturbed when its
 * sources change meanwhile.
 *
 * @param {string} folder @param {string} script
 * @returns the path of the file to run
 */
async function bundled(folder, script) {
  const { build } = await import('vite');
  const { assemblyScript } = await import('./vitePluginAsc.mjs');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [assemblyScript()],
    build: { ssr: join(root, folder, `${script}.ts`), target: 'node20', write: false },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const hash = createHash('sha256');
  for (const file of output) hash.update(file.type === 'chunk' ? file.code : file.source);
  const outDir = join(
    root,
    'out/tools',
    basename(folder),
    `${script}-${hash.digest('hex').slice(0, 12)}`,
  );
  for (const file of output) {
    const path = join(outDir, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
  }
  return join(outDir, output[0].fileName);
}
