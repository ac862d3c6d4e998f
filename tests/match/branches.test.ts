import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import {
  deleteLine,
  goToLine,
  linesOf,
  MAX_LINES,
  playOnFrom,
  restoreLine,
} from '../../src-shared/match/branches.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  type MatchLine,
  playMove,
  resignMatch,
  startMatch,
  undoMoves,
} from '../../src-shared/match/match.ts';
import { makeAgain } from '../../src-shared/match/takeBack.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { settle } from './fakePlayer.ts';
import { asWhite, hotSeat, makeTestReferee, peg, person, seen, WHITE_WINS } from './testReferee.ts';

const played = (locations: readonly string[], from: Match = startMatch(hotSeat, 0)): Match =>
  locations.reduce((match, location) => unwrap(playMove(match, peg(location))), from);

const texts = (line: MatchLine): string[] =>
  line.moves.map((move) => gameById('scoreFour').notation.make(line.positions[0], move));

/** Every line of a Score Four match, as text. */
const told = (match: Match) =>
  Object.fromEntries(linesOf(match).map((line) => [line.lineId, texts(line).join(' ')]));

describe('a match goes on from an earlier position', () => {
  it('in a branch, beside the line that it had', () => {
    const first = played(['A1', 'B2', 'C3', 'D4']);
    const branch = played(['D1'], unwrap(playOnFrom(first, { lineId: 0, ply: 2 })));
    expect(branch).toMatchObject({ lineId: 1, termination: undefined });
    expect(told(branch)).toEqual({ 0: 'A1 B2 C3 D4', 1: 'A1 B2 D1' });
    const back = unwrap(goToLine(branch, 0));
    expect(back).toMatchObject({ lineId: 0, moves: first.moves, positions: first.positions });
    expect(told(played(['A1'], back))).toEqual({ 0: 'A1 B2 C3 D4 A1', 1: 'A1 B2 D1' });
  });

  it('of any of its lines, and at the end of another line goes on in that one', () => {
    const first = played(['A1', 'B2', 'C3', 'D4']);
    const second = played(['D1', 'D2'], unwrap(playOnFrom(first, { lineId: 0, ply: 2 })));
    const third = played(
      ['A4'],
      unwrap(playOnFrom(unwrap(goToLine(second, 0)), { lineId: 1, ply: 3 })),
    );
    expect(told(third)).toEqual({ 0: 'A1 B2 C3 D4', 1: 'A1 B2 D1 D2', 2: 'A1 B2 D1 A4' });
    expect(unwrap(playOnFrom(third, { lineId: 1, ply: 4 })).lineId).toBe(1);
  });

  it('when it is over, and the result stays with its line', () => {
    const over = played(WHITE_WINS);
    const branch = unwrap(playOnFrom(over, { lineId: 0, ply: 5 }));
    expect(branch.termination).toBeUndefined();
    const resigned = unwrap(resignMatch(played(['D4'], branch), 0));
    const ends = linesOf(resigned).map(({ termination }) => [
      termination?.kind,
      termination?.winner,
    ]);
    expect(ends).toEqual([
      ['rules', 0],
      ['resignation', 1],
    ]);
    expect(unwrap(goToLine(resigned, 0)).termination).toEqual(over.termination);
  });

  it('keeps what was taken back with the line it was taken back in', () => {
    const shorter = unwrap(undoMoves(played(['A1', 'B2', 'C3', 'D4']), 2));
    const branch = played(['D1'], unwrap(playOnFrom(shorter, { lineId: 0, ply: 1 })));
    expect(branch.undone).toEqual([]);
    const back = unwrap(goToLine(branch, 0));
    expect(told(unwrap(makeAgain(back)))[0]).toBe('A1 B2 C3');
  });

  it('leaves no branch behind in which nothing was played', () => {
    const first = played(['A1', 'B2', 'C3']);
    const branch = unwrap(playOnFrom(first, { lineId: 0, ply: 1 }));
    expect(told(unwrap(goToLine(branch, 0)))).toEqual({ 0: 'A1 B2 C3' });
    const again = unwrap(playOnFrom(branch, { lineId: 0, ply: 2 }));
    expect(told(again)).toEqual({ 0: 'A1 B2 C3', 1: 'A1 B2' });
  });

  it.each([
    { what: 'the last one', place: { lineId: 0, ply: 2 } },
    { what: 'one after it', place: { lineId: 0, ply: 3 } },
    { what: 'that of a line there is not', place: { lineId: 4, ply: 0 } },
  ])('but not from $what', ({ place }) => {
    const refused = playOnFrom(played(['A1', 'B2']), place);
    expect(refused).toMatchObject({ error: { code: 'ERR_NO_SUCH_LINE' } });
  });

  it.each([{ isStrict: true }, { clock: { kind: 'perMove', moveMs: 60_000 } as const }])(
    'of a strict game or one with a clock once its first line is over',
    (rules) => {
      const { referee, current } = makeTestReferee();
      referee.start({ ...hotSeat, ...rules });
      for (const location of ['A1', 'B2']) unwrap(referee.play(seen(current()), peg(location)));
      const refused = referee.playOnFrom(seen(current()), { lineId: 0, ply: 1 });
      expect(refused).toMatchObject({ error: { code: 'ERR_NO_BRANCH_YET' } });
      unwrap(referee.resign(seen(current())));
      unwrap(referee.playOnFrom(seen(current()), { lineId: 0, ply: 1 }, peg('C3')));
      unwrap(referee.playOnFrom(seen(current()), { lineId: 1, ply: 1 }));
      expect(unwrap(referee.goToLine(seen(current()), 0)).match.termination).toBeDefined();
      void referee.dispose();
    },
  );

  it('until there are too many lines', () => {
    const pegs = 'ABCD'
      .split('')
      .flatMap((row) => ['1', '2', '3', '4'].map((column) => row + column));
    let match = played(['A1', 'A2', 'A3']);
    for (let line = 1; line < MAX_LINES; line++) {
      const ply = line < pegs.length ? 0 : 1;
      match = unwrap(playOnFrom(match, { lineId: 0, ply }));
      match = played([pegs[line % pegs.length] ?? '', 'D4'], match);
    }
    expect(linesOf(match)).toHaveLength(MAX_LINES);
    const more = playOnFrom(match, { lineId: 0, ply: 1 });
    expect(more).toMatchObject({ error: { code: 'ERR_TOO_MANY_LINES' } });
    const room = unwrap(deleteLine(match, 5));
    expect(playOnFrom(room, { lineId: 0, ply: 1 }).ok).toBe(true);
  });
});

describe('a branch is deleted', () => {
  const first = played(['A1', 'B2', 'C3', 'D4']);
  const second = played(['D1', 'D2'], unwrap(playOnFrom(first, { lineId: 0, ply: 2 })));
  const third = played(['A4'], unwrap(playOnFrom(second, { lineId: 1, ply: 3 })));

  it('and comes back as it was', () => {
    const without = unwrap(deleteLine(third, 1));
    expect(told(without)).toEqual({ 0: 'A1 B2 C3 D4', 2: 'A1 B2 D1 A4' });
    const again = unwrap(restoreLine(without));
    expect({ ...again, revision: 0 }).toEqual({ ...third, revision: 0 });
    expect(restoreLine(again)).toMatchObject({ error: { code: 'ERR_NO_SUCH_LINE' } });
  });

  it('and the match that is at it goes on in the line that it left', () => {
    const without = unwrap(deleteLine(third, 2));
    expect(without).toMatchObject({ lineId: 1, moves: second.moves });
    expect(told(without)).toEqual({ 0: 'A1 B2 C3 D4', 1: 'A1 B2 D1 D2' });
    expect(told(unwrap(restoreLine(without)))).toEqual(told(third));
  });

  it('also when nothing was played in it', () => {
    const empty = unwrap(playOnFrom(first, { lineId: 0, ply: 1 }));
    expect(told(unwrap(deleteLine(empty, 1)))).toEqual({ 0: 'A1 B2 C3 D4' });
  });

  it('but never the first line', () => {
    for (const match of [third, first]) {
      expect(deleteLine(match, 0)).toMatchObject({ error: { code: 'ERR_NO_SUCH_LINE' } });
    }
  });
});

/** One thing that can happen to a match without anything being deleted. */
function step(random: Random, match: Match): Match {
  const line = pick(random, linesOf(match));
  const steps = [
    () =>
      match.termination === undefined
        ? playMove(match, pick(random, gameOf(match).legalMoves(currentPosition(match))))
        : undefined,
    () => undoMoves(match, 1 + random.below(4)),
    () => makeAgain(match),
    () => playOnFrom(match, { lineId: line.lineId, ply: random.below(line.moves.length + 1) }),
    () => goToLine(match, line.lineId),
    () => (random.below(6) === 0 ? resignMatch(match, 0) : undefined),
  ];
  const next = pick(random, steps)();
  return next?.ok === true ? next.value : match;
}

const whole = ({ moves, undone }: MatchLine): readonly number[] => [...moves, ...undone];

/** Whether every line that the match is not at is still there; an empty branch may be gone. */
function expectNothingLost(before: Match, after: Match): void {
  const lines = linesOf(after);
  for (const line of before.lineId === after.lineId ? before.otherLines : linesOf(before)) {
    const now = lines.find(({ lineId }) => lineId === line.lineId);
    if (now === undefined) {
      expect(line.lineId).not.toBe(0);
      const isTold = lines.some((other) =>
        whole(line).every((move, ply) => whole(other)[ply] === move),
      );
      expect(isTold).toBe(true);
    } else {
      expect([now.moves, now.undone, now.termination]).toEqual([
        line.moves,
        line.undone,
        line.termination,
      ]);
    }
  }
}

const TIMES = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };

it.each(GAME_IDS)(
  'whatever is done in a match of %s, no line is lost, and it is read back',
  (gameId: GameId) => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(60), (seed, steps) => {
        const random = makeRandom(seed);
        const setup = pick(random, gameById(gameId).setups);
        let match = startMatch({ gameId, setup, players: [person, person] }, 0);
        for (let i = 0; i < steps; i++) {
          const next = step(random, match);
          expectNothingLost(match, next);
          match = next;
        }
        const text = makeMatchRecord({ matchId: 'm', match, ...TIMES });
        const read = unwrap(parseMatchRecord(text)).match;
        expect({ ...read, revision: 0 }).toEqual({ ...match, revision: 0 });
      }),
      { numRuns: 25 },
    );
  },
);

describe('a branch against a computer', () => {
  it('begun while it thinks drops that thought, and it answers in the branch', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    play('C3');
    await settle();
    const dropped = player().question;
    unwrap(referee.playOnFrom(seen(current()), { lineId: 0, ply: 2 }, peg('D1')));
    expect(dropped?.turn.signal.aborted).toBe(true);
    dropped?.answer(peg('D4'));
    await settle();
    expect(player().question?.turn.history).toEqual(['A1', 'B2', 'D1'].map(peg));
    player().question?.answer(peg('D2'));
    await settle();
    expect(told(current().match)).toEqual({ 0: 'A1 B2 C3', 1: 'A1 B2 D1 D2' });
  });

  it('begun where it is to move has it move, and takes no move of a person', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    const refused = referee.playOnFrom(seen(current()), { lineId: 0, ply: 1 }, peg('D1'));
    expect(refused).toMatchObject({ error: { code: 'ERR_NOT_YOUR_TURN' } });
    expect(current().match.lineId).toBe(0);
    unwrap(referee.playOnFrom(seen(current()), { lineId: 0, ply: 1 }));
    expect(current().thinkingSide).toBe(1);
  });

  it('that a window asked for which saw an older state is refused', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    play('A1');
    const old = seen(current());
    play('B2');
    for (const refused of [
      referee.playOnFrom(old, { lineId: 0, ply: 0 }),
      referee.goToLine(old, 0),
      referee.deleteLine(old, 1),
      referee.restoreLine(old),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'ERR_STALE' } });
    }
  });
});
