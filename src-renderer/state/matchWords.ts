import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { MAX_PLIES } from '../../src-shared/match/match.ts';
import { gameFace, gameWords } from '../boards/faces.ts';
import type { Who } from '../i18n/who.ts';
import { messages } from '../i18n/messages.ts';
import type { CurrentMatch } from './match.svelte.ts';
import { whoPlays } from './who.ts';
import { onlyPerson } from '../../src-shared/match/onlyPerson.ts';

/** Who plays whom, for the title line. */
export function pairing(config: MatchSnapshot['config']): string {
  const person = onlyPerson(config);
  if (person === undefined) return messages.players.two;
  const computer = whoPlays(config, otherSide(person)).name;
  return messages.players.against(computer, gameWords(config.gameId).sides[person]);
}

/** Who plays a side, as the window speaks of them. */
export const whoIn =
  ({ snapshot }: CurrentMatch) =>
  (side: Side): Who =>
    whoPlays(snapshot.config, side);

/** Who has won, in a few words. */
export function resultTitle(match: CurrentMatch): string {
  const winner = match.snapshot.termination?.winner;
  return winner === undefined ? messages.result.draw : messages.result.wins(whoIn(match)(winner));
}

/** Why a match is over, as a sentence; empty while it goes on. */
export function resultReason(match: CurrentMatch): string {
  const { snapshot, position } = match;
  const { termination } = snapshot;
  if (termination === undefined) return '';
  const who = whoIn(match);
  const words = messages.ends;
  const winner = termination.winner === undefined ? undefined : who(termination.winner);
  switch (termination.kind) {
    case 'rules':
      return gameFace(snapshot.config.gameId).endInWords({ position, winner, who });
    case 'repetition':
      return words.repetition;
    case 'length':
      return words.tooLong(MAX_PLIES);
    case 'agreement':
      return words.agreed;
    case 'claim':
      return words.claimed;
    case 'time':
      return termination.winner === undefined
        ? ''
        : words.outOfTime(who(otherSide(termination.winner)));
    case 'resignation':
      return termination.winner === undefined
        ? ''
        : words.resigned(who(otherSide(termination.winner)));
    case 'forfeit': {
      const { fault = 'ERR_PLAYER_FAILED' } = termination;
      return termination.winner === undefined
        ? ''
        : words.forfeits(who(otherSide(termination.winner)), fault);
    }
  }
}

/** Whose turn it is, or how the match ended. */
export function statusInWords(match: CurrentMatch): string {
  if (match.snapshot.termination !== undefined) {
    const { sentence, sentences } = messages.joints;
    return sentences([sentence(resultTitle(match)), resultReason(match)]);
  }
  return messages.turn(whoIn(match)(match.position.sideToMove));
}
