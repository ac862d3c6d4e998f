import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { SgfReading, WrittenMove } from '../core/sgfDialect.ts';
import type { Setup } from '../core/setup.ts';
import type { GameId } from '../games/index.ts';
import { sgfDialect } from '../games/sgfDialects.ts';
import { MAX_LINES } from '../match/branches.ts';
import {
  type MatchConfig,
  MAX_PLIES,
  startMatch,
  startReplay,
  type Termination,
} from '../match/match.ts';

/** A node of a written game: what is said there, and the move that leads there. */
export interface WrittenNode {
  /** The index of the node before it; −1 for the first. */
  readonly parent: number;
  readonly move?: WrittenMove | undefined;
  readonly comment?: string | undefined;
}

/** How a game ended by what is written. */
export interface WrittenResult {
  /** By colour; `draw` for nobody. */
  readonly winner: 'black' | 'white' | 'draw';
  readonly how: 'resignation' | 'time' | 'forfeit' | 'score' | 'untold';
}

/** A game as it is written in a file, before its moves are looked at. */
export interface WrittenGame {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** Each after the one it follows. */
  readonly nodes: readonly WrittenNode[];
  /** The ways to read its moves, the likeliest first. */
  readonly readings: readonly [SgfReading<Position>, ...SgfReading<Position>[]];
  /** Of Black and White. */
  readonly names?: readonly [string, string] | undefined;
  readonly result?: WrittenResult | undefined;
}

/** A line of nodes from the first to the last, with its moves read as far as they can be made. */
export interface ReadLine {
  readonly moves: readonly Move[];
  readonly positions: readonly [Position, ...Position[]];
  /** How many moves had been made at each of its nodes. */
  readonly plies: readonly (readonly [node: number, ply: number])[];
  /** The first move that can't be made. */
  readonly bad?: { readonly number: number; readonly move: string } | undefined;
  /** How the game ended by the rules. */
  readonly termination: Termination | undefined;
}

const PERSON = { kind: 'person' } as const;

/** Matches that are opened are people's. */
export const configOf = ({
  gameId,
  setup,
}: Pick<WrittenGame, 'gameId' | 'setup'>): MatchConfig => ({
  gameId,
  setup,
  players: [PERSON, PERSON],
});

/** The nodes of each line from the first to its last, the main line first: that which always goes on first. */
export function linePaths(nodes: readonly Pick<WrittenNode, 'parent'>[]): {
  readonly paths: readonly (readonly number[])[];
  readonly leftOut: number;
} {
  const hasChild = new Set(nodes.map(({ parent }) => parent));
  const paths: number[][] = [];
  let [length, leftOut] = [0, 0];
  for (let leaf = 0; leaf < nodes.length; leaf++) {
    if (hasChild.has(leaf)) continue;
    const path = length < MAX_PLIES && paths.length < MAX_LINES ? pathTo(nodes, leaf) : undefined;
    if (path === undefined || (paths.length > 0 && length + path.length > MAX_PLIES)) leftOut++;
    else {
      paths.push(path);
      length += path.length;
    }
  }
  return { paths, leftOut };
}

function pathTo(nodes: readonly Pick<WrittenNode, 'parent'>[], leaf: number): number[] {
  const path: number[] = [];
  for (let node = leaf; node >= 0; node = nodes[node]?.parent ?? -1) path.push(node);
  return path.reverse();
}

const RESIGNATION = /^(?:resign|forfeit|time)\w*$/i;

/** Makes the moves of a line. */
export function readLine(
  game: Pick<WrittenGame, 'gameId' | 'setup' | 'nodes'>,
  path: readonly number[],
  reading: SgfReading<Position>,
): ReadLine {
  const replay = startReplay(startMatch(configOf(game), 0));
  const skipped = sgfDialect(game.gameId)?.skipped;
  const plies: [number, number][] = [];
  let bad: ReadLine['bad'];
  for (const node of path) {
    const written = game.nodes[node]?.move;
    if (written !== undefined && !RESIGNATION.test(written.text)) {
      const ply = replay.match.moves.length;
      const position = replay.match.positions[ply]!;
      const black = reading.blackAt(position);
      const isOther =
        written.isBlack !== undefined && (position.sideToMove === black) !== written.isBlack;
      const pass = isOther ? skipped?.(position) : undefined;
      if (pass !== undefined) replay.play(pass);
      const now = replay.match.positions.at(-1)!;
      const move = reading.parseMove(now, written.text);
      if (!move.ok || !replay.play(move.value).ok) {
        bad = { number: ply + 1, move: written.text.slice(0, 40) };
        break;
      }
    }
    plies.push([node, replay.match.moves.length]);
  }
  const { moves, positions, termination } = replay.match;
  return { moves, positions, plies, bad, termination };
}

/** The reading by which most moves of a line can be made, and by which the game ends; the likeliest of several. */
export function chooseReading(game: WrittenGame, path: readonly number[]) {
  const [first, ...others] = game.readings.map((reading) => ({
    reading,
    line: readLine(game, path, reading),
  }));
  if (first === undefined) throw new Error('a game without a reading');
  // Who gave up had not lost on the board.
  const isToEnd = !['resignation', 'time', 'forfeit'].includes(game.result?.how ?? 'untold');
  const merit = ({ line }: typeof first): number =>
    2 * line.moves.length + (isToEnd && line.termination !== undefined ? 1 : 0);
  return others.reduce((best, next) => (merit(next) > merit(best) ? next : best), first);
}
