import type { Move } from '../core/move.ts';
import type { RootSearch } from './rootSearch.ts';
import { isProved } from './score.ts';

/** How a game's end is looked for, besides looking deeper and deeper. */
export interface ProofPlan {
  /** Nodes that the attempts may use, as a multiple of those of the iterations. */
  readonly share: number;
  /** The game is over after so many plies at the latest. */
  readonly maxPlies: number;
  /** For a game where there is more to prove than who wins. */
  readonly prove?: ProveRoot;
}

/**
 * Proves what some root moves are worth, no other being better. @param moves the best first, none left out.
 * @param count of the moves to prove. @returns all moves, those first; `undefined` when the nodes are not enough.
 */
export type ProveRoot = (
  search: Prover,
  moves: readonly RootMove[],
  maxNodes: number,
  count: number,
) => readonly RootMove[] | undefined;

export interface RootMove {
  readonly move: Move;
  /** For the side to move; that of the last iteration that reached the move. */
  readonly score: number;
  /** The line expected after the move. */
  readonly line: readonly Move[];
}

/** A search that can follow every line to the end of the game. */
export type Prover = RootSearch & Required<Pick<RootSearch, 'proveMove'>>;

export const isProver = (search: RootSearch): search is Prover => search.proveMove !== undefined;

/**
 * The root moves with a best one first whose score is proved; `undefined` when the nodes are not enough. Two questions
 * with a yes or no each are asked, whether any move wins and whether any does not lose, the one first that `moves`
 * seem to answer with yes or no for good.
 * @param moves the best first, none left out.
 */
export function proveRoot(
  search: Prover,
  moves: readonly RootMove[],
  maxNodes: number,
): readonly RootMove[] | undefined {
  let best: RootMove | undefined;
  const questions = moves[0]!.score < 0 ? [-1, 0] : [0, -1];
  const limit = search.nodes + maxNodes;
  for (const alpha of questions) {
    const answers: RootMove[] = [];
    const deciding = search.decidingMove?.(alpha, alpha + 1, limit - search.nodes);
    if (search.decidingMove !== undefined && deciding === undefined) return undefined;
    for (const each of withMoveFirst(deciding, moves)) {
      const answer = proveMove(search, each, alpha, alpha + 1, limit);
      if (answer === undefined) return undefined;
      answers.push(answer);
      if (answer.score > alpha) break;
    }
    const last = answers.at(-1)!;
    if (last.score > 0) return withFirst(last, moves);
    if (last.score < 0 && alpha < 0) return answers.sort((a, b) => b.score - a.score);
    if (last.score === 0 && alpha < 0) best = last;
  }
  return best && withFirst(best, moves);
}

/** The same with a proved score for every move. */
export function proveAll(
  search: Prover,
  moves: readonly RootMove[],
  maxNodes: number,
): readonly RootMove[] | undefined {
  const limit = search.nodes + maxNodes;
  const answers: RootMove[] = [];
  for (const each of moves) {
    const answer = proveMove(search, each, -1, 1, limit);
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  return answers.sort((a, b) => b.score - a.score);
}

function proveMove(
  search: Prover,
  { move, score, line }: RootMove,
  alpha: number,
  beta: number,
  limit: number,
): RootMove | undefined {
  if (isProved(score)) return { move, score, line };
  const left = limit - search.nodes;
  if (left <= 0) return undefined;
  const proved = search.proveMove(move, alpha, beta, left);
  return proved === undefined ? undefined : { move, score: proved, line: search.lineAfterMove() };
}

function withFirst<M extends { readonly move: Move }>(first: M, moves: readonly M[]): readonly M[] {
  return [first, ...moves.filter(({ move }) => move !== first.move)];
}

/** The same with a move first, if it is one of them. */
export function withMoveFirst<M extends { readonly move: Move }>(
  wanted: number | undefined,
  moves: readonly M[],
): readonly M[] {
  const first = moves.find(({ move }) => move === wanted);
  return first === undefined ? moves : withFirst(first, moves);
}
