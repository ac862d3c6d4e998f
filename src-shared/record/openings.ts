import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Setup } from '../core/setup.ts';
import type { Side } from '../core/side.ts';
import { type GameId, gameById } from '../games/index.ts';
import type { LibraryEntry } from './libraryEntry.ts';
import { keyAt, plyOf, positionKey } from './positionKeys.ts';

/** A match as it is found by its positions. */
export interface TrackedMatch {
  readonly entry: LibraryEntry;
  /** Its first positions; see `trackOf`. */
  readonly track: string;
}

/** What an opening book says of a move. */
export interface BookMove {
  readonly move: Move;
  /** Chance that side 0 wins after it, 0–1. */
  readonly winProbability: number;
  /** Plies that were searched to find it, where that is known. */
  readonly depth?: number;
}

/** How games have ended. */
export interface Tally {
  /** By side: games that it won. */
  readonly won: readonly [number, number];
  readonly drawn: number;
  /** Games that go on, or were left. */
  readonly open: number;
}

/** What is known of a move, or of several that lead to the same position but for symmetry. */
export interface KnownMove {
  readonly moves: readonly [Move, ...Move[]];
  /** The games in which one of them was made. */
  readonly games: Tally;
  /** What the opening book says of it, where it is there. */
  readonly book?: Omit<BookMove, 'move'>;
}

export interface KnownPosition {
  /** The games that came through it. */
  readonly games: Tally;
  /** What was made most often first, then what is in the book alone. */
  readonly moves: readonly KnownMove[];
}

/** A position of a game with a setup. */
export interface Place {
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly position: Position;
}

interface Count {
  won: [number, number];
  drawn: number;
  open: number;
}

const noGames = (): Count => ({ won: [0, 0], drawn: 0, open: 0 });

export const gamesIn = ({ won, drawn, open }: Tally): number => won[0] + won[1] + drawn + open;

function count(tally: Count, { end }: LibraryEntry): void {
  if (end === undefined) tally.open++;
  else if (end.winner === undefined) tally.drawn++;
  else tally.won[end.winner]++;
}

/** What matches and the opening book know of a position. */
export function openingsOf(
  place: Place,
  matches: Iterable<TrackedMatch>,
  book: readonly BookMove[],
): KnownPosition {
  const { gameId, setup, position } = place;
  const key = positionKey(gameId, setup, position);
  const all = noGames();
  const byNext = new Map<string, Count>();
  for (const { entry, track } of matches) {
    const ply = plyOf(track, key);
    if (ply < 0) continue;
    count(all, entry);
    const next = keyAt(track, ply + 1);
    if (next === '') continue;
    const tally = byNext.get(next) ?? noGames();
    byNext.set(next, tally);
    count(tally, entry);
  }
  const moves = byNext.size + book.length === 0 ? [] : knownMoves(place, byNext, book);
  return { games: all, moves };
}

function knownMoves(
  place: Place,
  byNext: ReadonlyMap<string, Tally>,
  book: readonly BookMove[],
): readonly KnownMove[] {
  const { sideToMove } = place.position;
  const found = new Map<string, KnownMove>();
  for (const move of gameById(place.gameId).legalMoves(place.position)) {
    const key = keyAfter(place, move);
    const inBook = book.find((each) => each.move === move);
    const known = found.get(key);
    if (known === undefined && !byNext.has(key) && inBook === undefined) continue;
    const told = known?.book ?? (inBook && bookEntry(inBook));
    found.set(key, {
      moves: known === undefined ? [move] : [...known.moves, move],
      games: byNext.get(key) ?? noGames(),
      ...(told === undefined ? {} : { book: told }),
    });
  }
  return [...found.values()].sort(
    (one, other) =>
      gamesIn(other.games) - gamesIn(one.games) ||
      chanceOf(other, sideToMove) - chanceOf(one, sideToMove),
  );
}

const bookEntry = ({ winProbability, depth }: BookMove) => ({
  winProbability,
  ...(depth === undefined ? {} : { depth }),
});

const chanceOf = ({ book }: KnownMove, side: Side): number =>
  book === undefined ? 0 : side === 0 ? book.winProbability : 1 - book.winProbability;

function keyAfter({ gameId, setup, position }: Place, move: Move): string {
  return positionKey(gameId, setup, gameById(gameId).play(position, move));
}

/** The matches that came through a position, or made a certain move there or one that is the same but for symmetry. */
export function matchesThrough(
  place: Place,
  move: Move | undefined,
  matches: readonly TrackedMatch[],
): readonly LibraryEntry[] {
  const key = positionKey(place.gameId, place.setup, place.position);
  const wanted = move === undefined ? undefined : keyAfter(place, move);
  return matches
    .filter(({ track }) => {
      const ply = plyOf(track, key);
      return ply >= 0 && (wanted === undefined || keyAt(track, ply + 1) === wanted);
    })
    .map(({ entry }) => entry)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}
