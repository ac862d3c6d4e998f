import { err, ok, type Result } from '../core/result.ts';

/** Takes text as it arrives and returns the lines that are now complete. */
export type LineSplitter = (chunk: string) => Result<readonly string[], 'ERR_LINE_TOO_LONG'>;

/**
 * Cuts text that arrives in pieces of any size into lines, without their ends (LF or CRLF).
 * @param maxLength characters a line may have; a longer one is an error as soon as it is too long, so that a line
 *   without an end takes no memory.
 */
export function makeLineSplitter(maxLength: number): LineSplitter {
  let rest = '';
  return (chunk) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    if ([...parts, rest].some((part) => part.length > maxLength)) return err('ERR_LINE_TOO_LONG');
    return ok(parts.map((part) => (part.endsWith('\r') ? part.slice(0, -1) : part)));
  };
}
