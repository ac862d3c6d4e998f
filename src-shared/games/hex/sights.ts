import { otherSide, type Side, SIDES } from '../../core/side.ts';
import {
  CONNECTED,
  FILLED_BY_O,
  FILLED_BY_X,
  FILLED_DEAD,
  SEMI_CONNECTED,
  UNCONNECTED,
} from './kernel/constants.ts';
import { type HexKernel, setPosition } from './kernel/kernel.ts';
import { type HexPosition, shortestChain } from './position.ts';

/** What is proved of cells. Each of them is empty, and in at most one of `dead` and `captured`. */
export interface HexSights {
  /** Stones there, of either side, change nothing. */
  readonly dead: readonly number[];
  /** By side: cells that are its own whatever the other does there, since it has an answer. */
  readonly captured: readonly [readonly number[], readonly number[]];
  /** By side: cells that join its edges for certain, whoever moves, with its answers; empty where they are not joined. */
  readonly joined: readonly [readonly number[], readonly number[]];
  /** By side: where a stone would join its edges for certain, if it were to move. */
  readonly wins: readonly [readonly number[], readonly number[]];
  /** Where a stone of the side to move lets the other join its edges for certain. */
  readonly losing: readonly number[];
}

/** Trials of connections for the position itself, and for each cell that may win. */
const TRIALS = 1_000_000;
const CELL_TRIALS = 200_000;

interface Borders {
  readonly found: number;
  readonly joined: readonly number[];
  /** A cell that joins them. */
  readonly key: number | undefined;
  /** What the other side must play on. */
  readonly needed: readonly number[];
}

const NOTHING: HexSights = {
  dead: [],
  captured: [[], []],
  joined: [[], []],
  wins: [[], []],
  losing: [],
};

/**
 * What connections and inferior cells prove of a position. Nothing of one that is over.
 * @param trials how much is looked for, see `connect`; with fewer less is found.
 */
export function sightsOf(position: HexPosition, kernel: HexKernel, trials = TRIALS): HexSights {
  const { cells, sideToMove } = position;
  if (SIDES.some((side) => shortestChain(position, side) !== undefined)) return NOTHING;
  const empty = cells.flatMap((owner, cell) => (owner === undefined ? [cell] : []));
  setPosition(kernel, position);
  kernel.fillIn();
  const why = new Map(empty.map((cell) => [cell, kernel.filledAs(cell)]));
  const filledAs = (reason: number): readonly number[] =>
    empty.filter((cell) => why.get(cell) === reason);
  const captured = [filledAs(FILLED_BY_O), filledAs(FILLED_BY_X)] as const;
  const open = filledAs(0);
  const borders = SIDES.map((side) => bordersOf(kernel, side, open, trials));
  const [own, other] = [borders[sideToMove]!, borders[otherSide(sideToMove)]!];
  // Whoever has a connection already has captured what it needs.
  const joined = (side: Side): readonly number[] =>
    borders[side]!.found === CONNECTED ? [...borders[side]!.joined, ...captured[side]] : [];
  const wins = (side: Side): readonly number[] =>
    winsOf(position, kernel, side, open, borders[side]!);
  const mustAnswer = own.found === UNCONNECTED && other.found === SEMI_CONNECTED;
  const isLosing = (cell: number): boolean =>
    !other.needed.includes(cell) && !captured[otherSide(sideToMove)].includes(cell);
  return {
    dead: filledAs(FILLED_DEAD),
    captured,
    joined: [joined(0), joined(1)],
    wins: [wins(0), wins(1)],
    losing: mustAnswer ? empty.filter(isLosing) : [],
  };
}

/** On the board as it is filled in. */
function bordersOf(
  kernel: HexKernel,
  side: Side,
  open: readonly number[],
  trials: number,
): Borders {
  const found = kernel.connect(side, trials);
  return {
    found,
    joined: found === CONNECTED ? open.filter((cell) => kernel.isInConnection(cell) === 1) : [],
    key: found === SEMI_CONNECTED ? kernel.connectingCell() : undefined,
    needed: found === SEMI_CONNECTED ? open.filter((cell) => kernel.isNeeded(cell) === 1) : [],
  };
}

/** The cells after whose stone a side's edges are connected. */
function winsOf(
  position: HexPosition,
  kernel: HexKernel,
  side: Side,
  open: readonly number[],
  { found, key }: Borders,
): readonly number[] {
  if (found !== SEMI_CONNECTED) return [];
  return open.filter((cell) => {
    if (cell === key) return true;
    setPosition(kernel, position);
    kernel.putStone(cell, side);
    kernel.fillIn();
    return kernel.connect(side, CELL_TRIALS) === CONNECTED;
  });
}
