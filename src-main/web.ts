import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { version } from '../package.json';
import { ok, type Result } from '../src-shared/core/result.ts';
import { type Arguments, readNumbers } from './cli/arguments.ts';
import { commonHelp, readRequest, type Request, tooMany } from './cli/request.ts';
import {
  KIOSK_NOTE,
  readShowOptions,
  SHOW_HELP,
  SHOW_OPTIONS,
  type ShowOptions,
} from './cli/showOptions.ts';
import { parseGameFile } from '../src-shared/formats/openGame.ts';
import { openedRecord } from '../src-shared/formats/openedRecord.ts';
import { handOver } from './host/handOver.ts';
import { openEntry } from './host/openEntry.ts';
import { readRendererFiles } from './host/rendererFiles.ts';
import {
  findAddress,
  findNextAddress,
  forgetAddress,
  isAnswering,
  tellAddress,
  whenUsed,
} from './host/runningHost.ts';
import { startWebHost, type WebHost } from './host/webHost.ts';
import { type GameFile, readGameFile } from './openedGames.ts';
import { runCheckCommand } from './programs/checkCommand.ts';
import { checkArgumentsIn } from './programs/checkOptions.ts';
import { spawnChild } from './opponent/spawnChild.ts';
import { workingFolder } from './opponent/workingFolder.ts';
import { type DataFolder, defaultDataFolder, takeDataFolder } from './storage/dataFolder.ts';
import { startApp } from './renewableApp.ts';
import { startLimit } from './time/awakeLimit.ts';

const HELP = `Quintet in the browser: serves the app to the browsers of this computer alone.

  FILE          opens a game: SGF, a list of moves, or a file of Quintet
  --data DIR    keeps matches and settings in DIR
  --port N      listens at port N of 127.0.0.1 instead of any free one
  --open        opens the browser; the installed command “quintet” does so by itself
  --window      opens it as a window of its own, where there is a Chromium, Chrome or Edge
  --no-open     only prints the address
  --check-program GAME -- FILE ARGUMENT …
                checks a program of others; --check-program --help tells more
${SHOW_HELP}
${commonHelp(14)}
The address it prints opens one window; the menu of a window opens further
ones, and so does starting Quintet again. It ends with Ctrl+C, or minutes after
its last window.`;

/** How long the last window may be gone, milliseconds: long enough for a look at another page and back. */
const ABANDONED_MS = 10 * 60_000;

/** The folder of the built programs, where this one is. */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const SCORE_FOUR = join(HERE, 'scoreFour.js');

/** How long the answer to the call that ends the program may take to its window, milliseconds. */
const QUIT_MS = 100;

interface Options {
  readonly data: string | undefined;
  /** 0 is any free one. */
  readonly port: number;
  readonly opensBrowser: boolean;
  readonly prefersWindow: boolean;
  readonly shown: ShowOptions | undefined;
  readonly file: GameFile | undefined;
}

const parseOptions = (args: readonly string[]): Request<Options> =>
  readRequest(
    args,
    {
      data: 'value',
      port: 'value',
      open: 'flag',
      'no-open': 'flag',
      window: 'flag',
      ...SHOW_OPTIONS,
    },
    readOptions,
  );

function readOptions(given: Arguments): Result<Options, string> {
  const { values, flags, words } = given;
  if (words.length > 1) return tooMany(words);
  const numbers = readNumbers(given, { port: { min: 0, max: 65_535 } });
  if (!numbers.ok) return numbers;
  const { port = 0 } = numbers.value;
  const shown = readShowOptions(given);
  if (!shown.ok) return shown;
  const [path] = words;
  if (path !== undefined && shown.value !== undefined) return tooMany(words);
  const file = path === undefined ? undefined : readGameFile(path);
  if (file?.ok === false) return file;
  return ok({
    data: values['data'],
    port,
    opensBrowser: (flags.has('open') || flags.has('window')) && !flags.has('no-open'),
    prefersWindow: flags.has('window'),
    shown: shown.value,
    file: file?.value,
  });
}

async function run({ data, ...options }: Options): Promise<void> {
  const path = data ?? defaultDataFolder(process.platform, process.env);
  const taken = await takeDataFolder(path);
  if (taken.ok) return start(taken.value, options);
  const isInUse = taken.error.code === 'ERR_DATA_FOLDER_IN_USE';
  const address = isInUse ? await findAddress(path) : undefined;
  if (address === undefined || !(await isAnswering(address))) throw new Error(taken.error.message);
  if (options.shown !== undefined) {
    throw new Error('Quintet is running already; end it before you start it as a demo or a kiosk');
  }
  const { file } = options;
  if (file !== undefined) await openThere(file, address);
  // The address was for one window, and is that of the next one by now.
  const next = file === undefined ? address : await findNextAddress(path, address);
  if (next === undefined) return;
  console.log(`Quintet is running already; one more window of it is at ${next}`);
  if (options.opensBrowser)
    await openEntry(next, {
      ...{ over: whenUsed(path, next), say: console.error },
      prefersWindow: options.prefersWindow,
    });
}

/** Has the Quintet that is running open a game. */
async function openThere({ name, bytes }: GameFile, address: string): Promise<void> {
  const game = parseGameFile(bytes);
  if (!game.ok) throw new Error(`${name} can’t be opened: ${game.error.message}`);
  const record = openedRecord(game.value);
  const notes = game.value.notes.slice(0, 20);
  const handed = await handOver(address, { record, file: { name, notes } });
  if (!handed.ok) throw new Error(`${name} can’t be handed over: ${handed.error}`);
  console.log(`${name} is open in the Quintet that is running`);
}

// eslint-disable-next-line max-lines-per-function -- wiring in its order, with what is wired named once
async function start(
  folder: DataFolder,
  { port, opensBrowser, prefersWindow, shown, file }: Omit<Options, 'data'>,
): Promise<void> {
  const isKiosk = shown?.show.isKiosk === true;
  await forgetAddress(folder);
  let host: WebHost | undefined = undefined;
  const app = await startApp(folder, {
    host: 'browser',
    version,
    sendEvent: (channel, payload) => host?.broadcast({ channel, payload }),
    quit: () => void startLimit(QUIT_MS, end),
    reloadWindows: () => host?.broadcast({ channel: 'startedAnew' }),
    makeEntry: () => host?.makeEntry(),
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
    show: shown?.show,
    demoPaceMs: shown?.paceMs,
  });

  if (file !== undefined) await app.openFile(file);
  let opening = Promise.resolve();
  let telling = Promise.resolve();
  let isEnding = false;
  let stopOpening = (): void => undefined;
  function end(): void {
    // Whoever asks twice does not want to wait.
    if (isEnding) process.exit(1);
    isEnding = true;
    stopOpening();
    void (async () => {
      await host?.close();
      await app.close();
      await Promise.all([opening, telling]);
      await forgetAddress(folder);
      await folder.release();
      const { waiting, error } = app.saving;
      if (waiting > 0) console.error(`Games that could not be saved: ${waiting} (${error}).`);
      process.exit(waiting > 0 ? 1 : 0);
    })();
  }
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);

  const running = await startWebHost({
    files: readRendererFiles(join(HERE, '../renderer')),
    router: app.router,
    port,
    onAbandoned: end,
    graceMs: ABANDONED_MS,
    // Games that can't be saved yet are nowhere but here, and a stand goes on when its window comes back.
    isNeeded: () => isKiosk || app.saving.waiting > 0,
  });
  host = running;
  /** Makes an address for the next who starts Quintet, and another one once a window has come in by it. */
  function makeNextAddress(): string {
    const address = running.makeAddress(() => {
      stopOpening();
      makeNextAddress();
    });
    // Without it they are told that the folder is in use, which is true as well.
    telling = telling.then(() => tellAddress(folder, address));
    return address;
  }
  const address = makeNextAddress();
  console.log(`Quintet is at ${address}`);
  if (isKiosk) console.log(KIOSK_NOTE);
  if (opensBrowser) {
    const over = new Promise<void>((resolve) => (stopOpening = resolve));
    const kioskFolder = isKiosk ? join(folder.path, 'kiosk') : undefined;
    opening = openEntry(address, { over, say: console.error, kioskFolder, prefersWindow });
  }
}

function begin(args: readonly string[]): void {
  const request = parseOptions(args);
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
}

const args = process.argv.slice(2);
const checkArguments = checkArgumentsIn(args);
if (checkArguments === undefined) begin(args);
else await runCheckCommand(checkArguments);
