import * as v from 'valibot';
import { FORFEIT_FAULTS } from '../core/forfeitFault.ts';
import { err, ok, type Result } from '../core/result.ts';
import { otherSide } from '../core/side.ts';
import { sideSchema } from '../match/configSchema.ts';
import { agreeToDraw, claimDraw } from '../match/draws.ts';
import { endByTime } from '../match/matchClock.ts';
import { forfeitMatch, type Match, type MatchLine, resignMatch } from '../match/match.ts';
import type { RecordError } from './recordError.ts';

/** An end that the rules do not tell, as a record has it. */
export const endSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('resignation'), winner: sideSchema }),
  v.strictObject({ kind: v.literal('time'), winner: sideSchema }),
  v.strictObject({ kind: v.literal('agreement') }),
  v.strictObject({ kind: v.literal('claim') }),
  v.strictObject({
    kind: v.literal('forfeit'),
    winner: sideSchema,
    fault: v.optional(v.picklist(FORFEIT_FAULTS), 'ERR_PLAYER_FAILED'),
    reason: v.pipe(v.string(), v.maxLength(1_000)),
  }),
]);

type RawEnd = v.InferOutput<typeof endSchema>;

export function endOf({ termination }: MatchLine): { end?: RawEnd } {
  switch (termination?.kind) {
    case 'resignation':
    case 'time':
      return { end: { kind: termination.kind, winner: termination.winner } };
    case 'agreement':
    case 'claim':
      return { end: { kind: termination.kind } };
    case 'forfeit': {
      const { winner, fault, reason } = termination;
      return { end: { kind: 'forfeit', winner, fault, reason } };
    }
    case 'rules':
    case 'repetition':
    case 'length':
    case undefined:
      return {};
  }
}

export function endMatch(match: Match, end: RawEnd): Result<Match, RecordError> {
  if (match.termination !== undefined) {
    const message = `at end: the game was over before: ${match.termination.reason}`;
    return err({ code: 'ERR_RECORD_CONTENT', message, place: 'end' });
  }
  switch (end.kind) {
    case 'agreement':
      return ok(agreeToDraw(match));
    case 'claim':
      return ok(claimDraw(match));
    case 'time':
      return ok(endByTime(match, otherSide(end.winner)));
    case 'forfeit':
      return ok(forfeitMatch(match, otherSide(end.winner), end));
    case 'resignation': {
      const resigned = resignMatch(match, otherSide(end.winner));
      if (!resigned.ok) throw new Error('could not resign a game that goes on');
      return resigned;
    }
  }
}
