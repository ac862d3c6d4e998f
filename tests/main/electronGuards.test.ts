import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { APP_ORIGIN, findAppFile } from '../../src-main/host/appProtocol.ts';
import {
  confine,
  denyPermissions,
  isTrustedSender,
  limitDownloads,
  lockPage,
} from '../../src-main/host/guards.ts';
import { makeFirstMenu } from '../../src-main/host/menu.ts';
import { choosePlace, makeWindowOptions } from '../../src-main/host/window.ts';
import { FILES } from './hostClient.ts';

vi.mock('electron', () => ({ BrowserWindow: undefined }));

describe('the window', () => {
  it('keeps its page apart from the system', () => {
    const place = { x: 1, y: 2, width: 800, height: 600 };
    const { webPreferences = {}, ...options } = makeWindowOptions('/preload.cjs', place);
    expect(options).toMatchObject({ ...place, show: false });
    const { preload, ...switches } = webPreferences;
    expect(preload).toBe('/preload.cjs');
    // Each switch is said, on or off: those that keep the page apart are on, and nothing else is.
    const on = Object.entries(switches).filter(([, isOn]) => isOn !== false);
    expect(Object.fromEntries(on)).toEqual({
      ...{ contextIsolation: true, sandbox: true, webSecurity: true },
    });
    expect(Object.keys(switches)).toContain('nodeIntegration');
  });

  it('of a kiosk fills the screen and can’t be put away', () => {
    const place = { x: 1, y: 2, width: 800, height: 600 };
    expect(makeWindowOptions('/preload.cjs', place, true)).toMatchObject({
      ...{ kiosk: true, minimizable: false, closable: false },
    });
    expect(makeWindowOptions('/preload.cjs', place)).not.toHaveProperty('kiosk');
  });

  it('of a kiosk hears of no key that leads elsewhere, and ends with its chord', () => {
    const contents = new EventEmitter();
    const onEnd = vi.fn();
    lockPage(contents as WebContents, onEnd);
    /** Presses a key; tells whether the page is kept from it. */
    const press = (key: string, held: object): boolean => {
      const preventDefault = vi.fn();
      const none = { control: false, meta: false, alt: false, shift: false };
      contents.emit(
        'before-input-event',
        { preventDefault },
        { type: 'keyDown', key, ...none, ...held },
      );
      return preventDefault.mock.calls.length > 0;
    };
    expect(press('r', { control: true })).toBe(true);
    expect(press('F11', {})).toBe(true);
    expect(press('z', { control: true })).toBe(false);
    expect(onEnd).not.toHaveBeenCalled();
    expect(press('Q', { control: true, alt: true, shift: true })).toBe(true);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  const laptop = { x: 0, y: 25, width: 1440, height: 875 };
  const monitor = { x: 1440, y: 0, width: 2560, height: 1440 };
  const saved = { x: 1600, y: 100, width: 1000, height: 800, isMaximized: false };

  it.each([
    ['where it was', saved, [laptop, monitor], { x: 1600, y: 100, width: 1000, height: 800 }],
    [
      'centred when its monitor is gone',
      saved,
      [laptop],
      { x: 220, y: 63, width: 1000, height: 800 },
    ],
    [
      'centred when its title bar is above every screen',
      { ...saved, x: 100, y: -500 },
      [laptop],
      { x: 220, y: 63, width: 1000, height: 800 },
    ],
    [
      'centred when only a sliver of it would be seen',
      { ...saved, x: 1400 },
      [laptop],
      { x: 220, y: 63, width: 1000, height: 800 },
    ],
    [
      'no larger than the screen',
      { ...saved, x: 0, y: 25, width: 9_000, height: 9_000 },
      [laptop],
      laptop,
    ],
    ['centred the first time', undefined, [laptop], { x: 80, y: 33, width: 1280, height: 860 }],
    [
      'somewhere when there are no screens',
      undefined,
      [],
      { x: 0, y: 0, width: 1280, height: 860 },
    ],
  ])('opens %s', (_, place, areas, expected) => {
    expect(choosePlace(place, areas)).toEqual(expected);
  });
});

describe('a page', () => {
  it('goes nowhere, opens nothing and embeds nothing', () => {
    const listeners = new Map<string, (event: { preventDefault(): void }) => void>();
    let openHandler: ((details: { url: string }) => unknown) | undefined;
    confine({
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      setWindowOpenHandler: (handler: () => unknown) => (openHandler = handler),
    } as unknown as WebContents);
    expect([...listeners.keys()].sort()).toEqual([
      'will-attach-webview',
      'will-frame-navigate',
      'will-navigate',
      'will-redirect',
    ]);
    for (const listener of listeners.values()) {
      const preventDefault = vi.fn();
      listener({ preventDefault });
      expect(preventDefault).toHaveBeenCalledOnce();
    }
    for (const url of [
      'https://evil.example',
      'file:///etc/passwd',
      'javascript:1',
      'app://quintet/',
    ]) {
      expect(openHandler?.({ url })).toEqual({ action: 'deny' });
    }
  });

  it('downloads nothing but what the page has made', () => {
    const on = vi.fn();
    limitDownloads({ on } as unknown as Session);
    const [[name, listener]] = on.mock.calls as [[string, (...args: unknown[]) => void]];
    expect(name).toBe('will-download');
    const isPrevented = (url: string, mimeType: string): boolean => {
      const preventDefault = vi.fn();
      listener({ preventDefault }, { getURL: () => url, getMimeType: () => mimeType });
      return preventDefault.mock.calls.length > 0;
    };
    for (const type of ['image/png', 'image/gif', 'text/plain', 'application/x-ndjson']) {
      expect(isPrevented(`blob:${APP_ORIGIN}/1`, type)).toBe(false);
    }
    expect(isPrevented(`blob:${APP_ORIGIN}/1`, 'text/html')).toBe(true);
    expect(isPrevented(`${APP_ORIGIN}/index.html`, 'image/png')).toBe(true);
    expect(isPrevented(`blob:${APP_ORIGIN}.example/1`, 'image/png')).toBe(true);
    expect(isPrevented('https://example.org/a.png', 'image/png')).toBe(true);
  });

  it('gets no permission, asked for or looked up', () => {
    const handlers: Record<string, (...args: unknown[]) => unknown> = {};
    const keep = (name: string) => (handler: never) => (handlers[name] = handler);
    denyPermissions({
      setPermissionRequestHandler: keep('request'),
      setPermissionCheckHandler: keep('check'),
      setDevicePermissionHandler: keep('device'),
      setDisplayMediaRequestHandler: keep('display'),
    } as unknown as Session);
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'openExternal',
      'fullscreen',
    ]) {
      const answer = vi.fn();
      handlers['request']?.({}, permission, answer);
      expect(answer.mock.calls).toEqual([[false]]);
      expect(handlers['check']?.({}, permission)).toBe(false);
    }
    expect(handlers['device']?.({ deviceType: 'usb' })).toBe(false);
    const answer = vi.fn();
    handlers['display']?.({}, answer);
    expect(answer.mock.calls).toEqual([[{}]]);
  });
});

describe('a message is taken', () => {
  const own = { parent: null, origin: 'app://quintet', url: 'app://quintet/index.html#x' };
  const twin = { ...own };
  const child = { ...own, parent: own as never };

  it('from the main frame of the window at our address', () => {
    expect(isTrustedSender(own, own)).toBe(true);
  });

  it.each([
    ['a frame that is gone', null, own],
    ['another window at the same address', twin, own],
    ['a frame within the page', child, own],
    ['a frame within the page that claims to be the main one', child, child],
  ])('not from %s', (_, sender, mainFrame) => {
    expect(isTrustedSender(sender, mainFrame)).toBe(false);
  });

  it.each([
    ['about:blank', 'null'],
    ['about:blank', 'app://quintet'],
    ['', ''],
    ['https://quintet/', 'https://quintet'],
    ['app://quintet.evil.example/', 'app://quintet.evil.example'],
    ['app://quintet@evil.example/', 'app://evil.example'],
    ['app://Quintet/', 'app://Quintet'],
    ['app://quintet:1/', 'app://quintet:1'],
    ['app://quintett/', 'app://quintett'],
    ['apps://quintet/', 'apps://quintet'],
    ['file:///app://quintet/', 'file://'],
    ['data:text/html,app://quintet/', 'null'],
    ['blob:app://quintet/1', 'app://quintet'],
  ])('not from a main frame at %s (%s)', (url, origin) => {
    const frame = { parent: null, url, origin };
    expect(isTrustedSender(frame, frame)).toBe(false);
  });
});

describe('an address of the app', () => {
  it('finds the files of the page, with any query or fragment', () => {
    for (const address of ['app://quintet/', 'app://quintet/?a#b', 'app://quintet/index.html#/x']) {
      expect(findAppFile(FILES, address)).toBe(FILES.get('/'));
    }
    expect(findAppFile(FILES, 'app://quintet/assets/index.js?v=1')?.type).toMatch('javascript');
  });

  it('finds nothing else, however it is written', () => {
    const part = fc.constantFrom('..', '.', '%2e%2e', '%2F', '\\', 'assets', 'index.js', '', '/');
    const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
    const start = fc.constantFrom(
      'app://quintet',
      'app://evil',
      'file://',
      'app:',
      'app://quintet.x',
    );
    fc.assert(
      fc.property(
        start,
        fc.oneof(path, fc.webPath(), fc.string({ unit: 'binary' })),
        (host, rest) => {
          const file = findAppFile(FILES, host + rest);
          const isKnown = host === 'app://quintet' && FILES.has(rest.split(/[?#]/, 1)[0] ?? '');
          expect(file !== undefined).toBe(isKnown);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('the first menu', () => {
  it.each(['darwin', 'win32', 'linux'] as const)('has what people expect on %s', (platform) => {
    const template = makeFirstMenu(platform);
    const names = template.map(({ role, label }) => role ?? label);
    expect(names).toEqual(
      platform === 'darwin'
        ? ['appMenu', 'editMenu', '&View', 'windowMenu']
        : ['&File', 'editMenu', '&View'],
    );
    expect(JSON.stringify(template)).not.toMatch(/reload|toggleDevTools/i);
  });
});
