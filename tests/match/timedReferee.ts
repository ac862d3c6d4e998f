import { unwrap } from '../../src-shared/core/result.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import { timeLeftIn } from '../../src-shared/match/matchClock.ts';
import { settle } from './fakePlayer.ts';
import { makeTestReferee, peg, seen } from './testReferee.ts';

const minute = { kind: 'suddenDeath', mainMs: 60_000 } as const;
const timed = (config: MatchConfig): MatchConfig => ({ ...config, clock: minute });

/** A match with a minute for each side, on a clock that the test moves on. */
export function startTimed(config: MatchConfig, pauseMs = 0) {
  const table = makeTestReferee({ pauseMs });
  table.referee.start(timed(config));
  const { current, timer, referee, play, player } = table;
  return {
    ...table,
    left: () => timeLeftIn(current().match),
    running: () => current().runningSide,
    async answer(location: string) {
      await settle();
      player().question?.answer(peg(location));
      await settle();
    },
    /** A move of a person after some thought. */
    playAfter(timeMs: number, location: string) {
      timer.pass(timeMs);
      play(location);
    },
    undo: () => unwrap(referee.undo(seen(current()))),
    redo: () => unwrap(referee.redo(seen(current()))),
  };
}
