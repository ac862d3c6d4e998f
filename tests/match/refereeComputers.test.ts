import { describe, expect, it } from 'vitest';
import { ForfeitError, StoppedError } from '../../src-shared/match/player.ts';
import { settle } from './fakePlayer.ts';
import { asBlack, asWhite, demo, makeTestReferee, peg, seen, WHITE_WINS } from './testReferee.ts';

describe('a computer of the next game', () => {
  it('begins, and so takes memory, when those before it are gone', async () => {
    const { referee, players } = makeTestReferee();
    referee.start(asBlack);
    await settle();
    let leave = (): void => undefined;
    players[0]!.gone = new Promise((resolve) => (leave = resolve));
    referee.start(asWhite);
    referee.start(demo);
    await settle();
    expect(players.map(({ games }) => games.length)).toEqual([1, 0, 0, 0]);
    leave();
    await settle();
    // The one whose game was over before it had begun is not asked any more.
    expect(players.map(({ games }) => games.length)).toEqual([1, 0, 1, 1]);
  });
});

describe('a computer that fails', () => {
  it.each([
    {
      what: 'plays an illegal move',
      answer: 99,
      reason: 'its answer is not a legal move',
      fault: 'ERR_OPPONENT_ILLEGAL',
    },
    {
      what: 'breaks the rules',
      error: new ForfeitError('ERR_OPPONENT_GONE', 'it lied'),
      reason: 'it lied',
      fault: 'ERR_OPPONENT_GONE',
    },
    {
      what: 'fails inside',
      error: new Error('oops'),
      reason: 'its player failed',
      fault: 'ERR_PLAYER_FAILED',
    },
  ])('loses with the reason shown when it $what', async ({ answer, error, reason, fault }) => {
    const { referee, play, player, current, bugs } = makeTestReferee();
    referee.start(asWhite);
    play('A1');
    await settle();
    if (error === undefined) player().question?.answer(answer as never);
    else player().question?.fail(error);
    await settle();
    expect(current().match.termination).toEqual({
      kind: 'forfeit',
      fault,
      winner: 0,
      reason: `Black forfeits: ${reason}`,
    });
    expect(current().thinkingSide).toBeUndefined();
    expect(bugs).toEqual(error instanceof ForfeitError || error === undefined ? [] : [error]);
    // The app lives on: the same game can be played again.
    expect(referee.restart(seen(current()))).toMatchObject({ ok: true });
    play('A1');
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(current().match.moves).toHaveLength(2);
  });

  it('loses when it can’t even begin, but only once it is to move', async () => {
    const { referee, play, players, current } = makeTestReferee();
    referee.start(asWhite);
    for (const player of players)
      player.newGameError = new ForfeitError('ERR_OPPONENT_GONE', 'it can’t be started');
    referee.restart(seen(current()));
    await settle();
    expect(current().match.termination).toBeUndefined();
    referee.start(asBlack);
    const opponent = players.at(-1);
    if (opponent !== undefined)
      opponent.newGameError = new ForfeitError('ERR_OPPONENT_GONE', 'it can’t be started');
    await settle();
    expect(current().match.termination).toMatchObject({
      reason: 'White forfeits: it can’t be started',
    });
    expect(referee.start(asWhite).match.termination).toBeUndefined();
    expect(play('A1').thinkingSide).toBe(1);
  });

  it('reports what breaks in a player whose answer is not wanted any more, and not that it was stopped', async () => {
    const { referee, play, player, current, bugs } = makeTestReferee();
    referee.start(asWhite);
    for (const error of [new TypeError('a bug'), new StoppedError('stopped')]) {
      play('A1');
      await settle();
      const dropped = player().question;
      referee.undo(seen(current()));
      dropped?.fail(error);
      await settle();
    }
    expect(bugs).toEqual([new TypeError('a bug')]);
    expect(current().match.termination).toBeUndefined();
  });

  it('does not lose the new game for failing in the old one', async () => {
    const { referee, play, player, current, bugs } = makeTestReferee();
    referee.start(asBlack);
    await settle();
    const old = player().question;
    referee.restart(seen(current()));
    old?.fail(new ForfeitError('ERR_OPPONENT_GONE', 'it was killed'));
    await settle();
    expect(current().match.termination).toBeUndefined();
    player().question?.answer(peg('A1'));
    await settle();
    expect(play('B1').thinkingSide).toBe(0);
    expect(bugs).toEqual([]);
  });
});

describe('two computers', () => {
  it('play a whole game by themselves', async () => {
    const { referee, players, current } = makeTestReferee();
    referee.start(demo);
    for (const location of WHITE_WINS) {
      await settle();
      players[current().thinkingSide ?? 0]?.question?.answer(peg(location));
    }
    await settle();
    expect(current().match.termination).toMatchObject({ winner: 0 });
    expect(current().thinkingSide).toBeUndefined();
  });

  it('leave nobody who could resign or take back', () => {
    const { referee, current } = makeTestReferee();
    referee.start(demo);
    expect(referee.resign(seen(current()))).toMatchObject({ error: { code: 'ERR_NOT_YOUR_TURN' } });
    expect(referee.undo(seen(current()))).toMatchObject({ error: { code: 'ERR_NOTHING_TO_UNDO' } });
  });
});
