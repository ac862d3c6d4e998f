import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { checkSetup } from '../../src-shared/match/match.ts';
import { configOf, draftOf, isSetupComplete } from '../../src-renderer/state/newGameDraft.ts';

describe('the new-game dialog', () => {
  it('starts each game with its own setup', () => {
    for (const gameId of GAME_IDS) {
      const config = configOf(gameId, draftOf(gameId, undefined), 0);
      expect(config.setup).toEqual(gameById(gameId).setups[0]);
      expect(config.players.map(({ kind }) => kind)).toEqual(['person', 'computer']);
      expect(checkSetup(config)).toMatchObject({ ok: true });
    }
  });

  it('starts with the last choices for the game', () => {
    const last = {
      gameId: 'hex',
      setup: { size: 7 },
      players: [{ kind: 'computer', level: 6, timeMs: 5_000 }, { kind: 'person' }],
    } as const;
    const draft = draftOf('hex', last);
    expect(draft).toMatchObject({ opponent: 'computer', level: 6, timeMs: 5_000, side: 1 });
    expect(draft.setup.size).toBe(7);
    expect(configOf('hex', draft, 0).players).toEqual(last.players);
  });

  it('remembers two people, and keeps a level for when it is asked for one', () => {
    const players = [{ kind: 'person' }, { kind: 'person' }] as const;
    const draft = draftOf('scoreFour', { gameId: 'scoreFour', setup: {}, players });
    expect(draft.opponent).toBe('person');
    expect(draft.level).toBe('matching');
    expect(configOf('scoreFour', draft, 0).players).toEqual(players);
  });

  it('asks for a level that matches the person, at first and as long as that was chosen last', () => {
    const draft = draftOf('hex', undefined);
    const config = configOf('hex', draft, 0);
    expect(config.players[1]).toMatchObject({ kind: 'computer', adapts: true });
    expect(draftOf('hex', config).level).toBe('matching');
    const fixed = configOf('hex', { ...draft, level: 5 }, 0);
    expect(fixed.players[1]).toEqual({ kind: 'computer', level: 5, timeMs: 1_000 });
  });

  it('remembers a program of others, on the side that it had', () => {
    const program = { kind: 'program', programId: 'p', name: 'MoHex', timeMs: 2_000 } as const;
    const players = [program, { kind: 'person' }] as const;
    const draft = draftOf('hex', { gameId: 'hex', setup: { size: 7, swap: 0 }, players });
    expect(draft).toMatchObject({ opponent: 'program', programId: 'p', timeMs: 2_000, side: 1 });
    expect(configOf('hex', draft, 0, 'MoHex').players).toEqual(players);
  });

  it('lets chance choose the side', () => {
    const draft = { ...draftOf('scoreFour', undefined), side: 'random' as const };
    expect(configOf('scoreFour', draft, 0.49).players[0].kind).toBe('person');
    expect(configOf('scoreFour', draft, 0.5).players[0].kind).toBe('computer');
  });

  it('does not start with a number missing, broken or out of range', () => {
    const { setup } = draftOf('hex', undefined);
    expect(isSetupComplete('hex', setup)).toBe(true);
    for (const size of [2, 20, 4.5, Number.NaN]) {
      expect(isSetupComplete('hex', { ...setup, size })).toBe(false);
    }
    expect(isSetupComplete('hex', {})).toBe(false);
  });
});
