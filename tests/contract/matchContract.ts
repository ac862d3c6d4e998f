import { expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import {
  currentPosition,
  type Match,
  playMove,
  redoMoves,
  startMatch,
  undoMoves,
} from '../../src-shared/match/match.ts';
import { playRandomly, setupName } from './playthrough.ts';

const person = { kind: 'person' } as const;

const startOf = (gameId: GameId, setup: Setup): Match =>
  startMatch({ gameId, setup, players: [person, person] }, 0);

/** How a match must keep a game: going back and forth is as if nothing had happened. */
export function describeMatchContract(id: GameId): void {
  const game = gameById(id);

  it.each(game.setups.map((setup) => ({ name: setupName(setup), setup })))(
    'comes back to equal positions by undo and redo on $name',
    ({ setup }) => {
      const { moves } = playRandomly(game, setup, 11);
      let match = startOf(id, setup);
      for (const move of moves) {
        if (match.termination !== undefined) break;
        match = unwrap(playMove(match, move));
      }
      expect(match.termination).toBeDefined();
      const { positions, termination } = match;
      const length = match.moves.length;
      const random = makeRandom(13);
      for (let i = 0; i < 20; i++) {
        const ply = i === 0 ? 0 : random.below(length + 1);
        const distance = match.moves.length - ply;
        if (distance > 0) match = unwrap(undoMoves(match, distance));
        if (distance < 0) match = unwrap(redoMoves(match, -distance));
        expect(match.moves).toEqual(moves.slice(0, ply));
        expect(match.positions).toEqual(positions.slice(0, ply + 1));
        expect(currentPosition(match)).toEqual(positions[ply]);
        expect(match.termination).toEqual(ply === length ? termination : undefined);
      }
    },
  );
}
