import { describe, expect, it, vi } from 'vitest';
import { makeMemoryShares } from '../../src-main/search/memoryShares.ts';

function sharesOf(megabytes: number) {
  const players = { release: vi.fn(() => Promise.resolve()) };
  const analysis = { release: vi.fn(() => Promise.resolve()) };
  const clock = { nowMs: () => 0, after: () => () => undefined };
  const shares = makeMemoryShares({ players, analysis, clock, tableMegabytes: () => megabytes });
  /** What all that may search now may remember together. */
  const all = (isAnalysed: boolean, hasTournament: boolean): number =>
    2 * shares.ofPlayer +
    (isAnalysed ? shares.ofAnalysis : 0) +
    (hasTournament ? shares.ofTournament : 0);
  return { shares, players, analysis, all };
}

describe('the memory of searches', () => {
  it('is that of the setting, whatever is searched at the same time', async () => {
    const { shares, players, analysis, all } = sharesOf(256);
    expect([shares.ofPlayer, all(false, false)]).toEqual([128, 256]);
    await shares.beginAnalysis();
    expect([shares.ofPlayer, shares.ofAnalysis, all(true, false)]).toEqual([64, 128, 256]);
    players.release.mockClear();
    await shares.share(true);
    expect([shares.ofTournament, all(true, true)]).toEqual([128, 256]);
    expect(players.release).toHaveBeenCalledOnce();
    expect(analysis.release).toHaveBeenCalledOnce();
    await shares.share(true);
    expect(players.release).toHaveBeenCalledOnce();
    await shares.share(false);
    expect(all(true, false)).toBe(256);
  });
});
