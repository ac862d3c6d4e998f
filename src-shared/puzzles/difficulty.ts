import { MAX_LEVEL, MIN_LEVEL } from '../core/limits.ts';
import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Goal } from '../core/puzzle.ts';
import type { GameId } from '../games/index.ts';
import type { Search } from './solver.ts';

/** Nodes of the levels that nothing else limits, which is less than they think in a game. */
const MOST_NODES: Readonly<Partial<Record<GameId, number>>> = { hex: 1_000 };
const USUAL_NODES = 20_000;
const SEEDS = [11, 12, 13];

/** The lowest level that plays a move more often than not; one more than the highest when none does. */
export function lowestLevel(
  search: Search,
  gameId: GameId,
  position: Position,
  right: Move,
): number {
  for (let level = MIN_LEVEL; level <= MAX_LEVEL; level++) {
    const found = SEEDS.filter((seed) => {
      const maxNodes = MOST_NODES[gameId] ?? USUAL_NODES;
      const limits = { level, timeMs: Infinity, maxNodes, seed, tableMegabytes: 8 };
      return search(gameId, position, limits).move === right;
    });
    if (found.length > SEEDS.length / 2) return level;
  }
  return MAX_LEVEL + 1;
}

/**
 * How hard a puzzle is before anybody has tried it, on the scale of people's ratings: by the level that finds it, by
 * how far one has to look ahead and by what the solver looked at.
 */
export function firstRating(goal: Goal, level: number, nodes: number): number {
  const ahead = goal.kind === 'win' || goal.kind === 'save' ? goal.count - 1 : 0;
  return Math.round(500 + 140 * (level - 1) + 120 * ahead + 50 * Math.log10(nodes + 1));
}
