import type { SearchProgress, SearchResult } from '../../src-shared/search/engine.ts';
import type { SearchRequest } from './searchRequest.ts';

export interface SearchControls {
  /** Gives the search up: its promise rejects at once with `ERR_SEARCH_ABORTED`. */
  readonly signal?: AbortSignal;
  /** Cuts the search short: it answers with the best move found so far. */
  readonly moveNow?: AbortSignal;
  /** Called at each iteration and at least twice a second. */
  onProgress?(progress: SearchProgress): void;
}

/** Why there is no answer. `FAILED` is a request that can't be searched, such as a game that is over. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code:
    | 'ERR_SEARCH_ABORTED'
    | 'ERR_SEARCH_LATE'
    | 'ERR_SEARCH_CRASHED'
    | 'ERR_SEARCH_FAILED'
    | 'ERR_SEARCH_DISPOSED';

  constructor(code: SearchError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** A search that waits or runs. */
export interface SearchJob {
  readonly request: SearchRequest;
  readonly controls: SearchControls;
  resolve(result: SearchResult): void;
  reject(error: Error): void;
}
