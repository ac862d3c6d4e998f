import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { startLimit } from '../time/awakeLimit.ts';

/** The system's way to open a page that is a file. The path is ours, and no shell reads it. */
function openCommand(platform: NodeJS.Platform, path: string): [string, ...string[]] {
  switch (platform) {
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler', path];
    case 'darwin':
      return ['open', path];
    default:
      return ['xdg-open', path];
  }
}

/** Browsers that can show a page as a window of its own, where there is no default browser. */
const APP_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/**
 * How a Chromium shows a page on the whole screen without anything of its own. A browser that runs already would only
 * open one more of its windows, so this one is kept apart from it.
 */
const kioskSwitches = (folder: string): readonly string[] => [
  '--kiosk',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  `--user-data-dir=${folder}`,
];

export interface BrowserOpening {
  readonly platform?: NodeJS.Platform;
  readonly start?: Start;
  /** A window of its own comes before the default browser. */
  readonly prefersWindow?: boolean | undefined;
  /** Where a browser that fills the screen keeps what it has to keep; not for such a one if missing. */
  readonly kioskFolder?: string | undefined;
}

/** Starts a program; false when it is not there or ends badly at once. */
type Start = (file: string, args: readonly string[]) => Promise<boolean>;

/**
 * Opens a page that is a file in the default browser, or else in a Chromium window of its own; the other way round
 * where that is asked for, and for a kiosk, because only of those it is known how they fill the screen.
 * @returns whether something was started.
 */
export async function openBrowser(
  path: string,
  {
    platform = process.platform,
    start = startProgram,
    kioskFolder,
    prefersWindow = kioskFolder !== undefined,
  }: BrowserOpening = {},
): Promise<boolean> {
  const switches = kioskFolder === undefined ? [] : kioskSwitches(kioskFolder);
  const usual = openCommand(platform, path);
  const windows = APP_BROWSERS.map((browser): [string, ...string[]] => [
    browser,
    ...switches,
    `--app=${pathToFileURL(path).href}`,
  ]);
  const commands = prefersWindow ? [...windows, usual] : [usual, ...windows];
  for (const [file, ...args] of commands) {
    if (await start(file, args)) return true;
  }
  return false;
}

/** An opener that is still there after this, milliseconds, stays for as long as the browser. */
const SETTLED_MS = 2_000;

/** Starts a program that may live longer than we do. */
export const startProgram: Start = (file, args) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { stdio: 'ignore', detached: true });
    const endWaiting = startLimit(SETTLED_MS, () => resolve(true));
    child.once('error', () => {
      endWaiting();
      resolve(false);
    });
    child.once('exit', (code) => {
      endWaiting();
      resolve(code === 0);
    });
    child.unref();
  });
