// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Readable, readAloud } from '../../../src-renderer/commands/readAloud.ts';
import { i18n } from '../../../src-renderer/i18n/i18n.svelte.ts';
import { MatchState } from '../../../src-renderer/state/match.svelte.ts';
import type { MatchSnapshot } from '../../../src-shared/ipc/contract.ts';
import { makeFakeMain, snapshotOf } from '../fakeConnection.ts';

function open(change: Partial<MatchSnapshot>) {
  const main = makeFakeMain();
  const match = new MatchState(main.client, { onError: vi.fn(), onChange: vi.fn() });
  main.raise('matchChanged', snapshotOf(change));
  const read = (what: Readable): Promise<string> =>
    readAloud(what, { match, current: match.current!, style: 'handout' });
  return { match, read };
}

describe('what is read out of a match', () => {
  afterEach(() => i18n.speak('en'));

  it('is the board and whose turn it is', async () => {
    const { match, read } = open({ moves: [5, 0] });
    expect(await read('board')).toBe('Pegs from the bottom up: A1: Black; B2: White. Your move.');
    match.view(1);
    expect(await read('board')).toBe('Pegs from the bottom up: B2: White. Looking at move 1 of 2.');
  });

  it('is the last move, which may be an earlier one or none', async () => {
    const { match, read } = open({ moves: [5, 0] });
    expect(await read('lastMove')).toBe('Level 3: A1, height 1. Your move.');
    match.view(1);
    expect(await read('lastMove')).toBe('You: B2, height 1. Looking at move 1 of 2.');
    match.view(0);
    expect(await read('lastMove')).toBe('No move has been made yet. Looking at the start.');
  });

  it('is what is left on the clocks, with what has passed since that was told', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const clock = { leftMs: [125_000, 60_000], runningSide: 0, isWaiting: false } as const;
    const { read } = open({ clock });
    vi.spyOn(performance, 'now').mockReturnValue(15_000);
    expect(await read('clocks')).toBe('You: 2 minutes. Level 3: 1 minute.');
    vi.spyOn(performance, 'now').mockReturnValue(13_000);
    expect(await read('clocks')).toBe('You: 2 minutes, 2 seconds. Level 3: 1 minute.');
    vi.restoreAllMocks();
    expect(await open({}).read('clocks')).toBe('This game is played without a clock.');
  });

  it('is the moves that can be made, or how many where they are too many', async () => {
    expect(await open({}).read('moves')).toMatch(/^16 moves: A1, B1, .*, D4\.$/);
    const config = { ...snapshotOf().config, gameId: 'hex', setup: { size: 11, swap: 0 } } as const;
    expect(await open({ config }).read('moves')).toBe('121 moves, too many to be told.');
  });

  it('is in the language of the window, also when its words come after it was spoken', async () => {
    await i18n.speak('de');
    expect(await open({ moves: [5, 0] }).read('board')).toBe(
      'Stäbe von unten nach oben: A1: Schwarz; B2: Weiß. Du bist am Zug.',
    );
  });
});
