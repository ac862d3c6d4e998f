import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { startElectron as startApp } from './builtElectron.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describe('the built Electron app', () => {
  it('opens the file it is started with, and that of a second start, and takes no flag for one', async () => {
    const folder = temporaryFolder();
    const [first, second] = [join(folder, 'first.sgf'), join(folder, 'a second.sgf')];
    writeFileSync(first, '(;GM[9];B[b8-b6];W[x])');
    writeFileSync(second, '(;GM[11]SZ[5];B[a3])');
    mkdirSync(join(folder, 'folder.sgf'));
    const args = ['--no-sandbox', '--disable-gpu', '--log-file=x.sgf', first, '--lang=de'];
    const { client, did, ask, messages } = await startApp(folder, {}, args);
    const table = async () => unwrap(await client.call('currentMatch'))?.config.gameId;
    await vi.waitFor(async () => expect(await table()).toBe('linesOfAction'));
    expect(did('askForLock')).toMatchObject([{ told: { file: first } }]);
    expect(did('addRecentDocument')).toMatchObject([{ path: first }]);
    expect(unwrap(await client.call('appInfo')).notices).toMatchObject([
      {
        notice: {
          ...{ kind: 'gameFile', file: 'first.sgf', isOpened: true },
          notes: [{ code: 'NOTE_BAD_MOVE', number: 2, move: 'x' }],
        },
      },
    ]);

    const other = await startApp(folder, { STUB_SECOND_INSTANCE: '1' }, ['--disable-gpu', second]);
    expect(await other.ended).toBe(0);
    const [{ told }] = other.did('askForLock') as unknown as [{ told: unknown }];
    await ask({ channel: 'second-instance', payload: told });
    await vi.waitFor(async () => expect(await table()).toBe('hex'));
    expect(did('openWindow')).toHaveLength(1);
    expect(did('focus').length).toBeGreaterThan(0);
    const shown = () => messages.filter(({ channel }) => channel === 'gameOpened').length;
    await vi.waitFor(() => expect(shown()).toBe(2));

    // Apple's systems tell of files by events.
    expect(await ask({ channel: 'open-file', payload: first })).toBe(true);
    await vi.waitFor(async () => expect(await table()).toBe('linesOfAction'));
    for (const none of [join(folder, 'gone.sgf'), join(folder, 'folder.sgf'), '/bin/sh', '']) {
      await ask({ channel: 'open-file', payload: none });
    }
    await ask({ channel: 'second-instance', payload: { file: { evil: true } } });
    expect(await table()).toBe('linesOfAction');
    const { notices } = unwrap(await client.call('appInfo'));
    expect(notices.map(({ notice }) => notice)).toContainEqual({
      ...{ kind: 'gameFile', file: 'gone.sgf', isOpened: false, notes: [] },
    });
  });
});
