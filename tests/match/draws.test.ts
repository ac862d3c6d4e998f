import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Score } from '../../src-shared/search/engine.ts';
import { wantsDraw } from '../../src-shared/match/draws.ts';
import { currentPosition, gameOf, type MatchConfig } from '../../src-shared/match/match.ts';
import { settle } from './fakePlayer.ts';
import {
  asWhite,
  computer,
  demo,
  hotSeat,
  makeTestReferee,
  peg,
  person,
  seen,
} from './testReferee.ts';

const estimate = (winProbability: number): Score => ({ kind: 'estimate', winProbability });
const refused = { ok: false, error: { code: 'ERR_NO_DRAW' } };

const linesOfAction = (rules: number, other = person): MatchConfig => ({
  gameId: 'linesOfAction',
  setup: { rules },
  players: [person, other],
});

/** A game of Lines of Action by its moves as text. */
function playLines(config: MatchConfig) {
  const table = makeTestReferee();
  table.referee.start(config);
  const play = (text: string) => {
    const { match } = table.current();
    const move = unwrap(gameOf(match).notation.parse(currentPosition(match), text));
    return table.referee.play(seen(table.current()), move);
  };
  return { ...table, playText: play };
}

/** Both sides go out and back. */
const ROUND = ['b0b2', 'a1c1', 'b2b0', 'c1a1'];

describe('an offer of a draw between two people', () => {
  it('ends the game when the other one accepts, as neither’s win', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    expect(referee.offerDraw(seen(current()))).toMatchObject(refused);
    play('A1');
    unwrap(referee.offerDraw(seen(current())));
    expect(current().drawOffer).toMatchObject({ by: 1, isOpen: true });
    unwrap(referee.answerDraw(seen(current()), true));
    expect(current().match.termination).toMatchObject({ kind: 'agreement', winner: undefined });
    unwrap(referee.undo(seen(current())));
    expect(current().match.termination).toBeUndefined();
  });

  it('is over when it is declined or the other one moves, and can’t be made again at once', () => {
    const { referee, play, current } = makeTestReferee();
    referee.start(hotSeat);
    play('A1');
    unwrap(referee.offerDraw(seen(current())));
    unwrap(referee.answerDraw(seen(current()), false));
    expect(current().drawOffer?.isOpen).toBe(false);
    expect(referee.answerDraw(seen(current()), true)).toMatchObject(refused);
    expect(referee.offerDraw(seen(current()))).toMatchObject(refused);
    play('B1');
    unwrap(referee.offerDraw(seen(current())));
    play('C1');
    expect(current().drawOffer).toMatchObject({ by: 0, isOpen: true });
    play('D1');
    expect(current().drawOffer).toMatchObject({ by: 0, isOpen: false });
    expect(current().match.termination).toBeUndefined();
  });

  it('is not made in a game that has no draws, nor with an odd number of triangles', () => {
    const games: MatchConfig[] = [
      { gameId: 'hex', setup: { size: 5, swap: 0 }, players: [person, person] },
      { gameId: 'dotsAndTriangles', setup: { shape: 1, size: 3 }, players: [person, person] },
    ];
    for (const config of games) {
      const { referee, current } = makeTestReferee();
      referee.start(config);
      const { match } = current();
      referee.play(seen(current()), gameOf(match).legalMoves(currentPosition(match))[0]!);
      expect(current().match.moves).toHaveLength(1);
      expect(referee.offerDraw(seen(current()))).toMatchObject(refused);
    }
  });
});

describe('a computer that is offered a draw', () => {
  it('agrees by its own estimate, never when it thinks itself ahead, and not before it knows', () => {
    for (const ply of [1, 30]) {
      expect(wantsDraw({ kind: 'exact', winner: undefined, plies: 3 }, 0, ply)).toBe(true);
      expect(wantsDraw({ kind: 'exact', winner: 0, plies: 3 }, 0, ply)).toBe(true);
      expect(wantsDraw({ kind: 'exact', winner: 1, plies: 3 }, 0, ply)).toBe(false);
      expect(wantsDraw(undefined, 0, ply)).toBe(false);
      expect(wantsDraw(estimate(0.3), 0, ply)).toBe(false);
      expect(wantsDraw(estimate(0.7), 0, ply)).toBe(ply === 30);
      expect(wantsDraw(estimate(0.7), 1, ply)).toBe(false);
    }
  });

  it('answers with its next move when it has to think first', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    const score: Score = { kind: 'exact', winner: 0, plies: 9 };
    const progress = { depth: 3, nodes: 9, score, principalVariation: [peg('B1')] };
    play('A1');
    unwrap(referee.offerDraw(seen(current())));
    expect(current()).toMatchObject({ thinkingSide: 1, drawOffer: { by: 0, isOpen: true } });
    await settle();
    player().question?.turn.onProgress(progress);
    player().question?.answer(peg('B1'));
    await settle();
    expect(current().match.termination).toMatchObject({ kind: 'agreement' });
    expect(current().match.moves).toEqual([peg('A1')]);
  });

  it('plays on when it thinks itself ahead, and says so at once when it knows', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    const answer = async (location: string) => {
      await settle();
      const progress = { depth: 3, nodes: 9, principalVariation: [peg(location)] };
      player().question?.turn.onProgress({ ...progress, score: estimate(0.2) });
      player().question?.answer(peg(location));
      await settle();
    };
    play('A1');
    unwrap(referee.offerDraw(seen(current())));
    await answer('B1');
    expect(current().match.moves).toHaveLength(2);
    expect(current().drawOffer?.isOpen).toBe(false);
    for (const location of ['C1', 'D1', 'A2']) {
      play(location);
      await answer(location);
    }
    unwrap(referee.offerDraw(seen(current())));
    expect(current().drawOffer?.isOpen).toBe(false);
    expect(current().match.termination).toBeUndefined();
  });
});

describe('a computer that has proved a draw', () => {
  it('offers it with its move to a person, and never twice in a row', async () => {
    const { referee, play, player, current } = makeTestReferee();
    referee.start(asWhite);
    const even: Score = { kind: 'exact', winner: undefined, plies: 9 };
    const exchange = async (mine: string, its: string, score: Score = even) => {
      play(mine);
      await settle();
      const progress = { depth: 3, nodes: 9, score, principalVariation: [peg(its)] };
      player().question?.turn.onProgress(progress);
      player().question?.answer(peg(its));
      await settle();
    };
    await exchange('A1', 'B1', estimate(0.5));
    expect(current().drawOffer).toBeUndefined();
    await exchange('A2', 'B2');
    expect(current().drawOffer).toEqual({ by: 1, ply: 4, isOpen: true });
    unwrap(referee.answerDraw(seen(current()), false));
    for (const [mine, its] of [
      ['A4', 'A3'],
      ['B3', 'C2'],
      ['D1', 'D3'],
    ] as const) {
      await exchange(mine, its);
      expect(current().drawOffer).toEqual({ by: 1, ply: 4, isOpen: false });
    }
    unwrap(referee.offerDraw(seen(current())));
    expect(current().match.termination).toMatchObject({ kind: 'agreement' });
  });

  it('does not offer it to another computer', async () => {
    const { referee, players, current } = makeTestReferee();
    referee.start(demo);
    await settle();
    const score: Score = { kind: 'exact', winner: undefined, plies: 9 };
    const progress = { depth: 3, nodes: 9, score, principalVariation: [peg('A1')] };
    players[0]?.question?.turn.onProgress(progress);
    players[0]?.question?.answer(peg('A1'));
    await settle();
    expect(current().match.moves).toHaveLength(1);
    expect(current().drawOffer).toBeUndefined();
  });
});

describe('a position of Lines of Action that stands for the third time', () => {
  it('gives the side to move a draw on demand by the handout’s rules, which end nothing', () => {
    const { referee, playText, current } = playLines(linesOfAction(0));
    for (const text of [...ROUND, ...ROUND.slice(0, 3)]) unwrap(playText(text));
    expect(referee.claimDraw(seen(current()))).toMatchObject(refused);
    unwrap(playText(ROUND[3]!));
    expect(current().match.termination).toBeUndefined();
    unwrap(referee.claimDraw(seen(current())));
    expect(current().match.termination).toMatchObject({ kind: 'claim', winner: undefined });
  });

  it('ends the game by itself by the rules of tournaments', () => {
    const { referee, playText, current } = playLines(linesOfAction(1));
    for (const text of [...ROUND, ...ROUND]) unwrap(playText(text));
    expect(current().match.termination).toMatchObject({ kind: 'repetition' });
    expect(referee.claimDraw(seen(current()))).toMatchObject(refused);
  });

  it.each([
    ['claims it unless it thinks itself ahead', 0.6, 'claim'],
    ['plays on when it thinks itself ahead', 0.4, undefined],
  ])('is the computer’s to claim, which %s', async (_, winProbability, kind) => {
    const { referee, playText, player, current } = playLines(linesOfAction(0, computer));
    const [mine, its, mineBack, itsBack] = ROUND;
    const answer = async (text: string, last: number) => {
      await settle();
      const { match } = current();
      const move = unwrap(gameOf(match).notation.parse(currentPosition(match), text));
      const progress = { depth: 3, nodes: 9, principalVariation: [move] };
      player().question?.turn.onProgress({ ...progress, score: estimate(last) });
      player().question?.answer(move);
      await settle();
    };
    for (let round = 0; round < 3; round++) {
      for (const [own, reply] of [
        [mine, its],
        [mineBack, itsBack],
      ] as const) {
        unwrap(playText(own!));
        await answer(reply!, 0.4);
      }
    }
    // White’s first turn comes with the same position again.
    unwrap(playText(mine!));
    await answer(its!, winProbability);
    expect(referee.current?.match.termination?.kind).toBe(kind);
  });

  it('can’t be claimed for the computer', () => {
    const { referee, playText, current } = playLines(linesOfAction(0, computer));
    unwrap(playText('b0b2'));
    expect(referee.claimDraw(seen(current()))).toMatchObject({
      error: { code: 'ERR_NOT_YOUR_TURN' },
    });
  });
});
