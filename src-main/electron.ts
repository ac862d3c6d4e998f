import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, dialog, protocol } from 'electron';
import { parseShowArguments } from './cli/showOptions.ts';
import { APP_SCHEME } from './host/appProtocol.ts';
import { startElectronHost } from './host/electronHost.ts';
import { fileArgument } from './host/fileArgument.ts';
import { NO_SANDBOX, refusalOf, refusedSwitches } from './host/refusedSwitches.ts';
import { defaultDataFolder, readDataOption } from './storage/dataFolder.ts';
import { PRIVATE_FOLDER } from './storage/fileSystem.ts';

/** The folder of the built programs, where this one is. */
const HERE = fileURLToPath(new URL('.', import.meta.url));

app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
if (process.platform === 'win32') app.setAppUserModelId('org.quintet.app');

const shown = parseShowArguments(process.argv.slice(1));
const data = readDataOption(process.argv) ?? defaultDataFolder(process.platform, process.env);

/** The file that it was started with, if with one. */
const file = fileArgument(process.argv.slice(1), process.cwd());
/** Apple's systems tell of files by events, the first of which comes before anything is ready. */
let openPath: ((path: string) => void) | undefined;
const waiting: string[] = file === undefined ? [] : [file];
app.on('open-file', (event, path) => {
  event.preventDefault();
  if (openPath === undefined) waiting.push(path);
  else openPath(path);
});

function start(): void {
  if (!shown.ok) throw new Error(`${shown.error}.`);
  // Who develops the app may look into it.
  const refused = app.isPackaged ? refusedSwitches(process.argv.slice(1), process.platform) : [];
  const worst = refused.find((name) => name !== NO_SANDBOX) ?? refused[0];
  if (worst === NO_SANDBOX) {
    // No page runs, so nothing is lost by waiting until the system can show why.
    void app.whenReady().then(() => fail(new Error(refusalOf(worst))));
    return;
  }
  // Before Chromium has started, so that nothing listens yet.
  if (worst !== undefined) throw new Error(refusalOf(worst));
  // What Chromium keeps, the lock of the single instance among it, belongs to the data folder too.
  const chromium = join(data, 'chromium');
  mkdirSync(chromium, { recursive: true, mode: PRIVATE_FOLDER });
  app.setPath('userData', chromium);
  // Chromium changes the order of the words of a second start, so that the file goes beside them.
  if (!app.requestSingleInstanceLock({ file })) {
    app.quit();
    return;
  }
  void app
    .whenReady()
    .then(() =>
      startElectronHost({
        preload: join(HERE, '../preload/preload.cjs'),
        renderer: join(HERE, '../renderer'),
        scoreFour: join(HERE, 'scoreFour.js'),
        searchWorker: join(HERE, 'searchWorker.js'),
        data,
        shown: shown.value,
      }),
    )
    .then((open) => {
      openPath = open;
      for (const path of waiting) open(path);
    })
    .catch(fail);
}

function fail(error: unknown): void {
  dialog.showErrorBox('Quintet could not start', (error as Error).message);
  app.exit(1);
}

try {
  start();
} catch (error) {
  fail(error);
}
