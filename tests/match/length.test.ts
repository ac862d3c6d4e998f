import * as v from 'valibot';
import { expect, it } from 'vitest';
import { makeSnapshot } from '../../src-main/persistentReferee.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import { matchSnapshotSchema } from '../../src-shared/ipc/matchSnapshot.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  MAX_PLIES,
  playMove,
  startMatch,
  undoMoves,
} from '../../src-shared/match/match.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';

const PERSON = { kind: 'person' } as const;

/** Both sides of Lines of Action move a piece to and fro, which the rules of the handout allow for ever. */
function shuffled(plies: number): Match {
  const setup = { ...defaultSetup(linesOfAction.setupFields), rules: 0 };
  const start = startMatch({ gameId: 'linesOfAction', setup, players: [PERSON, PERSON] }, 0);
  const { notation } = gameOf(start);
  let match = start;
  const moves = ['b0 b2', 'a1 c1', 'b2 b0', 'c1 a1'].map((text) => {
    const move = unwrap(notation.parse(currentPosition(match), text));
    match = unwrap(playMove(match, move));
    return move;
  });
  const all = Array.from({ length: plies }, (_, ply) => moves[ply % 4] ?? asMove(0));
  const positions = all.map((__, ply) => match.positions[(ply % 4) + 1] ?? start.positions[0]);
  return { ...start, moves: all, positions: [start.positions[0], ...positions] };
}

it('a match ends in a draw when it is as long as can be told and read back, and not before', () => {
  const last = shuffled(MAX_PLIES - 2);
  const next = (match: Match): Match => {
    const [move] = gameOf(match).legalMoves(currentPosition(match));
    return unwrap(playMove(match, move ?? asMove(0)));
  };
  expect(next(last).termination).toBeUndefined();
  const ended = next(next(last));
  expect(ended.termination).toEqual({
    kind: 'length',
    winner: undefined,
    reason: 'the game has lasted 20,000 moves',
  });
  expect(playMove(ended, asMove(0))).toMatchObject({ error: { code: 'ERR_MATCH_OVER' } });
  expect(unwrap(undoMoves(ended, 1)).termination).toBeUndefined();

  const snapshot = makeSnapshot({ matchId: 'm', match: ended, thinkingSide: undefined });
  expect(v.is(matchSnapshotSchema, snapshot)).toBe(true);
});

it('a match of that length is read back', () => {
  const times = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };
  const match = shuffled(MAX_PLIES);
  const read = unwrap(parseMatchRecord(makeMatchRecord({ matchId: 'm', match, ...times })));
  expect(read.match.moves).toEqual(match.moves);
  expect(read.match.termination).toMatchObject({ kind: 'length' });
});
