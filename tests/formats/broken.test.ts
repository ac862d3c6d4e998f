import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeRandom } from '../../src-shared/core/random.ts';
import { readJsonPrefix } from '../../src-shared/formats/jsonPrefix.ts';
import { parseGameFile, parseGameText } from '../../src-shared/formats/openGame.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { linesOf } from '../../src-shared/match/branches.ts';
import { makeMatchJson, makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { rounds } from '../rounds.ts';
import { randomMatch } from './randomMatch.ts';

const TIMES = { startedAt: '2026-11-29T10:00:00.000Z', updatedAt: '2026-11-29T10:00:00.000Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(GAME_IDS)('a file of Quintet with a game of %s', (gameId) => {
  const whole = (seed: number) => ({ matchId: 'a', match: randomMatch(gameId, seed), ...TIMES });

  it('that was cut off anywhere opens as far as it goes and names the place', () => {
    for (let seed = 0; seed < rounds(6, 120); seed++) {
      const record = whole(seed);
      const bytes = bytesOf(makeMatchRecord(record));
      const random = makeRandom(seed);
      for (let time = 0; time < 12; time++) {
        const end = random.below(bytes.length - 2);
        const opened = parseGameFile(bytes.subarray(0, end));
        if (!opened.ok) {
          // Of nothing at all it can't be said what it was.
          const code = end === 0 ? 'ERR_FORMAT_UNKNOWN' : 'ERR_FORMAT_CONTENT';
          expect(opened.error.code).toBe(code);
          continue;
        }
        const { match, notes } = opened.value;
        const first = notes.find((note) => note.code === 'NOTE_BROKEN');
        expect(first?.offset).toBeLessThanOrEqual(end);
        const original = linesOf(record.match).map(({ moves }) => moves.join(' '));
        const read = match.moves.join(' ');
        expect(original.some((moves) => moves.startsWith(read))).toBe(true);
      }
    }
  });

  it('whose end contradicts the board has the board’s, and that is said', () => {
    for (let seed = 0; seed < 40; seed++) {
      const record = whole(seed);
      const { termination, otherLines } = record.match;
      if (termination?.kind !== 'rules' || termination.winner === undefined) continue;
      if (otherLines.length > 0) continue;
      const winner = termination.winner === 0 ? 1 : 0;
      const json = { ...makeMatchJson(record), end: { kind: 'resignation', winner } };
      const { match, notes } = unwrap(parseGameText(JSON.stringify(json)));
      expect(match.termination).toEqual(termination);
      expect(notes).toEqual([{ code: 'NOTE_RESULT', told: winner, board: termination.winner }]);
      return;
    }
  });
});

describe('a file of Quintet', () => {
  const record = { matchId: 'a', match: randomMatch('hex', 4), ...TIMES };
  const json = (change: object): string =>
    JSON.stringify({ ...makeMatchJson(record), otherLines: [], line: 0, ...change });

  it('with a move that can’t be made opens up to there', () => {
    const moves = ['A0', 'B1', 'A0', 'C2'];
    const { match, notes } = unwrap(parseGameText(json({ moves, undone: [] })));
    expect(match.moves).toHaveLength(2);
    expect(notes).toEqual([{ code: 'NOTE_BAD_MOVE', number: 3, move: 'A0' }]);
  });

  it('with a part that can’t be used says which', () => {
    const { notes } = unwrap(parseGameText(json({ updatedAt: 'yesterday', end: undefined })));
    expect(notes).toEqual([{ code: 'NOTE_LEFT_OUT', where: 'updatedAt' }]);
  });

  it('names the byte, the line and the column of what is wrong', () => {
    const text = `{"format":"quintet-match",\r\n"ü":"棋","config":{"gameId":"hex","setup":{"size":5,"swap":0}},\r\n"moves":["A0",!`;
    const { match, notes } = unwrap(parseGameFile(bytesOf(text)));
    expect(match.moves).toHaveLength(1);
    const offset = bytesOf(text).length - 1;
    expect(notes).toEqual([{ code: 'NOTE_BROKEN', offset, line: 3, column: 15 }]);
  });

  it.each([
    '{',
    '{"format":"quintet-match"',
    '{"format":"x","moves":[]}',
    '{"a":1}}',
    '[1',
    '{"a"',
  ])('without a game is refused: %s', (text) => expect(parseGameText(text).ok).toBe(false));
});

describe('JSON as far as it is good', () => {
  it('is what JSON.parse reads where nothing is wrong', () => {
    const texts = ['{"a":[1,-2.5e3,true,null,"\\u00e9\\n"],"b":{},"c":[[],[{}]]}', ' [ ] ', '{} '];
    for (const text of texts) {
      const { value, brokenAt } = readJsonPrefix(text);
      expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
      expect(brokenAt).toBeUndefined();
    }
  });

  it.each([
    ['{"a":1,}', { a: 1 }, 7],
    ['{"a":tru', {}, 5],
    ['{"a":[1,2', { a: [1] }, 8],
    ['{"a":"x', {}, 5],
    ['{"a":1 "b":2}', { a: 1 }, 7],
    ['{"__proto__":{"x":1},!', { ['__proto__']: { x: 1 } }, 21],
    ['[1,[2,[3}', [1, [2, [3]]], 8],
    ['{"a":01}', {}, 5],
  ])('%s', (text, value, brokenAt) => {
    const read = readJsonPrefix(text);
    expect(JSON.stringify(read.value)).toBe(JSON.stringify(value));
    expect(read.brokenAt).toBe(brokenAt);
  });
});

describe('a broken file in another character set', () => {
  const sgf = (name: string) => `(;GM[901]PB[${name}]\r\n;W[A1];B[B1]$`;
  /** Names as the bytes of their character sets. */
  it.each([
    ['Shift_JIS', [0x83, 0x4c, 0x83, 0x93, 0x83, 0x6f], 'キンバ'],
    ['GB18030', [0xc0, 0xee, 0xca, 0xc0, 0xca, 0xaf], '李世石'],
    ['Windows-1252', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], 'Müller'],
  ])('names the byte of the file: %s', (charset, name, text) => {
    const [before = '', after = ''] = sgf('|').split('|');
    const bytes = Uint8Array.from([...bytesOf(before), ...name, ...bytesOf(after)]);
    const { match, notes } = unwrap(parseGameFile(bytes));
    expect(match.remarks?.names).toContain(text);
    expect(notes).toEqual([
      { code: 'NOTE_BROKEN', offset: bytes.length - 1, line: 2, column: 13 },
      { code: 'NOTE_CHARSET', charset },
    ]);
  });

  it('with a mark for its byte order too', () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...bytesOf(sgf('王'))]);
    const { notes } = unwrap(parseGameFile(bytes));
    expect(notes).toMatchObject([{ offset: bytes.length - 1, line: 2, column: 13 }]);
    const wide = Uint8Array.from([
      ...[0xff, 0xfe],
      ...Array.from(sgf('王')).flatMap((symbol) => [
        symbol.charCodeAt(0) & 0xff,
        symbol.charCodeAt(0) >> 8,
      ]),
    ]);
    expect(unwrap(parseGameFile(wide)).notes).toMatchObject([{ offset: wide.length - 2 }]);
  });
});
