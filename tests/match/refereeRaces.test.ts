import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { currentPosition, gameOf } from '../../src-shared/match/match.ts';
import { ForfeitError } from '../../src-shared/match/player.ts';
import type { Table } from '../../src-shared/match/table.ts';
import { settle } from './fakePlayer.ts';
import { computer, makeRefereeTable, person, scoreFourMatch, seen } from './refereeTable.ts';

const CONFIGS = [
  scoreFourMatch(person, computer),
  scoreFourMatch(computer, person),
  scoreFourMatch(computer, computer),
  scoreFourMatch(person, person),
];

const sideToMove = ({ match }: Table) => currentPosition(match).sideToMove;
const legalMoves = ({ match }: Table) => gameOf(match).legalMoves(currentPosition(match));

/** One thing that a person does, at any moment. */
function doSomething(
  random: Random,
  { referee, table }: ReturnType<typeof makeRefereeTable>,
): void {
  const moves = legalMoves(table());
  const now = seen(table());
  const intents = [
    () => referee.undo(seen(table())),
    () => referee.redo(seen(table())),
    () => referee.moveNow(seen(table())),
    () => moves.length > 0 && referee.play(now, pick(random, moves)),
    () => moves.length > 0 && referee.play(now, pick(random, moves)),
    () =>
      moves.length > 0 && referee.play({ ...now, revision: now.revision - 1 }, pick(random, moves)),
    () => random.below(8) === 0 && referee.restart(seen(table())),
    () => random.below(8) === 0 && referee.resign(seen(table())),
    () => random.below(8) === 0 && referee.start(pick(random, CONFIGS)),
  ];
  pick(random, intents)();
}

/** One of the computers that think, wanted or not, answers, gives up or fails. */
function letOneAnswer(random: Random, { players, table }: ReturnType<typeof makeRefereeTable>) {
  const thinking = players.filter(({ question }) => question !== undefined);
  if (thinking.length === 0) return;
  const { question } = pick(random, thinking);
  if (question === undefined) return;
  const { turn } = question;
  if (turn.signal.aborted && random.below(2) === 0) {
    question.fail(random.below(2) === 0 ? new ForfeitError('killed') : new Error('given up'));
    return;
  }
  if (random.below(40) === 0) {
    question.fail(new ForfeitError('it crashed'));
    return;
  }
  const moves = legalMoves(table());
  question.answer(turn.signal.aborted ? (random.below(16) as never) : pick(random, moves));
}

/** What must hold at every moment. */
function expectSound(test: ReturnType<typeof makeRefereeTable>): void {
  const { match, thinkingSide } = test.table();
  const isComputerToMove = match.config.players[sideToMove(test.table())].kind === 'computer';
  const shouldThink = match.termination === undefined && isComputerToMove;
  expect(thinkingSide).toBe(shouldThink ? sideToMove(test.table()) : undefined);
  const wanted = test.players.filter(({ question }) => question?.turn.signal.aborted === false);
  expect(wanted.length).toBeLessThanOrEqual(shouldThink ? 1 : 0);
  expect(wanted.map(({ question }) => question?.turn.history)).toEqual(
    wanted.map(() => match.moves),
  );
}

describe('undo, redo, restart, new game, resignation and “move now” at any moment of any thought', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'keep the match sound (seed %i)',
    async (seed) => {
      const random = makeRandom(seed);
      const test = makeRefereeTable();
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
      test.player().question?.answer(pick(random, legalMoves(test.table())));
      await settle();
      expect(test.table().match.moves).toHaveLength(2);
      await test.referee.dispose();
      expect(test.players.every(({ isDisposed }) => isDisposed)).toBe(true);
    },
  );
});
