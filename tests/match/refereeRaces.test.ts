import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { currentPosition, gameOf } from '../../src-shared/match/match.ts';
import { ForfeitError, StoppedError } from '../../src-shared/match/player.ts';
import type { RefereedMatch } from '../../src-shared/match/refereedMatch.ts';
import { settle } from './fakePlayer.ts';
import { computer, makeTestReferee, person, scoreFourMatch, seen } from './testReferee.ts';
import { rounds } from '../rounds.ts';

const CONFIGS = [
  scoreFourMatch(person, computer),
  scoreFourMatch(computer, person),
  scoreFourMatch(computer, computer),
  scoreFourMatch(person, person),
];

const sideToMove = ({ match }: RefereedMatch) => currentPosition(match).sideToMove;
const legalMoves = ({ match }: RefereedMatch) => gameOf(match).legalMoves(currentPosition(match));

/** One thing that a person does, at any moment. */
function doSomething(
  random: Random,
  { referee, current }: ReturnType<typeof makeTestReferee>,
): void {
  const moves = legalMoves(current());
  const now = seen(current());
  const intents = [
    () => referee.undo(seen(current())),
    () => referee.redo(seen(current())),
    () => referee.moveNow(seen(current())),
    () => moves.length > 0 && referee.play(now, pick(random, moves)),
    () => moves.length > 0 && referee.play(now, pick(random, moves)),
    () =>
      moves.length > 0 && referee.play({ ...now, revision: now.revision - 1 }, pick(random, moves)),
    () => random.below(8) === 0 && referee.restart(seen(current())),
    () => random.below(8) === 0 && referee.resign(seen(current())),
    () => random.below(8) === 0 && referee.start(pick(random, CONFIGS)),
  ];
  pick(random, intents)();
}

/** One of the computers that think, wanted or not, answers, gives up or fails. */
function letOneAnswer(random: Random, { players, current }: ReturnType<typeof makeTestReferee>) {
  const thinking = players.filter(({ question }) => question !== undefined);
  if (thinking.length === 0) return;
  const { question } = pick(random, thinking);
  if (question === undefined) return;
  const { turn } = question;
  if (turn.signal.aborted && random.below(2) === 0) {
    question.fail(
      random.below(2) === 0
        ? new ForfeitError('ERR_OPPONENT_GONE', 'killed')
        : new StoppedError('given up'),
    );
    return;
  }
  if (random.below(40) === 0) {
    question.fail(new ForfeitError('ERR_OPPONENT_GONE', 'it crashed'));
    return;
  }
  const moves = legalMoves(current());
  question.answer(turn.signal.aborted ? (random.below(16) as never) : pick(random, moves));
}

/** What must hold at every moment. */
function expectSound(test: ReturnType<typeof makeTestReferee>): void {
  const { match, thinkingSide } = test.current();
  const isComputerToMove = match.config.players[sideToMove(test.current())].kind === 'computer';
  const shouldThink = match.termination === undefined && isComputerToMove;
  expect(thinkingSide).toBe(shouldThink ? sideToMove(test.current()) : undefined);
  const wanted = test.players.filter(({ question }) => question?.turn.signal.aborted === false);
  expect(wanted.length).toBeLessThanOrEqual(shouldThink ? 1 : 0);
  expect(wanted.map(({ question }) => question?.turn.history)).toEqual(
    wanted.map(() => match.moves),
  );
}

describe('undo, redo, restart, new game, resignation and “move now” at any moment of any thought', () => {
  it.each(Array.from({ length: rounds(10, 1_000) }, (_, seed) => seed))(
    'keep the match sound (seed %i)',
    async (seed) => {
      const random = makeRandom(seed);
      const test = makeTestReferee();
      test.referee.start(pick(random, CONFIGS));
      for (let step = 0; step < 150; step++) {
        if (random.below(2) === 0) doSomething(random, test);
        else letOneAnswer(random, test);
        // Sometimes several things happen before any promise has run.
        if (random.below(3) > 0) await settle();
        expectSound(test);
      }
      expect(test.bugs).toEqual([]);
      const revisions = test.changes.map(({ match }) => match.revision);
      expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));

      // After all that, a person who moves is still answered.
      test.referee.start(scoreFourMatch(person, computer));
      test.play('A1');
      await settle();
      test.player().question?.answer(pick(random, legalMoves(test.current())));
      await settle();
      expect(test.current().match.moves).toHaveLength(2);
      await test.referee.dispose();
      expect(test.players.every(({ isDisposed }) => isDisposed)).toBe(true);
    },
  );
});
