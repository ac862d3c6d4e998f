import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  app,
  type BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  protocol,
  screen,
  session,
  shell,
  utilityProcess,
} from 'electron';
import { err } from '../../src-shared/core/result.ts';
import { CALL_NAMES, type CallName } from '../../src-shared/ipc/names.ts';
import type { Caller, Router } from '../../src-shared/ipc/router.ts';
import type { ChildHandle } from '../opponent/childHandle.ts';
import { minimalEnvironment } from '../opponent/environment.ts';
import { wrapUtilityProcess } from '../opponent/utilityChild.ts';
import { workingFolder } from '../opponent/workingFolder.ts';
import { readGameFile } from '../openedGames.ts';
import { startApp } from '../renewableApp.ts';
import { makeProgramDialogs } from '../programs/programDialogs.ts';
import { takeDataFolder } from '../storage/dataFolder.ts';
import { makeWindowPlaceText, windowPlaceFile } from '../storage/windowPlace.ts';
import { APP_ORIGIN, APP_SCHEME, findAppFile } from './appProtocol.ts';
import { KIOSK_NOTE, type ShowOptions } from '../cli/showOptions.ts';
import { confine, denyPermissions, isTrustedSender, limitDownloads, lockPage } from './guards.ts';
import { makeFirstMenu, makeMenuTemplate } from './menu.ts';
import { makePageHeaders } from './pageHeaders.ts';
import { readRendererFiles } from './rendererFiles.ts';
import { forgetAddress } from './runningHost.ts';
import { choosePlace, openWindow, placeOf } from './window.ts';

/** Where the built pieces and the person's files are. */
export interface ElectronPaths {
  readonly preload: string;
  readonly renderer: string;
  readonly scoreFour: string;
  readonly searchWorker: string;
  readonly data: string;
  /** What it was started to show, if for that. */
  readonly shown?: ShowOptions | undefined;
}

/**
 * Opens Quintet in a window of its own. The app is ready and the only instance.
 * @returns what opens a file from outside.
 * @throws Error when it can't start; its message says why.
 */
// eslint-disable-next-line max-lines-per-function -- wiring in its order, with what is wired named once
export async function startElectronHost(paths: ElectronPaths): Promise<(path: string) => void> {
  const taken = await takeDataFolder(paths.data);
  if (!taken.ok) throw new Error(taken.error.message);
  const folder = taken.value;
  const { shown } = paths;
  const isKiosk = shown?.show.isKiosk === true;
  await forgetAddress(folder);

  let window: BrowserWindow | undefined = undefined;
  let isLossWanted = false;
  /** A kiosk ends only when it is told to: by its chord, or by the system. */
  let isEnding = false;
  const endKiosk = (): void => {
    isEnding = true;
    app.quit();
  };
  const composed = await startApp(folder, {
    host: 'electron',
    version: app.getVersion(),
    sendEvent: (name, payload) => window?.webContents.send(name, payload),
    quit() {
      // The page has asked before.
      isLossWanted = isEnding = true;
      app.quit();
    },
    reloadWindows: () => void window?.loadURL(`${APP_ORIGIN}/`),
    async forgetPages() {
      await session.defaultSession.clearStorageData();
      await session.defaultSession.clearCache();
    },
    openDataFolder: async () => (await shell.openPath(folder.path)) === '',
    showMenu(menu) {
      if (isKiosk) return;
      const template = makeMenuTemplate(menu, (id) => {
        show();
        window?.webContents.send('menuCommand', { id });
      });
      Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    },
    scoreFourProgram: {
      launch: (args) =>
        launchUtility(paths.scoreFour, args, workingFolder(folder.path, 'scoreFour')),
      hasExtensions: true,
    },
    programDialogs: makeProgramDialogs(dialog),
    searchWorkerUrl: pathToFileURL(paths.searchWorker),
    onBug: (error) => console.error(error),
    show: shown?.show,
    demoPaceMs: shown?.paceMs,
  });

  app.on('web-contents-created', (_event, contents) => confine(contents));
  denyPermissions(session.defaultSession);
  limitDownloads(session.defaultSession);
  // Nor does a kiosk ask where to save anything.
  if (isKiosk) session.defaultSession.on('will-download', (event) => event.preventDefault());
  servePage(paths.renderer);
  let page = makePage(() => window);
  answerCalls(
    (name, payload) => composed.router(name, payload, page.caller),
    () => window,
  );
  if (isKiosk) console.log(KIOSK_NOTE);
  const firstMenu = isKiosk ? null : Menu.buildFromTemplate(makeFirstMenu(process.platform));
  Menu.setApplicationMenu(firstMenu);

  /** Asks before games that could not be saved are lost. */
  const mayEnd = (): boolean => composed.saving.waiting === 0 || (isLossWanted ||= confirmLoss());

  const placeFile = windowPlaceFile(folder);
  let place = await placeFile.read();
  let placeSaved = Promise.resolve();
  const show = (): void => {
    if (window !== undefined) {
      if (window.isMinimized()) window.restore();
      window.focus();
      return;
    }
    const areas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
    const workAreas = areas.map(({ workArea }) => workArea);
    const placed = choosePlace(place, workAreas);
    const opened = openWindow(paths.preload, placed, { isMaximized: place?.isMaximized, isKiosk });
    window = opened;
    if (isKiosk) lockPage(opened.webContents, endKiosk);
    opened.on('close', (event) => {
      if (isKiosk && !isEnding) {
        event.preventDefault();
        return;
      }
      const endsProgram = process.platform !== 'darwin';
      if (endsProgram && !mayEnd()) {
        event.preventDefault();
        return;
      }
      if (isKiosk) return;
      place = placeOf(opened);
      const text = makeWindowPlaceText(place);
      // Where the window was is not worth an error.
      placeSaved = placeSaved.then(() => placeFile.write(text)).then(() => undefined);
    });
    const leavePage = (): void => {
      page.leave();
      page = makePage(() => window);
    };
    opened.webContents.on('did-navigate', leavePage);
    opened.webContents.on('render-process-gone', leavePage);
    opened.on('closed', () => {
      window = undefined;
      leavePage();
    });
  };
  show();

  // Whoever ends us so does not wait for an answer.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isLossWanted = isEnding = true;
      app.quit();
    });
  }
  app.on('activate', show);
  app.on('second-instance', (_event, _args, _folder, told) => {
    const path = fileIn(told);
    if (path !== undefined) openPath(path);
    else show();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  let isClosed = false;
  app.on('before-quit', (event) => {
    if (!isClosed && ((isKiosk && !isEnding) || !mayEnd())) event.preventDefault();
  });
  // Windows are closed by now, so where they were is being saved.
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void Promise.all([composed.close(), placeSaved])
      .then(() => folder.release())
      .finally(() => {
        isClosed = true;
        app.quit();
      });
  });

  /** Opens a file from outside in the window. Nobody brings any to a kiosk. */
  function openPath(path: string): void {
    show();
    if (isKiosk) return;
    const file = readGameFile(path);
    if (!file.ok) return composed.refuseFile(basename(path));
    app.addRecentDocument(path);
    void composed.openFile(file.value);
  }
  return openPath;
}

/** The file that a second start was given. */
function fileIn(told: unknown): string | undefined {
  const { file } = (typeof told === 'object' && told !== null ? told : {}) as { file?: unknown };
  return typeof file === 'string' ? file : undefined;
}

/** @returns whether the person wants to end the program although games are lost by it. */
function confirmLoss(): boolean {
  const buttons = ['Keep Quintet open', 'Quit without saving'];
  const message = 'A game could not be saved and would be lost.';
  return dialog.showMessageBoxSync({ type: 'warning', message, buttons, cancelId: 0 }) === 1;
}

/** Serves the page from memory; every other address of the scheme is unknown. */
function servePage(folder: string): void {
  const files = readRendererFiles(folder);
  const headers = makePageHeaders();
  protocol.handle(APP_SCHEME, ({ url, method }) => {
    const file = method === 'GET' ? findAppFile(files, url) : undefined;
    if (file === undefined) return new Response('There is no such file.', { status: 404, headers });
    const body = new Uint8Array(file.body);
    return new Response(body, { headers: { ...headers, 'Content-Type': file.type } });
  });
}

/** What the window shows until it loads anew or is closed. */
function makePage(window: () => BrowserWindow | undefined): { caller: Caller; leave(): void } {
  const leaving = new AbortController();
  return {
    caller: {
      gone: leaving.signal,
      send(name, payload) {
        if (!leaving.signal.aborted) window()?.webContents.send(name, payload);
      },
    },
    leave: () => leaving.abort(),
  };
}

/** Answers the calls of our window's page and of no one else. */
function answerCalls(
  answer: (name: CallName, payload: unknown) => ReturnType<Router>,
  window: () => BrowserWindow | undefined,
): void {
  for (const name of CALL_NAMES) {
    ipcMain.handle(name, ({ senderFrame }, payload: unknown) => {
      const mainFrame = window()?.webContents.mainFrame;
      if (mainFrame !== undefined && isTrustedSender(senderFrame, mainFrame)) {
        return answer(name, payload);
      }
      return err({ code: 'ERR_SENDER', message: 'only the window of the app may call' });
    });
  }
}

function launchUtility(script: string, args: readonly string[], folder: string): ChildHandle {
  return wrapUtilityProcess(
    utilityProcess.fork(script, [...args], {
      cwd: folder,
      env: minimalEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      serviceName: 'Quintet Score Four',
    }),
  );
}
