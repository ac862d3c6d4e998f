import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../src-shared/core/side.ts';
import { linesOfAction } from '../../../../src-shared/games/linesOfAction/index.ts';
import { makeSquare, squareFrom } from '../../../../src-shared/games/linesOfAction/notation.ts';
import {
  makePosition,
  type LinesOfActionPosition,
} from '../../../../src-shared/games/linesOfAction/position.ts';
import { PieceTracker } from '../../../../src-renderer/boards/linesOfAction/pieceTracker.ts';

const start = linesOfAction.initial(linesOfAction.setups[0] ?? {});

function withPieces(black: readonly string[], white: readonly string[]): LinesOfActionPosition {
  const squares = [black, white].map((names) => names.map((name) => squareFrom(name)));
  const cells = start.cells.map((_, square): Side | undefined => {
    if (squares[0]?.includes(square)) return 0;
    return squares[1]?.includes(square) ? 1 : undefined;
  });
  return makePosition({ ...start, cells, sideToMove: 0 });
}

/** Who stands where, in the order in which they are drawn, e.g. `2:e3`. */
const follow = (tracker: PieceTracker, position: LinesOfActionPosition): readonly string[] =>
  tracker.follow(position).map(({ id, square }) => `${id}:${makeSquare(square)}`);

describe('recognising the pieces of Lines of Action', () => {
  it('knows a piece again that captures, above all others, and that is taken back', () => {
    const tracker = new PieceTracker();
    const before = withPieces(['c3', 'h7'], ['e3', 'a6']);
    expect(follow(tracker, before)).toEqual(['0:c3', '1:e3', '2:a6', '3:h7']);
    expect(follow(tracker, withPieces(['e3', 'h7'], ['a6']))).toEqual(['2:a6', '3:h7', '0:e3']);
    expect(follow(tracker, before)).toEqual(['2:a6', '3:h7', '4:e3', '0:c3']);
  });

  it('knows both pieces again after a move and its answer', () => {
    const tracker = new PieceTracker();
    follow(tracker, withPieces(['c3', 'h7'], ['e3', 'a6']));
    const both = follow(tracker, withPieces(['c4', 'h7'], ['e3', 'a5']));
    expect(both).toEqual(['1:e3', '3:h7', '0:c4', '2:a5']);
  });

  it('changes nothing when a position is shown again', () => {
    const tracker = new PieceTracker();
    const first = follow(tracker, start);
    expect(follow(tracker, start)).toEqual(first);
  });

  it('takes pieces of quite another position for new ones', () => {
    const tracker = new PieceTracker();
    follow(tracker, withPieces(['c3', 'd3'], ['e3']));
    expect(follow(tracker, withPieces(['c5', 'd5'], ['e3']))).toEqual(['2:e3', '3:c5', '4:d5']);
  });
});
