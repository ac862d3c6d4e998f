import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { startMatch } from '../../src-shared/match/match.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { asWhite, hotSeat, makeTestReferee, peg, seen } from './testReferee.ts';

describe('a hint', () => {
  it('counts for the person to move, and stays when moves are taken back', () => {
    const { referee } = makeTestReferee();
    referee.start(hotSeat);
    unwrap(referee.takeHint(seen(referee.current!)));
    unwrap(referee.play(seen(referee.current!), peg('A1')));
    unwrap(referee.takeHint(seen(referee.current!)));
    unwrap(referee.takeHint(seen(referee.current!)));
    unwrap(referee.undo(seen(referee.current!)));
    expect(referee.current?.match.hints).toEqual([1, 2]);
  });

  it('is refused in a strict game, and while the computer is to move', () => {
    const { referee } = makeTestReferee();
    referee.start({ ...hotSeat, isStrict: true });
    expect(referee.takeHint(seen(referee.current!))).toMatchObject({
      error: { code: 'ERR_STRICT' },
    });
    referee.start(asWhite);
    unwrap(referee.play(seen(referee.current!), peg('A1')));
    expect(referee.takeHint(seen(referee.current!))).toMatchObject({
      error: { code: 'ERR_NOT_YOUR_TURN' },
    });
  });

  it('is kept in the record, which says nothing of it where there was none', () => {
    const times = { startedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    const record = { matchId: 'a', match: startMatch(hotSeat, 0), ...times };
    expect(makeMatchRecord(record)).not.toContain('hints');
    const text = makeMatchRecord({ ...record, match: { ...record.match, hints: [2, 0] } });
    expect(unwrap(parseMatchRecord(text)).match.hints).toEqual([2, 0]);
  });
});
