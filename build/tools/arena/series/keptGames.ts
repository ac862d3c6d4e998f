import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedGame } from './playGame.ts';

/** A game as a file. */
export interface KeptGame extends Omit<PlayedGame, 'winner'> {
  /** From 0 on. */
  readonly index: number;
  /** By side. */
  readonly players: readonly [string, string];
  readonly openingPlies: number;
  readonly seed: number;
  /** `null` is a draw. */
  readonly winner: 0 | 1 | null;
}

/** The games of one series as files in a folder, so that it can be broken off and go on later. */
export class KeptGames {
  readonly folder: string;

  /** @param description what the series is: games of another one never mix with its own. */
  constructor(folder: string, description: object) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'series.json'), `${JSON.stringify(description, undefined, 2)}\n`);
  }

  #path(index: number): string {
    return join(this.folder, `game${String(index + 1).padStart(4, '0')}.json`);
  }

  read(index: number): KeptGame | undefined {
    const path = this.#path(index);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KeptGame) : undefined;
  }

  write(game: KeptGame): void {
    const path = this.#path(game.index);
    writeFileSync(`${path}.part`, `${JSON.stringify(game)}\n`);
    renameSync(`${path}.part`, path);
  }
}
