import { readFileSync } from 'node:fs';

/** A game of the engine against itself. */
export interface TrainingGame {
  /** The moves, oldest first. */
  readonly pegs: readonly number[];
  /** White's chance by the search before each move; NaN before a move that was not searched. */
  readonly chances: readonly number[];
  /** Of White: 1, 0.5 or 0. */
  readonly result: number;
}

/** Not kept with the sources. */
export const GAMES_FILE = 'strength/scoreFour/trainingGames.bin';

/** Bytes of a game: length, twice the result, then 64 pegs and 64 chances in steps of 1/250 (255 for none). */
export const GAME_BYTES = 2 + 64 + 64;
const STEPS = 250;
const NONE = 255;

export function makeGameBytes({ pegs, chances, result }: TrainingGame): Uint8Array {
  const bytes = new Uint8Array(GAME_BYTES);
  bytes.set([pegs.length, 2 * result, ...pegs]);
  bytes.set(
    chances.map((chance) => (Number.isNaN(chance) ? NONE : Math.round(STEPS * chance))),
    2 + 64,
  );
  return bytes;
}

export function readGames(): readonly TrainingGame[] {
  const bytes = readFileSync(GAMES_FILE);
  return Array.from({ length: Math.floor(bytes.length / GAME_BYTES) }, (_, game) => {
    const at = GAME_BYTES * game;
    const length = bytes[at]!;
    const chances = [...bytes.subarray(at + 66, at + 66 + length)];
    return {
      pegs: [...bytes.subarray(at + 2, at + 2 + length)],
      chances: chances.map((step) => (step === NONE ? NaN : step / STEPS)),
      result: bytes[at + 1]! / 2,
    };
  });
}
