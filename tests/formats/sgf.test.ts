import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeSgf } from '../../src-shared/formats/makeSgf.ts';
import { parseSgf } from '../../src-shared/formats/readSgf.ts';
import { parseSgfTree } from '../../src-shared/formats/sgfTree.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { linesOf } from '../../src-shared/match/branches.ts';
import { gameOf, type Match } from '../../src-shared/match/match.ts';
import { rounds } from '../rounds.ts';
import { randomMatch } from './randomMatch.ts';

/** The lines of a match by their moves, without those that are part of another, the first line first. */
function movesOf(match: Match): readonly string[] {
  const all = linesOf(match).map(({ moves }) => moves.join(' '));
  const distinct = all.filter(
    (text, index) =>
      !all.some(
        (other, at) =>
          at !== index && `${other} `.startsWith(`${text} `) && (other !== text || at < index),
      ),
  );
  return distinct.sort();
}

const open = (text: string) => unwrap(parseSgf(text));
/** The moves of a match as its game's common notation has them. */
function told({ match }: { match: Match }): string {
  const { commonNotation, notation } = gameOf(match);
  return match.moves
    .map((move, ply) => (commonNotation ?? notation).make(match.positions[ply]!, move))
    .join(' ');
}

describe.each(GAME_IDS)('a game of %s as SGF', (gameId) => {
  it('comes back with its branches, comments, names and end', () => {
    for (let seed = 0; seed < rounds(15, 400); seed++) {
      const match = randomMatch(gameId, seed);
      const { match: read, notes } = open(makeSgf(match, '1.0')!);
      expect(read.config.setup).toEqual(match.config.setup);
      expect(movesOf(read)).toEqual(movesOf(match));
      const [first] = linesOf(match);
      const [readFirst] = linesOf(read);
      expect(readFirst?.moves.slice(0, first?.moves.length)).toEqual(first?.moves);
      if (readFirst?.moves.length === first?.moves.length) {
        expect(readFirst?.termination).toEqual(first?.termination);
      }
      expect(read.remarks?.names).toEqual(match.remarks?.names);
      expect(read.remarks?.comments.map(({ ply, text }) => ({ ply, text }))).toEqual(
        match.remarks?.comments.map(({ ply, text }) => ({ ply, text })),
      );
      expect(notes).toEqual([]);
    }
  });
});

describe('Hex from elsewhere', () => {
  const hex = (moves: string, root = 'GM[11]SZ[5]'): string => `(;FF[4]${root}${moves})`;

  it('has Black join top and bottom, or White begin on the board as it is', () => {
    expect(told(open(hex(';B[a3];W[b2]')))).toBe('c1 b2');
    expect(told(open(hex(';W[a3];B[b2]')))).toBe('a3 b2');
  });

  it('is read by the orientation in which somebody wins, where the usual one has no winner', () => {
    const row = ';B[a1];W[a2];B[b1];W[b2];B[c1];W[c2];B[d1];W[d2];B[e1]';
    expect(open(hex(row)).match.termination).toMatchObject({ kind: 'rules', winner: 0 });
  });

  it.each([
    ['the word', ';B[a3];W[swap-pieces];B[b2]', 'c1 swap b2', 'pieces'],
    ['the word', ';B[a3];W[swap-sides];W[c1]', 'c1 swap c1', 'sides'],
    ['whose turn it is next', ';B[a3];W[swap];B[d2]', 'c1 swap b4', 'pieces'],
    ['whose turn it is next', ';B[a3];W[swap];W[d2]', 'c1 swap d2', 'sides'],
    ['a stone where the first one was', ';B[a3];W[swap];W[d2];B[a3]', 'c1 swap b4 c1', 'pieces'],
    ['a stone on the mirror image', ';B[a3];W[swap];B[c1]', 'c1 swap c1', 'sides'],
    ['a stone on the mirror image', ';B[a3];W[swap-pieces];B[c1]', 'c1 swap c1', 'sides'],
  ])('tells by %s what a swap means in %s', (_, moves, expected, swap) => {
    const game = open(hex(moves));
    expect(told(game)).toBe(expected);
    expect(game.notes).toEqual([{ code: 'NOTE_SWAP', swap }]);
    expect(game.match.config.setup).toEqual({ size: 5, swap: 1 });
  });

  it('may have cells of two letters, no number, and a swap without a kind', () => {
    const game = open('(;FF[4]EV[hex.mc.2012]PB[a]PW[b]SZ[13]RE[W];W[mg];B[swap];W[hh];B[resign])');
    expect(game.match.config).toMatchObject({ gameId: 'hex', setup: { size: 13, swap: 1 } });
    expect(game.match.moves).toHaveLength(3);
    expect(game.match.termination).toMatchObject({ kind: 'resignation' });
  });

  it('may begin with stones on the board', () => {
    const game = open(hex('AB[a1][b2]AW[c3];W[d4]'));
    expect(told(game)).toBe('a1 c3 b2 d4');
  });
});

describe('Lines of Action from elsewhere', () => {
  it('has marks behind moves, colons for captures, and is played by the rules of tournaments', () => {
    const game = open('(;GM[9]SZ[8];B[b8-b6!];W[A7:C7];b[d1d3??])');
    expect(told(game)).toBe('b8-b6 a7-c7 d1-d3');
    expect(game.match.config.setup).toEqual({ rules: 1 });
    expect(game.notes).toEqual([]);
  });

  it.each([['(;GM[9]SZ[10])'], ['(;GM[9]SU[Scrambled-eggs])'], ['(;GM[9]AB[a1])']])(
    'refuses a start that we do not have: %s',
    (text) =>
      expect(parseSgf(text)).toMatchObject({ ok: false, error: { code: 'ERR_FORMAT_SETUP' } }),
  );
});

describe('a result', () => {
  const column = ';W[A1];B[B1];W[A1];B[B1];W[A1];B[B1];W[A1]';

  it('that contradicts the board is the board’s', () => {
    const { match, notes } = open(`(;GM[901]RE[B+R]${column})`);
    expect(match.termination).toMatchObject({ kind: 'rules', winner: 0 });
    expect(notes).toEqual([{ code: 'NOTE_RESULT', told: 1, board: 0 }]);
  });

  it.each([
    ['B+R', { kind: 'resignation', winner: 1 }],
    ['W', { kind: 'resignation', winner: 0 }],
    ['W+Time', { kind: 'time', winner: 0 }],
    ['White+F', { kind: 'forfeit', winner: 0 }],
    ['0', { kind: 'agreement' }],
    ['?', undefined],
    ['Void', undefined],
  ])('%s ends a game that the board does not', (result, termination) => {
    const { match, notes } = open(`(;GM[901]RE[${result}];W[A1])`);
    if (termination === undefined) expect(match.termination).toBeUndefined();
    else expect(match.termination).toMatchObject(termination);
    expect(notes).toEqual([]);
  });

  it('that can’t be is told and left out', () => {
    expect(open('(;GM[11]RE[Draw];B[a1])').notes).toEqual([
      { code: 'NOTE_RESULT', told: 'draw', board: 'open' },
    ]);
    expect(open('(;GM[903]RE[B+3];B[1])').notes).toMatchObject([{ code: 'NOTE_RESULT' }]);
  });
});

describe('a broken file', () => {
  it.each([
    ['(;GM[901];W[A1];B[B', 1, 18],
    ['(;GM[901]\n;W[A1];B[B1]', 2, 13],
    ['(;GM[901];W[A1];B[B1]\n$;W[C1])', 2, 1],
  ])('opens as far as it is good and says where it is not: %j', (text, line, column) => {
    const { match, notes } = open(text);
    expect(match.moves.length).toBeGreaterThan(0);
    expect(notes).toContainEqual(expect.objectContaining({ code: 'NOTE_BROKEN', line, column }));
  });

  it('opens up to the first move that can’t be made', () => {
    const { match, notes } = open('(;GM[901];W[A1];B[E9];W[A2])');
    expect(match.moves).toHaveLength(1);
    expect(notes).toEqual([{ code: 'NOTE_BAD_MOVE', number: 2, move: 'E9' }]);
  });

  it.each([';;;', ';;)', '(', '(;', ')', '', '((((', '[]', 'a game'])(
    '%j is told at once',
    (text) => {
      expect(parseSgf(text)).toMatchObject({ ok: false });
    },
  );

  it('may have thousands of variations within each other, and moves without end', () => {
    const deep = `${'(;GM[901];W[A1]'.repeat(5_000)}${')'.repeat(5_000)}`;
    expect(open(deep).match.moves.length).toBeLessThan(10);
    const wide = `(;GM[11]SZ[19]${'(;B[a1];W[b2])(;B[c3];W[d4])'.repeat(5_000)})`;
    expect(open(wide).notes).toContainEqual(
      expect.objectContaining({ code: 'NOTE_LINES_LEFT_OUT', count: 10_000 - 32 }),
    );
    const nested = `(;GM[11]SZ[19]${'(;B[a1](;B[a2])'.repeat(5_000)}${')'.repeat(5_000)})`;
    expect(parseSgf(nested).ok).toBe(true);
    const passes = '(;GM[9]' + ';B[b8-b6];W[a7-a6];B[b6-b8];W[a6-a7]'.repeat(30_000) + ')';
    expect(open(passes).notes).toContainEqual(expect.objectContaining({ code: 'NOTE_BAD_MOVE' }));
  });

  it('is refused beyond 5 MB', () => {
    const large = `(;GM[901]C[${'x'.repeat(5 * 1024 * 1024)}])`;
    expect(parseSgf(large)).toMatchObject({ error: { code: 'ERR_FORMAT_TOO_LARGE' } });
  });

  it('of another game is refused', () => {
    expect(parseSgf('(;GM[1];B[aa])')).toMatchObject({ error: { code: 'ERR_FORMAT_GAME' } });
  });
});

describe('what a file may leave out', () => {
  it('semicolons after brackets, and capital letters alone in names', () => {
    expect(told(open('(GaMe[901](White[A1]Comment[first])(W[B1]))'))).toBe('A1');
  });

  it('escapes stand for what follows them, and comments of one position stand together', () => {
    const text = '(;GM[901]C[a\\]b\\\\c\\\nd];C[more];W[A1])';
    expect(open(text).match.remarks?.comments).toEqual([
      { lineId: 0, ply: 0, text: 'a]b\\cd\nmore' },
    ]);
  });

  it('long comments are cut, and that is told', () => {
    const nodes = `;W[A1]C[${'x'.repeat(3_000)}];B[A1]C[${'y'.repeat(5_000)}]`;
    const { match, notes } = open(`(;GM[901]${nodes})`);
    expect(match.remarks?.comments.map(({ text }) => text.length)).toEqual([3_000, 4_000]);
    expect(notes).toEqual([{ code: 'NOTE_COMMENTS_CUT' }]);
  });

  it('other games in the file are told', () => {
    expect(open('(;GM[901];W[A1])\n(;GM[901];W[B1])').notes).toEqual([{ code: 'NOTE_MORE_GAMES' }]);
  });
});

describe('any text', () => {
  const symbols = [
    '(',
    ')',
    ';',
    '[',
    ']',
    '\\',
    'B',
    'W',
    'GM',
    '[11]',
    '[9]',
    '[901]',
    'a1',
    'SZ[5]',
    '\n',
    '🂡',
  ];

  it('is read or refused, and never throws', () => {
    const random = makeRandom(7);
    const good = makeSgf(randomMatch('hex', 3), '1.0')!;
    for (let round = 0; round < rounds(500, 30_000); round++) {
      const start = round % 2 === 0 ? '(;GM[11]SZ[5]' : good.slice(0, random.below(good.length));
      const rest = Array.from({ length: random.below(20) }, () => pick(random, symbols)).join('');
      const read = parseSgf(
        start + rest + (round % 3 === 0 ? good.slice(random.below(good.length)) : ''),
      );
      if (read.ok) expect(read.value.match.moves.length).toBeGreaterThanOrEqual(0);
      else expect(read.error.message).not.toBe('');
    }
  });

  it('is a tree in one loop, or none', () => {
    const random = makeRandom(13);
    const good = makeSgf(randomMatch('hex', 3), '1.0')!.slice(0, 400);
    for (let round = 0; round < rounds(5_000, 1_000_000); round++) {
      const [from, to] = [random.below(60), random.below(good.length)];
      const text = good.slice(from, to) + pick(random, symbols) + good.slice(to - random.below(9));
      const read = parseSgfTree(round % 2 === 0 ? `(;${text}` : text);
      const nodes = read.ok ? read.value.nodes : [];
      if (!nodes.every(({ parent }, node) => parent < node)) expect(text).toBe('a tree');
    }
  });
});
