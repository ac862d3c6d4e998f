import type { Outcome } from '../../core/game.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side, SIDES } from '../../core/side.ts';
import { DIRECTION_BETWEEN, LINE_OF, LINES, RAYS, SQUARE_COUNT } from './geometry.ts';
import { isConnected, type LinesOfActionPosition, piecesOf } from './position.ts';

export const SIDE_NAMES = ['Black', 'White'] as const;

/** The move of a side that has no other: it passes. */
export const PASS: Move = asMove(SQUARE_COUNT * SQUARE_COUNT);
export const MOVE_SPACE = PASS + 1;

/** A move as its two squares, `from * 64 + to`. */
export const makeMove = (from: number, to: number): Move => asMove(from * SQUARE_COUNT + to);
export const fromOf = (move: Move): number => Math.floor(move / SQUARE_COUNT);
export const toOf = (move: Move): number => move % SQUARE_COUNT;

const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A way a piece may move. */
export interface Target {
  readonly to: number;
  /** Index in `LINES` of the line it moves along. */
  readonly line: number;
  /** Pieces on that line, which is how many squares it moves. */
  readonly count: number;
  readonly isCapture: boolean;
}

function countOn(position: LinesOfActionPosition, line: number): number {
  let count = 0;
  for (const square of LINES[line] ?? []) if (position.cells[square] !== undefined) count++;
  return count;
}

/** Where the piece on `from` lands in a direction, if it may move there. */
function targetIn(
  position: LinesOfActionPosition,
  from: number,
  direction: number,
): Target | undefined {
  const ray = RAYS[from]?.[direction] ?? [];
  const line = LINE_OF[from]?.[direction] ?? -1;
  const count = countOn(position, line);
  const to = ray[count - 1];
  const side = position.cells[from];
  if (to === undefined || side === undefined || position.cells[to] === side) return undefined;
  const enemy = otherSide(side);
  for (let step = 0; step < count - 1; step++) {
    if (position.cells[ray[step] ?? -1] === enemy) return undefined;
  }
  return { to, line, count, isCapture: position.cells[to] === enemy };
}

/** The ways the piece on a square may move by the rule of counting, whoever is to move and even after the end. */
export const targetsOf = (position: LinesOfActionPosition, from: number): readonly Target[] =>
  DIRECTIONS.flatMap((direction) => targetIn(position, from, direction) ?? []);

const canMove = (position: LinesOfActionPosition, side: Side): boolean =>
  piecesOf(position, side).some((from) =>
    DIRECTIONS.some((direction) => targetIn(position, from, direction) !== undefined),
  );

/**
 * The end of the game by connection. The side that moved last is the one not to move now. One side connected: it wins.
 * Both connected: a draw by the handout, the last mover's win by tournament rules.
 */
function connectedOutcome(position: LinesOfActionPosition): Outcome | undefined {
  const mover = otherSide(position.sideToMove);
  const [isMoverDone, isOtherDone] = [
    isConnected(position, mover),
    isConnected(position, otherSide(mover)),
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
  if (connected !== undefined || SIDES.some((side) => canMove(position, side))) return connected;
  return { winner: undefined, reason: 'neither side can move' };
}

/** By tournament rules a position that stands for the third time, with the same side to move, is a draw. */
export const repetitionOutcome = (position: LinesOfActionPosition): Outcome | undefined =>
  position.rules === 'tournament'
    ? { winner: undefined, reason: 'the same position stands for the third time' }
    : undefined;

/** At the end by connection: the group of each side that is connected and did not lose. */
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
  const moves: Move[] = [];
  for (let from = 0; from < SQUARE_COUNT; from++) {
    if (position.cells[from] !== position.sideToMove) continue;
    for (const direction of DIRECTIONS) {
      const target = targetIn(position, from, direction);
      if (target !== undefined) moves.push(makeMove(from, target.to));
    }
  }
  if (moves.length > 0) return moves;
  return canMove(position, otherSide(position.sideToMove)) ? [PASS] : [];
}

function isLegal(position: LinesOfActionPosition, move: Move): boolean {
  if (move === PASS) return legalMoves(position)[0] === PASS;
  const [from, to] = [fromOf(move), toOf(move)];
  return (
    position.cells[from] === position.sideToMove &&
    targetIn(position, from, DIRECTION_BETWEEN[from]?.[to] ?? -1)?.to === to &&
    connectedOutcome(position) === undefined
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
  return { sideToMove: otherSide(sideToMove), ply: ply + 1, rules, cells };
}
