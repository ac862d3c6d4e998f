/** Scores of searches by alpha-beta, as `../searchState.ts` has them, and how the table keeps them. */

export const WIN_SCORE: i32 = 1_000_000;
/** Scores beyond this are proved wins or losses. */
export const PROVED_SCORE: i32 = 500_000;

/** In the table an end of the game is counted from the position itself, in the search from the root. */
// @ts-ignore: decorator
@inline
export function toTable(score: i32, ply: i32): i32 {
  return score > PROVED_SCORE ? score + ply : score < -PROVED_SCORE ? score - ply : score;
}

// @ts-ignore: decorator
@inline
export function fromTable(score: i32, ply: i32): i32 {
  return score > PROVED_SCORE ? score - ply : score < -PROVED_SCORE ? score + ply : score;
}
