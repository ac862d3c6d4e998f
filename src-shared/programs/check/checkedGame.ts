/** A game is followed for so many moves: long enough to meet full pegs and taken cells. */
export const CHECKED_PLIES = 24;
const MAX_LISTED = 5;

/** The first of what would be good answers. */
export const someOf = (answers: readonly string[]): string =>
  [...answers.slice(0, MAX_LISTED), ...(answers.length > MAX_LISTED ? ['…'] : [])].join(' ');
