import { describe, expect, it } from 'vitest';
import { perft } from '../../src-shared/core/perft.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { type AnyGame, type GameId, gameById } from '../../src-shared/games/index.ts';
import { startKernel } from '../search/startKernel.ts';
import { kernelProbe } from './kernels/index.ts';
import type { KernelProbe, ProbeExports } from './kernels/kernelProbe.ts';
import { playRandomly, setupName } from './playthrough.ts';

const SEEDS = [7, 8];
const TABLE_LOG2 = 16;
/** Sequences of moves counted from a position, at most. */
const MOST_SEQUENCES = 4_000;

/** A kernel beside the rules. */
class Compared {
  /** Positions whose moves, end and key were compared. */
  positions = 0;
  /** Sequences of moves that both counted. */
  sequences = 0;
  readonly #game: AnyGame;
  readonly #probe: KernelProbe<Position, ProbeExports>;
  readonly #exports: ProbeExports;

  constructor(game: AnyGame, probe: KernelProbe<Position, ProbeExports>) {
    this.#game = game;
    this.#probe = probe;
    this.#exports = startKernel(probe.kernel, TABLE_LOG2);
  }

  /** Follows a game: the kernel must see each position as the rules do, and take back what it made. */
  follow(positions: readonly Position[], moves: readonly Move[]): void {
    const kernel = this.#exports;
    const first = positions.findIndex((position) => this.#probe.fits?.(position) ?? true);
    const start = positions[first];
    if (start === undefined) return;
    this.#probe.setPosition(kernel, start);
    const keys: bigint[] = [];
    for (let ply = first; ply < positions.length; ply++) {
      this.#expectSame(start, positions[ply]!);
      keys.push(kernel.key());
      const move = moves[ply];
      if (move !== undefined) kernel.make(this.#inKernel(start, move));
    }
    expect(kernel.listMoves()).toBe(0);
    while (keys.length > 0) {
      expect(kernel.key()).toBe(keys.pop());
      if (keys.length > 0) kernel.unmake();
    }
    this.#expectSame(start, start);
  }

  /** The kernel set to a position must count as many sequences of moves as the rules. */
  count(position: Position): void {
    if (this.#probe.fits?.(position) === false) return;
    const moves = this.#game.legalMoves(position).length;
    const depth = moves ** 3 <= MOST_SEQUENCES ? 3 : moves ** 2 <= MOST_SEQUENCES ? 2 : 1;
    this.#probe.setPosition(this.#exports, position);
    for (let plies = 1; plies <= depth; plies++) {
      const expected = perft(this.#game, position, plies);
      expect(this.#perft(plies)).toBe(expected);
      this.sequences += expected;
    }
  }

  #perft(depth: number): number {
    const kernel = this.#exports;
    const moves = this.#listed();
    if (depth === 1) return moves.length;
    let total = 0;
    for (const move of moves) {
      kernel.make(move);
      total += this.#perft(depth - 1);
      kernel.unmake();
    }
    return total;
  }

  #expectSame(start: Position, position: Position): void {
    const kernel = this.#exports;
    const outcome = this.#game.outcome(position);
    const { winner } = outcome ?? {};
    const ending = winner === undefined ? 3 : winner === position.sideToMove ? 1 : 2;
    expect(kernel.ending()).toBe(outcome === undefined ? 0 : ending);
    const moves = this.#listed().map((move) => this.#probe.toMove(start, move));
    expect(new Set(moves)).toEqual(new Set(this.#game.legalMoves(position)));
    expect(new Set(moves).size).toBe(moves.length);
    this.positions++;
  }

  #listed(): number[] {
    const kernel = this.#exports;
    return Array.from({ length: kernel.listMoves() }, (_, index) => kernel.listedMove(index));
  }

  #inKernel(start: Position, move: Move): number {
    const found = this.#listed().find((each) => this.#probe.toMove(start, each) === move);
    if (found === undefined) throw new Error(`the kernel does not list move ${move}`);
    return found;
  }
}

/** The kernel of a game sees it exactly as the rules do. */
export function describeKernelContract(id: GameId): void {
  const game = gameById(id);
  const probe = kernelProbe(id);

  it('has a kernel that the contract runs, or none', () => {
    expect(probe === undefined).toBe(engineById(id).kernel === undefined);
  });
  if (probe === undefined) return;

  const setups = game.setups
    .map((setup) => ({ name: setupName(setup), setup }))
    .filter(({ setup }) => {
      const { positions } = playRandomly(game, setup, 1);
      return positions.some((position) => probe.fits?.(position) ?? true);
    });
  it('is compared on some board', () => expect(setups.length).toBeGreaterThan(0));

  describe.each(setups)('in its kernel on $name', ({ setup }) => {
    it('has the same moves, ends and winners, and takes every move back', () => {
      const compared = new Compared(game, probe);
      for (const seed of SEEDS) {
        const { positions, moves } = playRandomly(game, setup, seed);
        compared.follow(positions, moves);
      }
      expect(compared.positions).toBeGreaterThan(2);
    });

    it('has as many sequences of moves', () => {
      const compared = new Compared(game, probe);
      const { positions } = playRandomly(game, setup, 7);
      const step = Math.max(1, Math.floor(positions.length / 6));
      for (let ply = 0; ply < positions.length; ply += step) compared.count(positions[ply]!);
      expect(compared.sequences).toBeGreaterThan(1);
    });
  });
}
