import { makeMatchJson } from '../record/matchRecord.ts';
import type { OpenedGame } from './readGame.ts';

/** A game that was opened, as a record in as few characters as it takes; what is made of it has an id of its own. */
export function openedRecord({ match }: OpenedGame): string {
  const now = new Date().toISOString();
  return JSON.stringify(
    makeMatchJson({ matchId: 'opened', match, startedAt: now, updatedAt: now }),
  );
}
