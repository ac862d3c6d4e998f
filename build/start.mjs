/**
 * `npm start [-- --browser] [-- --no-open] [-- file]`: installs and builds what is missing, then opens Quintet in Electron,
 * or, saying why, in the browser.
 */
import { join } from 'node:path';
import { chooseHost } from './chooseHost.mjs';
import { fetchElectron } from './electronBinary.mjs';
import { endEverythingWithUs, finished, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, progress, root } from './project.mjs';

/** An Electron that ends badly this soon never showed its window. */
const START_MS = 10_000;

endEverythingWithUs();
process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function main(args) {
  if (!(await ensureInstalled()) || !(await ensureBuilt())) return 1;
  const choice = await chooseHost(
    {
      wantsBrowser: args.includes('--browser'),
      platform: process.platform,
      env: process.env,
      userId: process.getuid?.(),
    },
    fetchElectron,
  );
  if (choice.host === 'browser') return openBrowser(args, choice.reason);

  const startedAt = Date.now();
  const env = { ...process.env };
  delete env.ELECTRON_RUN_AS_NODE;
  const code = await finished(start(choice.path, [root, ...args], { cwd: root, env }));
  if (code === 0 || Date.now() - startedAt > START_MS) return code;
  return openBrowser(args, `Electron did not start here (it ended with code ${code}).`);
}

/** @param {string[]} args @param {string | undefined} reason */
function openBrowser(args, reason) {
  if (reason !== undefined) progress(`${reason} Opening Quintet in the browser instead.`);
  const passed = args.filter((arg) => arg !== '--browser');
  const host = [join(root, 'out/main/web.js'), '--open', ...passed];
  return finished(start(process.execPath, host, { cwd: process.env.INIT_CWD ?? root }));
}
