import type { Participant, TournamentPlan } from '../../src-shared/tournament/plan.ts';
import type { PlayedGame } from '../../src-shared/tournament/playedGame.ts';

export const level = (number: number, nodes = 200): Participant => ({
  ...{ kind: 'computer', level: number, timeMs: 1_000, nodes },
});

export const program = (name: string): Participant => ({
  ...{ kind: 'program', programId: name, name, timeMs: 1_000 },
});

/** A small round robin at Domineering. */
export const planOf = (changed: Partial<TournamentPlan> = {}): TournamentPlan => ({
  name: 'Club night',
  gameId: 'domineering',
  setup: { rows: 4, columns: 4, starter: 0 },
  format: 'roundRobin',
  participants: [level(1), level(3), level(5)],
  gamesPerPairing: 4,
  openings: { kind: 'random', plies: 1 },
  seed: 7,
  concurrency: 2,
  ...changed,
});

export const won = (index: number, winner: 0 | 1 | null): PlayedGame => ({
  ...{ index, winner, plies: 9, timeMs: 40 },
});
