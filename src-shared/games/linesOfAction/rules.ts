import type { Outcome } from '../../core/outcome.ts';
import type { Move } from '../../core/move.ts';
import type { CommonRefusal } from '../../core/moveError.ts';
import { otherSide, type Side, SIDES } from '../../core/side.ts';
import { DIRECTION_BETWEEN, LINE_OF, RAYS } from './geometry.ts';
import { fromOf, lineCounts, MOVE_SPACE, PASS, pieceMoves, targetsOf, toOf } from './moves.ts';
import { type LinesOfActionPosition, makePosition, piecesOf } from './position.ts';

export const SIDE_NAMES = ['Black', 'White'] as const;

/**
 * The end of the game by connection. The side that moved last is the one not to move now. One side connected: it wins.
 * Both connected: a draw by the handout, the last mover's win by tournament rules.
 */
function connectedOutcome(position: LinesOfActionPosition): Outcome | undefined {
  const mover = otherSide(position.sideToMove);
  const [isMoverDone, isOtherDone] = [
    position.connected[mover],
    position.connected[otherSide(mover)],
  ];
  if (!isMoverDone && !isOtherDone) return undefined;
  if (isMoverDone && isOtherDone) {
    return position.rules === 'handout'
      ? { winner: undefined, reason: 'both sides are connected' }
      : { winner: mover, reason: `both sides are connected by ${SIDE_NAMES[mover]}’s move` };
  }
  const winner = isMoverDone ? mover : otherSide(mover);
  return { winner, reason: `all of ${SIDE_NAMES[winner]}’s pieces are connected` };
}

export function outcome(position: LinesOfActionPosition): Outcome | undefined {
  const connected = connectedOutcome(position);
  if (connected !== undefined) return connected;
  if (SIDES.some((side) => pieceMoves(position, side).length > 0)) return undefined;
  return { winner: undefined, reason: 'neither side can move' };
}

/** By tournament rules a position that stands for the third time, with the same side to move, is a draw. */
export const repetitionOutcome = (position: LinesOfActionPosition): Outcome | undefined =>
  position.rules === 'tournament'
    ? { winner: undefined, reason: 'the same position stands for the third time' }
    : undefined;

/**
 * The handout is silent about repetition, so nothing ends by itself; but nobody has to go on for ever either, and either
 * side may claim a draw.
 */
export const canClaimRepetition = (position: LinesOfActionPosition): boolean =>
  position.rules === 'handout';

/** At the end by connection: the pieces of the winner, or of each side after a draw. */
export function winningCells(position: LinesOfActionPosition): readonly (readonly number[])[] {
  const end = connectedOutcome(position);
  if (end === undefined) return [];
  return SIDES.filter((side) => end.winner === undefined || side === end.winner).map((side) =>
    piecesOf(position, side),
  );
}

/** Every move of the side to move; a single `PASS` when it has none and the game goes on. */
export function legalMoves(position: LinesOfActionPosition): readonly Move[] {
  if (connectedOutcome(position) !== undefined) return [];
  const moves = pieceMoves(position, position.sideToMove);
  if (moves.length > 0) return moves;
  return pieceMoves(position, otherSide(position.sideToMove)).length > 0 ? [PASS] : [];
}

export type LinesOfActionRefusal =
  | { readonly code: 'ERR_MAY_NOT_PASS'; readonly side: Side }
  | { readonly code: 'ERR_MUST_PASS'; readonly side: Side }
  | { readonly code: 'ERR_NO_PIECE'; readonly from: number }
  | { readonly code: 'ERR_NOT_YOUR_PIECE'; readonly from: number; readonly owner: Side }
  | { readonly code: 'ERR_SAME_SQUARE' }
  | { readonly code: 'ERR_NO_LINE'; readonly from: number; readonly to: number }
  /** `count` squares is how far the piece must go along this line. */
  | { readonly code: 'ERR_WRONG_DISTANCE'; readonly side: Side; readonly count: number }
  | { readonly code: 'ERR_BLOCKED'; readonly blocker: number; readonly owner: Side }
  | { readonly code: 'ERR_OWN_PIECE'; readonly to: number; readonly side: Side };

/** Why a move is not legal; `undefined` when it is. */
export function refusalOf(
  position: LinesOfActionPosition,
  move: Move,
): LinesOfActionRefusal | CommonRefusal | undefined {
  if (!Number.isInteger(move) || move < 0 || move >= MOVE_SPACE)
    return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  if (isLegal(position, move)) return undefined;
  const { cells, sideToMove: side } = position;
  if (move === PASS) return { code: 'ERR_MAY_NOT_PASS', side };
  const [from, to] = [fromOf(move), toOf(move)];
  const owner = cells[from];
  if (owner === undefined) return { code: 'ERR_NO_PIECE', from };
  if (owner !== side) return { code: 'ERR_NOT_YOUR_PIECE', from, owner };
  if (legalMoves(position)[0] === PASS) return { code: 'ERR_MUST_PASS', side };
  if (from === to) return { code: 'ERR_SAME_SQUARE' };
  const direction = DIRECTION_BETWEEN[from]![to]!;
  const path = RAYS[from]![direction];
  if (path === undefined) return { code: 'ERR_NO_LINE', from, to };
  const count = lineCounts(position)[LINE_OF[from]![direction]!]!;
  if (path.indexOf(to) + 1 !== count) return { code: 'ERR_WRONG_DISTANCE', side, count };
  const blocker = path.slice(0, count - 1).find((square) => cells[square] === otherSide(side));
  if (blocker === undefined) return { code: 'ERR_OWN_PIECE', to, side };
  return { code: 'ERR_BLOCKED', blocker, owner: otherSide(side) };
}

function isLegal(position: LinesOfActionPosition, move: Move): boolean {
  if (move === PASS) return legalMoves(position)[0] === PASS;
  const [from, to] = [fromOf(move), toOf(move)];
  return (
    position.cells[from] === position.sideToMove &&
    connectedOutcome(position) === undefined &&
    targetsOf(position, from).some((target) => target.to === to)
  );
}

export function play(position: LinesOfActionPosition, move: Move): LinesOfActionPosition {
  if (!isLegal(position, move)) throw new Error(`move ${move} is not legal`);
  const { sideToMove, ply, rules } = position;
  const cells = position.cells.slice();
  if (move !== PASS) {
    cells[fromOf(move)] = undefined;
    cells[toOf(move)] = sideToMove;
  }
  return makePosition({ sideToMove: otherSide(sideToMove), ply: ply + 1, rules, cells });
}
