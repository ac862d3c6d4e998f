import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { CALL_NAMES } from '../../src-shared/ipc/names.ts';
import { computer, person, scoreFourMatch, seenIn } from '../match/testReferee.ts';
import { startElectron as startApp } from './builtElectron.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the built Electron app', () => {
  it('plays Score Four through its calls, against the real program in a process of its own', async () => {
    const folder = temporaryFolder();
    const { client, messages, did, ask, ended } = await startApp(folder);
    expect(unwrap(await client.call('appInfo'))).toEqual({
      version: '0.0.0-stub',
      host: 'electron',
      notices: [],
      saving: { waiting: 0 },
    });
    expect(await client.call('openWindow')).toMatchObject({ error: { code: 'ERR_ONE_WINDOW' } });
    const started = unwrap(await client.call('startMatch', scoreFourMatch(person, computer)));
    await client.call('playMove', { ...seenIn(started), move: 5 });
    await vi.waitFor(
      async () => expect(unwrap(await client.call('currentMatch'))?.moves).toHaveLength(2),
      { timeout: 15_000 },
    );
    const told = messages.filter(({ channel }) => channel === 'matchChanged');
    expect(told.map(({ payload }) => (payload as MatchSnapshot).moves.length)).toEqual([0, 1, 2]);

    const [{ pid }] = did('fork') as unknown as [{ pid: number }];
    expect(isRunning(pid)).toBe(true);
    await ask({ close: true });
    expect(await ended).toBe(0);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5_000 });
    expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toEqual({
      x: 11,
      y: 22,
      width: 999,
      height: 888,
      isMaximized: false,
    });

    const again = await startApp(folder);
    expect(unwrap(await again.client.call('currentMatch'))?.moves).toHaveLength(2);
    expect(again.did('openWindow')).toMatchObject([{ options: { x: 11, y: 22, width: 999 } }]);
    await again.client.call('quit');
    expect(await again.ended).toBe(0);
  });

  it('answers nobody but the page in its own window', async () => {
    const { ask } = await startApp(temporaryFolder());
    const refused = { ok: false, error: { code: 'ERR_SENDER' } };
    for (const from of [
      null,
      { parent: null, origin: 'app://quintet', url: 'app://quintet/' },
      { parent: null, origin: 'https://evil.example', url: 'https://evil.example/' },
    ]) {
      for (const channel of CALL_NAMES) expect(await ask({ channel, from })).toMatchObject(refused);
    }
    expect(await ask({ channel: 'currentMatch' })).toMatchObject({ ok: true });
  });

  it('serves its page, with its policy, and no other address', async () => {
    const { ask } = await startApp(temporaryFolder());
    expect(await ask({ load: 'app://quintet/' })).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(/connect-src 'self';/) as string,
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
      },
      body: expect.stringMatching(/<!doctype html>/i) as string,
    });
    expect(await ask({ load: 'app://quintet/notices.txt' })).toMatchObject({ status: 200 });
    for (const load of ['app://quintet/../main/electron.js', 'app://evil/', 'app://quintet/x']) {
      expect(await ask({ load })).toMatchObject({ status: 404 });
    }
  });

  it('prepares Electron before it is ready: sandbox, scheme and folder', async () => {
    const folder = temporaryFolder();
    const { messages } = await startApp(folder);
    expect(messages.map(({ did }) => did).slice(0, 3)).toEqual([
      'enableSandbox',
      'registerSchemes',
      'setPath',
    ]);
    expect(messages[2]).toMatchObject({ name: 'userData', path: join(folder, 'chromium') });
  });

  it('runs once: a second start ends, and the first window comes forward', async () => {
    const folder = temporaryFolder();
    const { ask, did } = await startApp(folder);
    await ask({ channel: 'second-instance' });
    expect(did('focus')).toHaveLength(1);
    expect(did('openWindow')).toHaveLength(1);
    const second = await startApp(folder, { STUB_SECOND_INSTANCE: '1' });
    expect(await second.ended).toBe(0);
    expect(second.did('openWindow')).toEqual([]);
  });

  it('makes the menu that its window describes, and tells what is chosen there', async () => {
    const folder = temporaryFolder();
    const { client, did, ask, messages } = await startApp(folder);
    unwrap(
      await client.call('showMenu', [
        {
          label: 'Spiel',
          entries: [
            { kind: 'command', id: 'undo', label: 'Zurück', accelerator: 'F9', isEnabled: true },
            { kind: 'separator' },
            { kind: 'role', role: 'quit', label: 'Beenden' },
          ],
        },
      ]),
    );
    expect(did('setMenu').at(-1)).toMatchObject({
      template: [
        {
          label: 'Spiel',
          submenu: [
            { label: 'Zurück', enabled: true, accelerator: 'F9', registerAccelerator: false },
            { type: 'separator' },
            { role: 'quit', label: 'Beenden' },
          ],
        },
      ],
    });
    await ask({ choose: 'undo' });
    const told = messages.filter(({ channel }) => channel === 'menuCommand');
    expect(told).toEqual([{ channel: 'menuCommand', payload: { id: 'undo' } }]);
    expect(did('focus')).toHaveLength(1);
    const junk = [{ label: '', entries: [] }];
    expect(await client.call('showMenu', junk)).toMatchObject({ error: { code: 'ERR_PAYLOAD' } });

    unwrap(await client.call('openDataFolder'));
    expect(did('openPath')).toMatchObject([{ path: folder }]);
  });

  it('in a kiosk has no menu, stays when it is closed or asked to quit, and ends by its chord', async () => {
    const folder = temporaryFolder();
    const { client, did, ask, ended } = await startApp(folder, {}, ['--no-sandbox', '--kiosk']);
    expect(did('openWindow')).toMatchObject([{ options: { kiosk: true, closable: false } }]);
    expect(did('setMenu')).toMatchObject([{ template: null }]);
    expect(unwrap(await client.call('appInfo')).show).toEqual({ demo: 'all', isKiosk: true });
    unwrap(await client.call('showMenu', [{ label: 'Game', entries: [] }]));
    expect(did('setMenu')).toHaveLength(1);
    await ask({ close: true });
    expect(await client.call('quit')).toMatchObject({ error: { code: 'ERR_KIOSK' } });
    expect(await client.call('currentMatch')).toMatchObject({ ok: true });
    await ask({ press: { key: 'q', control: true, alt: true, shift: true, meta: false } });
    expect(await ended).toBe(0);
    expect(readdirSync(folder)).not.toContain('match.json');
  });

  it('says what is wrong with what it shall show', async () => {
    const { did, ended } = await startApp(temporaryFolder(), {}, ['--demo', 'chess']);
    expect(await ended).toBe(1);
    expect(did('showErrorBox')).toMatchObject([
      { content: expect.stringContaining('there is no game “chess”') as string },
    ]);
  });

  it('asks before it closes on games that could not be saved', async () => {
    const folder = join(temporaryFolder(), 'data');
    const { client, did, ask, ended } = await startApp(folder);
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    renameSync(folder, `${folder}-away`);
    const seen = seenIn(unwrap(await client.call('currentMatch'))!);
    unwrap(await client.call('playMove', { ...seen, move: 5 }));
    await ask({ close: true });
    expect(did('showMessageBox')).toHaveLength(1);
    expect(await client.call('quit')).toMatchObject({ error: { code: 'ERR_UNSAVED' } });
    await ask({ answer: 1 });
    await ask({ close: true });
    expect(await ended).toBe(0);
    expect(did('showMessageBox')).toHaveLength(2);
    expect(existsSync(folder)).toBe(false);
  });

  if (process.platform !== 'win32') {
    it('ends in order when the system asks it to, and leaves a data folder for its owner alone', async () => {
      const folder = join(temporaryFolder(), 'data');
      const { child, ended } = await startApp(folder);
      expect(readdirSync(folder)).toContain('quintet.lock');
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(readdirSync(folder)).not.toContain('quintet.lock');
      expect(readdirSync(folder)).toContain('window.json');
    });
  }

  it('says why when it can’t start', async () => {
    const folder = temporaryFolder();
    await startApp(folder);
    const second = await startApp(folder);
    expect(await second.ended).toBe(1);
    expect(second.did('showErrorBox')).toMatchObject([
      { content: expect.stringMatching(/another Quintet is using/) as string },
    ]);
  });

  it.each([
    ['--remote-debugging-port=9222', /does not start with --remote-debugging-port\.$/],
    ['--no-sandbox', /runs in its sandbox only/],
  ])(
    'packaged, does not start with %s: nothing is opened, nothing is written',
    async (arg, why) => {
      const folder = join(temporaryFolder(), 'data');
      const app = await startApp(folder, { STUB_PACKAGED: '1' }, [arg]);
      expect(await app.ended).toBe(1);
      expect(app.did('showErrorBox')).toMatchObject([
        { content: expect.stringMatching(why) as string },
      ]);
      expect(app.did('openWindow')).toEqual([]);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it('packaged, starts with what graphics and languages may need', async () => {
    const args = ['--disable-gpu', '--lang=de', '--ozone-platform-hint=auto'];
    const app = await startApp(temporaryFolder(), { STUB_PACKAGED: '1' }, args);
    expect(app.did('openWindow')).toHaveLength(1);
  });
});
