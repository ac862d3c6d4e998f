import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version } from '../package.json';
import { quote } from '../src-shared/core/quote.ts';
import { err, ok } from '../src-shared/core/result.ts';
import { parseArguments, readNumbers } from './cli/arguments.ts';
import type { Request } from './cli/runProgram.ts';
import { compose } from './compose.ts';
import { openBrowser } from './host/openBrowser.ts';
import { readRendererFiles } from './host/rendererFiles.ts';
import { startWebHost, type WebHost } from './host/webHost.ts';
import { spawnChild } from './opponent/spawnChild.ts';
import { workingFolder } from './opponent/workingFolder.ts';
import { defaultDataFolder, takeDataFolder } from './storage/dataFolder.ts';

const HELP = `Quintet in the browser: serves the app to the browsers of this computer alone.

  --data DIR   keep matches and settings in DIR
  --port N     listen at port N of 127.0.0.1 instead of any free one
  --open       open the browser
  --version    print the version
  --help       print this

It ends with Ctrl+C, or when its last window has been closed for a while.`;

/** How long the last window may be gone, milliseconds: a page that is loaded anew comes back sooner. */
const ABANDONED_MS = 10_000;

/** The folder of the built programs, where this one is. */
const HERE = import.meta.dirname;
const SCORE_FOUR = join(HERE, 'scoreFour.js');

/** How long the answer to the call that ends the program may take to its window, milliseconds. */
const QUIT_MS = 100;

interface Options {
  readonly data: string | undefined;
  /** 0 is any free one. */
  readonly port: number;
  readonly opensBrowser: boolean;
}

function parseOptions(args: readonly string[]): Request<Options> {
  const given = parseArguments(args, {
    ...{ data: 'value', port: 'value', open: 'flag', version: 'flag', help: 'flag' },
  });
  if (!given.ok) return given;
  const { values, flags, words } = given.value;
  if (flags.has('help')) return ok('help');
  if (flags.has('version')) return ok('version');
  if (words.length > 0) return err(`${quote(words.join(' '))} is one thing too many`);
  const numbers = readNumbers(given.value, { port: { min: 0, max: 65_535 } });
  if (!numbers.ok) return numbers;
  const { port = 0 } = numbers.value;
  return ok({ data: values['data'], port, opensBrowser: flags.has('open') });
}

async function run({ data, port, opensBrowser }: Options): Promise<void> {
  const taken = await takeDataFolder(data ?? defaultDataFolder(process.platform, process.env));
  if (!taken.ok) throw new Error(taken.error.message);
  const folder = taken.value;

  let host: WebHost | undefined = undefined;
  const app = await compose(folder, {
    host: 'browser',
    version,
    sendEvent: (channel, payload) => host?.broadcast({ channel, payload }),
    quit: () => setTimeout(end, QUIT_MS),
    scoreFourProgram: {
      launch: (args) =>
        spawnChild({
          file: process.execPath,
          args: [SCORE_FOUR, ...args],
          folder: workingFolder(folder.path, 'scoreFour'),
        }),
      hasExtensions: true,
    },
    searchWorkerUrl: pathToFileURL(join(HERE, 'searchWorker.js')),
    onBug: (error) => console.error(error),
  });

  let isEnding = false;
  function end(): void {
    // Whoever asks twice does not want to wait.
    if (isEnding) process.exit(1);
    isEnding = true;
    void (async () => {
      await host?.close();
      await app.close();
      await folder.release();
      const { waiting, error } = app.saving;
      if (waiting > 0) console.error(`Games that could not be saved: ${waiting} (${error}).`);
      process.exit(waiting > 0 ? 1 : 0);
    })();
  }
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);

  host = await startWebHost({
    files: readRendererFiles(join(HERE, '../renderer')),
    router: app.router,
    port,
    onAbandoned: end,
    graceMs: ABANDONED_MS,
  });
  console.log(`Quintet is at ${host.address}`);
  if (opensBrowser && !(await openBrowser(host.address))) {
    console.error('No browser could be opened; open the address above in one.');
  }
}

const request = parseOptions(process.argv.slice(2));
if (!request.ok) {
  console.error(`${request.error}\n\n${HELP}`);
  process.exitCode = 2;
} else if (request.value === 'help') {
  console.log(HELP);
} else if (request.value === 'version') {
  console.log(version);
} else {
  run(request.value).catch((error: unknown) => {
    console.error(`Quintet could not start: ${(error as Error).message}`);
    process.exit(1);
  });
}
