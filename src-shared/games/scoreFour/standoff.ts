import { otherSide, type Side, SIDES } from '../../core/side.ts';
import { cellAt, HEIGHT_COUNT, pegOf } from './geometry.ts';
import { beadsOn, type ScoreFourPosition } from './position.ts';
import { openPegs } from './rules.ts';
import { type Threat, threatsIn } from './threats.ts';

/**
 * Pegs on which somebody would win higher up, so that nobody likes to put a bead below. When all the others are full,
 * somebody must.
 */
export interface Standoff {
  /** Ascending. */
  readonly pegs: readonly number[];
  readonly threats: readonly Threat[];
  /** Beads that fit on the other pegs. */
  readonly beads: number;
  /** Who is to move once they are full. */
  readonly mover: Side;
  /** Who completes a line then with the threats there are now, whatever the other does; `undefined` for nobody. */
  readonly winner: Side | undefined;
}

/** More orders than this of beads on the pegs are not gone through. */
const MOST_STATES = 50_000;

/** The standoff of a position; `undefined` where there is none, or a line can be completed at once. */
export function standoffIn(position: ScoreFourPosition): Standoff | undefined {
  const threats = threatsIn(position);
  if (threats.length === 0 || threats.some(({ isOpen }) => isOpen)) return undefined;
  const pegs = [...new Set(threats.map(({ cell }) => pegOf(cell)))].sort((a, b) => a - b);
  const roomOf = (peg: number): number => HEIGHT_COUNT - beadsOn(position, peg);
  if (pegs.reduce((states, peg) => states * (roomOf(peg) + 1), 1) > MOST_STATES) return undefined;
  const others = openPegs(position).filter((peg) => !pegs.includes(peg));
  const beads = others.reduce((sum, peg) => sum + roomOf(peg), 0);
  const { sideToMove } = position;
  const mover = beads % 2 === 0 ? sideToMove : otherSide(sideToMove);
  const heights = pegs.map((peg) => beadsOn(position, peg));
  return { pegs, threats, beads, mover, winner: winnerOn(pegs, threats, heights, mover) };
}

/** Who wins when nothing is left but these pegs, with the threats on them, by trying everything. */
function winnerOn(
  pegs: readonly number[],
  threats: readonly Threat[],
  heights: readonly number[],
  mover: Side,
): Side | undefined {
  const winners = new Map(
    threats.map(({ cell }) => [
      cell,
      SIDES.filter((side) => threats.some((each) => each.cell === cell && each.side === side)),
    ]),
  );
  const known = new Map<string, Side | 'nobody'>();

  function search(at: readonly number[], side: Side): Side | 'nobody' {
    const key = at.join('');
    const found = known.get(key);
    if (found !== undefined) return found;
    const results = at.flatMap((height, index) => {
      if (height === HEIGHT_COUNT) return [];
      const isWin = winners.get(cellAt(pegs[index]!, height))?.includes(side) === true;
      return [isWin ? side : search(at.with(index, height + 1), otherSide(side))];
    });
    // Whose turn it is follows from the beads, so that it is no part of the key.
    const best = [side, 'nobody' as const].find((each) => results.includes(each));
    const result = best ?? (results.length === 0 ? 'nobody' : otherSide(side));
    known.set(key, result);
    return result;
  }

  const winner = search(heights, mover);
  return winner === 'nobody' ? undefined : winner;
}
