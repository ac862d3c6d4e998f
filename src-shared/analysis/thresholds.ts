import type { GameId } from '../games/index.ts';

/** From how much less of a chance to win on, 0–1, a move is no longer good. */
export interface Thresholds {
  readonly inaccuracy: number;
  readonly mistake: number;
  readonly blunder: number;
  /** The best move is the only one when the second best is worse by this much. */
  readonly onlyMove: number;
}

/** As fine as chances are known: a search that plays out at random wavers more than one that counts. */
const USUAL: Thresholds = { inaccuracy: 0.06, mistake: 0.14, blunder: 0.28, onlyMove: 0.25 };

const OTHERS: Partial<Record<GameId, Thresholds>> = {
  hex: { inaccuracy: 0.08, mistake: 0.18, blunder: 0.35, onlyMove: 0.3 },
  linesOfAction: { inaccuracy: 0.05, mistake: 0.12, blunder: 0.25, onlyMove: 0.25 },
};

/** What counts as what in a game: docs/REVIEW.md has the table. */
export const thresholdsOf = (gameId: GameId): Thresholds => OTHERS[gameId] ?? USUAL;
