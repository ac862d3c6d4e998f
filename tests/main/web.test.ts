import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { version } from '../../package.json';
import { takeDataFolder } from '../../src-main/storage/dataFolder.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { computer, person, scoreFourMatch, seenIn } from '../match/testReferee.ts';
import { addressOf, openClient, spawnWeb } from './builtWeb.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { rounds } from '../rounds.ts';

describe('the browser host as a program', () => {
  it('says what it can do and which version it is', async () => {
    expect(await spawnWeb(['--help']).ended).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/--data DIR[^]*--port N[^]*--open/) as string,
    });
    expect(await spawnWeb(['--version']).ended).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  const refused: readonly (readonly [args: string[], message: RegExp])[] = [
    [['--colour'], /^there is no option “--colour”/],
    [['--port', '-1'], /not “-1”/],
    [['--port', 'x'], /--port is a whole number from 0 to 65535, not “x”/],
    [['--port', '65536'], /not “65536”/],
    [['--data'], /--data/],
    [['game.json'], /there is no file “game\.json”/],
    [['game.exe'], /“game\.exe” has no ending/],
    [['a.sgf', 'b.sgf'], /one thing too many/],
  ];
  it.each(refused.slice(0, rounds(2, refused.length)))(
    'refuses %j and says what it can do',
    async (args, message) => {
      const { code, stdout, stderr } = await spawnWeb(args).ended;
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr).toMatch(/--help/);
    },
  );

  it('prints one line with its address and ends with Ctrl+C, its match saved', async () => {
    const folder = temporaryFolder();
    const host = spawnWeb(['--data', folder]);
    const client = await openClient(await addressOf(host));
    expect(host.output.stdout).toMatch(
      /^Quintet is at http:\/\/127\.0\.0\.1:\d+\/#enter=[0-9a-f]{64}\n$/,
    );
    const started = unwrap(await client.call('startMatch', scoreFourMatch(person, computer)));
    expect(await client.call('playMove', { ...seenIn(started), move: 0 })).toMatchObject({
      ok: true,
    });
    host.child.kill('SIGINT');
    expect(await host.ended).toMatchObject({ code: 0, stderr: '' });

    const again = spawnWeb(['--data', folder]);
    const reopened = await openClient(await addressOf(again));
    await vi.waitFor(
      async () => expect(unwrap(await reopened.call('currentMatch'))?.moves).toHaveLength(2),
      { timeout: 10_000 },
    );
    await reopened.call('quit');
    expect(await again.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('opens a game that it is started with, and says what of it could not be read', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'game.sgf');
    writeFileSync(file, '(;GM[9];B[b8-b6];W[x])');
    const client = await openClient(await addressOf(spawnWeb(['--data', folder, file])));
    expect(unwrap(await client.call('currentMatch'))).toMatchObject({
      config: { gameId: 'linesOfAction' },
      moves: [expect.any(Number)],
    });
    const { notices } = unwrap(await client.call('appInfo'));
    expect(notices).toMatchObject([
      { notice: { kind: 'gameFile', file: 'game.sgf', isOpened: true } },
    ]);
    expect(unwrap(await client.call('settings')).lastScreen).toBe('match');
  });

  it('opens one more window of itself when it is started again, each by an address of its own', async () => {
    const folder = temporaryFolder();
    const first = spawnWeb(['--data', folder]);
    const address = await addressOf(first);
    const file = join(folder, 'browser.json');
    if (process.platform !== 'win32') {
      await vi.waitFor(() => expect(statSync(file).mode & 0o777).toBe(0o600));
    }
    const addresses = [address.href];
    for (let window = 0; window < 2; window++) {
      const client = await openClient(new URL(addresses.at(-1) ?? ''));
      expect(await client.call('appInfo')).toMatchObject({ ok: true });
      // The address that the next one gets is on disk a moment after the one before was used.
      await vi.waitFor(() => expect(readFileSync(file, 'utf8')).not.toContain(addresses.at(-1)));
      const again = await spawnWeb(['--data', folder]).ended;
      expect(again).toMatchObject({ code: 0, stderr: '' });
      const [next = ''] = /http:\S+/.exec(again.stdout) ?? [];
      expect(again.stdout).toBe(
        `Quintet is running already; one more window of it is at ${next}\n`,
      );
      expect(addresses).not.toContain(next);
      expect(new URL(next).host).toBe(address.host);
      addresses.push(next);
    }
    first.child.kill('SIGTERM');
    await first.ended;
    expect(existsSync(file)).toBe(false);
  });

  it('hands the file of a second start to the Quintet that is running', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a game.sgf');
    writeFileSync(file, '(;GM[9];B[b8-b6];W[x])');
    const first = spawnWeb(['--data', folder]);
    const client = await openClient(await addressOf(first));
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    const again = await spawnWeb(['--data', folder, file]).ended;
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toMatch(/^a game\.sgf is open in the Quintet that is running\nQuintet is/);
    expect(unwrap(await client.call('currentMatch'))).toMatchObject({
      config: { gameId: 'linesOfAction' },
      moves: [expect.any(Number)],
    });
    expect(unwrap(await client.call('appInfo')).notices).toMatchObject([
      { notice: { kind: 'gameFile', file: 'a game.sgf', isOpened: true } },
    ]);
    const [next = ''] = /http:\S+/.exec(again.stdout) ?? [];
    expect(await (await openClient(new URL(next))).call('appInfo')).toMatchObject({ ok: true });

    writeFileSync(file, 'no game');
    expect(await spawnWeb(['--data', folder, file]).ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/a game\.sgf can’t be opened: no game is written so/) as string,
    });
  });

  it('does not start on a folder that something else uses, and says so', async () => {
    const folder = temporaryFolder();
    const taken = unwrap(await takeDataFolder(folder));
    onTestFinished(() => taken.release());
    expect(await spawnWeb(['--data', folder]).ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/could not start: another Quintet is using/) as string,
    });
  });

  it('does not start on a folder that is none, or at a port that is taken', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(await spawnWeb(['--data', join(folder, 'file', 'x')]).ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the data folder .* can’t be used/) as string,
    });
    const { port } = await addressOf(spawnWeb(['--data', join(folder, 'a')]));
    expect(await spawnWeb(['--data', join(folder, 'b'), '--port', port]).ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/could not start: .*EADDRINUSE/) as string,
    });
  });
});
