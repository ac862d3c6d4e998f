import { expect, test, vi } from 'vitest';
import { EngineState } from '../../../src-renderer/analysis/engineState.svelte.ts';
import { gameById } from '../../../src-shared/games/index.ts';
import type { AnalysisNews } from '../../../src-shared/ipc/analysis.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const game = gameById('scoreFour');
const start = game.initial({});
const place = { path: { gameId: 'scoreFour', setup: {}, moves: [] }, position: start } as const;
const WON = { kind: 'exact', winner: 0, plies: 5 } as const;

/** An engine at the start of a game, and the number of what it asked last. */
async function startEngine() {
  const main = makeFakeMain();
  const engine = new EngineState(main.client);
  const close = engine.listen();
  await vi.dynamicImportSettled();
  const lastAsked = (): string => {
    const [, payload] = main.calls.findLast(([name]) => name === 'startAnalysis')!;
    return (payload as { analysisId: string }).analysisId;
  };
  const tell = (news: Partial<AnalysisNews>): void =>
    main.raise('analysisProgressed', {
      ...{ analysisId: lastAsked(), state: 'searching', searchedMs: 1 },
      found: { depth: 1, nodes: 1, score: WON, moves: [{ move: 0, score: WON, line: [0] }] },
      ...news,
    });
  return { main, engine, tell, lastAsked, close };
}

test('goes on with each position that is looked at, and forgets the one before', async () => {
  const { main, engine, tell, lastAsked } = await startEngine();
  engine.follow(place);
  expect(main.calls).toEqual([]);
  engine.turn(true);
  tell({});
  expect(engine.newsOf(start)?.found?.moves[0]?.move).toBe(0);
  const earlier = lastAsked();
  const position = game.play(start, game.legalMoves(start)[0]!);
  engine.follow({ path: { ...place.path, moves: [0] }, position });
  expect(main.calls).toContainEqual(['stopAnalysis', { analysisId: earlier }]);
  tell({ analysisId: earlier });
  expect([engine.newsOf(start), engine.newsOf(position)]).toEqual([undefined, undefined]);
  tell({});
  expect(engine.newsOf(start), 'the position before').toBeUndefined();
  expect(engine.newsOf(position)).toBeDefined();
});

test('a forced win is proved or not found, and the engine goes on as it was', async () => {
  const { engine, tell, lastAsked } = await startEngine();
  engine.follow(place);
  engine.findWin();
  expect(engine.isFindingWin).toBe(true);
  tell({ state: 'ended' });
  expect(engine.winAnswer).toMatchObject({ kind: 'proved', found: { score: WON } });
  engine.turn(true);
  const watching = lastAsked();
  engine.findWin();
  const score = { kind: 'estimate', winProbability: 0.5 } as const;
  const found = { depth: 1, nodes: 1, score, moves: [{ move: 0, score, line: [0] }] };
  tell({ state: 'ended', found });
  expect(engine.winAnswer).toEqual({ kind: 'none' });
  expect(engine.isFindingWin).toBe(false);
  expect(lastAsked()).not.toBe(watching);
});

test('says why it does nothing, and stops with its screen', async () => {
  const { main, engine, tell, lastAsked, close } = await startEngine();
  engine.follow(place);
  engine.turn(true);
  tell({ state: 'forbidden' });
  expect(engine.refusal).toBe('ERR_STRICT_GAME');
  close();
  expect(main.calls.at(-1)).toEqual(['stopAnalysis', { analysisId: lastAsked() }]);
});
