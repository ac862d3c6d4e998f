/**
 * `npm run dev`: the page from Vite's server, which replaces changed parts in place, talking to a
 * browser host that is built and started anew whenever src-main or src-shared changes.
 * `--electron` shows it in Electron instead, started anew on every change; `--no-open` opens no browser.
 * All other arguments go to the host.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fetchElectron } from './electronBinary.mjs';
import { end, endEverythingWithUs, finished, start } from './processes.mjs';
import { ensureBuilt, ensureInstalled, progress, root } from './project.mjs';

const OWN = ['--electron', '--no-open'];
const args = process.argv.slice(2);
const hostArgs = args.filter((arg) => !OWN.includes(arg));

endEverythingWithUs();
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
if (args.includes('--electron')) await developInElectron();
else await developInBrowser();

async function developInElectron() {
  const electron = await fetchElectron();
  if (!electron.ok) {
    progress(`${electron.reason} Without --electron, Quintet opens in the browser.`);
    process.exit(1);
  }
  const run = () => start(electron.path, [root, ...hostArgs], { cwd: root });
  restartOnChange(['src-shared', 'src-main', 'src-renderer'], run);
}

async function developInBrowser() {
  /** @type {URL | undefined} */
  let address;
  await new Promise((resolve) => {
    restartOnChange(['src-shared', 'src-main'], () => {
      // The page's socket comes back by itself, to the same port.
      const port = address === undefined ? [] : ['--port', address.port];
      const script = join(root, 'out/main/web.js');
      const host = start(process.execPath, [script, ...hostArgs, ...port], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      host.stdout?.setEncoding('utf8').on('data', (text) => {
        const printed = /http:\/\/\S+/.exec(text)?.[0];
        if (printed !== undefined) resolve((address = new URL(printed)));
      });
      return host;
    });
  });

  const { createServer } = await import('vite');
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  const { DEV_FRAGMENT, relaySockets } = await import('./devRelay.mjs');
  const server = await createServer({
    root: join(root, 'src-renderer'),
    configFile: false,
    plugins: [svelte({ configFile: false })],
    server: {
      host: '127.0.0.1',
      open: args.includes('--no-open') ? false : `/${DEV_FRAGMENT}`,
      fs: { allow: [root] },
    },
  });
  const { httpServer } = server;
  if (httpServer === null) throw new Error('Vite has no server');
  relaySockets(/** @type {import('node:http').Server} */ (httpServer), () => {
    if (address === undefined) throw new Error('the host has printed no address');
    return address;
  });
  await server.listen();
  progress(`Open ${server.resolvedUrls?.local[0] ?? ''}${DEV_FRAGMENT} in a browser.`);
}

/**
 * Keeps a program running on what the sources make; when it ends by itself, so do we.
 *
 * @param {string[]} folders
 * @param {() => import('node:child_process').ChildProcess} run
 */
function restartOnChange(folders, run) {
  let isRestarting = false;
  let work = Promise.resolve();
  let child = launch();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void (work = work.then(restart)), 200);
    });
  }

  function launch() {
    const launched = run();
    void finished(launched).then((code) => {
      if (!isRestarting) process.exit(code);
    });
    return launched;
  }

  async function restart() {
    if (!(await ensureBuilt())) return;
    isRestarting = true;
    const ended = finished(child);
    end(child, 'SIGTERM');
    await ended;
    isRestarting = false;
    child = launch();
  }
}
