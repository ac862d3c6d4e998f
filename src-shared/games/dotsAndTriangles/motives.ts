import type { Motive } from '../../core/motive.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide } from '../../core/side.ts';
import { canClose, hasSafeLine, sureWinner } from './captions.ts';
import { completedBy, type DotsPosition, drawLine, openLines, scoreOf } from './position.ts';
import { outcome } from './rules.ts';

export type DotsMotive = Motive<DotsPosition> &
  /** The side owns more than half of all triangles. */
  (
    | { readonly kind: 'decides' }
    | { readonly kind: 'closes'; readonly triangles: number; readonly movesAgain: boolean }
    /** If both play their best, the side ends so many triangles ahead; so many lines lead to that. */
    | { readonly kind: 'best'; readonly margin: number; readonly lines: number }
    /** Lets the other close none, as these lines would. */
    | { readonly kind: 'givesNone'; readonly giving: number }
    /** Every line that the other side is left with lets this side close a triangle. */
    | { readonly kind: 'leavesNone' }
  );

/** With more open lines there are too many orders to try. */
const MOST_OPEN = 9;

/** What is certain about a legal move, the most telling first. */
export function motivesOf(before: DotsPosition, move: Move): readonly DotsMotive[] {
  const side = before.sideToMove;
  const after = drawLine(before, move);
  const closed = completedBy(before, move);
  const motives: DotsMotive[] = [];
  if (sureWinner(after) === side && sureWinner(before) === undefined) {
    motives.push({ kind: 'decides', side });
  }
  const best = bestMargin(before, move);
  if (best !== undefined && !best.keeps) return motives;
  if (closed.length > 0) {
    const movesAgain = after.sideToMove === side && outcome(after) === undefined;
    motives.push({ kind: 'closes', side, triangles: closed.length, movesAgain, good: closed });
  }
  if (best !== undefined && best.lines < openLines(before).length) {
    motives.push({ kind: 'best', side, margin: best.margin, lines: best.lines });
  }
  if (outcome(after) === undefined && after.sideToMove === otherSide(side) && !canClose(after)) {
    motives.push(...safety(before, after));
  }
  return motives;
}

/** What a line is good for after which the other side can close nothing. */
function safety(before: DotsPosition, after: DotsPosition): readonly DotsMotive[] {
  const side = before.sideToMove;
  const giving = openLines(before)
    .filter((line) => completedBy(before, line).length === 0 && canClose(drawLine(before, line)))
    .map(asMove);
  const motives: DotsMotive[] = [];
  if (!hasSafeLine(after)) motives.push({ kind: 'leavesNone', side });
  if (giving.length > 0) {
    motives.push({ kind: 'givesNone', side, giving: giving.length, badMoves: giving });
  }
  return motives;
}

/** By how much the side to move ends ahead at best, how many lines lead to that, and whether a line is one of them. */
function bestMargin(
  before: DotsPosition,
  move: Move,
): { readonly margin: number; readonly lines: number; readonly keeps: boolean } | undefined {
  const lines = openLines(before);
  if (lines.length > MOST_OPEN) return undefined;
  const side = before.sideToMove;
  const other = otherSide(side);
  const known = new Map<string, number>();
  /** By how much the side of `before` gets more from a position on. */
  function gain(position: DotsPosition): number {
    const open = openLines(position);
    const key = `${open.join()} ${position.sideToMove} ${position.isExtraTurn}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [sign, results] = [
      position.sideToMove === side ? 1 : -1,
      open.map((line) => gainBy(position, line)),
    ];
    const best = open.length === 0 ? 0 : sign * Math.max(...results.map((each) => sign * each));
    known.set(key, best);
    return best;
  }
  function gainBy(position: DotsPosition, line: number): number {
    const sign = position.sideToMove === side ? 1 : -1;
    return sign * completedBy(position, line).length + gain(drawLine(position, line));
  }
  const gains = lines.map((line) => gainBy(before, line));
  const best = Math.max(...gains);
  return {
    margin: scoreOf(before, side) - scoreOf(before, other) + best,
    lines: gains.filter((each) => each === best).length,
    keeps: gains[lines.indexOf(move)] === best,
  };
}
