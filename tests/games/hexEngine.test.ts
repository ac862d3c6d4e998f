import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { hexEngine } from '../../src-shared/games/hex/engine.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import { swapMove } from '../../src-shared/games/hex/rules.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';

/** A board by its rows from the top, side to move last; rows may be indented as the board is. */
function boardOf(text: string): HexPosition {
  const rows = text.trim().split('\n');
  const side = rows.pop()!.trim().toLowerCase();
  const board = rows.map((row) => row.replaceAll(/\s/g, '').toLowerCase());
  const position = hex.initial({ size: board.length, swap: 0 });
  const cells = [...board.join('')].map((stone) =>
    stone === 'o' ? 0 : stone === 'x' ? 1 : undefined,
  );
  return { ...position, cells, sideToMove: side === 'o' ? 0 : 1, ply: 2 };
}

const think = (position: HexPosition, maxNodes: number, more = {}) =>
  hexEngine.search(
    position,
    { level: 8, timeMs: LONG_MS, maxNodes, seed: 1, ...more },
    timelessHooks(),
  );

const exact = (winner: 0 | 1) => ({ kind: 'exact', winner, plies: expect.any(Number) });

/** X has come down from the top; everything else but the space below is O's. */
const TEMPLATES = [
  [
    'a stone on the second row',
    `
    O O X O O O
     O O X O O O
      O O X O O O
       O O X O O O
        O O X O O O
         O . . O O O
    o`,
  ],
  [
    'a ziggurat',
    `
    O O O X O O O
     O O O X O O O
      O O O X O O O
       O O O X O O O
        O O O X . O O
         O O . . . O O
          O . . . . O O
    o`,
  ],
  [
    'the template of the fourth row',
    `
    O O O O O X O O O
     O O O O O X O O O
      O O O O O X O O O
       O O O O O X O O O
        O O O O O X O O O
         O O O O O X . O O
          O O O . . . . . O
           O O . . . . . . O
            O . . . . . . . O
    o`,
  ],
  [
    'bridges to the border',
    `
    O O O X O O O
     O O . . O O O
      O O X O O O O
       O . . O O O O
        O X O O O O O
         . . O O O O O
          X O O O O O O
    o`,
  ],
] as const;

/** As above, but one cell of the space is O's: O has cut X off, or can. */
const BROKEN = [
  [
    'a stone on the second row that is blocked on one side',
    `
    O O X O O O
     O O X O O O
      O O X O O O
       O O X O O O
        O O X O O O
         O . O O O O
    o`,
  ],
  [
    'a ziggurat without a cell',
    `
    O O O X O O O
     O O O X O O O
      O O O X O O O
       O O O X O O O
        O O O X . O O
         O O . . . O O
          O O . . . O O
    o`,
  ],
] as const;

/** X runs along the second row and is blocked below each time; the last rows are given. */
const ladder = (last: string, mover: string): HexPosition =>
  boardOf(`
    O X O O O O O
     O X O O O O O
      O X O O O O O
       O X O O O O O
        O X O O O O O
         O X . . . . .
          O O ${last}
    ${mover}`);

describe('the engine of Hex', () => {
  it.each(TEMPLATES)('knows that %s reaches the border', (_, text) => {
    expect(think(boardOf(text), 200).score).toEqual(exact(1));
  });

  it.each(BROKEN)('breaks through %s', (_, text) => {
    expect(think(boardOf(text), 200).score).toEqual(exact(0));
  });

  it('is the same for both sides, by the mirror on the long diagonal', () => {
    for (const [, text] of TEMPLATES) {
      const position = boardOf(text);
      const { size, cells } = position;
      const mirrored = cells.map((_, cell) => {
        const owner = cells[(cell % size) * size + Math.floor(cell / size)];
        return owner === undefined ? undefined : owner === 0 ? 1 : 0;
      });
      const score = think({ ...position, cells: mirrored, sideToMove: 1 }, 200).score;
      expect(score).toEqual(exact(0));
    }
  });

  it('runs a ladder to its escape, and knows when there is none', () => {
    expect(think(ladder('. . . X .', 'x'), 200).score).toEqual(exact(1));
    expect(think(ladder('. . . . .', 'x'), 200).score).toEqual(exact(0));
    expect(think(ladder('. . . O .', 'x'), 200).score).toEqual(exact(0));
  });

  it('stops a ladder before it reaches its escape', () => {
    const position = ladder('. . . X .', 'o');
    const { move, score } = think(position, 200);
    expect(score).toEqual(exact(0));
    expect(think(hex.play(position, move), 200).score).toEqual(exact(0));
  });

  it('wins what is proved, by its own moves, against every answer in reach', () => {
    for (const [, text] of TEMPLATES) {
      let position = boardOf(text);
      for (let ply = 0; hex.outcome(position) === undefined; ply++) {
        const moves = hex.legalMoves(position);
        const answer = moves[(7 * ply) % moves.length]!;
        const move = position.sideToMove === 0 ? answer : think(position, 200).move;
        position = hex.play(position, move);
      }
      expect(hex.outcome(position)?.winner).toBe(1);
    }
  });

  it('never says more plies than are left, and ends a won game within what it said', () => {
    let position = hex.initial({ size: 5, swap: 0 });
    let left = Infinity;
    while (hex.outcome(position) === undefined) {
      const { move, score } = think(position, 2_000);
      if (score.kind === 'exact') left = Math.min(left, score.plies);
      position = hex.play(position, move);
      left--;
    }
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it('wins each game that it says is won, within the plies it says, whatever the answers', () => {
    const random = makeRandom(8);
    let wins = 0;
    for (const size of [6, 7, 8, 9]) {
      let position = hex.initial({ size, swap: 0 });
      let left = Infinity;
      while (hex.outcome(position) === undefined) {
        const { sideToMove } = position;
        const { move, score } = think(position, 120);
        if (score.kind === 'exact' && score.winner === 0) left = Math.min(left, score.plies);
        const isRandom = sideToMove === 1 && random.below(2) === 0;
        position = hex.play(position, isRandom ? pick(random, hex.legalMoves(position)) : move);
        left--;
      }
      if (left < Infinity) expect(hex.outcome(position)?.winner).toBe(0);
      if (left < Infinity) wins++;
      expect(left).toBeGreaterThanOrEqual(0);
    }
    expect(wins).toBeGreaterThan(2);
  });

  it('gives every root move a score when asked, proved ones exactly', () => {
    const position = hex.play(hex.initial({ size: 4, swap: 0 }), asMove(0));
    const { rootScores = [] } = think(position, 4_000, { scoresAll: true });
    expect(rootScores.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(
      hex.legalMoves(position),
    );
    expect(rootScores[0]?.score).toEqual(exact(1));
  });

  it('takes over a first stone that is too good, and not one that is too bad', () => {
    const swapChoice = (size: number, text: string) => {
      const start = hex.initial({ size, swap: 1 });
      return think(hex.play(start, unwrap(hex.notation.parse(start, text))), 5_000).move;
    };
    for (const size of [5, 8, 11, 15]) {
      const middle = `${'ABCDEFGHIJK'.charAt(size >> 1)}${size >> 1}`;
      expect(swapChoice(size, middle)).toBe(swapMove(size));
      expect(swapChoice(size, 'A0')).not.toBe(swapMove(size));
    }
  });

  it('opens fairly when its first stone can be taken over', () => {
    for (const size of [8, 11, 15]) {
      const start = hex.initial({ size, swap: 1 });
      const { score } = think(start, 6_000);
      if (score.kind !== 'estimate') throw new Error('nobody has proved that');
      expect(score.winProbability).toBeGreaterThan(0.4);
      expect(score.winProbability).toBeLessThanOrEqual(0.5);
    }
  });

  it('stays within a small memory by growing its tree more slowly', () => {
    const position = hex.initial({ size: 11, swap: 0 });
    const { nodes, score } = think(position, 30_000, { tableMegabytes: 1 });
    expect(nodes).toBe(30_000);
    expect(score.kind).toBe('estimate');
  });
});
