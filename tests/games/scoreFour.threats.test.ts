import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { otherSide, SIDES, type Side } from '../../src-shared/core/side.ts';
import { CELL_COUNT, cellAt, LINES, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import {
  beadsOn,
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, openPegs, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { deadlyPegs, ownerOfLine, threatsIn } from '../../src-shared/games/scoreFour/threats.ts';
import { rounds } from '../rounds.ts';

const after = (...texts: readonly string[]): ScoreFourPosition =>
  texts.reduce(
    (position, text) => scoreFour.play(position, unwrap(scoreFour.notation.parse(position, text))),
    scoreFour.initial({}),
  );

/** A position of a game by chance that goes on, of a length by chance; wins are avoided, so that most are full of threats. */
function positionByChance(random: Random): ScoreFourPosition {
  const plies = random.below(60);
  let position = emptyPosition;
  while (position.ply < plies) {
    const quiet = legalMoves(position).filter(
      (peg) => placeBead(position, peg, position.sideToMove).completed.length === 0,
    );
    if (quiet.length === 0) break;
    const next = play(position, pick(random, quiet));
    if (outcome(next) !== undefined) break;
    position = next;
  }
  return position;
}

/** What a bead of a side in an empty cell, in the air or not, completes: by looking at all lines there are. */
const completedAt = ({ cells }: ScoreFourPosition, cell: number, side: Side): readonly number[] =>
  LINES.flatMap((line, index) =>
    line.includes(cell) && line.filter((each) => cells[each] === side).length === 3 ? [index] : [],
  );

/** Whether beads can fall in turn so that a side's comes to lie in a cell: all orders there are. */
function canReach(position: ScoreFourPosition, cell: number, side: Side): boolean {
  const seen = new Set<string>();
  const search = (now: ScoreFourPosition): boolean => {
    if (now.cells[cell] !== undefined) return now.cells[cell] === side;
    const counts = Array.from({ length: 16 }, (_, peg) => beadsOn(now, peg)).join('');
    if (seen.has(counts)) return false;
    seen.add(counts);
    return openPegs(now).some((peg) => search(placeBead(now, peg, now.sideToMove)));
  };
  return search(position);
}

/** More orders than this many free cells have are too many to try. */
const FEW = 8;

describe('the threats of Score Four', () => {
  it('are all cells where one bead more makes four, in positions by chance', () => {
    const random = makeRandom(31);
    let threats = 0;
    for (let round = 0; round < rounds(300, 3_000); round++) {
      const position = positionByChance(random);
      const found = threatsIn(position);
      const isLate = CELL_COUNT - position.ply <= FEW;
      const expected = SIDES.flatMap((side) =>
        Array.from({ length: CELL_COUNT }, (_, cell) => cell).flatMap((cell) => {
          if (position.cells[cell] !== undefined) return [];
          const lines = completedAt(position, cell, side);
          if (lines.length === 0) return [];
          if (isLate && !canReach(position, cell, side)) return [];
          const isOpen = cellAt(pegOf(cell), beadsOn(position, pegOf(cell))) === cell;
          return [{ side, cell, lines, isOpen }];
        }),
      );
      if (isLate) expect(found).toEqual(expected);
      else expect(expected).toEqual(expect.arrayContaining([...found]));
      threats += found.length;
    }
    expect(threats).toBeGreaterThan(rounds(1_000, 9_000));
  });

  it('are told with their lines, and whether they can be carried out at once', () => {
    const position = after('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
    expect(threatsIn(position)).toEqual([
      {
        side: 0,
        cell: 3,
        lines: [LINES.findIndex((line) => [0, 1, 2, 3].every((c) => line.includes(c)))],
        isOpen: true,
      },
      {
        side: 1,
        cell: 7,
        lines: [LINES.findIndex((line) => [4, 5, 6, 7].every((c) => line.includes(c)))],
        isOpen: true,
      },
    ]);
  });

  it('are none when the game is over', () => {
    const won = after('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1');
    expect([threatsIn(won), deadlyPegs(won)]).toEqual([[], []]);
  });
});

describe('the deadly pegs of Score Four', () => {
  it('are those where the other side wins on top of one’s bead, in positions by chance', () => {
    const random = makeRandom(32);
    let deadly = 0;
    for (let round = 0; round < rounds(300, 3_000); round++) {
      const position = positionByChance(random);
      const expected = legalMoves(position).flatMap((peg) => {
        const next = placeBead(position, peg, position.sideToMove);
        if (next.completed.length > 0 || beadsOn(next, peg) === 4) return [];
        const answered = placeBead(next, peg, otherSide(position.sideToMove));
        const cell = cellAt(peg, beadsOn(next, peg));
        return answered.completed.length > 0 ? [{ peg: Number(peg), cell }] : [];
      });
      expect(deadlyPegs(position)).toEqual(expected);
      deadly += expected.length;
    }
    expect(deadly).toBeGreaterThan(rounds(50, 500));
  });
});

describe('a line of Score Four', () => {
  it('is a side’s while only that side has beads on it, open without any, and then nobody’s', () => {
    const line = LINES.findIndex((cells) => [0, 1, 2, 3].every((cell) => cells.includes(cell)));
    expect(ownerOfLine(emptyPosition, line)).toBeUndefined();
    expect(ownerOfLine(after('A1'), line)).toBe(0);
    expect(ownerOfLine(after('D4', 'A1'), line)).toBe(1);
    expect(ownerOfLine(after('A1', 'B1'), line)).toBe('dead');
  });
});
