import { quote } from '../core/quote.ts';
import { err, ok, type Result } from '../core/result.ts';

/** What is asked of a live analysis. */
export interface AnalysisWords {
  /** A colour, when one is named. */
  readonly colour: string | undefined;
  /** Told at most so often, milliseconds. */
  readonly intervalMs: number;
  /** Candidate moves told at most. */
  readonly maxMoves: number;
}

/** Asked for by front ends of KataGo with `true` or `false`; there is nothing to tell about any of it here. */
const SPARED = [
  ...['ownership', 'ownershipStdev', 'movesOwnership', 'movesOwnershipStdev', 'rootInfo'],
  ...['pvVisits', 'pvEdgeVisits', 'noResultValue'],
];

/**
 * Reads the words after `lz-analyze`, `kata-analyze` and their kin, as both define them:
 * `[COLOUR] [CENTISECONDS] [KEY VALUE]…`. @returns a sentence without its full stop that says what is wrong.
 */
export function parseAnalysisWords(words: readonly string[]): Result<AnalysisWords, string> {
  const rest = [...words];
  const colour = /^[a-z]/i.test(rest[0] ?? '') && !isKey(rest[0]) ? rest.shift() : undefined;
  let intervalMs = 0;
  let maxMoves = Infinity;
  if (/^\d/.test(rest[0] ?? '')) rest.unshift('interval');
  while (rest.length > 0) {
    const [key = '', value = ''] = rest.splice(0, 2);
    const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    if (key === 'interval' && number !== undefined) intervalMs = 10 * number;
    else if (key === 'maxmoves' && number !== undefined) maxMoves = Math.max(1, number);
    else if (key === 'minmoves' && number !== undefined) continue;
    else if (SPARED.includes(key) && /^(true|false)$/.test(value)) continue;
    else return err(`${quote(`${key} ${value}`)} can't be asked of an analysis`);
  }
  return ok({ colour, intervalMs, maxMoves });
}

/** The words after `analyse`: a number of seconds, or nothing for no end. @returns milliseconds. */
export function parseSeconds(words: readonly string[]): Result<number | undefined, string> {
  const [seconds, ...rest] = words;
  if (seconds === undefined) return ok(undefined);
  if (rest.length > 0 || !/^\d{1,6}(\.\d{1,3})?$/.test(seconds)) {
    return err('an analysis takes a number of seconds or nothing');
  }
  return ok(Math.max(1, 1e3 * Number(seconds)));
}

const isKey = (word: string | undefined): boolean =>
  ['interval', 'maxmoves', 'minmoves', 'allow', 'avoid', ...SPARED].includes(word ?? '');
