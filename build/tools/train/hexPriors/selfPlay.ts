import { makeRandom } from '../../../../src-shared/core/random.ts';
import type { Side } from '../../../../src-shared/core/side.ts';
import {
  EVERYTHING,
  PROOF_LOST,
  USES_NETWORK,
  USES_PRIORS,
} from '../../../../src-shared/games/hex/kernel/constants.ts';
import { type HexKernel, setPosition } from '../../../../src-shared/games/hex/kernel/kernel.ts';
import {
  emptyPosition,
  type HexPosition,
  placeStone,
} from '../../../../src-shared/games/hex/position.ts';
import { cellsAsO, placeAsO } from '../../search/hexMover.ts';

/** What a search thought of a position, as O sees it: for X the board is mirrored. */
export interface Sample {
  readonly cells: readonly (Side | undefined)[];
  /** The last move and the one before. */
  readonly last: number;
  readonly before: number;
  /** Part of the visits by cell, of the moves that had at least some. */
  readonly visits: ReadonlyMap<number, number>;
}

const LEAST_VISITS = 0.02;
const WITHOUT_LEARNED = EVERYTHING - USES_PRIORS - USES_NETWORK;

/** Games of the search without priors and network against itself, from one to three random stones on, until one side has proved a win. */
export function playSamples(
  kernel: HexKernel,
  options: { readonly size: number; readonly games: number; readonly playouts: number },
): Sample[] {
  const random = makeRandom(11);
  const samples: Sample[] = [];
  for (let game = 0; game < options.games; game++) {
    const randomStones = 1 + random.below(3);
    let position = emptyPosition(options.size, false);
    let [last, before] = [-1, -1];
    for (;;) {
      let move: number | undefined;
      if (position.ply < randomStones) {
        do move = random.below(position.cells.length);
        while (position.cells[move] !== undefined);
      } else {
        const visits = think(kernel, position, options.playouts, random.below(2 ** 31));
        if (visits === undefined) break;
        samples.push(asO(position, last, before, visits));
        move = [...visits].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
      }
      [before, last] = [last, move];
      position = placeStone(position, move);
    }
    process.stderr.write(`\r${game + 1} of ${options.games} games, ${samples.length} positions`);
  }
  process.stderr.write('\n');
  return samples;
}

/** Part of the visits by move; `undefined` when a result is proved. */
function think(kernel: HexKernel, position: HexPosition, playouts: number, seed: number) {
  setPosition(kernel, position);
  kernel.newSearch(0, 1, 1 << 16);
  kernel.beginTree(position.sideToMove, WITHOUT_LEARNED, seed);
  let left = kernel.rootResult() === 0 ? playouts : 0;
  for (let done = 1; left > 0 && done > 0; left -= done) done = kernel.run(left);
  if (kernel.rootResult() !== 0) return undefined;
  const visits = new Map<number, number>();
  for (let index = 0; index < kernel.rootCount(); index++) {
    const part = kernel.rootVisits(index) / playouts;
    const isOpen = kernel.rootProof(index) !== PROOF_LOST;
    if (isOpen && part >= LEAST_VISITS) visits.set(kernel.rootMove(index), part);
  }
  return visits.size > 0 ? visits : undefined;
}

function asO(
  position: HexPosition,
  last: number,
  before: number,
  visits: Map<number, number>,
): Sample {
  const place = placeAsO(position);
  return {
    cells: cellsAsO(position),
    last: place(last),
    before: place(before),
    visits: new Map([...visits].map(([cell, part]) => [place(cell), part])),
  };
}
