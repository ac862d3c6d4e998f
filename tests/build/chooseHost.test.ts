import { describe, expect, it, vi } from 'vitest';
import { chooseHost } from '../../build/chooseHost.mjs';

const found = vi.fn(() => Promise.resolve({ ok: true as const, path: '/electron' }));
const refused = () => Promise.resolve({ ok: false as const, reason: 'It cannot be downloaded.' });
const desktop = {
  wantsBrowser: false,
  platform: 'linux' as const,
  env: { DISPLAY: ':0' },
  userId: 1000,
};

describe('npm start', () => {
  it('opens the window where Electron is or can be fetched', async () => {
    expect(await chooseHost(desktop, found)).toEqual({ host: 'electron', path: '/electron' });
  });

  it('opens the browser, saying why, when Electron cannot be fetched', async () => {
    expect(await chooseHost(desktop, refused)).toEqual({
      host: 'browser',
      reason: 'It cannot be downloaded.',
    });
  });

  it('opens the browser when asked to, without touching Electron', async () => {
    const fetch = vi.fn(refused);
    expect(await chooseHost({ ...desktop, wantsBrowser: true }, fetch)).toEqual({
      host: 'browser',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('downloads nothing where there is no display', async () => {
    const fetch = vi.fn(refused);
    const choice = await chooseHost({ ...desktop, env: {} }, fetch);
    expect(choice).toMatchObject({
      host: 'browser',
      reason: /* why */ expect.stringMatching(/display/),
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('takes a Wayland display for one', async () => {
    const choice = await chooseHost({ ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }, found);
    expect(choice.host).toBe('electron');
  });

  it('keeps the sandbox: root gets the browser', async () => {
    const choice = await chooseHost({ ...desktop, userId: 0 }, found);
    expect(choice).toMatchObject({ host: 'browser', reason: expect.stringMatching(/root/) });
  });

  it('needs no display variable on other systems', async () => {
    const windows = { ...desktop, platform: 'win32' as const, env: {}, userId: undefined };
    expect((await chooseHost(windows, found)).host).toBe('electron');
  });
});
