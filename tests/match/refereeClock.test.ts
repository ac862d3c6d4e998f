import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { COMPUTER_LAG_MS } from '../../src-shared/match/clock.ts';
import { timeLeftIn } from '../../src-shared/match/matchClock.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { settle } from './fakePlayer.ts';
import { asWhite, hotSeat, makeTestReferee, peg, seen } from './testReferee.ts';
import { startTimed } from './timedReferee.ts';

describe('the clock of two people', () => {
  it('stands until the first move is made, then runs for whoever is to move', () => {
    const { left, running, playAfter, timer } = startTimed(hotSeat);
    expect(running()).toBeUndefined();
    expect(timer.isIdle).toBe(true);
    playAfter(100_000, 'A1');
    expect(left()).toEqual([60_000, 60_000]);
    expect(running()).toBe(1);
    playAfter(5_000, 'B1');
    expect(left()).toEqual([60_000, 55_000]);
    playAfter(7_000, 'A1');
    expect(left()).toEqual([53_000, 55_000]);
    timer.pass(1_000);
    expect(left()).toEqual([53_000, 54_000]);
  });

  it('is as it was when moves are taken back, made again, and made otherwise', () => {
    const { left, running, playAfter, timer, undo, redo } = startTimed(hotSeat);
    for (const location of ['A1', 'B1', 'C1']) playAfter(10_000, location);
    timer.pass(20_000);
    expect(left()).toEqual([50_000, 30_000]);
    undo();
    expect(left()).toEqual([60_000, 50_000]);
    expect(running()).toBe(0);
    timer.pass(3_000);
    expect(left()).toEqual([57_000, 50_000]);
    redo();
    expect(left()).toEqual([50_000, 50_000]);
    expect(running()).toBe(1);
    undo();
    undo();
    undo();
    expect(running()).toBeUndefined();
    redo();
    redo();
    playAfter(1_000, 'D4');
    expect(left()).toEqual([59_000, 50_000]);
  });

  it('does not run while the machine sleeps', () => {
    const { left, playAfter, timer } = startTimed(hotSeat);
    playAfter(0, 'A1');
    timer.pass(4_000);
    timer.sleep(8 * 3_600_000);
    timer.pass(1_000);
    const [, black] = left() ?? [0, 0];
    expect(black).toBeGreaterThan(54_000);
    expect(black).toBeLessThanOrEqual(55_000);
  });

  it('ends the game for the side whose time is over, which can be taken back', () => {
    const { left, running, playAfter, timer, current, undo, referee } = startTimed(hotSeat);
    for (const location of ['A1', 'B1']) playAfter(10_000, location);
    timer.pass(59_999);
    expect(current().match.termination).toBeUndefined();
    timer.pass(1);
    expect(current().match.termination).toEqual({
      kind: 'time',
      winner: 1,
      reason: 'White has run out of time',
    });
    expect(left()).toEqual([0, 50_000]);
    expect(running()).toBeUndefined();
    expect(timer.isIdle).toBe(true);
    expect(referee.play(seen(current()), peg('C1'))).toMatchObject({
      error: { code: 'ERR_MATCH_OVER' },
    });
    undo();
    expect(current().match.moves).toHaveLength(2);
    expect(left()).toEqual([60_000, 50_000]);
    expect(running()).toBe(0);
  });

  it('stops when somebody resigns and when another game begins', () => {
    const { referee, running, playAfter, timer, current } = startTimed(hotSeat);
    playAfter(0, 'A1');
    referee.resign(seen(current()));
    expect(running()).toBeUndefined();
    unwrap(referee.restart(seen(current())));
    playAfter(0, 'A1');
    referee.start(hotSeat);
    expect(current().match.termination).toBeUndefined();
    timer.pass(200_000);
    expect(current().match.termination).toBeUndefined();
  });

  it('tells some times a second what it says, so that it can be saved, and no window', () => {
    const { noted, changes, playAfter, timer } = startTimed(hotSeat);
    playAfter(0, 'A1');
    const told = changes.length;
    timer.pass(2_000);
    expect(changes).toHaveLength(told);
    expect(noted.length).toBeGreaterThanOrEqual(7);
    expect(noted.at(-1)?.match.turnMs).toBe(2_000);
  });
});

describe('a match with a clock that comes back from its file', () => {
  it('goes on with the time that was left, once the board is seen', () => {
    const before = startTimed(hotSeat);
    for (const location of ['A1', 'B1']) before.playAfter(10_000, location);
    before.timer.pass(12_345);
    const { match } = before.current();
    const startedAt = new Date(0).toISOString();
    const text = makeMatchRecord({ matchId: 'one', match, startedAt, updatedAt: startedAt });

    const { referee, timer, current, play } = makeTestReferee();
    const saved = unwrap(parseMatchRecord(text));
    referee.resume(saved.matchId, saved.match);
    const left = () => timeLeftIn(current().match);
    timer.pass(30_000);
    expect(current()).toMatchObject({ isClockWaiting: true, runningSide: undefined });
    expect(left()).toEqual([47_655, 50_000]);
    unwrap(referee.startClock(seen(current())));
    expect(current()).toMatchObject({ isClockWaiting: false, runningSide: 0 });
    timer.pass(2_655);
    expect(left()).toEqual([45_000, 50_000]);
    play('C1');
    expect(referee.undo(seen(current()))).toMatchObject({ ok: true });
    expect(left()).toEqual([60_000, 50_000]);
  });
});

describe('a match with a clock that is left', () => {
  it('stands still for the person until the board is seen again', () => {
    const { playAfter, referee, current, running, left, timer } = startTimed(hotSeat);
    // Before the first move there is nothing to stop.
    expect(unwrap(referee.stopClock(seen(current()))).isClockWaiting).toBe(false);
    playAfter(0, 'A1');
    timer.pass(1_000);
    unwrap(referee.stopClock(seen(current())));
    expect(current()).toMatchObject({ isClockWaiting: true, runningSide: undefined });
    timer.pass(90_000);
    expect(left()).toEqual([60_000, 59_000]);
    unwrap(referee.startClock(seen(current())));
    expect(running()).toBe(1);
    timer.pass(2_000);
    expect(left()).toEqual([60_000, 57_000]);
  });

  it('has its computer stop thinking, and think anew with what is left', async () => {
    const { play, player, referee, current, running, left, timer, answer } = startTimed(asWhite);
    play('A1');
    await settle();
    const first = player().question!;
    timer.pass(1_000);
    unwrap(referee.stopClock(seen(current())));
    expect(first.turn.signal.aborted).toBe(true);
    first.answer(peg('B1'));
    await settle();
    timer.pass(90_000);
    expect(current()).toMatchObject({ thinkingSide: undefined, runningSide: undefined });
    expect(current().match.moves).toHaveLength(1);
    expect(left()).toEqual([60_000, 59_000]);
    unwrap(referee.startClock(seen(current())));
    await settle();
    expect(running()).toBe(1);
    await answer('B1');
    expect(current().match.moves).toEqual([peg('A1'), peg('B1')]);
  });

  it('without a clock goes on as it was', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    unwrap(referee.stopClock(seen(current())));
    expect(current()).toMatchObject({ thinkingSide: 1 });
    player().question?.answer(peg('B1'));
    await settle();
    expect(current().match.moves).toHaveLength(2);
  });
});

describe('a computer with a clock', () => {
  it('is told how long it may think, and its time runs from when it is ready', async () => {
    const { play, player, left, running, timer, current } = startTimed(asWhite);
    play('A1');
    // It is not ready: it is still preparing for the game.
    timer.pass(10_000);
    expect(running()).toBeUndefined();
    await settle();
    expect(running()).toBe(1);
    expect(current()).toMatchObject({ thinkingSide: 1 });
    const budgetMs = player().question?.turn.timeMs ?? 0;
    expect(budgetMs).toBeGreaterThan(1_000);
    expect(budgetMs).toBeLessThan(10_000);
    expect(left()).toEqual([60_000, 60_000]);
    timer.pass(1_500);
    expect(left()).toEqual([60_000, 58_500]);
  });

  it('is hurried when its time is over, and not charged for what the machine takes', async () => {
    const { play, player, answer, left, timer } = startTimed(asWhite);
    play('A1');
    await settle();
    const { timeMs = 0, moveNow } = player().question!.turn;
    timer.pass(timeMs + 1_000);
    expect(moveNow.aborted).toBe(true);
    await answer('B2');
    expect(left()).toEqual([60_000, 60_000 - timeMs]);
  });

  it('loses on time only when it does not answer at all', async () => {
    const { play, player, timer, current, undo } = startTimed(asWhite);
    play('A1');
    await settle();
    const question = player().question;
    timer.pass(60_000 + COMPUTER_LAG_MS - 1);
    expect(current().match.termination).toBeUndefined();
    timer.pass(1);
    expect(current().match.termination).toMatchObject({ kind: 'time', winner: 0 });
    expect(question?.turn.signal.aborted).toBe(true);
    question?.answer(peg('D4'));
    await settle();
    expect(current().match.moves).toEqual([peg('A1')]);
    undo();
    expect(current().thinkingSide).toBe(1);
  });

  it('gets its time back when its thought is dropped, and the person theirs', async () => {
    const { playAfter, answer, left, running, timer, undo, current, play } = startTimed(asWhite);
    playAfter(0, 'A1');
    await settle();
    timer.pass(500);
    await answer('B1');
    playAfter(20_000, 'C1');
    await settle();
    timer.pass(1_000);
    expect(left()).toEqual([40_000, 58_500]);
    undo();
    expect(current().match.moves).toHaveLength(2);
    expect(left()).toEqual([60_000, 59_500]);
    expect(running()).toBe(0);
    timer.pass(1_000);
    play('D1');
    expect(left()?.[0]).toBe(59_000);
  });

  it('has no clock left over in a game that begins while it thinks', async () => {
    const { referee, play, timer, current } = startTimed(asWhite);
    play('A1');
    await settle();
    referee.start(asWhite);
    timer.pass(200_000);
    expect(current().match.termination).toBeUndefined();
    expect(timeLeftIn(current().match)).toBeUndefined();
  });
});
