import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { ForfeitError, StoppedError } from '../../src-shared/match/player.ts';
import { canMakeAgain, canTakeBack, takeBack } from '../../src-shared/match/takeBack.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { settle } from './fakePlayer.ts';
import {
  computer,
  hotSeat,
  makeTestReferee,
  peg,
  person,
  scoreFourMatch,
  seen,
  WHITE_WINS,
} from './testReferee.ts';

describe('an end that no move has made is taken back alone', () => {
  it.each([0, 1, 2, 5])('after %i moves of two people', (count) => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    for (const location of WHITE_WINS.slice(0, count)) play(location);
    const before = current().match;
    unwrap(referee.resign(seen(current())));
    expect(canTakeBack(current().match)).toBe(true);
    unwrap(referee.undo(seen(current())));
    expect(current().match).toEqual({ ...before, revision: before.revision + 2 });
    expect(canTakeBack(current().match)).toBe(count > 0);
    expect(play('D4').match.moves).toHaveLength(count + 1);
  });

  it.each([
    { config: scoreFourMatch(person, computer), before: ['A1'] },
    { config: scoreFourMatch(computer, person), before: [] },
  ])('and the computer that was thinking thinks on ($before.length moves)', async (game) => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(game.config);
    for (const location of game.before) play(location);
    await settle();
    const thinkingSide = current().thinkingSide;
    const dropped = player().question;
    unwrap(referee.resign(seen(current())));
    unwrap(referee.undo(seen(current())));
    expect(current()).toMatchObject({ thinkingSide, match: { moves: game.before.map(peg) } });
    dropped?.fail(new StoppedError('given up'));
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(current().match.moves).toEqual([...game.before, 'B2'].map(peg));
  });

  it.each([
    ['a person', scoreFourMatch(computer, person)],
    ['nobody else', scoreFourMatch(computer, computer)],
  ])('of a computer that failed against %s: it is asked again', async (_, config) => {
    const { referee, players, current } = makeTestReferee();
    referee.start(config);
    await settle();
    players[0]?.question?.fail(new ForfeitError('ERR_OPPONENT_GONE', 'it crashed'));
    await settle();
    expect(current().match.termination?.kind).toBe('forfeit');
    unwrap(referee.undo(seen(current())));
    expect(current()).toMatchObject({ thinkingSide: 0, match: { moves: [] } });
    await settle();
    players[0]?.question?.answer(peg('C3'));
    await settle();
    expect(current().match.moves).toEqual([peg('C3')]);
  });

  it('and what could be made again before can be made again after it, but not over the end', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    for (const location of ['A1', 'B1', 'C1']) play(location);
    for (let count = 0; count < 2; count++) unwrap(referee.undo(seen(current())));
    const before = current().match;
    unwrap(referee.resign(seen(current())));
    expect(canMakeAgain(current().match)).toBe(false);
    expect(referee.redo(seen(current()))).toMatchObject({ error: { code: 'ERR_MATCH_OVER' } });
    unwrap(referee.undo(seen(current())));
    expect(canMakeAgain(current().match)).toBe(true);
    expect(current().match.undone).toEqual(before.undone);
    for (let count = 0; count < 2; count++) unwrap(referee.redo(seen(current())));
    expect(current().match.moves).toEqual(['A1', 'B1', 'C1'].map(peg));
  });

  it('from a record as well', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    for (const location of ['A1', 'B1']) play(location);
    unwrap(referee.undo(seen(current())));
    const before = current().match;
    unwrap(referee.resign(seen(current())));
    const time = new Date(0).toISOString();
    const text = makeMatchRecord({ ...current(), startedAt: time, updatedAt: time });
    const { match } = unwrap(parseMatchRecord(text));
    expect(match.termination).toEqual(current().match.termination);
    const goingOn = unwrap(takeBack(match));
    expect({ ...goingOn, revision: before.revision }).toEqual(before);
  });
});
