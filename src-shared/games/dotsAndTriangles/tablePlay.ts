import type { Move } from '../../core/move.ts';
import { makeRandom } from '../../core/random.ts';
import { otherSide } from '../../core/side.ts';
import {
  type Score,
  scoredMoves,
  type SearchLimits,
  type SearchResult,
} from '../../search/engine.ts';
import { sampleSoftmax } from '../../search/levels.ts';
import type { MarginTable } from './marginTable.ts';
import { type DotsPosition, drawLine, openLines, scoreOf } from './position.ts';

/** A move and the margin at the end of the game for the side to move, when both sides then play perfectly. */
interface ValuedMove {
  readonly move: Move;
  readonly margin: number;
}

/** Triangles of the side to move less those of the other. */
const ownMargin = (position: DotsPosition): number =>
  scoreOf(position, position.sideToMove) - scoreOf(position, otherSide(position.sideToMove));

/** Every move with the margin it leads to, the best first. */
export function valuedMoves(table: MarginTable, position: DotsPosition): readonly ValuedMove[] {
  const moves = openLines(position).map((line) => {
    const next = drawLine(position, line);
    const sign = next.sideToMove === position.sideToMove ? 1 : -1;
    return { move: line as Move, margin: sign * (ownMargin(next) + table.marginOf(next)) };
  });
  return moves.sort((a, b) => b.margin - a.margin);
}

/** @param margin at the end, for the side to move. */
export function scoreOfMargin({ sideToMove, drawn }: DotsPosition, margin: number): Score {
  // Every line is drawn in the end, whatever the moves.
  const plies = drawn.filter((isDrawn) => !isDrawn).length;
  const winner = margin === 0 ? undefined : margin > 0 ? sideToMove : otherSide(sideToMove);
  return { kind: 'exact', winner, plies, margin: Math.abs(margin) };
}

/** Perfect play to the end, the chosen move first. */
function lineFrom(table: MarginTable, position: DotsPosition, first: Move): readonly Move[] {
  const line = [first];
  let at = drawLine(position, first);
  for (let best = valuedMoves(table, at)[0]; best; best = valuedMoves(table, at)[0]) {
    line.push(best.move);
    at = drawLine(at, best.move);
  }
  return line;
}

/**
 * Chooses by a complete table that covers the position.
 * @param temperature how many triangles less make a move e times rarer; 0 plays perfectly. @param nodes told as such.
 */
export function playByTable(
  table: MarginTable,
  position: DotsPosition,
  temperature: number,
  nodes: number,
  limits: SearchLimits,
): SearchResult {
  const random = makeRandom(limits.seed);
  // Moves of equal worth are equally likely.
  const moves = valuedMoves(table, position)
    .map((each) => ({ ...each, order: random.unit() }))
    .sort((a, b) => b.margin - a.margin || a.order - b.order);
  const values = moves.map(({ margin }) => margin);
  const chosen = moves[sampleSoftmax(values, temperature, random)]!;
  const line = lineFrom(table, position, chosen.move);
  const result = {
    ...{ move: chosen.move, depth: line.length, nodes },
    score: scoreOfMargin(position, chosen.margin),
    principalVariation: line,
  };
  const asked = scoredMoves(limits);
  if (asked === 1) return result;
  const rootScores = moves.slice(0, asked).map(({ move, margin }) => ({
    ...{ move, score: scoreOfMargin(position, margin) },
    line: lineFrom(table, position, move).slice(1),
  }));
  return { ...result, rootScores };
}
