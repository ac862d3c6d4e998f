import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import {
  defaultDataFolder,
  defaultLockAddress,
  readDataOption,
  takeDataFolder,
} from '../../src-main/storage/dataFolder.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const inside = (folder: string): string => join(folder, 'lock.sock');

describe('the data folder', () => {
  it.each([
    ['linux', {}, '/home/ann/.local/share/Quintet'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/Quintet'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/ann/.local/share/Quintet'],
    ['darwin', {}, '/home/ann/Library/Application Support/Quintet'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Quintet'],
    ['win32', {}, '/home/ann/AppData/Roaming/Quintet'],
  ] as const)('is where programs of %s keep such things (%o)', (platform, env, folder) => {
    expect(defaultDataFolder(platform, env, '/home/ann')).toBe(join(folder));
  });

  it.each([
    [['electron', '.', '--data', 'dir'], 'dir'],
    [['quintet', '--no-sandbox', '--data=dir', '--disable-gpu', 'game.sgf'], 'dir'],
    [['quintet', '--data'], undefined],
    [['quintet', '--data='], undefined],
    [['quintet'], undefined],
  ])('can be chosen among other arguments: %j', (args, data) => {
    expect(readDataOption(args)).toBe(data);
  });

  it('is made when it is missing, and used by one program at a time', async () => {
    const path = join(temporaryFolder(), 'a', 'b');
    const taken = unwrap(await takeDataFolder(path));
    expect(existsSync(path)).toBe(true);
    expect(await takeDataFolder(path)).toEqual({
      ok: false,
      error: {
        code: 'ERR_DATA_FOLDER_IN_USE',
        message: expect.stringMatching(/another Quintet is using .*--data/) as string,
      },
    });
    await taken.release();
    const again = unwrap(await takeDataFolder(path));
    await again.release();
  });

  it('that can’t be one is refused with the reason', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await takeDataFolder(join(file, 'x'))).toMatchObject({
      ok: false,
      error: { code: 'ERR_DATA_FOLDER' },
    });
  });

  it.each([
    { where: 'as this system does it', lockAddress: defaultLockAddress },
    // As on systems whose sockets are files, which outlive their owner.
    ...(process.platform === 'win32' ? [] : [{ where: 'with a socket file', lockAddress: inside }]),
  ])('is free again when its owner was killed ($where)', async ({ lockAddress }) => {
    const folder = realpathSync(temporaryFolder());
    const script = `require('net').createServer().listen(process.argv[1].replace('@', '\\0'), () => console.log('up'))`;
    const owner = spawn(process.execPath, ['-e', script, lockAddress(folder).replace('\0', '@')]);
    onTestFinished(() => void owner.kill('SIGKILL'));
    await once(owner.stdout, 'data');
    expect(await takeDataFolder(folder, lockAddress)).toMatchObject({ ok: false });
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const taken = unwrap(await takeDataFolder(folder, lockAddress));
    expect(await takeDataFolder(folder, lockAddress)).toMatchObject({ ok: false });
    await taken.release();
  });
});
