// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { err, ok } from '../../src-shared/core/result.ts';
import { MatchState } from '../../src-renderer/state/match.svelte.ts';
import { makeFakeMain, snapshotOf } from './fakeConnection.ts';

function open() {
  const main = makeFakeMain();
  const onError = vi.fn();
  const onChange = vi.fn();
  return { main, onError, onChange, match: new MatchState(main.client, { onError, onChange }) };
}

const PERSON = { kind: 'person' } as const;

describe('the match in a window', () => {
  it('shows what main tells, and ignores what is older', () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5, 0], revision: 3 }));
    main.raise('matchChanged', snapshotOf({ moves: [5], revision: 2 }));
    expect(match.lastPly).toBe(2);
    expect(match.current?.position.ply).toBe(2);
  });

  it('takes whatever is there when it loads anew: a new program counts revisions from the start', async () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5, 0], revision: 30 }));
    main.answers.currentMatch = () => ok(snapshotOf({ moves: [5], revision: 1 }));
    await match.load();
    expect(match.lastPly).toBe(1);
  });

  it('lets nobody move while it is the computer’s turn, an answer is awaited, or the game is over', async () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf());
    expect(match.isInteractive).toBe(true);
    main.answers.playMove = () => ok(snapshotOf({ moves: [5], revision: 2, thinkingSide: 1 }));
    const played = match.play(asMove(5));
    expect(match.isInteractive).toBe(false);
    await played;
    expect(match.isInteractive).toBe(false);
    main.raise('matchChanged', snapshotOf({ moves: [5, 0], revision: 3 }));
    expect(match.isInteractive).toBe(true);
    const termination = { kind: 'resignation', winner: 1, reason: 'White resigned' } as const;
    main.raise('matchChanged', snapshotOf({ moves: [5, 0], revision: 4, termination }));
    expect(match.isInteractive).toBe(false);
  });

  it('sends every intent with the match and revision that the window shows', async () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ revision: 7 }));
    main.answers.playMove = () => ok(snapshotOf({ moves: [5], revision: 8 }));
    await match.play(asMove(5));
    main.answers.resign = () => ok(snapshotOf({ moves: [5], revision: 9 }));
    await match.ask('resign');
    await match.moveNow();
    expect(main.calls).toEqual([
      ['playMove', { matchId: 'one', revision: 7, move: 5 }],
      ['resign', { matchId: 'one', revision: 8 }],
      ['moveNow', { matchId: 'one', revision: 9 }],
    ]);
  });

  it('means with a second intent the match as the first one leaves it', async () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5, 0, 6], revision: 4 }));
    const revisions = [5, 6];
    main.answers.undo = () => ok(snapshotOf({ revision: revisions.shift() ?? 0 }));
    const both = [match.ask('undo'), match.ask('undo')];
    expect(match.isBusy).toBe(true);
    // Another window has made a move before the second is sent.
    main.raise('matchChanged', snapshotOf({ moves: [5, 0, 6, 7], revision: 9 }));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(match.isBusy).toBe(false);
    expect(main.calls.map(([, payload]) => payload)).toMatchObject([
      { revision: 4 },
      { revision: 5 },
    ]);
  });

  it('goes on after an intent that was refused', async () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5], revision: 2 }));
    main.answers.undo = () => err({ code: 'ERR_NOTHING_TO_UNDO', message: 'no move' });
    main.answers.restart = () => ok(snapshotOf({ matchId: 'two', revision: 3 }));
    const [undone, restarted] = await Promise.all([match.ask('undo'), match.ask('restart')]);
    expect([undone, restarted, match.isBusy]).toEqual([false, true, false]);
    expect(main.calls).toContainEqual(['restart', { matchId: 'one', revision: 2 }]);
  });

  it('does not complain when the computer has moved before it was told to', async () => {
    const { main, match, onError } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5], revision: 2, thinkingSide: 1 }));
    main.answers.moveNow = () => err({ code: 'ERR_STALE', message: 'the game has changed' });
    await match.moveNow();
    expect(onError).not.toHaveBeenCalled();
    main.answers.moveNow = () => Promise.reject(new Error('gone'));
    await match.moveNow();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'ERR_CONNECTION' }));
  });

  it('reports a refused call and changes nothing', async () => {
    const { main, match, onError } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5], revision: 2 }));
    const error = { code: 'ERR_STALE', message: 'the game has changed' } as const;
    main.answers.undo = () => err(error);
    expect(await match.ask('undo')).toBe(false);
    expect(onError).toHaveBeenCalledWith(error);
    expect(match.lastPly).toBe(1);
    expect(match.isBusy).toBe(false);
  });

  it('reports a broken connection', async () => {
    const { main, match, onError } = open();
    main.answers.restart = () => Promise.reject(new Error('gone'));
    expect(await match.ask('restart')).toBe(false);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'ERR_CONNECTION' }));
  });

  it('looks at earlier plies without moving the match, and stays there when the other side moves', () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5, 0], revision: 3 }));
    match.view(1);
    expect([match.viewedPly, match.isViewingEarlier, match.isInteractive]).toEqual([
      1,
      true,
      false,
    ]);
    main.raise('matchChanged', snapshotOf({ moves: [5, 0, 6], revision: 4 }));
    expect(match.viewedPly).toBe(1);
    match.view(-4);
    expect(match.viewedPly).toBe(0);
    match.view(99);
    expect([match.viewedPly, match.isViewingEarlier]).toEqual([3, false]);
  });

  it('leafs when one goes through plies quickly or far, and until the next move', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5, 0, 6], revision: 3 }));
    expect(match.isLeafing).toBe(false);
    match.view(2);
    expect(match.isLeafing).toBe(false);
    match.view(1);
    expect(match.isLeafing).toBe(true);
    vi.advanceTimersByTime(1_000);
    match.view(2);
    expect(match.isLeafing).toBe(false);
    vi.advanceTimersByTime(1_000);
    match.view(0);
    expect(match.isLeafing).toBe(true);
    main.raise('matchChanged', snapshotOf({ moves: [5, 0, 6, 1], revision: 4 }));
    expect(match.isLeafing).toBe(false);
    match.viewNow();
    expect(match.isLeafing).toBe(true);
  });

  it('goes back to now when the ply it looked at is taken back or a new match begins', () => {
    const { main, match } = open();
    main.raise('matchChanged', snapshotOf({ moves: [5, 0, 6], revision: 4 }));
    match.view(2);
    main.raise('matchChanged', snapshotOf({ moves: [5], revision: 5 }));
    expect(match.isViewingEarlier).toBe(false);
    main.raise('matchChanged', snapshotOf({ matchId: 'two', moves: [1, 2], revision: 6 }));
    expect(match.viewedPly).toBe(2);
  });

  describe('with a branch', () => {
    const config = { ...snapshotOf().config, players: [PERSON, PERSON] } as const;
    const branched = snapshotOf({
      config,
      moves: [5, 0, 6],
      lineId: 1,
      otherLines: [{ lineId: 0, shared: 2, moves: [7, 8] }],
      revision: 7,
    });

    it('looks at another line, and at what both have in common as at its own', () => {
      const { main, match } = open();
      main.raise('matchChanged', branched);
      match.view(4, 0);
      expect(match.viewedLine).toMatchObject({ lineId: 0, line: { moves: [5, 0, 7, 8] } });
      expect([match.viewedPly, match.lastPly, match.isViewingEarlier]).toEqual([4, 4, true]);
      match.view(2);
      expect([match.viewedLine?.lineId, match.viewedPly, match.lastPly]).toEqual([1, 2, 3]);
      match.view(3);
      expect(match.isViewingEarlier).toBe(false);
    });

    it('plays on from what it looks at, by itself or with a move, and then shows the match', async () => {
      const { main, match } = open();
      main.raise('matchChanged', branched);
      match.view(3, 0);
      main.answers.playOnFrom = () => ok({ ...branched, lineId: 2, moves: [5, 0, 7], revision: 8 });
      expect(match.isInteractive).toBe(true);
      expect(await match.play(asMove(9))).toBe(true);
      expect(match.isLeafing).toBe(false);
      const place = { matchId: 'one', revision: 7, lineId: 0, ply: 3 };
      expect(main.calls).toEqual([['playOnFrom', { ...place, move: 9 }]]);
      expect([match.isViewingEarlier, match.current?.snapshot.lineId]).toEqual([false, 2]);
      expect(match.current?.otherLines[0]?.line.moves).toEqual([5, 0, 7, 8]);
    });

    it('leafs on when the move that stands there is made again', async () => {
      const { main, match } = open();
      main.raise('matchChanged', branched);
      match.view(3, 0);
      expect(await match.play(asMove(8))).toBe(true);
      expect([match.viewedLine?.lineId, match.viewedPly, main.calls]).toEqual([0, 4, []]);
      // A move was made, though the match stays where it is.
      expect(match.isLeafing).toBe(false);
    });

    it('goes on looking at a line that another window has left, and not at one that is gone', () => {
      const { main, match } = open();
      main.raise('matchChanged', branched);
      match.view(4, 0);
      main.raise('matchChanged', { ...branched, moves: [5, 0, 6, 9], revision: 8 });
      expect([match.viewedLine?.lineId, match.viewedPly]).toEqual([0, 4]);
      main.raise('matchChanged', { ...branched, otherLines: [], revision: 9 });
      expect([match.viewedLine?.lineId, match.isViewingEarlier]).toEqual([1, false]);
    });

    it('takes no move on an earlier position of a game against the computer that goes on', () => {
      const { main, match } = open();
      const { players } = snapshotOf().config;
      const against = { ...branched, config: { ...config, players } };
      main.raise('matchChanged', against);
      match.view(0);
      expect([match.isBranchingByMove, match.isInteractive]).toEqual([false, false]);
      const termination = { kind: 'resignation', winner: 1, reason: 'White resigned' } as const;
      main.raise('matchChanged', { ...against, termination, revision: 8 });
      expect(match.isInteractive).toBe(true);
      match.view(1);
      expect(match.isInteractive).toBe(false);
    });
  });

  it('keeps a thought only for the position it is about', () => {
    const { main, match } = open();
    const thinking = (revision: number) => ({
      matchId: 'one',
      revision,
      depth: 3,
      nodes: 100,
      score: { kind: 'estimate', winProbability: 0.6 },
      principalVariation: [1],
    });
    main.raise('matchChanged', snapshotOf({ moves: [5], revision: 2, thinkingSide: 1 }));
    main.raise('thinkingProgressed', thinking(1));
    expect(match.thinking).toBeUndefined();
    main.raise('thinkingProgressed', thinking(2));
    expect(match.thinking?.depth).toBe(3);
    main.raise('matchChanged', snapshotOf({ matchId: 'two', revision: 9 }));
    expect(match.thinking).toBeUndefined();
  });
});
