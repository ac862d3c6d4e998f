import { describe, expect, it } from 'vitest';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { GAMES } from '../../src-shared/games/index.ts';
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
const asWhite = scoreFourMatch(person, computer);
const asBlack = scoreFourMatch(computer, person);

describe('two people at one computer', () => {
  it('play in turn until one has a line', () => {
    const { referee, play, table } = makeRefereeTable();
    referee.start(hotSeat);
    for (const location of WHITE_WINS) play(location);
    expect(table().match.termination).toMatchObject({ kind: 'rules', winner: 0 });
    expect(referee.play(seen(table()), peg('C1'))).toMatchObject({
      ok: false,
      error: { code: 'ERR_MATCH_OVER' },
    });
  });

  it('are told when a move was meant for another position or is not legal, and nothing changes', () => {
    const { referee, play, table, changes } = makeRefereeTable();
    referee.start(hotSeat);
    const before = seen(table());
    for (const location of ['A1', 'A1', 'A1', 'A1']) play(location);
    const told = changes.length;
    expect(referee.play(before, peg('B1'))).toMatchObject({ error: { code: 'ERR_STALE' } });
    expect(referee.play(seen(table()), peg('A1'))).toMatchObject({
      error: { code: 'ERR_ILLEGAL_MOVE' },
    });
    expect(changes).toHaveLength(told);
    expect(table().match.moves).toHaveLength(4);
  });

  it.each([
    { moves: 0, loser: 'White', winner: 1 },
    { moves: 1, loser: 'Black', winner: 0 },
  ])('lose by resigning when it is their turn ($loser)', ({ moves, loser, winner }) => {
    const { referee, play, table } = makeRefereeTable();
    referee.start(hotSeat);
    for (const location of WHITE_WINS.slice(0, moves)) play(location);
    expect(referee.resign(seen(table()))).toMatchObject({ ok: true });
    expect(table().match.termination).toEqual({
      kind: 'resignation',
      winner,
      reason: `${loser} resigned`,
    });
  });

  it('take back the end of a game as well', () => {
    const { referee, play, table } = makeRefereeTable();
    referee.start(hotSeat);
    for (const location of WHITE_WINS) play(location);
    expect(referee.undo(seen(table()))).toMatchObject({ ok: true });
    expect(table().match.termination).toBeUndefined();
    expect(referee.redo(seen(table()))).toMatchObject({ ok: true });
    expect(table().match.termination).toMatchObject({ kind: 'rules', winner: 0 });
  });
});

describe('a person against the computer', () => {
  it('is answered by it, and sees that it thinks', async () => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(asWhite);
    expect(table().thinkingSide).toBeUndefined();
    expect(play('A1').thinkingSide).toBe(1);
    await settle();
    expect(player().question?.turn.history).toEqual([peg('A1')]);
    player().question?.answer(peg('B2'));
    await settle();
    expect(table()).toMatchObject({ thinkingSide: undefined });
    expect(table().match.moves).toEqual([peg('A1'), peg('B2')]);
  });

  it('can’t move for it', () => {
    const { referee, table } = makeRefereeTable();
    referee.start(asBlack);
    expect(referee.play(seen(table()), peg('A1'))).toMatchObject({
      error: { code: 'ERR_NOT_YOUR_TURN' },
    });
  });

  it.each([
    { config: asWhite, person: 'White', winner: 1 },
    { config: asBlack, person: 'Black', winner: 0 },
  ])('may resign as $person while it thinks', async ({ config, person: name, winner }) => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(config);
    if (config === asWhite) play('A1');
    await settle();
    const question = player().question;
    expect(referee.resign(seen(table()))).toMatchObject({ ok: true });
    expect(question?.turn.signal.aborted).toBe(true);
    question?.answer(peg('D4'));
    await settle();
    expect(table().match.termination).toMatchObject({ winner, reason: `${name} resigned` });
    expect(table().match.moves).not.toContain(peg('D4'));
  });

  it('takes back at once, moves elsewhere, and is still answered', async () => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(asWhite);
    for (let round = 0; round < 20; round++) {
      play('A1');
      await settle();
      const old = player().question;
      expect(referee.undo(seen(table()))).toMatchObject({ ok: true });
      play('C3');
      expect(table().thinkingSide).toBe(1);
      await settle();
      // The player has not let go of the old question yet, so it is not asked the new one.
      expect(player().question).toBe(old);
      old?.answer(peg('D4'));
      await settle();
      expect(table().match.moves).toEqual([peg('C3')]);
      player().question?.answer(peg('B2'));
      await settle();
      expect(table().match.moves).toEqual([peg('C3'), peg('B2')]);
      referee.undo(seen(table()));
    }
  });

  it('takes back to the own turn in one go, and not behind the first move of the computer', async () => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(asBlack);
    await settle();
    player().question?.answer(peg('A1'));
    await settle();
    play('B1');
    await settle();
    player().question?.answer(peg('A1'));
    await settle();
    expect(referee.undo(seen(table()))).toMatchObject({ ok: true });
    expect(table().match.moves).toEqual([peg('A1')]);
    expect(table().match.undone).toEqual([peg('B1'), peg('A1')]);
    expect(referee.undo(seen(table()))).toMatchObject({
      ok: false,
      error: { code: 'ERR_NOTHING_TO_UNDO' },
    });
    expect(referee.redo(seen(table()))).toMatchObject({ ok: true });
    expect(table().match.moves).toHaveLength(3);
    expect(table().thinkingSide).toBeUndefined();
  });

  it('makes a move again that was taken back while the computer thought about it', async () => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(asWhite);
    play('A1');
    await settle();
    referee.undo(seen(table()));
    expect(referee.redo(seen(table()))).toMatchObject({ ok: true });
    expect(table().thinkingSide).toBe(1);
    player().question?.fail(new Error('given up'));
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(table().match.moves).toEqual([peg('A1'), peg('B2')]);
  });

  it('restarts while it thinks: a new match, same players, no stray move', async () => {
    const { referee, play, player, players, table } = makeRefereeTable();
    const { matchId } = referee.start(asWhite);
    play('A1');
    await settle();
    const old = player().question;
    referee.restart(seen(table()));
    old?.answer(peg('B2'));
    await settle();
    expect(table().matchId).not.toBe(matchId);
    expect(table().match.moves).toEqual([]);
    expect(players).toHaveLength(1);
    expect(player().games).toHaveLength(2);
  });

  it('starts another game while it thinks: the old player leaves, no stray move', async () => {
    const { referee, play, players, table } = makeRefereeTable();
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
    expect(table().match.moves).toEqual([]);
    expect(table().thinkingSide).toBe(0);
  });

  it('has it move at once, even when the wish comes before it could be asked', async () => {
    const { referee, play, player, table } = makeRefereeTable();
    referee.start(asWhite);
    play('A1');
    referee.moveNow(seen(table()));
    await settle();
    expect(player().question?.turn.moveNow.aborted).toBe(true);
    expect(player().question?.turn.signal.aborted).toBe(false);
  });

  it('sees how far it has thought, but nothing of a thought that was dropped', async () => {
    const { referee, play, player, progress, table } = makeRefereeTable();
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
    referee.undo(seen(table()));
    player().question?.turn.onProgress({ ...told, depth: 4 });
    expect(progress).toEqual([told]);
  });
});

describe('the table', () => {
  it('is empty at first, and every wish is refused', () => {
    const { referee } = makeRefereeTable();
    expect(referee.table).toBeUndefined();
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
    const first = makeRefereeTable();
    first.referee.start(asWhite);
    const { match, matchId } = first.play('A1');
    const { referee, player, table } = makeRefereeTable();
    referee.resume(matchId, match);
    await settle();
    player().question?.answer(peg('B2'));
    await settle();
    expect(table()).toMatchObject({ matchId, match: { moves: [peg('A1'), peg('B2')] } });
  });

  it('is cleared when the program ends in the middle of a thought; all players leave', async () => {
    const { referee, play, player, changes } = makeRefereeTable();
    referee.start(asWhite);
    play('A1');
    await settle();
    const question = player().question;
    const told = changes.length;
    await referee.dispose();
    question?.answer(peg('B2'));
    await settle();
    expect(player().isDisposed).toBe(true);
    expect(referee.table).toBeUndefined();
    expect(changes).toHaveLength(told);
  });
});
