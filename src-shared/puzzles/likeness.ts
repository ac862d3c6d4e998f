import type { Position } from '../core/game.ts';
import type { PuzzleRecipe } from '../core/puzzle.ts';
import type { Setup } from '../core/setup.ts';

/** Positions with so few places for each one that differs are near to each other. */
const PLACES_PER_DIFFERENCE = 24;

/** Positions that there are already, so that no other one is like them but for symmetry. */
export class KnownPositions {
  readonly #recipe: PuzzleRecipe<Position>;
  /** By board: each position as it is. */
  readonly #views = new Map<string, string[]>();

  constructor(recipe: PuzzleRecipe<Position>) {
    this.#recipe = recipe;
  }

  /** Whether a position is, but for symmetry and very few places, one of them. */
  has(setup: Setup, position: Position): boolean {
    const known = this.#views.get(boardOf(setup)) ?? [];
    return this.#recipe.views(position).some((view) => known.some((other) => areNear(view, other)));
  }

  add(setup: Setup, position: Position): void {
    const board = boardOf(setup);
    const [view] = this.#recipe.views(position);
    if (view !== undefined) this.#views.set(board, [...(this.#views.get(board) ?? []), view]);
  }
}

/** Who begins does not matter for what is on a board. */
const boardOf = (setup: Setup): string =>
  Object.keys(setup)
    .filter((key) => key !== 'starter' && key !== 'swap')
    .map((key) => setup[key])
    .sort()
    .join(' ');

function areNear(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let allowed = Math.max(1, Math.floor(one.length / PLACES_PER_DIFFERENCE));
  for (let i = 0; i < one.length; i++) {
    if (one[i] !== other[i] && --allowed < 0) return false;
  }
  return true;
}
