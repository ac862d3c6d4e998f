import type { GameId } from '../games/index.ts';
import { type LevelGame, levelGamesOf } from './levelGames.ts';
import type { Labelled } from './librarySearch.ts';

/** A person's results against one level of a game. */
export interface LevelResults {
  readonly gameId: GameId;
  readonly level: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The last results that were alike: above 0 wins in a row, below 0 losses. */
  readonly streak: number;
  readonly longestWins: number;
}

interface Counted {
  won: number;
  lost: number;
  drawn: number;
  streak: number;
  longestWins: number;
}

/** By game and level, what matches that are over say; a game first, then its levels. */
export function statisticsOf(all: readonly Pick<Labelled, 'entry'>[]): readonly LevelResults[] {
  const byLevel = new Map<string, Counted & { gameId: GameId; level: number }>();
  for (const { gameId, level, result } of levelGamesOf(all)) {
    const key = `${gameId} ${level}`;
    const counted = byLevel.get(key) ?? {
      ...{ gameId, level },
      ...{ won: 0, lost: 0, drawn: 0, streak: 0, longestWins: 0 },
    };
    byLevel.set(key, counted);
    count(counted, result);
  }
  return [...byLevel.values()].sort(
    (a, b) => a.gameId.localeCompare(b.gameId) || a.level - b.level,
  );
}

function count(counted: Counted, result: LevelGame['result']): void {
  if (result === 'draw') {
    counted.drawn++;
    counted.streak = 0;
  } else if (result === 'won') {
    counted.won++;
    counted.streak = Math.max(counted.streak, 0) + 1;
    counted.longestWins = Math.max(counted.longestWins, counted.streak);
  } else {
    counted.lost++;
    counted.streak = Math.min(counted.streak, 0) - 1;
  }
}
