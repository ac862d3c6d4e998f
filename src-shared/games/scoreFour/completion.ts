import type { Side } from '../../core/side.ts';
import { heightOf, HEIGHT_COUNT, LINES, PEG_COUNT, pegOf } from './geometry.ts';
import type { ScoreFourPosition } from './position.ts';

type Cells = ScoreFourPosition['cells'];

/**
 * The empty cells of a peg from the bottom up, as they matter to a line that lacks some of them. Beads fall in this
 * order, those of the line's own cells on the turns of its side, the others on anybody's.
 */
interface Stack {
  readonly below: number;
  /** Cells of the line: one, or all the cells of the peg for an upright line. */
  readonly own: number;
  readonly above: number;
}

/**
 * Whether some sequence of legal moves, in turn, completes a line: exactly what the referee's early draw asks.
 *
 * Both sides may help, and each line can be looked at alone, since a sequence that completes one is legal as long as
 * no other was completed before. So all that is asked is whether beads can fall in such an order that the line's own
 * cells come on the turns of its side.
 */
export const canLineBeCompleted = (cells: Cells, sideToMove: Side): boolean =>
  LINES.some((line) => canFillLine(cells, line, sideToMove));

/** Whether some sequence of legal moves, in turn, completes this line for the side that has beads on it, or for any. */
export function canFillLine(cells: Cells, line: readonly number[], sideToMove: Side): boolean {
  const owners = ownersOf(cells, line);
  if (owners.length === 2) return false;
  const free = cells.filter((owner) => owner === undefined).length;
  const stacks = stacksOf(cells, line);
  const inside = stacks.reduce((sum, { below, own, above }) => sum + below + own + above, 0);
  const lacking = stacks.reduce((sum, { own }) => sum + own, 0);
  // What is below first, then the line's cells, while the other side puts its beads elsewhere.
  if (free - inside >= lacking) return true;
  const sides: readonly Side[] = owners.length === 0 ? [0, 1] : owners;
  return sides.some((side) => canBeFilled(stacks, free - inside, side === sideToMove));
}

/** The sides that have beads on a line. */
function ownersOf(cells: Cells, line: readonly number[]): readonly Side[] {
  const owners: Side[] = [];
  for (const cell of line) {
    const owner = cells[cell];
    if (owner !== undefined && !owners.includes(owner)) owners.push(owner);
  }
  return owners;
}

/** The pegs where a line lacks beads. */
function stacksOf(cells: Cells, line: readonly number[]): readonly Stack[] {
  const lacking = line.filter((cell) => cells[cell] === undefined);
  const [first, second] = lacking;
  const isUpright = first !== undefined && second !== undefined && pegOf(first) === pegOf(second);
  if (isUpright) return [{ below: 0, own: lacking.length, above: 0 }];
  return lacking.map((cell) => {
    const height = heightOf(cell);
    let below = 0;
    while (below < height && cells[cell - PEG_COUNT * (below + 1)] === undefined) below++;
    return { below, own: 1, above: HEIGHT_COUNT - 1 - height };
  });
}

/**
 * Whether the own cells of all stacks can be filled on the turns of their side: a search over how far each is filled.
 * @param elsewhere cells of other pegs, 0–3, which anybody can fill at any time.
 */
function canBeFilled(stacks: readonly Stack[], elsewhere: number, isOwnTurn: boolean): boolean {
  const seen = new Set<number>();
  const filled = stacks.map(() => 0);

  /** @param spent of the cells elsewhere. */
  function search(spent: number, isOwn: boolean): boolean {
    if (stacks.every(({ below, own }, index) => filled[index]! >= below + own)) return true;
    const key = filled.reduce((sum, count) => (HEIGHT_COUNT + 1) * sum + count, spent);
    if (seen.has(key)) return false;
    seen.add(key);
    for (const [index, { below, own, above }] of stacks.entries()) {
      const count = filled[index]!;
      const isForOwn = count >= below && count < below + own;
      if (count === below + own + above || (isForOwn && !isOwn)) continue;
      filled[index] = count + 1;
      const isDone = search(spent, !isOwn);
      filled[index] = count;
      if (isDone) return true;
    }
    return spent < elsewhere && search(spent + 1, !isOwn);
  }
  return search(0, isOwnTurn);
}
