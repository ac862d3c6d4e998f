import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { MAX_SEARCH_THREADS, MAX_TABLE_MEGABYTES } from '../../src-shared/core/limits.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import type { SearchResult } from '../../src-shared/search/engine.ts';
import { type Kernel, tableLog2Within } from '../../src-shared/kernel/kernel.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';
import { bytes } from './tableProbe.as.ts?wasm';

const MEGABYTE = 2 ** 20;
/** What the scratches of a search thread take beside its table, at most. */
const SCRATCH_MEGABYTES = 32;

/** Every memory that is made from now on. */
function watchMemories(): readonly WebAssembly.Memory[] {
  const made: WebAssembly.Memory[] = [];
  const { Memory } = WebAssembly;
  vi.spyOn(WebAssembly, 'Memory').mockImplementation(function (size) {
    const memory = new Memory(size);
    made.push(memory);
    return memory;
  });
  return made;
}
afterEach(() => vi.restoreAllMocks());

function searchWith(
  kernelHost: KernelHost,
  id: (typeof GAME_IDS)[number],
  tableMegabytes: number,
): SearchResult {
  const game = gameById(id);
  const [setup = {}] = game.setups;
  const limits = { level: 8, timeMs: LONG_MS, maxNodes: 2_000, seed: 1, tableMegabytes };
  return engineById(id).search(game.initial(setup), limits, { ...timelessHooks(), kernelHost });
}

describe('the memory of a search thread', () => {
  it('is one for all games and sizes, made once, and no larger than the largest of them', () => {
    const made = watchMemories();
    const kernelHost = new KernelHost();
    const random = makeRandom(3);
    for (let round = 0; round < 30; round++) {
      const before = made[0]?.buffer.byteLength ?? 0;
      const megabytes = pick(random, [1, 8, 64]);
      searchWith(kernelHost, pick(random, GAME_IDS), megabytes);
      expect(made).toHaveLength(1);
      const bytes = made[0]!.buffer.byteLength;
      expect(bytes).toBeGreaterThanOrEqual(before);
      expect(bytes).toBeLessThanOrEqual(
        Math.max(before, (megabytes + SCRATCH_MEGABYTES) * MEGABYTE),
      );
    }
    expect(made[0]!.buffer.byteLength).toBeGreaterThan(64 * MEGABYTE);
  });

  it.each(GAME_IDS)('has room for the largest table and the most threads for %s', (id) => {
    const { kernel } = engineById(id);
    const tableLog2 = tableLog2Within(MAX_TABLE_MEGABYTES);
    const { memory } = new KernelHost().start(kernel!, MAX_SEARCH_THREADS, tableLog2);
    expect(memory.memory.buffer.byteLength).toBeGreaterThan(MAX_TABLE_MEGABYTES * MEGABYTE);
  });

  it('shows a game nothing of what another one left in it', () => {
    const kernelHost = new KernelHost();
    const alone = GAME_IDS.map((id) => searchWith(new KernelHost(), id, 4));
    for (let round = 0; round < 3; round++) {
      expect(GAME_IDS.map((id) => searchWith(kernelHost, id, 4))).toEqual(alone);
    }
  });

  it('is joined anew by helpers once it was laid out anew', () => {
    const kernel: Kernel<never> = { bytes };
    const [host, helper] = [new KernelHost(), new KernelHost()];
    const first = host.start(kernel, 2, 10).memory;
    const joined = helper.join(kernel, first, 1);
    expect(helper.join(kernel, host.start(kernel, 2, 10).memory, 1)).toBe(joined);
    const second = host.start(kernel, 2, 12).memory;
    expect(second.memory).toBe(first.memory);
    expect(helper.join(kernel, second, 1)).not.toBe(joined);
  });

  it('is never more than a kernel can use', () => {
    expect(() => new KernelHost().start({ bytes }, 1, 27)).toThrow(RangeError);
  });
});
