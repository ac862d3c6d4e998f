import type { SearchProgress, SearchResult } from '../../src-shared/search/engine.ts';
import { createSearchPool } from '../search/searchPool.ts';
import type { SearchRequest } from '../search/searchRequest.ts';
import { type Program, runProgram } from './runProgram.ts';

/** What a program needs that searches and writes lines. */
export interface SearchDeps {
  write(line: string): void;
  nowMs(): number;
  search(
    request: SearchRequest,
    onProgress: (progress: SearchProgress) => void,
  ): Promise<SearchResult>;
}

export interface SearchProgram<T> extends Omit<Program<T>, 'run'> {
  /** The built search thread, beside the program. */
  readonly workerUrl: URL;
  /** @returns the status the program ends with. */
  run(options: T, deps: SearchDeps): Promise<number>;
}

/** Runs a program that asks one search thread and ends. */
export const runSearchProgram = <T>({ workerUrl, run, ...program }: SearchProgram<T>) =>
  runProgram<T>({
    ...program,
    async run(options, output) {
      const pool = createSearchPool({ workerUrl, size: 1 });
      try {
        return await run(options, {
          write: (line) => output.write(`${line}\n`),
          nowMs: () => performance.now(),
          search: (request, onProgress) => pool.search(request, { onProgress }),
        });
      } finally {
        await pool.dispose();
      }
    },
  });
