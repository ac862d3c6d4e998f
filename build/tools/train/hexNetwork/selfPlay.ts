import { pick, type Random } from '../../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../../src-shared/core/side.ts';
import { PROOF_LOST, PROOF_WON } from '../../../../src-shared/games/hex/kernel/constants.ts';
import { type HexKernel, setPosition } from '../../../../src-shared/games/hex/kernel/kernel.ts';
import { fairFirstMoves } from '../../../../src-shared/games/hex/opening.ts';
import {
  emptyPosition,
  type HexPosition,
  placeStone,
} from '../../../../src-shared/games/hex/position.ts';
import { cellsAsO, placeAsO } from '../../search/hexMover.ts';
import type { Sample } from './samples.ts';

export interface SelfPlay {
  readonly size: number;
  readonly playouts: number;
  /** What the kernel uses: a sum of the constants in its constants.ts. */
  readonly uses: number;
  readonly random: Random;
}

/** Half of the games begin with a fair stone, the others with up to so many random ones. */
const MOST_RANDOM_STONES = 3;
/** Until then moves are drawn by their visits, later the best one is played but for some. */
const DRAWN_PLIES = 8;
const DRAWN_SHARE = 0.05;
/** Moves that had a smaller part of the visits don't count. */
const LEAST_VISITS = 0.01;
/** After a proof the game goes on for so many plies, which tell a network what won positions look like. */
const PLIES_AFTER_PROOF = 4;
const PLAYOUTS_AFTER_PROOF = 200;

interface Thought {
  readonly visits: ReadonlyMap<number, number>;
  readonly chance: number;
  readonly best: number;
  /** What is proved for the side to move. */
  readonly result: number;
}

/** A game of the search against itself. */
export function playGame(kernel: HexKernel, options: SelfPlay): Sample[] {
  const { size, playouts, uses, random } = options;
  const thoughts: { position: HexPosition; thought: Thought }[] = [];
  let position = emptyPosition(size, false);
  for (const cell of firstStones(size, random)) position = placeStone(position, cell);
  let winner: Side | undefined;
  for (let after = 0; after <= PLIES_AFTER_PROOF && position.cells.includes(undefined);) {
    const seed = random.below(2 ** 31);
    const wanted = winner === undefined ? playouts : PLAYOUTS_AFTER_PROOF;
    const thought = think(kernel, position, { playouts: wanted, uses, seed });
    if (winner === undefined && thought.result !== 0) {
      const { sideToMove } = position;
      winner = thought.result === PROOF_WON ? sideToMove : otherSide(sideToMove);
    }
    thoughts.push({ position, thought });
    if (winner !== undefined) after++;
    const isDrawn = position.ply < DRAWN_PLIES || random.unit() < DRAWN_SHARE;
    const draws = winner === undefined && isDrawn;
    position = placeStone(position, draws ? drawn(thought, random) : thought.best);
    // The position before was won at once as well: there is nothing more to be learned.
    if (thought.result === PROOF_WON && thought.visits.size === 0 && after > 1) break;
  }
  return thoughts.map(({ position, thought }) => sampleOf(position, thought, winner!));
}

function firstStones(size: number, random: Random): readonly number[] {
  if (random.unit() < 0.5) return [pick(random, fairFirstMoves({ size }))];
  const cells = new Set<number>();
  for (let left = 1 + random.below(MOST_RANDOM_STONES); left > 0; left--) {
    cells.add(random.below(size ** 2));
  }
  return [...cells];
}

interface Limits {
  readonly playouts: number;
  readonly uses: number;
  readonly seed: number;
}

function think(
  kernel: HexKernel,
  position: HexPosition,
  { playouts, uses, seed }: Limits,
): Thought {
  setPosition(kernel, position);
  kernel.newSearch(0, 0, 1 << 16);
  kernel.beginTree(position.sideToMove, uses, seed);
  const winning = kernel.winningMove();
  if (winning >= 0) return { visits: new Map(), chance: 1, best: winning, result: PROOF_WON };
  for (let left = playouts, done = 1; left > 0 && done > 0; left -= done) done = kernel.run(left);
  const visits = new Map<number, number>();
  const roots = Array.from({ length: kernel.rootCount() }, (_, index) => index);
  const sum = roots.reduce((total, index) => total + kernel.rootVisits(index), 0);
  let [best, bestRank, chance] = [-1, -Infinity, 0.5];
  for (const index of roots) {
    const proof = kernel.rootProof(index);
    const part = kernel.rootVisits(index) / Math.max(1, sum);
    const rank = part + (proof === PROOF_WON ? 2 : proof === PROOF_LOST ? -2 : 0);
    if (rank > bestRank) {
      [best, bestRank, chance] = [kernel.rootMove(index), rank, kernel.rootValue(index)];
    }
    if (proof !== PROOF_LOST && part >= LEAST_VISITS) visits.set(kernel.rootMove(index), part);
  }
  const result = kernel.rootResult();
  if (result === PROOF_WON) return { visits: new Map([[best, 1]]), chance: 1, best, result };
  if (result === PROOF_LOST) return { visits: new Map(), chance: 0, best, result };
  return { visits, chance, best, result };
}

/** A move by its visits; the best one where so many were tried that none counts. */
function drawn({ visits, best }: Thought, random: Random): number {
  const all = [...visits];
  let left = random.unit() * all.reduce((sum, [, part]) => sum + part, 0);
  return all.find(([, part]) => (left -= part) < 0)?.[0] ?? best;
}

function sampleOf(position: HexPosition, thought: Thought, winner: Side): Sample {
  const place = placeAsO(position);
  return {
    size: position.size,
    cells: Uint8Array.from(cellsAsO(position), (owner) => (owner === undefined ? 0 : owner + 1)),
    visits: new Map([...thought.visits].map(([cell, part]) => [place(cell), part])),
    chance: thought.chance,
    isWon: winner === position.sideToMove,
  };
}
