import { describe, expect, it } from 'vitest';
import { playOnConsole } from '../../src-shared/core/consoleProgram.ts';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import { perft } from '../../src-shared/core/perft.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import { fromOf, PASS, targetsOf, toOf } from '../../src-shared/games/linesOfAction/moves.ts';
import { chessNotation, squareFrom } from '../../src-shared/games/linesOfAction/notation.ts';
import {
  groupOf,
  makePosition,
  type LinesOfActionPosition,
} from '../../src-shared/games/linesOfAction/position.ts';
import { texts } from '../../src-shared/games/linesOfAction/texts.ts';
import { playMove, startMatch } from '../../src-shared/match/match.ts';
import { LinesOfActionReference } from './references/linesOfAction.ts';

const HANDOUT = { rules: 0 };
const TOURNAMENT = { rules: 1 };
const start = linesOfAction.initial(HANDOUT);

const decode = (code: string, setup = HANDOUT): LinesOfActionPosition =>
  unwrap(linesOfAction.codec.decode(setup, code));
const played = (position: LinesOfActionPosition, text: string): LinesOfActionPosition =>
  linesOfAction.play(position, unwrap(linesOfAction.notation.parse(position, text)));
const refusal = (position: LinesOfActionPosition, text: string) => {
  const parsed = linesOfAction.notation.parse(position, text);
  return parsed.ok ? undefined : parsed.error.message;
};

/** Perft from the start, whose mirror images are equal: first moves that are images of each other are looked at once. */
function perftByMirrors(depth: number): number {
  const flipSideways = (square: number): number => square - (square % 8) + 7 - (square % 8);
  const flipUpDown = (square: number): number => (square % 8) + 56 - (square - (square % 8));
  const imagesOf = (move: Move): number[] => {
    const images = [(square: number) => square, flipSideways, flipUpDown].map(
      (flip) => 64 * flip(fromOf(move)) + flip(toOf(move)),
    );
    const both = (square: number): number => flipSideways(flipUpDown(square));
    return [...images, 64 * both(fromOf(move)) + both(toOf(move))];
  };
  const counts = new Map<number, number>();
  for (const move of linesOfAction.legalMoves(start)) {
    const first = Math.min(...imagesOf(move));
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].reduce(
    (sum, [move, count]) =>
      sum + count * perft(linesOfAction, linesOfAction.play(start, asMove(move)), depth - 1),
    0,
  );
}

describe('moving', () => {
  /** Depth 5 takes longer: `npm run bench -- linesOfActionPerft`. */
  it('counts move sequences as three public generators do', () => {
    expect([1, 2, 3].map((depth) => perft(linesOfAction, start, depth))).toEqual([
      36, 1_244, 44_952,
    ]);
    expect(perftByMirrors(4)).toBe(1_563_208);
  });

  it('counts move sequences as a brute force does', () => {
    const reference = new LinesOfActionReference();
    expect([1, 2, 3].map((depth) => reference.perft(depth))).toEqual([36, 1_244, 44_952]);
  });

  it('agrees with the brute force move by move in random games', () => {
    const random = makeRandom(21);
    const toReference = (square: number): number =>
      LinesOfActionReference.square(Math.floor(square / 8), square % 8);
    const keyOf = (move: Move): string => `${toReference(fromOf(move))} ${toReference(toOf(move))}`;
    for (let game = 0; game < 10; game++) {
      const reference = new LinesOfActionReference();
      let position = start;
      for (let ply = 0; ply < 300; ply++) {
        const moves = linesOfAction.legalMoves(position);
        if (moves.length === 0 || moves[0] === PASS) break;
        const expected = reference.moves().map(({ from, to }) => `${from} ${to}`);
        expect(moves.map(keyOf).sort()).toEqual(expected.sort());
        const move = pick(random, moves);
        position = linesOfAction.play(position, move);
        reference.play({ from: toReference(fromOf(move)), to: toReference(toOf(move)) });
        expect(position.connected).toEqual([
          reference.isConnected('B'),
          reference.isConnected('W'),
        ]);
      }
    }
  });

  it('goes from e0 to b3 when the diagonal a4–e0 holds three pieces', () => {
    // Black on e0 and on c2, which it jumps over; White on a4.
    const position = decode('4b3/8/2b5/8/w7/8/8/1w4b1 b 0');
    expect(refusal(position, 'e0-b3')).toBeUndefined();
    expect(targetsOf(position, squareFrom('e0')!)).toContainEqual(
      expect.objectContaining({ to: squareFrom('b3'), count: 3, isCapture: false }),
    );
  });

  it('says in words why a move is not legal', () => {
    const position = decode('1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b 0');
    expect(refusal(position, 'b0-b1')).toBe(
      'the piece must move exactly 2 squares along this line',
    );
    expect(refusal(position, 'd4-d5')).toBe('there is no piece on d4');
    expect(refusal(position, 'a1-b1')).toBe('the piece on a1 is white');
    expect(refusal(position, 'b0-d1')).toBe('no straight line joins b0 and d1');
    expect(refusal(position, 'b0-b0')).toBe('a move ends on another square');
    expect(refusal(position, 'pass')).toBe('a side that has a move may not pass');
    expect(refusal(position, 'z9')).toBe(
      '“z9” is not a move: two squares, each a letter a–h and a digit 0–7, or “pass”',
    );
    expect(refusal(position, 'a8-b8')).toMatch(/^“a8-b8” is not a move/);
  });

  it('refuses to jump an enemy, to land on a friend and to move a wrong distance, and lets a friend be jumped', () => {
    const row = decode('8/8/8/b2w2w1/8/8/b7/7w b 0');
    expect(refusal(row, 'a3-d3')).toBeUndefined();
    const blocked = decode('8/8/8/bw1w4/8/8/b7/7w b 0');
    expect(refusal(blocked, 'a3-d3')).toBe('the way is blocked by a white piece on b3');
    const friend = decode('8/8/8/bb1w4/8/8/b7/7w b 0');
    expect(refusal(friend, 'a3-d3')).toBeUndefined();
    const own = decode('8/8/8/b1b5/8/8/b7/w6w b 0');
    expect(refusal(own, 'a3-c3')).toBe('a piece of the same side is on c3');
    expect(refusal(own, 'a3-b3')).toBe('the piece must move exactly 2 squares along this line');
    const alone = decode('8/8/8/b7/8/2b5/8/w6w b 0');
    expect(refusal(alone, 'a3-c3')).toBe('the piece must move exactly 1 square along this line');
  });

  it('captures by landing on an enemy', () => {
    const after = played(decode('8/8/8/b2w2w1/8/8/b7/7w b 0'), 'a3xd3');
    expect(linesOfAction.codec.encode(after)).toBe('8/8/8/3b2w1/8/8/b7/7w w 1');
  });

  it('reads and writes chess-style coordinates, row 1 at the bottom', () => {
    const move = unwrap(chessNotation.parse(start, 'b8-b6'));
    expect(linesOfAction.notation.make(start, move)).toBe('b0-b2');
    expect(chessNotation.make(start, move)).toBe('b8-b6');
    expect(chessNotation.parse(start, 'b0-b2')).toMatchObject({
      ok: false,
      error: { code: 'ERR_MOVE_SYNTAX', message: expect.stringContaining('a digit 1–8') },
    });
  });

  it.each(['b0 b2', 'B0B2', 'b0 to b2', ' b0-b2 ', 'b0xb2', 'b0:b2'])('reads “%s”', (text) => {
    expect(refusal(start, text)).toBeUndefined();
  });
});

describe('passing', () => {
  /** White's pieces in the corners have nowhere to go; Black's have. */
  const stuck = decode('8/bb1b4/5b2/8/8/8/bbb3bb/wb4bw w 1');

  it('is the one move of a side that has none, and the other side goes on', () => {
    expect(linesOfAction.legalMoves(stuck)).toEqual([PASS]);
    expect(linesOfAction.outcome(stuck)).toBeUndefined();
    expect(linesOfAction.notation.make(stuck, PASS)).toBe('pass');
    const next = played(stuck, 'Pass');
    expect(next).toMatchObject({ sideToMove: 0, ply: 2, cells: stuck.cells });
    expect(linesOfAction.legalMoves(next).length).toBeGreaterThan(1);
  });

  it('is told to a player who tries something else', () => {
    expect(refusal(stuck, 'a7-b6')).toBe('no piece can move, so this turn is passed');
  });

  it('is told on the console, which then asks the other side', () => {
    const game = { ...linesOfAction, initial: () => stuck };
    const program = playOnConsole({ game, texts, setup: HANDOUT, computer: undefined });
    const request = program.next().value;
    const board = texts.render(stuck);
    expect(request).toEqual({
      kind: 'word',
      text: `${board}\nW has no move and passes.\n${board}\nB's move, from: `,
    });
  });

  it('shows that a stuck piece has no targets', () => {
    expect(targetsOf(stuck, squareFrom('a7')!)).toEqual([]);
  });
});

describe('the end', () => {
  it('is a draw by the handout and a win for the mover by tournament rules when one capture joins both', () => {
    const [handout, tournament] = [HANDOUT, TOURNAMENT].map((setup) =>
      played(decode('8/7w/6w1/8/8/bw2b3/1b6/8 b 0', setup), 'e5xb5'),
    );
    if (handout === undefined || tournament === undefined) throw new Error('nothing was played');
    expect(linesOfAction.outcome(handout)).toEqual({
      winner: undefined,
      reason: 'both sides are connected',
    });
    expect(linesOfAction.winningCells(handout).map((cells) => cells.length)).toEqual([3, 2]);
    expect(linesOfAction.outcome(tournament)).toEqual({
      winner: 0,
      reason: 'both sides are connected by Black’s move',
    });
    expect(linesOfAction.winningCells(tournament)).toEqual([[40, 41, 49]]);
  });

  it('is a win for the other side when a capture joins it alone', () => {
    const after = played(decode('1b6/8/6ww/4b3/3b4/4w3/8/8 b 0'), 'e3xe5');
    expect(linesOfAction.outcome(after)).toEqual({
      winner: 1,
      reason: 'all of White’s pieces are connected',
    });
    expect(linesOfAction.winningCells(after)).toEqual([[22, 23]]);
  });

  it.each([
    ['8/8/8/3bb3/8/1w4w1/8/8 w 1', 0, 'all of Black’s pieces are connected'],
    ['8/8/8/3b4/8/1w4w1/8/8 w 1', 0, 'all of Black’s pieces are connected'],
    ['8/8/8/3b2b1/8/1ww5/8/8 w 1', 1, 'all of White’s pieces are connected'],
    ['8/8/8/3b2b1/8/w7/8/8 w 1', 1, 'all of White’s pieces are connected'],
  ])('comes in %s', (code, winner, reason) => {
    expect(linesOfAction.outcome(decode(code))).toEqual({ winner, reason });
    expect(linesOfAction.legalMoves(decode(code))).toEqual([]);
  });

  it('is a draw when neither side can move', () => {
    // On a full board every move leads off the board; four bands keep both sides apart.
    const cells = start.cells.map((_, square) => (Math.floor(square / 16) % 2 === 0 ? 0 : 1));
    const position = makePosition({ sideToMove: 0, ply: 0, rules: 'handout', cells });
    expect(linesOfAction.outcome(position)).toEqual({
      winner: undefined,
      reason: 'neither side can move',
    });
    expect(linesOfAction.legalMoves(position)).toEqual([]);
    expect(linesOfAction.winningCells(position)).toEqual([]);
  });

  it('keeps the third repetition for tournament rules, with the same side to move', () => {
    const cycle = ['b0-b2', 'a1-c1', 'b2-b0', 'c1-a1'];
    const person = { kind: 'person' } as const;
    const terminations = [HANDOUT, TOURNAMENT].map((setup) => {
      let match = startMatch({ gameId: 'linesOfAction', setup, players: [person, person] }, 0);
      const found: (string | undefined)[] = [];
      for (let round = 0; round < 2; round++) {
        for (const text of cycle) {
          const position = match.positions.at(-1) as LinesOfActionPosition;
          match = unwrap(playMove(match, unwrap(linesOfAction.notation.parse(position, text))));
          found.push(match.termination?.kind);
        }
      }
      return found;
    });
    expect(terminations[0]?.every((kind) => kind === undefined)).toBe(true);
    expect(terminations[1]).toEqual([...Array.from({ length: 7 }, () => undefined), 'repetition']);
  });
});

describe('the parts of a board', () => {
  it('are the pieces joined to one', () => {
    const position = decode('b7/1b5b/2b5/8/8/8/8/w6w b 0');
    expect([...groupOf(position, 0)].sort((a, b) => a - b)).toEqual([0, 9, 18]);
    expect(groupOf(position, 15)).toEqual([15]);
    expect(groupOf(position, 1)).toEqual([]);
  });
});

describe('a code', () => {
  it.each([
    ['', 'a position is 8 rows'],
    ['8/8/8/8/8/8/8 b 0', 'there are 7 rows instead of 8'],
    ['8/8/8/8/8/8/8/b8 b 0', 'row 7 from the top has 9 squares instead of 8'],
    ['8/8/8/8/8/8/8/b7 b 0', 'White has 0 pieces instead of 1 to 12'],
    ['bbbbbbbb/bbbbb3/8/8/8/8/8/w7 b 0', 'Black has 13 pieces instead of 1 to 12'],
    ['b7/8/8/8/8/8/8/w7 b 1', 'Black is not to move after 1 moves'],
  ])('is refused when it is “%s”', (code, message) => {
    expect(linesOfAction.codec.decode(HANDOUT, code)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(message) },
    });
  });
});
