import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { completePlan, parseTournamentOptions } from '../../src-main/tournament/options.ts';
import type { Tournament } from '../../src-shared/tournament/tournament.ts';
import { gatherOutput, runBuilt, startBuilt } from '../cli/runBuilt.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';

const FAKE = join(import.meta.dirname, '../opponent/fakes/fakeProgram.mjs');

/** A data folder with a program of others in it that plays Score Four. */
function folderWithProgram(): string {
  const folder = temporaryFolder();
  const log = join(folder, 'log');
  const program = {
    ...{ programId: 'fake', name: 'Honest Fake', protocol: 'scoreFour', gameIds: ['scoreFour'] },
    ...{ file: process.execPath, args: [FAKE, 'honest', log] },
  };
  const file = { format: 'quintet-programs', version: 1, programs: [program] };
  writeFileSync(join(folder, 'programs.json'), JSON.stringify(file));
  return folder;
}

const files = (folder: string, inner: string): string[] => {
  mkdirSync(join(folder, inner), { recursive: true });
  return readdirSync(join(folder, inner)).filter((name) => name.endsWith('.json'));
};

/** The one tournament of a folder, as far as its file says. */
function read(folder: string): Tournament | undefined {
  const [file] = files(folder, 'tournaments');
  if (file === undefined) return undefined;
  return JSON.parse(readFileSync(join(folder, 'tournaments', file), 'utf8')) as Tournament;
}

describe('the tournament of the command line', () => {
  it('of three levels and a program is killed, resumed and finished; no game is lost or doubled', async () => {
    const folder = folderWithProgram();
    const players = ['level:1', 'level:3', 'level:5', 'program:honest fake'];
    const options = ['--nodes', '100', '--games', '2', '--name', 'Club night', '--data', folder];
    const child = startBuilt('tournament', ['scoreFour', ...players, ...options]);
    await vi.waitFor(() => expect(read(folder)?.games.length).toBeGreaterThan(2), {
      timeout: 30_000,
      interval: 10,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const killed = read(folder)!;
    expect(killed.games.length).toBeLessThan(12);

    const { code, output, errors } = await runBuilt('tournament', ['--resume', '--data', folder]);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toContain('[Event "Club night"]');
    expect(output).toContain('Honest Fake');
    const { games, id } = read(folder)!;
    // What was counted before stands, and every game is there once, in the file and in the library.
    expect(games.slice(0, killed.games.length)).toEqual(killed.games);
    expect(games.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([
      ...Array(12).keys(),
    ]);
    expect(files(folder, 'matches').toSorted()).toEqual(
      [...Array(12).keys()].map((index) => `tournament-${id}-${index + 1}.json`).toSorted(),
    );
    expect(games.filter(({ forfeit }) => forfeit !== undefined)).toEqual([]);

    const again = await runBuilt('tournament', ['--resume', '--data', folder]);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('no such tournament') });
    const list = await runBuilt('tournament', ['--list', '--data', folder]);
    expect(list.output).toMatch(new RegExp(`^${id}  .*Club night  12 games, finished\n$`));
    const table = await runBuilt('tournament', ['--show', id, '--csv', '--data', folder]);
    expect(table.output.split('\r\n')).toHaveLength(6);
  }, 90_000);

  it('is interrupted with a word about how it goes on', async () => {
    const folder = temporaryFolder();
    const players = ['hex', 'level:1', 'level:2', '--setup', 'size=5', '--nodes', '20'];
    const child = startBuilt('tournament', [...players, '--games', '2000', '--data', folder]);
    const ended = gatherOutput(child);
    await vi.waitFor(() => expect(read(folder)?.games.length).toBeGreaterThan(0), {
      timeout: 30_000,
      interval: 10,
    });
    child.kill('SIGINT');
    const { code, errors, output } = await ended;
    expect(code).toBe(130);
    expect(errors).toMatch(/games are left: --resume \w+ goes on/);
    expect(output).toContain('[Game "Hex"]');
  }, 60_000);

  it.each([
    [[], /a game is missing/],
    [['hex', 'level:3'], /two players/],
    [['hex', 'level:9', 'level:3'], /a level is 1 to 8/],
    [['hex', 'random', 'level:3'], /neither level:N/],
    [['hex', 'level:3', 'level:4', '--games', '3'], /number must be even/],
    [['hex', 'level:3', 'level:3'], /two participants are the same/],
    [['hex', 'level:3', 'level:4', '--sprt', '5'], /--sprt is two Elo/],
    [['hex', 'level:3', 'level:4', '--openings', 'nowhere.txt'], /no file “nowhere.txt”/],
    [['hex', 'level:3', 'program:x'], /no “program:x” that plays hex; there is: none/],
  ])('says what is wrong with %j', (args, message) => {
    const request = parseTournamentOptions(args);
    const isStart = request.ok && typeof request.value === 'object';
    const task = isStart ? request.value.task : undefined;
    const plan = task?.kind === 'start' ? completePlan(task, []) : request;
    expect(plan).toMatchObject({ error: expect.stringMatching(message) });
  });

  it('takes limits of its own for each player, a stop rule and a list of openings', () => {
    const file = join(temporaryFolder(), 'openings.txt');
    writeFileSync(file, 'B2 C3\n\nA1\n');
    const args = ['scoreFour', 'level:3@0.5s', 'nodes:900', 'level:2', '--nodes', '70'];
    const more = ['--sprt', '0,50,0.1,0.2', '--openings', file, '--gauntlet', '--seed', '9'];
    const request = parseTournamentOptions([...args, ...more]);
    if (!request.ok || typeof request.value !== 'object') throw new Error('not understood');
    const { task } = request.value;
    expect(task.kind === 'start' && completePlan(task, [])).toMatchObject({
      value: {
        ...{ format: 'gauntlet', seed: 9, gamesPerPairing: 10, name: 'Score Four' },
        participants: [
          { kind: 'computer', level: 3, timeMs: 500 },
          { kind: 'computer', level: 8, nodes: 900 },
          { kind: 'computer', level: 2, nodes: 70 },
        ],
        openings: { kind: 'listed', lines: ['B2 C3', 'A1'] },
        stopRule: { elo0: 0, elo1: 50, alpha: 0.1, beta: 0.2 },
      },
    });
  });
});
