import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../../src-shared/core/result.ts';
import { LibraryState } from '../../../src-renderer/library/libraryState.svelte.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const TOTAL = 10_000;
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });
const PAGE = { total: TOTAL, rows: [], tags: [], unread: 0 };

function makeLibrary() {
  const main = makeFakeMain();
  const onError = vi.fn<(error: unknown) => void>();
  const library = new LibraryState(main.client, onError);
  const asked = (): readonly unknown[] =>
    main.calls.map(([, payload]) => (payload as { offset: number }).offset);
  return { main, library, onError, asked };
}

describe('the rows of the library', () => {
  it('are asked for where one stays, not where one has scrolled past', async () => {
    const { main, library, asked } = makeLibrary();
    main.answers = { library: () => ok(PAGE) };
    library.search({});
    await soon(() => expect(library.total).toBe(TOTAL));
    for (let first = 0; first < TOTAL; first += 100) library.look(first, first + 20);
    await soon(() => expect(asked()).toContain(TOTAL - 100));
    expect(asked()).toEqual([0, 100, TOTAL - 100]);
  });

  it('come from two pages where both are in sight, and are not asked for twice', async () => {
    const { main, library, asked } = makeLibrary();
    main.answers = { library: () => ok(PAGE) };
    library.look(40, 60);
    await soon(() => expect(asked()).toEqual([0, 50]));
    library.look(45, 65);
    library.reload();
    await soon(() => expect(asked()).toEqual([0, 50, 0, 50]));
  });

  it('can be asked for again after a failure, which is told once', async () => {
    const { main, library, asked, onError } = makeLibrary();
    main.answers = { library: () => err({ code: 'ERR_NO_MATCH', message: 'gone' }) };
    library.look(0, 20);
    await soon(() => expect(onError).toHaveBeenCalledOnce());
    main.answers = { library: () => ok(PAGE) };
    library.look(0, 20);
    await soon(() => expect(library.total).toBe(TOTAL));
    expect(asked()).toEqual([0, 0]);
  });
});
