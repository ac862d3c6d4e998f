/**
 * Elo differences and expected shares of the points, a draw counting half, by the logistic curve (A. Elo, “The Rating
 * of Chessplayers, Past and Present”, 1978, 8.43).
 */

/** Elo per unit of natural log odds. */
export const ELO_PER_LOGIT = 400 / Math.LN10;

/** The difference at which a share, 0–1, is expected; infinite at both ends. */
export const eloOfShare = (share: number): number => ELO_PER_LOGIT * Math.log(share / (1 - share));

/** The share that is expected at a difference. */
export const shareOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
