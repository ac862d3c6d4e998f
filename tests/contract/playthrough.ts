import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type AnyGame, type GameId, gameById } from '../../src-shared/games/index.ts';
import { gameTexts } from '../../src-shared/games/texts.ts';

/** A whole game by random legal moves. */
export interface Playthrough {
  readonly moves: readonly Move[];
  /** `positions[i]` stands after `i` moves; the last one is over. */
  readonly positions: readonly [Position, ...Position[]];
}

/** Random moves end every game long before this. */
const MAX_PLIES = 5_000;

export function playRandomly(game: AnyGame, setup: Setup, seed: number): Playthrough {
  const random = makeRandom(seed);
  const moves: Move[] = [];
  const positions: [Position, ...Position[]] = [game.initial(setup)];
  let position = positions[0];
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const legal = game.legalMoves(position);
    if (legal.length === 0) return { moves, positions };
    const move = pick(random, legal);
    position = game.play(position, move);
    moves.push(move);
    positions.push(position);
  }
  throw new Error(`a game of ${game.name} does not end`);
}

/** How a setup is named in files, e.g. `size11-swap0`. */
export const setupName = (setup: Setup): string =>
  Object.entries(setup)
    .map(([key, value]) => `${key}${value}`)
    .join('-') || 'only';

/** Between two positions that a golden file tells in full. */
const CODE_INTERVAL = 20;

/** A playthrough as text: every move, some codes, and the end. */
export function describePlaythrough(id: GameId, { moves, positions }: Playthrough): string {
  const game = gameById(id);
  const lines = positions.flatMap((position, ply) => {
    const move = moves[ply];
    const code = game.codec.encode(position);
    const isTold = ply % CODE_INTERVAL === 0 || move === undefined;
    return [
      ...(isTold ? [`= ${code}`] : []),
      ...(move === undefined
        ? []
        : [
            `${ply + 1}. ${game.sideNames[position.sideToMove]}: ${game.notation.make(position, move)}`,
          ]),
    ];
  });
  const end = positions.at(-1) ?? positions[0];
  const outcome = game.outcome(end);
  const winner = outcome?.winner === undefined ? 'draw' : `${game.sideNames[outcome.winner]} wins`;
  return [
    ...lines,
    gameTexts(id).render(end),
    `${winner}: ${outcome?.reason}`,
    `shown: ${JSON.stringify(game.winningCells(end))}`,
    '',
  ].join('\n');
}
