import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { ForfeitError } from '../../src-shared/match/player.ts';
import { canMakeAgain, canTakeBack, takeBack } from '../../src-shared/match/takeBack.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { settle } from './fakePlayer.ts';
import {
  computer,
  makeRefereeTable,
  peg,
  person,
  scoreFourMatch,
  seen,
  WHITE_WINS,
} from './refereeTable.ts';

const hotSeat = scoreFourMatch(person, person);

describe('an end that no move has made is taken back alone', () => {
  it.each([0, 1, 2, 5])('after %i moves of two people', (count) => {
    const { referee, play, table } = makeRefereeTable();
    referee.start(hotSeat);
    for (const location of WHITE_WINS.slice(0, count)) play(location);
    const before = table().match;
    unwrap(referee.resign(seen(table())));
    expect(canTakeBack(table().match)).toBe(true);
    unwrap(referee.undo(seen(table())));
    expect(table().match).toEqual({ ...before, revision: before.revision + 2 });
    expect(canTakeBack(table().match)).toBe(count > 0);
    expect(play('D4').match.moves).toHaveLength(count + 1);
  });

  it.each([
    { config: scoreFourMatch(person, computer), before: ['A1'] },
    { config: scoreFourMatch(computer, person), before: [] },
  ])('and the computer that was thinking thinks on ($before.length moves)', async (game) => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(game.config);
    for (const location of game.before) play(location);
    await settle();
    const thinkingSide = table().thinkingSide;
    const dropped = player().question;
    unwrap(referee.resign(seen(table())));
    unwrap(referee.undo(seen(table())));
    expect(table()).toMatchObject({ thinkingSide, match: { moves: game.before.map(peg) } });
    dropped?.fail(new Error('given up'));
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(table().match.moves).toEqual([...game.before, 'B2'].map(peg));
  });

  it.each([
    ['a person', scoreFourMatch(computer, person)],
    ['nobody else', scoreFourMatch(computer, computer)],
  ])('of a computer that failed against %s: it is asked again', async (_, config) => {
    const { referee, players, table } = makeRefereeTable();
    referee.start(config);
    await settle();
    players[0]?.question?.fail(new ForfeitError('it crashed'));
    await settle();
    expect(table().match.termination?.kind).toBe('forfeit');
    unwrap(referee.undo(seen(table())));
    expect(table()).toMatchObject({ thinkingSide: 0, match: { moves: [] } });
    await settle();
    players[0]?.question?.answer(peg('C3'));
    await settle();
    expect(table().match.moves).toEqual([peg('C3')]);
  });

  it('and what could be made again before can be made again after it, but not over the end', () => {
    const { referee, play, table } = makeRefereeTable();
    referee.start(hotSeat);
    for (const location of ['A1', 'B1', 'C1']) play(location);
    for (let count = 0; count < 2; count++) unwrap(referee.undo(seen(table())));
    const before = table().match;
    unwrap(referee.resign(seen(table())));
    expect(canMakeAgain(table().match)).toBe(false);
    expect(referee.redo(seen(table()))).toMatchObject({ error: { code: 'ERR_MATCH_OVER' } });
    unwrap(referee.undo(seen(table())));
    expect(canMakeAgain(table().match)).toBe(true);
    expect(table().match.undone).toEqual(before.undone);
    for (let count = 0; count < 2; count++) unwrap(referee.redo(seen(table())));
    expect(table().match.moves).toEqual(['A1', 'B1', 'C1'].map(peg));
  });

  it('from a record as well', () => {
    const { referee, play, table } = makeRefereeTable();
    referee.start(hotSeat);
    for (const location of ['A1', 'B1']) play(location);
    unwrap(referee.undo(seen(table())));
    const before = table().match;
    unwrap(referee.resign(seen(table())));
    const time = new Date(0).toISOString();
    const text = makeMatchRecord({ ...table(), startedAt: time, updatedAt: time });
    const { match } = unwrap(parseMatchRecord(text));
    expect(match.termination).toEqual(table().match.termination);
    const goingOn = unwrap(takeBack(match));
    expect({ ...goingOn, revision: before.revision }).toEqual(before);
  });
});
