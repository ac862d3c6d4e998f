import type { Motive } from '../../core/motive.ts';
import type { Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { groupCount, winsAtOnce } from './captions.ts';
import { PASS, pieceMoves, toOf } from './moves.ts';
import { groupOf, type LinesOfActionPosition, makePosition, piecesOf } from './position.ts';
import { legalMoves, outcome, play } from './rules.ts';

export type LinesOfActionMotive = Motive<LinesOfActionPosition> &
  (
    | { readonly kind: 'wins' }
    /** The other side would win with this move. */
    | { readonly kind: 'stopsWin'; readonly threat: Move }
    /** Whatever the other does, the side wins with its next move. */
    | { readonly kind: 'unstoppable' }
    /** The side wins with this move unless it is stopped. */
    | { readonly kind: 'threatens'; readonly threat: Move }
    /** It captures there and leaves the other in more groups than before. */
    | { readonly kind: 'isolates'; readonly square: number; readonly groups: number }
    /** It captures there; so many are left. */
    | { readonly kind: 'captures'; readonly square: number; readonly left: number }
    /** The side has so many groups less than before. */
    | { readonly kind: 'joins'; readonly before: number; readonly groups: number }
  );

const winningMove = (position: LinesOfActionPosition, side: Side): Move | undefined =>
  pieceMoves(position, side).find((move) => winsAtOnce(position, side, move));

const turnOf = (position: LinesOfActionPosition, side: Side): LinesOfActionPosition =>
  makePosition({ ...position, sideToMove: side });

/** What is certain about a legal move, the most telling first. */
export function motivesOf(
  before: LinesOfActionPosition,
  move: Move,
): readonly LinesOfActionMotive[] {
  if (move === PASS) return [];
  const side = before.sideToMove;
  const other = otherSide(side);
  const after = play(before, move);
  const end = outcome(after);
  if (end !== undefined) {
    return end.winner === side && after.connected[side]
      ? [{ kind: 'wins', side, good: piecesOf(after, side) }]
      : [];
  }
  // What else a move is good for is of no account when a win was missed or is given.
  if (winningMove(before, side) !== undefined || winningMove(after, other) !== undefined) return [];
  return [...stopped(before, side), ...threats(after, side), ...onTheBoard(before, move, after)];
}

/** The win that the other side would have if it were to move. */
function stopped(before: LinesOfActionPosition, side: Side): readonly LinesOfActionMotive[] {
  const other = otherSide(side);
  const threat = winningMove(before, other);
  if (threat === undefined) return [];
  const follows = { start: turnOf(before, other), moves: [threat] };
  return [{ kind: 'stopsWin', side, threat, badMoves: [threat], follows }];
}

function threats(after: LinesOfActionPosition, side: Side): readonly LinesOfActionMotive[] {
  const threat = winningMove(after, side);
  if (threat === undefined) return [];
  const isUnstoppable = legalMoves(after).every((reply) => {
    const next = play(after, reply);
    return outcome(next) === undefined && winningMove(next, side) !== undefined;
  });
  if (isUnstoppable) return [{ kind: 'unstoppable', side }];
  const follows = { start: turnOf(after, side), moves: [threat] };
  return [{ kind: 'threatens', side, threat, follows }];
}

/** What the move does to the pieces of both. */
function onTheBoard(
  before: LinesOfActionPosition,
  move: Move,
  after: LinesOfActionPosition,
): readonly LinesOfActionMotive[] {
  const side = before.sideToMove;
  const other = otherSide(side);
  const square = toOf(move);
  const motives: LinesOfActionMotive[] = [];
  if (before.cells[square] === other) {
    const groups = groupCount(after, other);
    motives.push(
      groups > groupCount(before, other)
        ? { kind: 'isolates', side, square, groups, bad: [square] }
        : {
            kind: 'captures',
            side,
            square,
            left: piecesOf(after, other).length,
            bad: [square],
          },
    );
  }
  const [was, groups] = [groupCount(before, side), groupCount(after, side)];
  if (groups < was) {
    const good = groupOf(after, square).filter((each) => each !== square);
    motives.push({ kind: 'joins', side, before: was, groups, good });
  }
  return motives;
}
