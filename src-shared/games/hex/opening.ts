import { asMove, type Move } from '../../core/move.ts';
import { makeRandom, pick } from '../../core/random.ts';
import type { Setup } from '../../core/setup.ts';
import { otherSide, type Side } from '../../core/side.ts';
import type {
  OpeningMove,
  RootScore,
  Score,
  SearchProgress,
  SearchResult,
} from '../../search/engine.ts';
import { canSwap, type HexPosition } from './position.ts';
import { swapMove } from './rules.ts';
import { SWAP_MAPS } from './swapMaps.ts';

/** First moves that are less fair than the fairest by no more than this are played alike. */
const FAIR_MARGIN = 0.02;

/**
 * A search gives the side that answers a first stone more than it has. Held against what is proved on 5 × 5 and 6 × 6,
 * the first stone just wins when its side is given about a half less this much over the number of cells.
 */
const ANSWER_BONUS = 3;

/** The chance of O after a first stone, from what a search says. */
const corrected = (size: number, chance: number): number =>
  chance <= 0 || chance >= 1 ? chance : Math.min(0.99, chance + ANSWER_BONUS / size ** 2);

/** By cell: the chance of O, 0–1, after this first move without a swap; `undefined` where no map was made. */
export function openingChances(size: number): readonly number[] | undefined {
  return SWAP_MAPS[size]?.flatMap((row) => row.map((percent) => corrected(size, percent / 100)));
}

/** The part of all first stones that counts as fair: those nearest to an even chance. */
const FAIR_PART = 0.25;

/** The fairest first stones where nobody swaps, the fairest first; empty where no map was made. */
export function fairFirstMoves(setup: Setup): readonly Move[] {
  const chances = openingChances(setup['size'] ?? 0) ?? [];
  const unfairness = (cell: number): number => Math.abs(chances[cell]! - 0.5);
  return [...chances.keys()]
    .toSorted((a, b) => unfairness(a) - unfairness(b))
    .slice(0, Math.ceil(FAIR_PART * chances.length))
    .map(asMove);
}

/** Whether the swap rule still bears on the next move. */
export const isOpening = (position: HexPosition): boolean =>
  position.hasSwapRule && position.ply <= 1;

/** What the swap map says: the first moves that are fair, or to take the first stone over. */
export function mapMoves(position: HexPosition): readonly OpeningMove[] {
  const chances = isOpening(position) ? openingChances(position.size) : undefined;
  if (chances === undefined) return [];
  if (canSwap(position)) {
    const chance = chances[position.cells.indexOf(0)]!;
    return chance > 0.5 ? [{ move: swapMove(position.size), winProbability: 1 - chance }] : [];
  }
  const left = chances.map((chance) => Math.min(chance, 1 - chance));
  const fairest = Math.max(...left);
  return [...left.keys()]
    .filter((cell) => left[cell]! >= fairest - FAIR_MARGIN)
    .map((cell) => ({ move: asMove(cell), winProbability: left[cell]! }));
}

/** What the swap map says at once: a fair first move, or to take the first stone over. */
export function moveByMap(position: HexPosition, seed: number): SearchResult | undefined {
  const moves = mapMoves(position);
  if (moves.length === 0) return undefined;
  const { move, winProbability } = pick(makeRandom(seed), moves);
  return {
    ...{ move, depth: 1, nodes: 0, principalVariation: [move] },
    score: { kind: 'estimate', winProbability },
  };
}

/** What a search that knew nothing of the swap means for the side that can take over the first stone. */
export function withSwap(position: HexPosition, found: SearchProgress): SearchProgress {
  const { size, sideToMove } = position;
  const score = correctedScore(size, found.score);
  const swap = { move: swapMove(size), score: reversed(score) };
  const isBetter = chanceOf(swap.score, sideToMove) > chanceOf(score, sideToMove);
  const rootScores = found.rootScores && ranked([...found.rootScores, swap], sideToMove);
  const chosen = isBetter
    ? { ...found, score: swap.score, principalVariation: [swap.move] }
    : found;
  return rootScores === undefined ? chosen : { ...chosen, rootScores };
}

/**
 * What a search of all first moves that knew nothing of the swap means for the side that makes it: each is worth what
 * the other side leaves.
 */
export function beforeSwap(size: number, found: SearchProgress): SearchProgress {
  if (found.rootScores === undefined) throw new Error('a first move needs the scores of all');
  const rootScores = ranked(
    found.rootScores.map((each) => {
      const { move } = each;
      const score = correctedScore(size, each.score);
      const swapped = reversed(score);
      return { move, score: chanceOf(swapped, 0) < chanceOf(score, 0) ? swapped : score };
    }),
    0,
  );
  const { move, score } = rootScores[0]!;
  return { ...found, score, principalVariation: [move], rootScores };
}

const correctedScore = (size: number, score: Score): Score =>
  score.kind === 'exact'
    ? score
    : { kind: 'estimate', winProbability: corrected(size, score.winProbability) };

const ranked = (scores: readonly RootScore[], side: Side): readonly RootScore[] =>
  scores.toSorted((a, b) => chanceOf(b.score, side) - chanceOf(a.score, side));

/** The score for the other side's view of the same stones, which a swap brings about. */
const reversed = (score: Score): Score =>
  score.kind === 'estimate'
    ? { kind: 'estimate', winProbability: 1 - score.winProbability }
    : { ...score, winner: score.winner === undefined ? undefined : otherSide(score.winner) };

function chanceOf(score: Score, side: Side): number {
  if (score.kind === 'exact') return score.winner === side ? 1 : 0;
  return side === 0 ? score.winProbability : 1 - score.winProbability;
}
