import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeGtpList } from '../../src-shared/formats/gtpList.ts';
import { makeHexWorldLink } from '../../src-shared/formats/hexLink.ts';
import { makeSgf } from '../../src-shared/formats/makeSgf.ts';
import { makeMoveList } from '../../src-shared/formats/moveList.ts';
import { parseGameFile, parseGameText } from '../../src-shared/formats/openGame.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { currentPosition, gameOf, type Match } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { rounds } from '../rounds.ts';
import { randomMatch } from './randomMatch.ts';

const open = (text: string) => unwrap(parseGameText(text));
const TIMES = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };

/** A random match at its first line, which lists tell alone. */
const lineOf = (match: Match): Match => ({
  ...match,
  lineId: 0,
  otherLines: [],
  remarks: undefined,
});

/** What a list tells of a match. */
const told = ({ config, moves, termination }: Match) => ({
  config: { gameId: config.gameId, setup: config.setup },
  moves,
  termination,
});

describe.each(GAME_IDS)('a game of %s', (gameId) => {
  it('comes back from a list of moves, from commands and from our own file', () => {
    for (let seed = 0; seed < rounds(12, 300); seed++) {
      const match = lineOf(randomMatch(gameId, seed));
      const isLost = match.termination?.kind === 'resignation';
      const loser = match.termination?.winner === 0 ? 1 : 0;
      const canTell = !isLost || loser === currentPosition(match).sideToMove;
      if (canTell) expect(told(open(makeMoveList(match)).match)).toEqual(told(match));
      expect(told(open(makeGtpList(match)).match)).toEqual(told(match));
      const record = makeMatchRecord({ matchId: 'a', match, ...TIMES });
      expect(told(open(record).match)).toEqual(told(match));
    }
  });

  it('comes back as a position from its code, or it is said that none was found', () => {
    for (let seed = 0; seed < rounds(8, 60); seed++) {
      const match = randomMatch(gameId, seed);
      const position = currentPosition(match);
      const { name, codec } = gameById(gameId);
      const settings = Object.entries(match.config.setup).map(([key, value]) => `${key}=${value}`);
      const code = codec.encode(position);
      const read = parseGameText(`${name} ${settings.join(',')}\n${code}`);
      const isEasy = gameId === 'domineering' || match.config.setup['size'] === 1;
      if (read.ok) expect(codec.encode(currentPosition(read.value.match))).toBe(code);
      else expect([read.error.code, isEasy]).toEqual(['ERR_FORMAT_SETUP', false]);
    }
  });
});

describe('the kind of a text', () => {
  it.each([
    ['1. B2 C3 2. B2 A1', 'scoreFour', 4],
    ['b2,c3,b2', 'scoreFour', 3],
    ['note: white plays B1;\nplay black;\nnote: black plays C2', 'scoreFour', 2],
    ['b8-b6 a7xc7', 'linesOfAction', 2],
    ['b8b6 a7c7', 'linesOfAction', 2],
    ['Hex size=5\na3 b2 resigns', 'hex', 2],
    ['# domineering: rows=4,columns=4\n1. 1 3 2. 9', 'domineering', 3],
    ['Dots and Triangles\n1 2 3', 'dotsAndTriangles', 3],
    ['boardsize 5\nplay b a3\nplay w b2\nundo\n', 'hex', 1],
    ['# Score Four\nplay white B2\nplay black C3', 'scoreFour', 2],
    ['1122110010221000', 'domineering', 5],
    ['111001011101100220 1', 'dotsAndTriangles', 8],
    ['https://hexworld.org/board/#5r9c1,a3:sd2,b1:rb', 'hex', 4],
    ['see https://trmph.com/hex/board#11,a1b2c3 there', 'hex', 3],
    ['#13c1,a1k10', 'hex', 2],
  ])('is told by what it says: %j', (text, gameId, count) => {
    const { match } = open(text);
    expect([match.config.gameId, match.moves.length]).toEqual([gameId, count]);
  });

  it.each([[''], ['hello'], ['12 34'], ['{"a":1}'], ['#99,a1'], ['Hex size=99\na1'], ['b b b']])(
    'is refused where it is none: %j',
    (text) => expect(parseGameText(text).ok).toBe(false),
  );

  it('a game of Lines of Action can’t be made of a position', () => {
    const text = '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w5ww/1bbbb3 b 6';
    expect(parseGameText(text)).toMatchObject({ error: { code: 'ERR_FORMAT_SETUP' } });
  });
});

describe('links to HexWorld', () => {
  it('are made and read, swap, end and all', () => {
    for (let seed = 0; seed < rounds(30, 300); seed++) {
      const match = lineOf(randomMatch('hex', seed));
      const { match: read } = open(makeHexWorldLink(match)!);
      expect(read.moves).toEqual(match.moves);
      expect(read.termination).toEqual(match.termination);
    }
  });

  it('end where something can’t be played here', () => {
    expect(open('https://hexworld.org/board/#11,a1:pb2').notes).toEqual([
      { code: 'NOTE_BAD_MOVE', number: 2, move: 'pass' },
    ]);
  });

  it('of trmph tell a swap by a second stone on the first', () => {
    const { match } = open('http://www.trmph.com/hex/board#5,a3a3b1');
    expect(match.config.setup).toEqual({ size: 5, swap: 1 });
    expect(match.moves).toHaveLength(3);
  });
});

describe('character sets', () => {
  const sgf = (name: string, before = ''): string => `(;GM[901]${before}PW[${name}]PB[b];W[A1])`;
  const names = (bytes: Uint8Array) => {
    const { match, notes } = unwrap(parseGameFile(bytes));
    return [match.remarks?.names?.[0], ...notes.map((note) => JSON.stringify(note))];
  };
  const join = (before: string, name: readonly number[], after: string): Uint8Array =>
    Uint8Array.from([...Buffer.from(before, 'latin1'), ...name, ...Buffer.from(after, 'latin1')]);
  const [head, tail] = sgf('|').split('|') as [string, string];
  const ENCODED = {
    Shift_JIS: [[0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x8a, 0xfb], 'テスト棋'],
    GB18030: [[0xd6, 0xd0, 0xb9, 0xfa], '中国'],
    'Windows-1252': [[0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], 'Müller'],
  } as const;

  it.each(Object.entries(ENCODED))('%s is found out, and said', (charset, [bytes, name]) => {
    const note = JSON.stringify({ code: 'NOTE_CHARSET', charset });
    expect(names(join(head, bytes, tail))).toEqual([name, note]);
  });

  it.each([
    ['Shift-JIS', ENCODED.Shift_JIS],
    ['GB2312', ENCODED.GB18030],
    ['ISO-8859-1', ENCODED['Windows-1252']],
    ['Big5', [[0xa4, 0xa4, 0xb0, 0xea], '中國']],
    ['EUC-KR', [[0xc7, 0xd1, 0xb1, 0xdb], '한글']],
    ['koi8-r', [[0xed, 0xc9, 0xd2], 'Мир']],
  ] as const)('%s is read as declared', (charset, [bytes, name]) => {
    const [before, after] = sgf('|', `CA[${charset}]`).split('|') as [string, string];
    expect(names(join(before, bytes, after))).toEqual([name]);
  });

  it('UTF-8 is read with and without a mark, whatever is declared, and UTF-16 by its mark', () => {
    const text = sgf('棋士', 'CA[ISO-8859-1]');
    expect(names(Buffer.from(text))).toEqual(['棋士']);
    expect(names(Buffer.from(`\uFEFF${text}`))).toEqual(['棋士']);
    expect(names(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['棋士']);
    expect(names(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(['棋士']);
  });

  it('more than 5 MB are refused', () => {
    expect(parseGameFile(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({
      error: { code: 'ERR_FORMAT_TOO_LARGE' },
    });
  });
});

/** Files of every kind to be spoilt. */
const samples = (): readonly Buffer[] =>
  GAME_IDS.flatMap((gameId) => {
    const match = randomMatch(gameId, 5);
    const record = makeMatchRecord({ matchId: 'a', match, ...TIMES });
    const texts = [makeSgf(match, '1')!, makeMoveList(match), makeGtpList(match), record];
    const code = gameOf(match).codec.encode(match.positions[0]);
    return [...texts, `${gameById(gameId).name}\n${code}`, makeHexWorldLink(match) ?? ''].map(
      (text) => Buffer.from(text.slice(0, 140)),
    );
  });

describe('any bytes', () => {
  it('are opened or refused, and nothing throws', () => {
    const random = makeRandom(11);
    const files = samples();
    for (let round = 0; round < rounds(2_000, 150_000); round++) {
      const file = Uint8Array.from(
        round % 3 === 0
          ? Array.from({ length: random.below(60) }, () => random.below(256))
          : pick(random, files),
      );
      for (let times = random.below(4); times > 0 && file.length > 0; times--) {
        file[random.below(file.length)] = random.below(round % 2 === 0 ? 256 : 128);
      }
      const read = parseGameFile(
        file.subarray(0, round % 5 === 0 ? random.below(file.length + 1) : undefined),
      );
      if (!read.ok && read.error.message === '') expect(file).toBe('refused with a reason');
    }
  });
});
