/**
 * `npm run build | opponent | console | bench | strength`, with arguments after `--`.
 * Whatever has to be installed or built first is told on standard error alone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endEverythingWithUs, finished, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, progress, root } from './project.mjs';

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  build: async () => ((await ensureBuilt({ force: true })) ? 0 : 1),
  opponent: (args) => program('scoreFour', args),
  console: (args) => program('console', args),
  bench: (args) => scripts('tests/bench', args),
  strength: (args) => scripts('tests/strength', args),
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
  if (!(await ensureBuilt())) return 1;
  const { build } = await import('vite');
  const { assemblyScript } = await import('./vitePluginAsc.mjs');
  let worst = 0;
  for (const script of wanted === undefined ? all : [wanted]) {
    const outDir = join(root, 'out', folder, script);
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [assemblyScript()],
      build: {
        ssr: join(root, folder, `${script}.ts`),
        outDir,
        target: 'node20',
        emptyOutDir: true,
      },
    });
    const bundle = join(outDir, `${script}.js`);
    worst ||= await finished(
      start(process.execPath, [bundle, ...args], { cwd: root, stdio: 'inherit' }),
    );
  }
  return worst;
}
