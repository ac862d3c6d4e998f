import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type DataFolder,
  defaultDataFolder,
  readDataOption,
  takeDataFolder,
} from '../../src-main/storage/dataFolder.ts';
import { identifyProcess } from '../../src-main/storage/processIdentity.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { addressOf, spawnWeb } from '../main/builtWeb.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { makeFaultyDisk } from './faultyDisk.ts';

const IN_USE = { ok: false, error: { code: 'ERR_DATA_FOLDER_IN_USE' } };

const taken: DataFolder[] = [];
afterEach(async () => {
  for (const folder of taken.splice(0)) await folder.release();
});

async function take(path: string, disk = makeFaultyDisk()): Promise<DataFolder> {
  const folder = unwrap(await takeDataFolder(path, disk));
  taken.push(folder);
  return folder;
}

describe('the data folder', () => {
  it.each([
    ['linux', {}, '/home/ann/.local/share/Quintet'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/Quintet'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/ann/.local/share/Quintet'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/home/ann/.local/share/Quintet'],
    ['darwin', {}, '/home/ann/Library/Application Support/Quintet'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Quintet'],
    ['win32', {}, '/home/ann/AppData/Roaming/Quintet'],
  ] as const)('is where programs of %s keep such things (%o)', (platform, env, folder) => {
    expect(defaultDataFolder(platform, env, '/home/ann', () => false)).toBe(join(folder));
  });

  it.each([
    ['.config/Quintet', {}],
    ['conf/Quintet', { XDG_CONFIG_HOME: 'conf' }],
  ])('on Linux stays at %s when it is there already, and nowhere else', (earlier, env) => {
    const home = temporaryFolder();
    const absolute = Object.fromEntries(
      Object.entries(env).map(([key, value]) => [key, join(home, value)]),
    );
    const chosen = (): string => defaultDataFolder('linux', absolute, home);
    const usual = join(home, '.local/share/Quintet');
    // Chromium's own files are none of ours.
    mkdirSync(join(home, earlier, 'Cache'), { recursive: true });
    expect(chosen()).toBe(usual);
    writeFileSync(join(home, earlier, 'match.json'), '{}');
    expect(chosen()).toBe(join(home, earlier));
    mkdirSync(usual, { recursive: true });
    writeFileSync(join(usual, 'settings.json'), '{}');
    expect(chosen()).toBe(usual);
  });

  it('is where the README says', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const told = (system: string): string =>
      new RegExp(`^\\| ${system} +\\| ` + '`([^`]+)`', 'm').exec(readme)?.[1] ?? '';
    const none = (): boolean => false;
    const home = '/home/ann';
    const env = { APPDATA: '/roaming' };
    expect({
      Windows: told('Windows').replace('%APPDATA%', env.APPDATA).replaceAll('\\', '/'),
      macOS: told('macOS').replace('~', home),
      Linux: told('Linux').replace('~', home),
    }).toEqual({
      Windows: defaultDataFolder('win32', env, home, none),
      macOS: defaultDataFolder('darwin', env, home, none),
      Linux: defaultDataFolder('linux', {}, home, none),
    });
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

  it('is made when it is missing, for its owner alone, and used by one program at a time', async () => {
    const path = join(temporaryFolder(), 'a', 'b');
    const folder = await take(path);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o700);
    const second = await takeDataFolder(path, makeFaultyDisk());
    expect(second).toMatchObject(IN_USE);
    expect(!second.ok && second.error.message).toMatch(/another Quintet is using .*--data/);
    await folder.release();
    expect(readdirSync(path)).toEqual([]);
    await take(path);
  });

  it('is one folder by whatever name it is reached', async () => {
    const path = temporaryFolder();
    const link = join(temporaryFolder(), 'link');
    symlinkSync(path, link, 'junction');
    await take(path);
    expect(await takeDataFolder(link, makeFaultyDisk())).toMatchObject(IN_USE);
  });

  it('that a person has chosen keeps the rights it has', async () => {
    const path = temporaryFolder();
    chmodSync(path, 0o755);
    await take(path);
    expect(statSync(path).mode & 0o777).toBe(0o755);
  });

  it('that can’t be one is refused with the reason', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await takeDataFolder(join(file, 'x'))).toMatchObject({
      ok: false,
      error: { code: 'ERR_DATA_FOLDER' },
    });
  });

  it('that can’t be written to is taken all the same, and locked once it can be', async () => {
    const path = temporaryFolder();
    const disk = makeFaultyDisk();
    const mend = disk.fail({ operation: 'mkdir', code: 'EROFS', path: /lock$/ });
    const folder = await take(path, disk);
    expect(await folder.obstacle()).toMatchObject({ code: 'ERR_READ_ONLY' });
    mend();
    expect(await folder.obstacle()).toBeUndefined();
    expect(await takeDataFolder(path, makeFaultyDisk())).toMatchObject(IN_USE);
  });

  it('that vanishes is told as that, is not made anew, and is used again when it comes back', async () => {
    const parent = temporaryFolder();
    const [path, away] = [join(parent, 'data'), join(parent, 'away')];
    const folder = await take(path);
    renameSync(path, away);
    expect(await folder.obstacle()).toMatchObject({ code: 'ERR_FOLDER_GONE' });
    expect(existsSync(path)).toBe(false);
    renameSync(away, path);
    expect(await folder.obstacle()).toBeUndefined();
    rmSync(path, { recursive: true });
    mkdirSync(path);
    expect(await folder.obstacle()).toBeUndefined();
    expect(await takeDataFolder(path, makeFaultyDisk())).toMatchObject(IN_USE);
  });
});

describe('the lock of the data folder', () => {
  const LOCK = 'quintet.lock';

  if (process.platform !== 'win32') {
    it('lasts as long as its owner, also one that is stopped, and not a moment longer', async () => {
      const path = temporaryFolder();
      const owner = spawnWeb(['--data', path]);
      await addressOf(owner);
      expect(await takeDataFolder(path, makeFaultyDisk())).toMatchObject(IN_USE);
      owner.child.kill('SIGSTOP');
      const disk = makeFaultyDisk();
      expect(await takeDataFolder(path, disk)).toMatchObject(IN_USE);
      owner.child.kill('SIGKILL');
      await once(owner.child, 'exit');
      await take(path, disk);
      expect(disk.waitedMs).toBe(0);
      // The owner may have been stopped while it wrote something else.
      const ofLock = readdirSync(path).filter((name) => name.startsWith(LOCK));
      expect(ofLock.sort()).toEqual([LOCK, `${LOCK}.json`]);
    });
  }

  /** A lock of a process that can’t be seen from here, and a disk on which its heart beats or not. */
  function lockOfAnother(isAlive: boolean) {
    const path = temporaryFolder();
    const lock = join(path, LOCK);
    mkdirSync(lock);
    const owner = { ...identifyProcess(), scope: 'another container', token: 'theirs' };
    writeFileSync(`${lock}.json`, JSON.stringify(owner));
    const disk = makeFaultyDisk();
    let ticks = 0;
    const { after } = disk.clock;
    const clock = {
      ...disk.clock,
      after: (timeMs: number, callback: () => void) => {
        ticks++;
        if (isAlive && ticks === 8) utimesSync(lock, ticks, ticks);
        return after(timeMs, callback);
      },
    };
    return { path, disk: { ...disk, clock, waited: () => disk.waitedMs } };
  }

  it('of a process of another container or machine holds while its heart beats', async () => {
    const { path, disk } = lockOfAnother(true);
    expect(await takeDataFolder(path, disk)).toMatchObject(IN_USE);
    expect(readdirSync(path).sort()).toEqual([LOCK, `${LOCK}.json`]);
  });

  it('is taken over when that has not beaten for five seconds, however long ago the last time was', async () => {
    const { path, disk } = lockOfAnother(false);
    taken.push(unwrap(await takeDataFolder(path, disk)));
    expect(disk.waited()).toBeGreaterThanOrEqual(5_000);
    const { path: another, disk: beating } = lockOfAnother(true);
    utimesSync(join(another, LOCK), 1, 1);
    expect(await takeDataFolder(another, beating)).toMatchObject(IN_USE);
  });

  it('that was taken over is missed before the next write', async () => {
    const path = temporaryFolder();
    const sleeper = await take(path);
    const owner = { ...identifyProcess(), scope: 'another container', token: 'theirs' };
    rmSync(join(path, LOCK), { recursive: true });
    mkdirSync(join(path, LOCK));
    writeFileSync(join(path, `${LOCK}.json`), JSON.stringify(owner));
    expect(await sleeper.obstacle()).toMatchObject({ code: 'ERR_FOLDER_TAKEN' });
    // The other has gone in peace.
    rmSync(join(path, LOCK), { recursive: true });
    rmSync(join(path, `${LOCK}.json`));
    expect(await sleeper.obstacle()).toBeUndefined();
  });

  it.each([
    ['nobody has signed', undefined],
    ['is signed by nonsense', '{"pid":"x"}'],
    ['is signed by a process number that another process has now', 'reused'],
    ['is signed by what is gone', 'gone'],
  ])('that %s is not for ever', async (_, signature) => {
    const path = temporaryFolder();
    mkdirSync(join(path, LOCK));
    const reused = { ...identifyProcess(), startedAt: '1', token: 'x' };
    const signatures: Record<string, string> = {
      reused: JSON.stringify(reused),
      gone: JSON.stringify({ ...reused, pid: 2 ** 22 + 1 }),
    };
    if (signature !== undefined) {
      writeFileSync(join(path, `${LOCK}.json`), signatures[signature] ?? signature);
    }
    await take(path);
    expect(await takeDataFolder(path, makeFaultyDisk())).toMatchObject(IN_USE);
  });

  it('goes to one of several who find it dead', async () => {
    const path = temporaryFolder();
    mkdirSync(join(path, LOCK));
    // However fast they look, who is first has signed before the others have looked twenty times.
    const after = (_: number, callback: () => void) => {
      const timer = setTimeout(callback, 25);
      return () => clearTimeout(timer);
    };
    const disk = { ...makeFaultyDisk(), clock: { nowMs: () => 0, after } };
    const results = await Promise.all([1, 2, 3, 4].map(() => takeDataFolder(path, disk)));
    const winners = results.filter((result) => result.ok);
    taken.push(...winners.map(unwrap));
    expect(winners).toHaveLength(1);
  });
});
