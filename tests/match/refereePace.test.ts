import { describe, expect, it } from 'vitest';
import { settle } from './fakePlayer.ts';
import { asWhite, demo, makeTestReferee, peg, seen } from './testReferee.ts';
import { startTimed } from './timedReferee.ts';

describe('the pace of a computer', () => {
  it('leaves a move on the board before it is answered, and does not charge for that', async () => {
    const { play, answer, current, timer, left, running } = startTimed(asWhite, 850);
    await settle();
    play('A1');
    timer.pass(100);
    await answer('B1');
    expect(current().match.moves).toHaveLength(1);
    expect(running()).toBeUndefined();
    timer.pass(749);
    await settle();
    expect(current().match.moves).toHaveLength(1);
    timer.pass(1);
    await settle();
    expect(current().match.moves).toHaveLength(2);
    expect(left()).toEqual([60_000, 59_900]);
    expect(running()).toBe(0);
  });

  it('does not make a long thought longer', async () => {
    const { play, answer, current, timer } = startTimed(asWhite, 850);
    await settle();
    play('A1');
    await settle();
    timer.pass(900);
    await answer('B1');
    expect(current().match.moves).toHaveLength(2);
  });

  it('shows each move of computers by itself', async () => {
    const { referee, players, current, timer } = makeTestReferee({ pauseMs: 850 });
    referee.start(demo);
    for (let count = 0; count < 4; count++) {
      await settle();
      players[count % 2]?.question?.answer(peg('A1'));
      await settle();
      expect(current().match.moves).toHaveLength(count);
      timer.pass(850);
      await settle();
      expect(current().match.moves).toHaveLength(count + 1);
    }
  });

  it('ends at once with “move now”, and is forgotten with the thought', async () => {
    const { referee, play, answer, current, undo, timer } = startTimed(asWhite, 850);
    await settle();
    play('A1');
    await answer('B1');
    expect(referee.moveNow(seen(current()))).toMatchObject({ ok: true });
    await settle();
    expect(current().match.moves).toHaveLength(2);
    play('C1');
    await answer('D1');
    undo();
    timer.pass(5_000);
    await settle();
    expect(current().match.moves).toEqual([peg('A1'), peg('B1')]);
  });
});

describe('a strict game', () => {
  it('takes nothing back, not even its end', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start({ ...asWhite, isStrict: true });
    play('A1');
    await settle();
    player().question?.answer(peg('B1'));
    await settle();
    const refused = { ok: false, error: { code: 'ERR_STRICT' } };
    expect(referee.undo(seen(current()))).toMatchObject(refused);
    expect(referee.redo(seen(current()))).toMatchObject(refused);
    referee.resign(seen(current()));
    expect(referee.undo(seen(current()))).toMatchObject(refused);
    expect(current().match.moves).toHaveLength(2);
  });
});
