/** What a player did that lost it a game, or what became of it. */
export const FORFEIT_FAULTS = [
  /** Its program could not be started, or has ended. */
  'ERR_OPPONENT_GONE',
  /** It did not answer in time. */
  'ERR_OPPONENT_SILENT',
  /** It said more than anybody may. */
  'ERR_OPPONENT_FLOOD',
  /** What it said is no answer. */
  'ERR_OPPONENT_MALFORMED',
  /** Its move breaks the rules. */
  'ERR_OPPONENT_ILLEGAL',
  /** It failed by a bug of ours; also for what was kept before faults were told apart. */
  'ERR_PLAYER_FAILED',
] as const;

export type ForfeitFault = (typeof FORFEIT_FAULTS)[number];
