import { describe, expect, it } from 'vitest';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { StoppedError } from '../../src-shared/match/player.ts';
import { settle } from './fakePlayer.ts';
import {
  asBlack,
  asWhite,
  hotSeat,
  makeTestReferee,
  peg,
  seen,
  WHITE_WINS,
} from './testReferee.ts';

describe('two people at one computer', () => {
  it('play in turn until one has a line', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    for (const location of WHITE_WINS) play(location);
    expect(current().match.termination).toMatchObject({ kind: 'rules', winner: 0 });
    expect(referee.play(seen(current()), peg('C1'))).toMatchObject({
      ok: false,
      error: { code: 'ERR_MATCH_OVER' },
    });
  });

  it('are told when a move was meant for another position or is not legal, and nothing changes', () => {
    const { referee, play, current, changes } = makeTestReferee();
    referee.start(hotSeat);
    const before = seen(current());
    for (const location of ['A1', 'A1', 'A1', 'A1']) play(location);
    const told = changes.length;
    expect(referee.play(before, peg('B1'))).toMatchObject({ error: { code: 'ERR_STALE' } });
    expect(referee.play(seen(current()), peg('A1'))).toMatchObject({
      error: { code: 'ERR_ILLEGAL_MOVE' },
    });
    expect(changes).toHaveLength(told);
    expect(current().match.moves).toHaveLength(4);
  });

  it.each([
    { moves: 0, loser: 'White', winner: 1 },
    { moves: 1, loser: 'Black', winner: 0 },
  ])('lose by resigning when it is their turn ($loser)', ({ moves, loser, winner }) => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    for (const location of WHITE_WINS.slice(0, moves)) play(location);
    expect(referee.resign(seen(current()))).toMatchObject({ ok: true });
    expect(current().match.termination).toEqual({
      kind: 'resignation',
      winner,
      reason: `${loser} resigned`,
    });
  });

  it('take back the end of a game as well', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    for (const location of WHITE_WINS) play(location);
    expect(referee.undo(seen(current()))).toMatchObject({ ok: true });
    expect(current().match.termination).toBeUndefined();
    expect(referee.redo(seen(current()))).toMatchObject({ ok: true });
    expect(current().match.termination).toMatchObject({ kind: 'rules', winner: 0 });
  });
});

describe('a person against the computer', () => {
  it('is answered by it, and sees that it thinks', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    expect(current().thinkingSide).toBeUndefined();
    expect(play('A1').thinkingSide).toBe(1);
    await settle();
    expect(player().question?.turn.history).toEqual([peg('A1')]);
    player().question?.answer(peg('B2'));
    await settle();
    expect(current()).toMatchObject({ thinkingSide: undefined });
    expect(current().match.moves).toEqual([peg('A1'), peg('B2')]);
  });

  it('can’t move for it', () => {
    const { referee, current } = makeTestReferee();
    referee.start(asBlack);
    expect(referee.play(seen(current()), peg('A1'))).toMatchObject({
      error: { code: 'ERR_NOT_YOUR_TURN' },
    });
  });

  it.each([
    { config: asWhite, person: 'White', winner: 1 },
    { config: asBlack, person: 'Black', winner: 0 },
  ])('may resign as $person while it thinks', async ({ config, person: name, winner }) => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(config);
    if (config === asWhite) play('A1');
    await settle();
    const question = player().question;
    expect(referee.resign(seen(current()))).toMatchObject({ ok: true });
    expect(question?.turn.signal.aborted).toBe(true);
    question?.answer(peg('D4'));
    await settle();
    expect(current().match.termination).toMatchObject({ winner, reason: `${name} resigned` });
    expect(current().match.moves).not.toContain(peg('D4'));
  });

  it('takes back at once, moves elsewhere, and is still answered', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    for (let round = 0; round < 20; round++) {
      play('A1');
      await settle();
      const old = player().question;
      expect(referee.undo(seen(current()))).toMatchObject({ ok: true });
      play('C3');
      expect(current().thinkingSide).toBe(1);
      await settle();
      // The player has not let go of the old question yet, so it is not asked the new one.
      expect(player().question).toBe(old);
      old?.answer(peg('D4'));
      await settle();
      expect(current().match.moves).toEqual([peg('C3')]);
      player().question?.answer(peg('B2'));
      await settle();
      expect(current().match.moves).toEqual([peg('C3'), peg('B2')]);
      referee.undo(seen(current()));
    }
  });

  it('takes back to the own turn in one go, and not behind the first move of the computer', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asBlack);
    await settle();
    player().question?.answer(peg('A1'));
    await settle();
    play('B1');
    await settle();
    player().question?.answer(peg('A1'));
    await settle();
    expect(referee.undo(seen(current()))).toMatchObject({ ok: true });
    expect(current().match.moves).toEqual([peg('A1')]);
    expect(current().match.undone).toEqual([peg('B1'), peg('A1')]);
    expect(referee.undo(seen(current()))).toMatchObject({
      ok: false,
      error: { code: 'ERR_NOTHING_TO_UNDO' },
    });
    expect(referee.redo(seen(current()))).toMatchObject({ ok: true });
    expect(current().match.moves).toHaveLength(3);
    expect(current().thinkingSide).toBeUndefined();
  });

  it('makes a move again that was taken back while the computer thought about it', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    referee.undo(seen(current()));
    expect(referee.redo(seen(current()))).toMatchObject({ ok: true });
    expect(current().thinkingSide).toBe(1);
    player().question?.fail(new StoppedError('given up'));
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(current().match.moves).toEqual([peg('A1'), peg('B2')]);
  });

  it('restarts while it thinks: a new match, same players, no stray move', async () => {
    const { referee, play, player, players, current } = makeTestReferee();
    const { matchId } = referee.start(asWhite);
    play('A1');
    await settle();
    const old = player().question;
    referee.restart(seen(current()));
    old?.answer(peg('B2'));
    await settle();
    expect(current().matchId).not.toBe(matchId);
    expect(current().match.moves).toEqual([]);
    expect(players).toHaveLength(1);
    expect(player().games).toHaveLength(2);
  });

  it('starts another game while it thinks: the old player leaves, no stray move', async () => {
    const { referee, play, players, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    const [old] = players;
    const question = old?.question;
    const setup = defaultSetup(GAMES.domineering.setupFields);
    referee.start({ ...asBlack, gameId: 'domineering', setup });
    question?.answer(peg('B2'));
    await settle();
    expect(old?.isDisposed).toBe(true);
    expect(question?.turn.signal.aborted).toBe(true);
    expect(current().match.moves).toEqual([]);
    expect(current().thinkingSide).toBe(0);
  });

  it('has it move at once, even when the wish comes before it could be asked', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    referee.moveNow(seen(current()));
    await settle();
    expect(player().question?.turn.moveNow.aborted).toBe(true);
    expect(player().question?.turn.signal.aborted).toBe(false);
  });

  it('sees how far it has thought, but nothing of a thought that was dropped', async () => {
    const { referee, play, player, progress, current } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    const told = {
      depth: 3,
      nodes: 99,
      score: { kind: 'estimate', winProbability: 0.5 },
      principalVariation: [peg('B2')],
    } as const;
    player().question?.turn.onProgress(told);
    referee.undo(seen(current()));
    player().question?.turn.onProgress({ ...told, depth: 4 });
    expect(progress).toEqual([told]);
  });
});

describe('the referee', () => {
  it('is empty at first, and every wish is refused', () => {
    const { referee } = makeTestReferee();
    expect(referee.current).toBeUndefined();
    const nothing = { matchId: '', revision: 0 };
    for (const answer of [
      referee.play(nothing, peg('A1')),
      referee.undo(nothing),
      referee.redo(nothing),
      referee.restart(nothing),
      referee.resign(nothing),
      referee.moveNow(nothing),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { code: 'ERR_NO_MATCH' } });
    }
  });

  it('takes back a match that was begun earlier, and its computer goes on', async () => {
    const first = makeTestReferee();
    first.referee.start(asWhite);
    const { match, matchId } = first.play('A1');
    const { referee, player, current } = makeTestReferee();
    referee.resume(matchId, match);
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(current()).toMatchObject({ matchId, match: { moves: [peg('A1'), peg('B2')] } });
  });

  it('is cleared when the program ends in the middle of a thought; all players leave', async () => {
    const { referee, play, player, changes } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    const question = player().question;
    const told = changes.length;
    await referee.dispose();
    question?.answer(peg('B2'));
    await settle();
    expect(player().isDisposed).toBe(true);
    expect(referee.current).toBeUndefined();
    expect(changes).toHaveLength(told);
  });
});
