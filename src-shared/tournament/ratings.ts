import { ELO_PER_LOGIT } from './elo.ts';
import { DEVIATIONS_95, normalBelow } from './normal.ts';

/** The games of two players, by their numbers. */
export interface Encounter {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Of the first, a draw counting half. */
  readonly points: number;
}

export interface Ratings {
  /** By player, with the error either way with 95 %; the mean of all is 0. */
  readonly players: readonly { readonly elo: number; readonly error: number }[];
  /** How probable it is that the first of two is the better one, 0–1. */
  superiority(first: number, second: number): number;
}

/** Steps of Newton's method; far more than it needs. */
const MAX_STEPS = 100;
const PRECISION = 1e-10;

/**
 * The likeliest ratings under the model of Bradley and Terry, a draw as half a win and half a loss (R. Bradley, M.
 * Terry, “Rank Analysis of Incomplete Block Designs”, 1952). To every player is added one drawn game, shared among
 * those it meets, so that one who has won or lost everything has a rating too. Errors come from the inverse of the
 * information (the second derivatives); draws make them somewhat wider than need be.
 */
export function ratingsOf(players: number, encounters: readonly Encounter[]): Ratings {
  const opponents = Array.from({ length: players }, (_, player) =>
    encounters.reduce(
      (n, { first, second }) => n + Number(first === player || second === player),
      0,
    ),
  );
  const known = encounters.map((met): Encounter => {
    const added = 1 / Math.max(1, Math.min(opponents[met.first] ?? 1, opponents[met.second] ?? 1));
    return { ...met, games: met.games + added, points: met.points + added / 2 };
  });
  let logits = new Array<number>(players).fill(0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = solve(informationOf(players, known, logits), gradientOf(players, known, logits));
    // A long step would overshoot where the curve is flat.
    const longest = Math.max(1, ...change.map(Math.abs));
    logits = logits.map((logit, player) => logit + (change[player] ?? 0) / longest);
    if (longest === 1 && change.every((by) => Math.abs(by) < PRECISION)) break;
  }
  const covariances = inverse(informationOf(players, known, logits));
  const covariance = (one: number, other: number): number =>
    (covariances[one]?.[other] ?? 0) - 1 / players;
  return {
    players: logits.map((logit, player) => ({
      elo: ELO_PER_LOGIT * logit,
      error: ELO_PER_LOGIT * DEVIATIONS_95 * Math.sqrt(Math.max(0, covariance(player, player))),
    })),
    superiority(first, second) {
      const difference = (logits[first] ?? 0) - (logits[second] ?? 0);
      const variance =
        covariance(first, first) + covariance(second, second) - 2 * covariance(first, second);
      return variance <= 0 ? 0.5 : normalBelow(difference / Math.sqrt(variance));
    },
  };
}

const expectedShare = (logits: readonly number[], { first, second }: Encounter): number =>
  1 / (1 + Math.exp((logits[second] ?? 0) - (logits[first] ?? 0)));

function gradientOf(
  players: number,
  encounters: readonly Encounter[],
  logits: readonly number[],
): number[] {
  const gradient = new Array<number>(players).fill(0);
  for (const met of encounters) {
    const more = met.points - met.games * expectedShare(logits, met);
    gradient[met.first]! += more;
    gradient[met.second]! -= more;
  }
  return gradient;
}

/** With one everywhere added, which fixes the mean and makes it invertible. */
function informationOf(
  players: number,
  encounters: readonly Encounter[],
  logits: readonly number[],
): number[][] {
  const matrix = Array.from({ length: players }, () =>
    new Array<number>(players).fill(1 / players),
  );
  for (const met of encounters) {
    const share = expectedShare(logits, met);
    const weight = met.games * share * (1 - share);
    matrix[met.first]![met.first]! += weight;
    matrix[met.second]![met.second]! += weight;
    matrix[met.first]![met.second]! -= weight;
    matrix[met.second]![met.first]! -= weight;
  }
  return matrix;
}

const inverse = (matrix: readonly number[][]): readonly (readonly number[])[] =>
  matrix.map((_, column) =>
    solve(
      matrix,
      matrix.map((__, row) => Number(row === column)),
    ),
  );

/** Solves a positive definite system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows[column]!;
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / pivot[column]!;
      for (let k = column; k <= size; k++) rows[row]![k]! -= factor * pivot[k]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const known = solution.reduce((sum, x, k) => sum + x * (k > row ? rows[row]![k]! : 0), 0);
    solution[row] = (rows[row]![size]! - known) / rows[row]![row]!;
  }
  return solution;
}
