import type { AppState } from '../state/app.svelte.ts';

/** Goes on with a match of the library, or looks at it again. */
export async function openMatch(app: AppState, matchId: string): Promise<void> {
  const isOnTable = app.match.current?.snapshot.matchId === matchId;
  if (isOnTable || (await app.match.open(matchId))) await app.goToMatch();
}
