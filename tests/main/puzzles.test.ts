import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { workerUrl } from '../search/builtWorker.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const startPuzzles = (folder = temporaryFolder()) =>
  startApp(folder, 'honest', makeFaultyDisk(), workerUrl);
const GAME = 'dotsAndTriangles';

describe('windows that ask for puzzles', () => {
  it('are judged by a real thread; what was failed counts once, and is kept', async () => {
    const folder = temporaryFolder();
    const { client, bugs, app } = await startPuzzles(folder);
    const task = unwrap(await client.call('givePuzzle', { which: 'next', gameId: GAME }));
    expect(task).toMatchObject({ gameId: GAME, counts: 'rated', isDaily: false });
    const { puzzleId } = task;
    const { moves, standing } = unwrap(await client.call('puzzleSolution', { puzzleId }));
    expect(standing).toMatchObject({ tried: 1, solved: 0, results: [{ puzzleId }] });
    expect(standing.rating).toBeLessThan(1_000);

    const solved = unwrap(await client.call('tryPuzzle', { puzzleId, moves: moves.slice(0, 1) }));
    expect(['right', 'solved']).toContain(solved.kind);
    expect(solved.standing).toEqual(standing);
    const next = { which: 'next', gameId: GAME, after: puzzleId } as const;
    expect(unwrap(await client.call('givePuzzle', next)).puzzleId).not.toBe(puzzleId);
    expect(bugs).toEqual([]);
    await app.close();

    const { client: later } = await startPuzzles(folder);
    const standings = unwrap(await later.call('puzzleStandings'));
    expect(standings.find(({ gameId }) => gameId === GAME)).toEqual(standing);
    const again = { which: 'again', puzzleId } as const;
    expect(unwrap(await later.call('givePuzzle', again)).counts).toBe('nothing');
  });

  it('are told what refutes a wrong move, and solve the daily puzzle for a streak', async () => {
    const { client } = await startPuzzles();
    const daily = { which: 'daily', gameId: GAME } as const;
    const { puzzleId, isDaily } = unwrap(await client.call('givePuzzle', daily));
    expect(isDaily).toBe(true);
    expect(unwrap(await client.call('givePuzzle', daily)).puzzleId).toBe(puzzleId);
    const { moves } = unwrap(await client.call('puzzleSolution', { puzzleId }));
    const line: number[] = [];
    for (;;) {
      line.push(moves[line.length]!);
      const { kind, reply, standing } = unwrap(
        await client.call('tryPuzzle', { puzzleId, moves: line }),
      );
      line.push(...reply);
      if (kind === 'right') continue;
      expect(kind).toBe('solved');
      expect(standing).toMatchObject({ streak: 1, isDailySolved: true });
      break;
    }
  });

  it('are refused what there is not', async () => {
    const { client } = await startPuzzles();
    const none = { error: { code: 'ERR_NO_PUZZLE' } };
    const puzzleId = `${GAME}-nothing`;
    expect(await client.call('givePuzzle', { which: 'again', puzzleId })).toMatchObject(none);
    expect(await client.call('tryPuzzle', { puzzleId, moves: [1] })).toMatchObject(none);
    const task = unwrap(await client.call('givePuzzle', { which: 'daily', gameId: GAME }));
    const illegal = { puzzleId: task.puzzleId, moves: [999_999] };
    expect(await client.call('tryPuzzle', illegal)).toMatchObject({
      error: { code: 'ERR_ILLEGAL_MOVE' },
    });
  });

  it('hear that a try can’t be judged when the thread fails, which counts for nothing', async () => {
    const { client, bugs } = await startApp(temporaryFolder());
    const daily = { which: 'daily', gameId: GAME } as const;
    const { puzzleId } = unwrap(await client.call('givePuzzle', daily));
    const verdict = unwrap(await client.call('tryPuzzle', { puzzleId, moves: [0] }));
    expect(verdict).toMatchObject({ kind: 'unsure', standing: { tried: 0 } });
    expect(bugs).toHaveLength(1);
  });

  it('are told nothing in a kiosk', async () => {
    const show = { demo: 'scoreFour', isKiosk: true, idleSeconds: 60 } as const;
    const { client } = await startApp(temporaryFolder(), 'honest', makeFaultyDisk(), workerUrl, {
      show,
    });
    const locked = { error: { code: 'ERR_KIOSK' } };
    expect(await client.call('puzzleStandings')).toMatchObject(locked);
    expect(await client.call('givePuzzle', { which: 'next', gameId: GAME })).toMatchObject(locked);
  });
});
