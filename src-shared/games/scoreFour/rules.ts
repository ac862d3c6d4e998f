import type { Outcome } from '../../core/game.ts';
import { asMove, type Move } from '../../core/move.ts';
import type { Side } from '../../core/side.ts';
import { CELL_COUNT, LINES, PEG_COUNT } from './geometry.ts';
import { beadsOn, placeBead, type ScoreFourPosition } from './position.ts';

export const SIDE_NAMES = ['White', 'Black'] as const;

/** Turns a side still has if the game goes on until the board is full. */
export function turnsLeft(position: ScoreFourPosition, side: Side): number {
  const free = CELL_COUNT - position.ply;
  return side === position.sideToMove ? Math.ceil(free / 2) : Math.floor(free / 2);
}

/**
 * Whether anybody can still complete a line. A line is dead for a side when it holds an enemy bead or needs more beads
 * than the side has turns left (the referee's rule for an early draw).
 */
function canAnybodyWin(position: ScoreFourPosition): boolean {
  const { cells } = position;
  const [white, black] = [turnsLeft(position, 0), turnsLeft(position, 1)];
  for (const line of LINES) {
    let owner: Side | 'nobody' | 'both' = 'nobody';
    let missing = 0;
    for (const cell of line) {
      const bead = cells[cell];
      if (bead === undefined) missing++;
      else if (owner === 'nobody') owner = bead;
      else if (owner !== bead) owner = 'both';
    }
    if (owner === 'both') continue;
    const turns = owner === 'nobody' ? Math.max(white, black) : owner === 0 ? white : black;
    if (missing <= turns) return true;
  }
  return false;
}

export function outcome(position: ScoreFourPosition): Outcome | undefined {
  const line = LINES[position.completed[0] ?? -1];
  if (line !== undefined) {
    const winner = position.cells[line[0] ?? -1];
    if (winner === undefined) throw new Error('a completed line without an owner');
    const count = position.completed.length;
    const lines = count === 1 ? 'a line' : `${count} lines at once`;
    return { winner, reason: `${SIDE_NAMES[winner]} completed ${lines}` };
  }
  if (position.ply === CELL_COUNT) {
    return { winner: undefined, reason: 'the board is full and no line is complete' };
  }
  if (canAnybodyWin(position)) return undefined;
  return { winner: undefined, reason: 'no line can be completed any more' };
}

/** Pegs with room, whether the game is over or not, ascending. */
export const openPegs = (position: ScoreFourPosition): readonly number[] =>
  Array.from({ length: PEG_COUNT }, (_, peg) => peg).filter((peg) => beadsOn(position, peg) < 4);

export const legalMoves = (position: ScoreFourPosition): readonly Move[] =>
  outcome(position) === undefined ? openPegs(position).map(asMove) : [];

export function play(position: ScoreFourPosition, move: Move): ScoreFourPosition {
  if (outcome(position) !== undefined) throw new Error('played on after the end of the game');
  return placeBead(position, move, position.sideToMove);
}
