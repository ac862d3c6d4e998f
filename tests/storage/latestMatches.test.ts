import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MatchStore, openMatchStore } from '../../src-main/storage/matchStore.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { currentPosition, playMove, startMatch } from '../../src-shared/match/match.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { person } from '../match/testReferee.ts';
import { makeFaultyDisk, storageFolder } from './faultyDisk.ts';

/** The store of a folder, and all that it has told. */
async function open(path: string) {
  const notices: Notice[] = [];
  const store = await openMatchStore(storageFolder(path, makeFaultyDisk()), {
    report: (notice) => notices.push(notice),
    onSaving: () => undefined,
  });
  return { store, notices };
}

describe('the last match of each game', () => {
  /** @param minute by which they differ in age. */
  const ofGame = (gameId: GameId, matchId: string, minute: number, moveCount = 1) => {
    const setup = defaultSetup(gameById(gameId).setupFields);
    let match = startMatch({ gameId, setup, players: [person, person] }, 0);
    for (let ply = 0; ply < moveCount; ply++) {
      const [move] = gameById(gameId).legalMoves(currentPosition(match));
      match = unwrap(playMove(match, move!));
    }
    return {
      matchId,
      match,
      startedAt: '2026-11-27T10:00:00.000Z',
      updatedAt: `2026-11-27T11:0${minute}:00.000Z`,
    };
  };
  const idsIn = async (store: MatchStore) => (await store.latest()).map(({ matchId }) => matchId);

  it('is found again, the current one first, while the program runs and after a restart', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    expect(await store.latest()).toEqual([]);
    await store.save(ofGame('hex', 'oldHex', 0));
    await store.save(ofGame('hex', 'hex', 1, 2));
    await store.save(ofGame('domineering', 'domineering', 2));
    await store.save(ofGame('scoreFour', 'scoreFour', 3));
    expect(await idsIn(store)).toEqual(['scoreFour', 'domineering', 'hex']);
    const again = await open(folder);
    expect(await idsIn(again.store)).toEqual(['scoreFour', 'domineering', 'hex']);
    await again.store.save(ofGame('hex', 'hex', 4, 3));
    expect(await idsIn(again.store)).toEqual(['hex', 'scoreFour', 'domineering']);
    expect((await again.store.latest())[0]?.match.moves).toHaveLength(3);
    expect(again.notices).toEqual([]);
  });

  it('is the one before when nothing has happened in the one after it', async () => {
    const { store } = await open(temporaryFolder());
    await store.save(ofGame('hex', 'hex', 0));
    await store.save(ofGame('hex', 'empty', 1, 0));
    expect(await idsIn(store)).toEqual(['empty']);
    await store.save(ofGame('domineering', 'domineering', 2));
    expect(await idsIn(store)).toEqual(['domineering', 'hex']);
  });

  it('is there although others are damaged, which are set aside and told', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    await store.save(ofGame('hex', 'hex', 0));
    await store.save(ofGame('domineering', 'domineering', 1));
    await store.save(ofGame('linesOfAction', 'linesOfAction', 2));
    await store.save(ofGame('scoreFour', 'scoreFour', 3));
    writeFileSync(join(folder, 'matches/domineering.json'), '{');
    mkdirSync(join(folder, 'matches/folder.json'));
    const again = await open(folder);
    expect(await idsIn(again.store)).toEqual(['scoreFour', 'linesOfAction', 'hex']);
    expect(again.notices).toMatchObject([
      { kind: 'fileUnusable', keptAs: expect.stringContaining('damaged-1') as string },
      { kind: 'fileUnusable', keptAs: expect.stringContaining('damaged-1') as string },
    ]);
    expect(await idsIn((await open(folder)).store)).toEqual(['scoreFour', 'linesOfAction', 'hex']);
  });

  it('has a backup once it was put away a second time', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    await store.save(ofGame('hex', 'hex', 0));
    await store.save(ofGame('domineering', 'domineering', 1));
    await store.save(ofGame('hex', 'hex', 2, 2));
    await store.save(ofGame('domineering', 'domineering', 3, 2));
    writeFileSync(join(folder, 'matches/hex.json'), '');
    const again = await open(folder);
    expect((await again.store.latest())[1]).toMatchObject({
      matchId: 'hex',
      match: { moves: [0] },
    });
    expect(again.notices).toMatchObject([{ kind: 'fileUnusable' }, { kind: 'backupUsed' }]);
  });
});
