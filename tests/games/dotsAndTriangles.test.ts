import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { boardFor } from '../../src-shared/games/dotsAndTriangles/geometry.ts';
import { dotsAndTriangles } from '../../src-shared/games/dotsAndTriangles/index.ts';
import { type DotsPosition, scoreOf } from '../../src-shared/games/dotsAndTriangles/position.ts';
import { bestMargin, draw, openLines, START } from './references/dotsAndTriangles.ts';

const HANDOUT = { shape: 0, size: 1 };
const start = dotsAndTriangles.initial(HANDOUT);

const margin = (position: DotsPosition): number => scoreOf(position, 0) - scoreOf(position, 1);

/** Player 1's final margin with best play, found from the rules alone; equal states are looked at once. */
function solve(position: DotsPosition, known: Map<string, number>): number {
  const moves = dotsAndTriangles.legalMoves(position);
  const key = `${position.drawn.map(Number).join('')}${position.sideToMove}${position.isExtraTurn}`;
  const before = known.get(key);
  if (before !== undefined) return margin(position) + before;
  const ends = moves.map((move) => solve(dotsAndTriangles.play(position, move), known));
  const best =
    moves.length === 0
      ? margin(position)
      : position.sideToMove === 0
        ? Math.max(...ends)
        : Math.min(...ends);
  known.set(key, best - margin(position));
  return best;
}

describe('Dots and Triangles', () => {
  it('numbers the handout’s lines and triangles as the handout does', () => {
    const { lines, dots, triangles, trianglesOfLine } = boardFor('hexagon', 1);
    expect([dots.length, lines.length, triangles.length]).toEqual([7, 12, 6]);
    expect(triangles.map((triangle) => triangle.lines.map((line) => line + 1))).toEqual([
      [2, 3, 6],
      [1, 3, 4],
      [4, 5, 7],
      [6, 8, 9],
      [9, 10, 12],
      [7, 10, 11],
    ]);
    expect(trianglesOfLine.map((each) => each.length)).toEqual([
      1, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 1,
    ]);
  });

  it.each([1, 2, 3, 4, 5])('builds boards of side %i with every line and triangle once', (size) => {
    const [hexagon, triangle] = [boardFor('hexagon', size), boardFor('triangle', size)];
    expect(hexagon.dots.length).toBe(3 * size * (size + 1) + 1);
    expect(hexagon.lines.length).toBe(3 * size * (3 * size + 1));
    expect(hexagon.triangles.length).toBe(6 * size * size);
    expect(triangle.dots.length).toBe(((size + 1) * (size + 2)) / 2);
    expect(triangle.lines.length).toBe((3 * size * (size + 1)) / 2);
    expect(triangle.triangles.length).toBe(size * size);
    for (const { dots, lines } of [hexagon, triangle]) {
      const ends = lines.map(({ from, to }) => [dots[from], dots[to]]);
      // A horizontal line is two half distances wide; a slanted one goes one to the side and one row down.
      for (const [from, to] of ends) {
        const [dx, dy] = [Math.abs((to?.x ?? 0) - (from?.x ?? 0)), (to?.y ?? 0) - (from?.y ?? 0)];
        expect([
          [2, 0],
          [1, 1],
        ]).toContainEqual([dx, dy]);
      }
      expect(new Set(lines.map(({ from, to }) => `${from}-${to}`)).size).toBe(lines.length);
    }
  });

  it('is won by Player 2, four triangles to two, whatever the first line', () => {
    const known = new Map<string, number>();
    expect(solve(start, known)).toBe(-2);
    const firsts = dotsAndTriangles
      .legalMoves(start)
      .map((move) => dotsAndTriangles.play(start, move));
    expect(firsts.map((position) => solve(position, known))).toEqual(firsts.map(() => -2));
  });

  it('is found the same by a reference that shares no code', () => {
    const seen = new Map<number, number>();
    expect(bestMargin(START, seen)).toBe(-2);
  });

  it('agrees with the reference line by line in random games', () => {
    const random = makeRandom(5);
    for (let game = 0; game < 300; game++) {
      let [position, reference] = [start, START];
      while (openLines(reference).length > 0) {
        expect(dotsAndTriangles.legalMoves(position).map((move) => move + 1)).toEqual(
          openLines(reference),
        );
        const line = pick(random, openLines(reference));
        position = dotsAndTriangles.play(position, asMove(line - 1));
        reference = draw(reference, line);
        expect(position.sideToMove + 1).toBe(reference.player);
        expect(position.isExtraTurn).toBe(reference.isExtra);
        expect([scoreOf(position, 0), scoreOf(position, 1)]).toEqual(reference.scores);
      }
      const [first, second] = reference.scores;
      const winner = first === second ? undefined : first > second ? 0 : 1;
      expect(dotsAndTriangles.outcome(position)?.winner).toBe(winner);
    }
  });

  it('gives one extra turn for triangles, and never a third turn in a row', () => {
    const decode = (code: string) => unwrap(dotsAndTriangles.codec.decode(HANDOUT, code));
    // Lines 2 and 3 wait for 6; 4 and 5 wait for 7.
    const first = dotsAndTriangles.play(decode('11110000000000000 1'), asMove(5));
    expect(first).toMatchObject({ sideToMove: 0, isExtraTurn: true });
    const second = dotsAndTriangles.play(first, asMove(6));
    expect(second).toMatchObject({ sideToMove: 1, isExtraTurn: false });
    expect([scoreOf(second, 0), scoreOf(second, 1)]).toEqual([2, 0]);
  });

  it('says in words why a line cannot be drawn', () => {
    const position = dotsAndTriangles.play(start, asMove(0));
    expect(dotsAndTriangles.notation.parse(position, '1')).toEqual({
      ok: false,
      error: { code: 'ERR_LINE_DRAWN', line: 0, message: 'line 1 is already drawn' },
    });
    expect(dotsAndTriangles.notation.parse(position, '13')).toEqual({
      ok: false,
      error: { code: 'ERR_MOVE_SYNTAX', message: '“13” is not a line: a number from 1 to 12' },
    });
  });

  it.each(['111001011101100220 1', '000111111101001220 2', '0 1', '100000001101000020 2+'])(
    'reads the position %s and writes it again',
    (code) => {
      const position = unwrap(dotsAndTriangles.codec.decode(HANDOUT, code));
      expect(dotsAndTriangles.codec.encode(position)).toBe(code.replace(/^0+(?=\d)/, ''));
    },
  );

  it.each([
    ['111001011101000220 1', 'triangle 1 is complete and has no owner'],
    ['10 1', 'triangle 5 has an owner and is not complete'],
    ['0 1+', 'an extra turn without a triangle that earned it'],
    ['200000000000000000 1', 'the number must be 12 digits 0 or 1 for the lines'],
    ['0', 'a position is a number, a space'],
  ])('refuses the position %s', (code, message) => {
    expect(dotsAndTriangles.codec.decode(HANDOUT, code)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(message) },
    });
  });
});
