import { appendFileSync } from 'node:fs';

/** What a search thought of a position, as the side to move sees it: as O, and for X the board is mirrored. */
export interface Sample {
  readonly size: number;
  /** By cell 0, or 1 for the side to move and 2 for the other one. */
  readonly cells: Uint8Array;
  /** Part of the visits by cell, 0–1; empty where no move was searched. */
  readonly visits: ReadonlyMap<number, number>;
  /** Chance of the side to move as the search saw it, 0–1. */
  readonly chance: number;
  /** Whether the side to move won the game. */
  readonly isWon: boolean;
}

/** The largest board that samples are kept of. */
const MOST_CELLS = 13 * 13;
/** Size of the board, whether the side to move won, its chance in 255ths, whether moves were searched. */
export const HEADER_BYTES = 4;
/** A sample in the file of samples: the header, the cells, and the visits in 255ths of those of the move visited most. */
export const SAMPLE_BYTES = HEADER_BYTES + 2 * MOST_CELLS;

function toBytes({ size, cells, visits, chance, isWon }: Sample): Uint8Array {
  const bytes = new Uint8Array(SAMPLE_BYTES);
  bytes.set([size, isWon ? 1 : 0, Math.round(255 * chance), visits.size > 0 ? 1 : 0]);
  bytes.set(cells, HEADER_BYTES);
  const most = Math.max(...visits.values());
  for (const [cell, part] of visits) {
    bytes[HEADER_BYTES + MOST_CELLS + cell] = Math.round((255 * part) / most);
  }
  return bytes;
}

/** Adds samples to the end of a file. */
export function appendSamples(file: string, samples: readonly Sample[]): void {
  appendFileSync(file, Buffer.concat(samples.map(toBytes)));
}
