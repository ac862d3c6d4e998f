import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { LibraryRow } from '../../src-shared/ipc/library.ts';
import type { LibraryQuery } from '../../src-shared/record/librarySearch.ts';

/** Rows that are asked for at once. */
const PAGE = 50;

/** The matches that answer a query, fetched a page at a time, as far as they are looked at. */
export class LibraryState {
  readonly #client: Client;
  readonly #onError: (error: CallError) => void;
  readonly #pages = new SvelteMap<number, readonly LibraryRow[]>();
  /** Pages that have been asked for since the query or the library changed. */
  readonly #asked = new SvelteSet<number>();
  #isFetching = false;
  #generation = 0;
  #query: LibraryQuery = $state.raw({});
  #seen = { first: 0, end: 0 };
  total: number | undefined = $state();
  tags: readonly string[] = $state.raw([]);
  unread = $state(0);

  constructor(client: Client, onError: (error: CallError) => void) {
    this.#client = client;
    this.#onError = onError;
  }

  get query(): LibraryQuery {
    return this.#query;
  }

  /** Begins a new search. */
  search(query: LibraryQuery): void {
    this.#query = query;
    this.#pages.clear();
    this.#seen = { first: 0, end: 1 };
    this.reload();
  }

  /** Fetches what is looked at again; until it comes, what was there is shown. */
  reload(): void {
    this.#generation++;
    this.#asked.clear();
    this.look(this.#seen.first, Math.max(this.#seen.end, 1));
  }

  /** Rows from `first` to before `end` are looked at. */
  look(first: number, end: number): void {
    this.#seen = { first, end };
    void this.#fetchSeen();
  }

  /** `undefined` while it has not come. */
  row(index: number): LibraryRow | undefined {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  /** Fetches what is in sight, a page after the other, so that nothing waits behind pages that were scrolled past. */
  async #fetchSeen(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    for (let page = this.#missing(); page !== undefined; page = this.#missing()) {
      this.#asked.add(page);
      if (!(await this.#fetch(page, this.#generation))) break;
    }
    this.#isFetching = false;
  }

  /** A page that is looked at and was not asked for. */
  #missing(): number | undefined {
    const { first, end } = this.#seen;
    for (let page = Math.floor(first / PAGE); page * PAGE < end; page++) {
      if (!this.#asked.has(page)) return page;
    }
    return undefined;
  }

  /** @returns whether there is an answer, wanted or not */
  async #fetch(page: number, generation: number): Promise<boolean> {
    const request = { ...this.#query, offset: page * PAGE, limit: PAGE };
    const reply = await this.#client.call('library', request);
    // What was asked meanwhile is what counts.
    if (generation !== this.#generation) return true;
    if (!reply.ok) {
      this.#asked.delete(page);
      this.#onError(reply.error);
      return false;
    }
    const { total, rows, tags, unread } = reply.value;
    this.#pages.set(page, rows);
    this.total = total;
    this.tags = tags;
    this.unread = unread;
    return true;
  }
}
