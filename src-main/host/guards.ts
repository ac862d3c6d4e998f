import type { Session, WebContents, WebFrameMain } from 'electron';
import { endsKiosk, isKeptFromKiosk } from '../../src-shared/core/kioskKeys.ts';
import { APP_ORIGIN } from './appProtocol.ts';

/** No part of the app needs any permission, so every request and every check is denied. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback({}));
}

/** What the page makes itself: games as texts and pictures, and the file with everything. */
const OWN_TYPES: ReadonlySet<string> = new Set([
  'text/plain',
  'application/x-ndjson',
  'image/png',
  'image/svg+xml',
  'image/gif',
]);

/** Nothing is downloaded but what the page itself has made, which the person is asked where to keep. */
export function limitDownloads(session: Session): void {
  session.on('will-download', (event, item) => {
    const isOwn = item.getURL().startsWith(`blob:${APP_ORIGIN}/`);
    if (!isOwn || !OWN_TYPES.has(item.getMimeType())) event.preventDefault();
  });
}

/** Keeps a window at the page it was opened with: it goes nowhere, opens nothing and embeds nothing. */
export function confine(contents: WebContents): void {
  const forbid = (event: { preventDefault(): void }): void => event.preventDefault();
  contents.on('will-navigate', forbid);
  contents.on('will-frame-navigate', forbid);
  contents.on('will-redirect', forbid);
  contents.on('will-attach-webview', forbid);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/**
 * Keeps a page of a kiosk as large as it is, and those keys from it that lead anywhere else.
 * @param onEnd called when the chord was pressed that ends the kiosk.
 */
export function lockPage(contents: WebContents, onEnd: () => void): void {
  contents.on('before-input-event', (event, input) => {
    if (input.type !== 'keyDown') return;
    if (endsKiosk(input)) onEnd();
    if (isKeptFromKiosk(input)) event.preventDefault();
  });
  contents.on('zoom-changed', () => contents.setZoomLevel(0));
  contents.on('context-menu', (event) => event.preventDefault());
  contents.on('did-finish-load', () => void contents.setVisualZoomLevelLimits(1, 1));
}

/** What is asked of the frame that a message came from. */
type SenderFrame = Pick<WebFrameMain, 'origin' | 'url' | 'parent'>;

/**
 * Whether a message came from the main frame of our window, at exactly our origin.
 * @param sender is null when the frame is gone by now.
 */
export function isTrustedSender(sender: SenderFrame | null, mainFrame: SenderFrame): boolean {
  return (
    sender === mainFrame &&
    sender.parent === null &&
    sender.origin === APP_ORIGIN &&
    sender.url.startsWith(`${APP_ORIGIN}/`)
  );
}
