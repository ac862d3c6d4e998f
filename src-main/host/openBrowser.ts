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

/** Starts a program; false when it is not there or ends badly at once. */
type Start = (file: string, args: readonly string[]) => Promise<boolean>;

/**
 * Opens a page that is a file in the default browser, or else in a Chromium window of its own.
 * @returns whether something was started.
 */
export async function openBrowser(
  path: string,
  platform: NodeJS.Platform = process.platform,
  start: Start = startProgram,
): Promise<boolean> {
  const commands = [
    openCommand(platform, path),
    ...APP_BROWSERS.map((browser): [string, ...string[]] => [
      browser,
      `--app=${pathToFileURL(path).href}`,
    ]),
  ];
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
