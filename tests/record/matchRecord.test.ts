import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import {
  currentPosition,
  forfeitMatch,
  gameOf,
  type Match,
  playMove,
  resignMatch,
  startMatch,
  undoMoves,
} from '../../src-shared/match/match.ts';
import { playOnFrom } from '../../src-shared/match/branches.ts';
import { agreeToDraw, claimDraw } from '../../src-shared/match/draws.ts';
import { endByTime } from '../../src-shared/match/matchClock.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';

const TIMES = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };

/** A random match, some of it taken back, perhaps resigned or forfeited. */
function randomMatch(gameId: GameId, seed: number): Match {
  const random = makeRandom(seed);
  const setup = pick(random, gameById(gameId).setups);
  const players = [{ kind: 'person' }, { kind: 'computer', level: 3, timeMs: 500 }] as const;
  const clock = { kind: 'increment', mainMs: 60_000, incrementMs: 1_000 } as const;
  const timed = random.below(2) === 0 ? { clock, isStrict: random.below(2) === 0 } : {};
  const remarks = { names: ['Ann', ''], comments: [{ lineId: 0, ply: 0, text: 'Good.' }] } as const;
  let match: Match = { ...startMatch({ gameId, setup, players, ...timed }, 0), remarks };
  const spend = (): Match => ({ ...match, turnMs: match.config.clock ? random.below(5_000) : 0 });
  for (let ply = random.below(40); ply > 0 && match.termination === undefined; ply--) {
    match = unwrap(
      playMove(spend(), pick(random, gameOf(match).legalMoves(currentPosition(match)))),
    );
  }
  if (match.moves.length > 0 && random.below(2) === 0) {
    match = unwrap(undoMoves(match, 1 + random.below(match.moves.length)));
  }
  if (match.termination !== undefined || random.below(2) === 0) return match;
  const side = random.below(2) === 0 ? 0 : 1;
  match = spend();
  const forfeit = {
    fault: 'ERR_OPPONENT_SILENT',
    reason: 'Black forfeits: it did not answer within 2 s',
  } as const;
  return pick(random, [
    unwrap(resignMatch(match, side)),
    forfeitMatch(match, side, forfeit),
    endByTime(match, side),
    agreeToDraw(match),
    claimDraw(match),
  ]);
}

const textOf = (match: Match): string => makeMatchRecord({ matchId: 'a-1', match, ...TIMES });

/** The text of a Score Four match with something changed. */
function changed(change: (json: Record<string, unknown>) => unknown): string {
  const json = JSON.parse(textOf(startMatch(SCORE_FOUR, 0))) as Record<string, unknown>;
  return JSON.stringify({ ...json, ...(change(json) as object) });
}

type RawMatch = Record<'line' | 'otherLines' | 'moves' | 'times' | 'turnMs', unknown>;

const SCORE_FOUR = {
  gameId: 'scoreFour',
  setup: {},
  players: [{ kind: 'person' }, { kind: 'person' }],
} as const;

describe('a saved match', () => {
  it.each(GAME_IDS)(
    'of %s comes back as it was, with what was taken back and how it ended',
    (id) => {
      for (let seed = 0; seed < 30; seed++) {
        const match = randomMatch(id, seed);
        const read = unwrap(parseMatchRecord(textOf(match)));
        expect({ ...read.match, revision: 0 }).toEqual({ ...match, revision: 0 });
        expect(read).toMatchObject({ matchId: 'a-1', ...TIMES });
      }
    },
  );

  it('is readable by people: moves are written in the game’s own notation', () => {
    expect(JSON.parse(changed(() => ({ moves: ['A1', 'B2'] })))).toMatchObject({
      format: 'quintet-match',
      version: 4,
      config: SCORE_FOUR,
      moves: ['A1', 'B2'],
    });
  });
});

describe('a file of an earlier version', () => {
  const play = (match: Match): Match =>
    unwrap(playMove(match, gameOf(match).legalMoves(currentPosition(match))[0]!));
  const match = unwrap(resignMatch(play(play(startMatch(SCORE_FOUR, 0))), 0));

  it('that knew no clocks is read as a match without one, in all its lines', () => {
    const branched = play(play(unwrap(playOnFrom(match, { lineId: 0, ply: 1 }))));
    const raw = JSON.parse(textOf(branched)) as RawMatch & { otherLines: object[] };
    const { times, turnMs, ...old } = raw;
    expect([times, turnMs]).toEqual([[], 0]);
    const otherLines = old.otherLines.map((line) => ({
      ...line,
      times: undefined,
      turnMs: undefined,
    }));
    const read = unwrap(parseMatchRecord(JSON.stringify({ ...old, otherLines, version: 2 })));
    expect({ ...read.match, revision: branched.revision }).toEqual(branched);
  });

  it('in which a match had one line is read as that line', () => {
    const { line, otherLines, times, turnMs, ...first } = JSON.parse(textOf(match)) as RawMatch;
    expect([line, otherLines, times, turnMs]).toEqual([0, [], [], 0]);
    const read = unwrap(parseMatchRecord(JSON.stringify({ ...first, version: 1 })));
    expect({ ...read.match, revision: match.revision }).toEqual(match);
  });
});

describe('a file from before the draw of Score Four was seen at once', () => {
  // Drawn after 60 moves; by counting alone after 63.
  const texts =
    'A2 B2 D4 A4 B3 D3 B3 B2 B3 B2 D3 D4 A4 A2 A2 A4 D4 D3 D4 A4 A2 D3 A1 D1 A1 D1 B2 B3 D1 D1 C2 A1 ' +
    'A1 C1 C2 C2 C1 C4 C2 C4 C4 C4 B1 B1 C3 C3 A3 A3 C1 C3 C1 C3 B1 A3 A3 B4 B4 B4 B4 B1 D2 D2 D2';
  const moves = texts.split(' ');
  const DRAW = { kind: 'rules', winner: undefined, reason: 'no line can be completed any more' };

  it.each([
    { what: 'played to its end', moves, undone: [] },
    { what: 'in the middle of its end', moves: moves.slice(0, 61), undone: [] },
    { what: 'with moves taken back there', moves: moves.slice(0, 61), undone: moves.slice(61) },
    {
      what: 'given up there',
      moves: moves.slice(0, 62),
      undone: [],
      end: { kind: 'resignation', winner: 0 },
    },
  ])('comes back as the draw it is, $what', ({ what: _, ...json }) => {
    const { match } = unwrap(parseMatchRecord(changed(() => json)));
    expect(match.termination).toEqual(DRAW);
    expect([match.moves.length, match.undone]).toEqual([60, []]);
  });

  it('comes back with the moves before the draw that were taken back', () => {
    const json = { moves: moves.slice(0, 50), undone: moves.slice(50) };
    const { match } = unwrap(parseMatchRecord(changed(() => json)));
    expect([match.moves.length, match.undone.length, match.termination]).toEqual([
      50,
      10,
      undefined,
    ]);
  });
});

const BRANCH = { line: 1, shared: 0, moves: ['B2'], undone: [], times: [], turnMs: 0 };

describe('a damaged or strange file is refused with the place and the reason', () => {
  const tooDeep = '['.repeat(50_000);
  const huge = ' '.repeat(6_000_000);
  it.each([
    { what: 'no JSON', text: '{"format": ', code: 'ERR_RECORD_SYNTAX', message: /not JSON/ },
    { what: 'an empty file', text: '', code: 'ERR_RECORD_SYNTAX', message: /not JSON/ },
    { what: 'another JSON', text: '{"a":1}', code: 'ERR_RECORD_CONTENT', message: /not a match/ },
    { what: 'deep nesting', text: tooDeep, code: 'ERR_RECORD_TOO_LARGE', message: /8 levels/ },
    { what: 'a huge file', text: huge, code: 'ERR_RECORD_TOO_LARGE', message: /5 MB/ },
    {
      what: 'a file of a newer program',
      text: changed(() => ({ version: 7, news: true })),
      code: 'ERR_RECORD_VERSION',
      message: /version 7, but this Quintet reads none after 4/,
    },
    {
      what: 'an unknown key',
      text: changed(() => ({ extra: 1 })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at extra: /,
    },
    {
      what: 'a game there is not',
      text: changed(() => ({ config: { ...SCORE_FOUR, gameId: 'chess' } })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at config.gameId: there is no such game/,
    },
    {
      what: 'a setup the game does not have',
      text: changed(() => ({ config: { ...SCORE_FOUR, setup: { size: 9 } } })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at config.setup: there is no setting “size”/,
    },
    {
      what: 'an id that would be a path',
      text: changed(() => ({ id: '../../x' })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at id: /,
    },
    {
      what: 'a word that is no move',
      text: changed(() => ({ moves: ['A1', 'E9'] })),
      code: 'ERR_RECORD_MOVE',
      message: /^move 2: “E9” is not a location/,
      place: { place: 'moves.1' },
    },
    {
      what: 'an illegal move',
      text: changed(() => ({ moves: ['A1', 'A1', 'A1', 'A1', 'A1'] })),
      code: 'ERR_RECORD_MOVE',
      message: /^move 5: peg A1 is full/,
    },
    {
      what: 'an illegal move among those taken back',
      text: changed(() => ({ moves: ['A1', 'A1'], undone: ['A1', 'A1', 'A1'] })),
      code: 'ERR_RECORD_MOVE',
      message: /^move 5: peg A1 is full/,
      place: { place: 'undone.2' },
    },
    {
      what: 'a move after the end',
      text: changed(() => ({ moves: ['A1', 'B1', 'A1', 'B1', 'A1', 'B1', 'A1', 'B1'] })),
      code: 'ERR_RECORD_MOVE',
      message: /^move 8: the game was over: White completed a line/,
    },
    {
      what: 'a resignation after the end',
      text: changed(() => ({
        moves: ['A1', 'B1', 'A1', 'B1', 'A1', 'B1', 'A1'],
        end: { kind: 'resignation', winner: 1 },
      })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at end: the game was over before/,
    },
    {
      what: 'a branch that has more in common than there is',
      text: changed(() => ({ otherLines: [{ ...BRANCH, shared: 1 }] })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at otherLines.0: it shares 1 moves with a line of 0/,
    },
    {
      what: 'an illegal move in a branch',
      text: changed(() => ({
        moves: ['A1'],
        otherLines: [{ ...BRANCH, shared: 1, moves: ['E9'] }],
      })),
      code: 'ERR_RECORD_MOVE',
      message: /^at otherLines.0: move 2: “E9” is not a location/,
      place: { place: 'otherLines.0.moves.0' },
    },
    {
      what: 'two lines of the same number',
      text: changed(() => ({ otherLines: [BRANCH, BRANCH] })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at otherLines: one line is the first/,
    },
    {
      what: 'branches without a first line',
      text: changed(() => ({ line: 2, otherLines: [BRANCH] })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at otherLines: one line is the first/,
    },
    {
      what: 'an end without a winner',
      text: changed(() => ({ end: { kind: 'resignation' } })),
      code: 'ERR_RECORD_CONTENT',
      message: /^at end.winner: /,
      place: { place: 'end.winner' },
    },
  ])('$what', ({ text, code, message, place }) => {
    const error = { code, message: expect.stringMatching(message) as string, ...place };
    expect(parseMatchRecord(text)).toMatchObject({ ok: false, error });
  });

  it('whatever the bytes, it answers and never throws', () => {
    const good = textOf(randomMatch('scoreFour', 1));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        expect(parseMatchRecord(text).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.json({ maxDepth: 12 }), (text) => {
        expect(parseMatchRecord(text).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
    // Cut anywhere, or with one character changed, it is refused or still a sound match.
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 1 }), (at, other) => {
        parseMatchRecord(good.slice(0, at));
        const result = parseMatchRecord(good.slice(0, at) + other + good.slice(at + 1));
        if (result.ok) parseMatchRecord(makeMatchRecord(result.value));
      }),
      { numRuns: 1_000 },
    );
  });
});
