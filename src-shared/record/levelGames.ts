import type { GameId } from '../games/index.ts';
import { onlyPerson } from '../match/onlyPerson.ts';
import { type Labelled, resultOf } from './librarySearch.ts';

/** A game of one person against a level of the computer, that is over. */
export interface LevelGame {
  readonly gameId: GameId;
  readonly level: number;
  readonly result: Exclude<ReturnType<typeof resultOf>, 'unfinished'>;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Those among matches, oldest first. */
export const levelGamesOf = (all: readonly Pick<Labelled, 'entry'>[]): readonly LevelGame[] =>
  all
    .flatMap(({ entry }): LevelGame[] => {
      const { gameId, players } = entry.config;
      const person = onlyPerson(entry.config);
      const result = resultOf(entry);
      if (person === undefined || result === 'unfinished') return [];
      const computer = players[person === 0 ? 1 : 0];
      if (computer.kind !== 'computer') return [];
      return [{ gameId, level: computer.level, result, at: entry.updatedAt }];
    })
    .sort((a, b) => a.at.localeCompare(b.at));
