import type { Move } from '../core/move.ts';
import { makeRandom, pick } from '../core/random.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Setup } from '../core/setup.ts';
import { engineById } from '../games/engines.ts';
import { type GameId, gameById } from '../games/index.ts';
import type { TournamentPlan } from './plan.ts';

/** The opening of a pair of games, by the number of the pair. */
export type Openings = (pair: number) => readonly Move[];

/** Plies of random openings: enough for variety, too few to decide the game. */
const PLIES: Readonly<Partial<Record<GameId, number>>> = { scoreFour: 4, linesOfAction: 4 };
const OTHER_PLIES = 2;

export const usualPlies = (gameId: GameId): number => PLIES[gameId] ?? OTHER_PLIES;

/** Attempts to find an opening that does not end the game. */
const ATTEMPTS = 100;

/**
 * Random moves from the start, different for each pair and the same for a seed.
 * @throws Error when the game is over within so many plies.
 */
export function randomOpenings(
  gameId: GameId,
  setup: Setup,
  plies: number,
  seed: number,
): Openings {
  const game = gameById(gameId);
  return (pair) => {
    const random = makeRandom(seed + 7_919 * pair);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const moves: Move[] = [];
      let position = game.initial(setup);
      while (moves.length < plies && game.legalMoves(position).length > 0) {
        const move = pick(random, game.legalMoves(position));
        moves.push(move);
        position = game.play(position, move);
      }
      if (moves.length === plies && game.legalMoves(position).length > 0) return moves;
    }
    throw new Error(`the game is over within ${plies} moves`);
  };
}

/** Openings as text: one to a line, moves in the notation of the game with spaces between them; `#` begins a comment. */
export function listedOpenings(
  gameId: GameId,
  setup: Setup,
  text: string,
): Result<Openings, string> {
  const game = gameById(gameId);
  const list: (readonly Move[])[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const words = line
      .replace(/#.*/, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) continue;
    const moves: Move[] = [];
    let position = game.initial(setup);
    for (const word of words) {
      const move = game.notation.parse(position, word);
      if (!move.ok) return err(`line ${index + 1} of the openings: ${move.error.message}`);
      moves.push(move.value);
      position = game.play(position, move.value);
    }
    list.push(moves);
  }
  if (list.length === 0) return err('the list of openings is empty');
  return ok((pair) => list[pair % list.length] ?? []);
}

/**
 * One fair first move for each pair, in an order that the seed chooses, so that games measure their players and not
 * the opening; `undefined` where no fair first moves are known.
 */
export function fairOpenings(gameId: GameId, setup: Setup, seed: number): Openings | undefined {
  const moves = engineById(gameId).fairFirstMoves?.(setup) ?? [];
  if (moves.length === 0) return undefined;
  const random = makeRandom(seed);
  const order = moves
    .map((move) => ({ move, place: random.unit() }))
    .toSorted((a, b) => a.place - b.place);
  return (pair) => [order[pair % order.length]!.move];
}

/** The openings of a tournament. The error is a sentence without its full stop. */
export function openingsOf({
  openings,
  ...plan
}: Pick<TournamentPlan, 'openings' | 'gameId' | 'setup' | 'seed'>): Result<Openings, string> {
  const { gameId, setup, seed } = plan;
  switch (openings.kind) {
    case 'none':
      return ok(() => []);
    case 'listed':
      return listedOpenings(gameId, setup, openings.lines.join('\n'));
    case 'random':
      return tried(randomOpenings(gameId, setup, openings.plies, seed));
    case 'usual':
      return tried(
        fairOpenings(gameId, setup, seed) ??
          randomOpenings(gameId, setup, usualPlies(gameId), seed),
      );
  }
}

/** On a small board there may be no opening of the length that is asked for. */
function tried(openings: Openings): Result<Openings, string> {
  try {
    openings(0);
    return ok(openings);
  } catch (error) {
    return err((error as Error).message);
  }
}
