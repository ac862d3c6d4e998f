import type { Participant } from '../../src-shared/tournament/plan.ts';
import type { PlayedGame } from '../../src-shared/tournament/playedGame.ts';
import { tournamentWords } from '../i18n/tournament/index.ts';

export const participantWords = (participant: Participant): string =>
  participant.kind === 'program'
    ? participant.name
    : tournamentWords().level(participant.level, participant.nodes);

/** Why a game was forfeited; the reason as it was written down is in the library. */
export function faultWords({ fault }: NonNullable<PlayedGame['forfeit']>): string {
  const { faults } = tournamentWords();
  if (fault === 'ERR_OPPONENT_GONE') return faults.gone;
  if (fault === 'ERR_OPPONENT_SILENT') return faults.silent;
  return fault === 'ERR_OPPONENT_ILLEGAL' ? faults.illegal : faults.other;
}
