import { BrowserWindow, type BrowserWindowConstructorOptions, type Rectangle } from 'electron';
import type { WindowPlace } from '../storage/windowPlace.ts';
import { APP_ORIGIN } from './appProtocol.ts';

const DEFAULT_SIZE = { width: 1280, height: 860 };
const MIN_SIZE = { width: 480, height: 480 };
/** A page that lives shorter than this, milliseconds, is not loaded again after a crash. */
const MIN_LIFE_MS = 3_000;
/** So much of a window's upper edge must be on a screen for a person to take hold of it, pixels. */
const HOLD = { width: 120, height: 40 };

/** Everything about the window that keeps its page apart from the system; every choice is written out. */
export function makeWindowOptions(
  preload: string,
  place: Rectangle,
  isKiosk = false,
): BrowserWindowConstructorOptions {
  return {
    ...place,
    ...(isKiosk && { kiosk: true, minimizable: false, closable: false }),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: 'Quintet',
    backgroundColor: '#1d2b22',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    },
  };
}

/** Opens the window and shows it once there is something to see. A page that crashes is loaded anew. */
export function openWindow(
  preload: string,
  place: Rectangle,
  {
    isMaximized = false,
    isKiosk = false,
  }: { isMaximized?: boolean | undefined; isKiosk?: boolean },
): BrowserWindow {
  const window = new BrowserWindow(makeWindowOptions(preload, place, isKiosk));
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  let loadedMs = performance.now();
  window.webContents.on('render-process-gone', () => {
    // One that crashes again at once would do so for ever.
    if (performance.now() - loadedMs < MIN_LIFE_MS) return;
    loadedMs = performance.now();
    window.reload();
  });
  void window.loadURL(`${APP_ORIGIN}/`);
  return window;
}

/** Where a window is, for the next time. */
export const placeOf = (window: BrowserWindow): WindowPlace => ({
  ...window.getNormalBounds(),
  isMaximized: window.isMaximized(),
});

/**
 * Where to open the window: where it was, if it can be seen and taken hold of there, else centred on the first screen.
 * @param workAreas of the screens there are, the main one first.
 */
export function choosePlace(
  saved: WindowPlace | undefined,
  workAreas: readonly Rectangle[],
): Rectangle {
  const home = workAreas[0] ?? { x: 0, y: 0, ...DEFAULT_SIZE };
  if (saved !== undefined) {
    const area = workAreas.find((each) => canBeHeld(saved, each));
    if (area !== undefined) {
      const { x, y } = saved;
      return { x, y, width: fit(saved.width, area.width), height: fit(saved.height, area.height) };
    }
  }
  const width = fit(saved?.width ?? DEFAULT_SIZE.width, home.width);
  const height = fit(saved?.height ?? DEFAULT_SIZE.height, home.height);
  return {
    x: home.x + Math.round((home.width - width) / 2),
    y: home.y + Math.round((home.height - height) / 2),
    width,
    height,
  };
}

const fit = (wanted: number, room: number): number => Math.min(wanted, room);

function canBeHeld(place: Rectangle, area: Rectangle): boolean {
  const visibleWidth =
    Math.min(place.x + place.width, area.x + area.width) - Math.max(place.x, area.x);
  return (
    visibleWidth >= Math.min(HOLD.width, place.width) &&
    place.y >= area.y &&
    place.y + HOLD.height <= area.y + area.height
  );
}
