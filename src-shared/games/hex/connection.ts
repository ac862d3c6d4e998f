import type { Side } from '../../core/side.ts';
import { borders, neighboursOf } from './geometry.ts';
import { groupOf, type HexPosition } from './position.ts';

/** Two empty cells, either of which joins the same two groups, or a group and an edge. */
export type Pair = readonly [number, number];

/** Groups of a side, with its two edges as the first two of them. */
interface Groups {
  /** By group: the cells of it, for an edge those of the border. */
  readonly cells: readonly (readonly number[])[];
  /** By group: the empty cells beside it. */
  readonly liberties: readonly ReadonlySet<number>[];
  /** By group: those that it touches already, which are edges or touch one. */
  readonly touching: readonly ReadonlySet<number>[];
}

const START = 0;
const END = 1;
/** A search that takes longer finds nothing, and nothing is said. */
const MOST_STEPS = 300;

function groupsOf(position: HexPosition, side: Side): Groups {
  const { size, cells: owners } = position;
  const edges = borders(size, side);
  const met = new Set<number>();
  const stones = owners.flatMap((owner, cell): readonly (readonly number[])[] => {
    if (owner !== side || met.has(cell)) return [];
    const group = groupOf(position, cell);
    for (const member of group) met.add(member);
    return [group];
  });
  const isEmpty = (cell: number): boolean => owners[cell] === undefined;
  const liberties = [
    ...edges.map((border) => new Set(border.filter(isEmpty))),
    ...stones.map(
      (group) => new Set(group.flatMap((cell) => neighboursOf(size, cell).filter(isEmpty))),
    ),
  ];
  const touching = [...edges, ...stones].map(() => new Set<number>());
  for (const [index, group] of stones.entries()) {
    for (const edge of [START, END]) {
      if (!group.some((cell) => edges[edge]!.includes(cell))) continue;
      touching[edge]!.add(index + 2);
      touching[index + 2]!.add(edge);
    }
  }
  return { cells: [...edges, ...stones], liberties, touching };
}

/**
 * Pairs of empty cells, none in two of them, that join a side’s edges whoever moves: when the other side takes one cell
 * of a pair, this side takes the other. Empty for edges that are joined. `undefined` where there are none or they are
 * not found.
 */
export function pairsThatJoin(position: HexPosition, side: Side): readonly Pair[] | undefined {
  const { liberties, touching } = groupsOf(position, side);
  const used = new Set<number>();
  const visited = new Set([START]);
  const pairs: Pair[] = [];
  let steps = 0;

  function search(from: number): boolean {
    if (from === END) return true;
    if (++steps > MOST_STEPS) return false;
    for (let to = liberties.length - 1; to > START; to--) {
      if (visited.has(to)) continue;
      visited.add(to);
      if (touching[from]!.has(to)) {
        if (search(to)) return true;
      } else if (joinByPair(from, to)) return true;
      visited.delete(to);
    }
    return false;
  }

  function joinByPair(from: number, to: number): boolean {
    const shared = [...liberties[from]!].filter(
      (cell) => liberties[to]!.has(cell) && !used.has(cell),
    );
    // The nearest cells first; further ones hardly ever help.
    const [first, second] = shared;
    if (first === undefined || second === undefined) return false;
    used.add(first).add(second);
    pairs.push([first, second]);
    if (search(to)) return true;
    pairs.pop();
    used.delete(first);
    used.delete(second);
    return false;
  }

  return search(START) ? pairs : undefined;
}

/** Two stones, or a stone and an edge, that have two cells between them. */
export interface Bridge {
  readonly stone: number;
  /** `undefined` for an edge. */
  readonly other: number | undefined;
  readonly cells: Pair;
}

/** The bridges of a stone’s place, whatever lies on the cells between. */
export function bridgesAt(position: HexPosition, stone: number, side: Side): readonly Bridge[] {
  const { size, cells } = position;
  const near = neighboursOf(size, stone);
  const bridges: Bridge[] = [];
  for (const [other, owner] of cells.entries()) {
    if (owner !== side || other === stone || near.includes(other)) continue;
    const [a, b] = neighboursOf(size, other).filter((cell) => near.includes(cell));
    if (a !== undefined && b !== undefined) bridges.push({ stone, other, cells: [a, b] });
  }
  for (const border of borders(size, side)) {
    if (border.includes(stone)) continue;
    const [a, b] = border.filter((cell) => near.includes(cell));
    if (a !== undefined && b !== undefined)
      bridges.push({ stone, other: undefined, cells: [a, b] });
  }
  return bridges;
}
