import { asMove, type Move } from '../../../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../../../src-shared/core/random.ts';
import { gameById } from '../../../../src-shared/games/index.ts';
import type { Rival } from './rival.ts';
import { withoutSearch } from './oneMove.ts';
import { makeTwin } from './twins/index.ts';
import type { SearchState } from './twins/searchState.ts';

/** Takes a win in one move, otherwise makes any move that leaves the other side none, otherwise any. */
export const simpleMover: Rival = (gameId, setup) => {
  const game = gameById(gameId);
  const buffer = new Int32Array(game.moveSpace(setup));
  return {
    search(position, { seed }) {
      const random = makeRandom(seed);
      const state = makeTwin(gameId, position);
      const moves = game.legalMoves(position);
      const win = moves.find((move) => wins(state, move));
      if (win !== undefined) return withoutSearch(win);
      const safe = moves.filter((move) => !losesAtOnce(state, move, buffer));
      return withoutSearch(pick(random, safe.length > 0 ? safe : moves));
    },
  };
};

/** Whether a move ends the game as a win of the side that makes it. */
function wins(state: SearchState, move: Move): boolean {
  const side = state.sideToMove;
  state.make(move);
  const score = state.terminalScore();
  const isWin = score !== undefined && (state.sideToMove === side ? score > 0 : score < 0);
  state.unmake();
  return isWin;
}

/** Whether the other side can win by its next move, or has won already. */
function losesAtOnce(state: SearchState, move: Move, buffer: Int32Array): boolean {
  const side = state.sideToMove;
  state.make(move);
  const score = state.terminalScore();
  const isLoss =
    score === undefined
      ? state.sideToMove !== side &&
        Array.from(buffer.subarray(0, state.generateMoves(buffer)), asMove).some((reply) =>
          wins(state, reply),
        )
      : state.sideToMove === side
        ? score < 0
        : score > 0;
  state.unmake();
  return isLoss;
}
