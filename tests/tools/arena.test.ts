import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeSetupText, parseSetupText } from '../../src-shared/core/setupText.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { KeptGames } from '../../build/tools/arena/series/keptGames.ts';
import { makeEnginePlayer, type Player } from '../../build/tools/arena/series/player.ts';
import { nodeBudget, parsePlayerSpec } from '../../src-shared/tournament/playerText.ts';
import { playGame } from '../../build/tools/arena/series/playGame.ts';

const DOMINEERING = { rows: 4, columns: 4, starter: 0 };

function player(gameId: 'domineering' | 'scoreFour', text: string): Player {
  const spec = unwrap(parsePlayerSpec(text));
  const setup = gameById(gameId).setups[0] ?? {};
  return unwrap(
    makeEnginePlayer({ gameId, setup, spec, budget: nodeBudget(500), countsCpu: false }),
  );
}

describe('a player on the command line', () => {
  it('is a level, a number of nodes, a rival, each with a budget of its own if need be', () => {
    expect(unwrap(parsePlayerSpec('level:7@0.5s'))).toMatchObject({
      ...{ name: 'level', argument: '7', budget: { timeMs: 500 } },
    });
    expect(unwrap(parsePlayerSpec('nodes:5000'))).toMatchObject({
      ...{ name: 'level', argument: '8', budget: { maxNodes: 5_000 } },
    });
    expect(unwrap(parsePlayerSpec('foundation@20n')).budget?.maxNodes).toBe(20);
    expect(unwrap(parsePlayerSpec('gtp:mohex --seed 3@x')).argument).toBe('mohex --seed 3@x');
  });

  it.each(['', 'level:', 'nodes', 'nodes:x', 'level:8@', 'level:8@5', 'level:8@0s'])(
    'is not “%s”',
    (text) => {
      expect(parsePlayerSpec(text).ok).toBe(false);
    },
  );
});

describe('a game between players', () => {
  it('is played to its end, the same again with the same seed', async () => {
    const setup = gameById('scoreFour').initial({});
    expect(setup.ply).toBe(0);
    const play = () =>
      playGame({
        ...{ gameId: 'scoreFour' as const, setup: {}, opening: [asMove(3)], seed: 5 },
        players: [player('scoreFour', 'foundation'), player('scoreFour', 'simple')],
      });
    const [first, second] = [await play(), await play()];
    expect(first.moves).toEqual(second.moves);
    expect(first.winner).toBe(0);
    expect(first.thoughts).toHaveLength(first.moves.length - 1);
  });

  it('is lost by who answers an illegal move or fails', async () => {
    const broken: Player = {
      choose: () => Promise.resolve({ move: asMove(99), timeMs: 0 }),
      end: () => Promise.resolve(),
    };
    const crashed: Player = { ...broken, choose: () => Promise.reject(new Error('gone')) };
    for (const [loser, reason] of [
      [broken, 'Vertical made the illegal move 99'],
      [crashed, 'Vertical failed: gone'],
    ] as const) {
      const game = await playGame({
        ...{ gameId: 'domineering', setup: DOMINEERING, opening: [], seed: 1 },
        players: [loser, player('domineering', 'random')],
      });
      expect(game).toMatchObject({ winner: 1, reason });
    }
  });
});

describe('results', () => {
  it('are kept, so that a series can go on later', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quintet-'));
    const game = {
      ...{ index: 4, players: ['random', 'simple'] as const, openingPlies: 1, seed: 9 },
      ...{ winner: null, reason: 'even', moves: ['1'], thoughts: [] },
    };
    new KeptGames(folder, { seed: 1 }).write(game);
    const again = new KeptGames(folder, { seed: 1 });
    expect(again.read(4)).toEqual(game);
    expect(again.read(5)).toBeUndefined();
  });
});

describe('a setup as text', () => {
  it.each(GAME_IDS)('of %s is read as it is written', (gameId) => {
    const { setups, setupFields } = gameById(gameId);
    for (const setup of setups) {
      expect(unwrap(parseSetupText(setupFields, makeSetupText(setup)))).toEqual(setup);
    }
  });

  it('leaves out what is usual and names choices by words', () => {
    const { setupFields } = gameById('domineering');
    const read = (text: string) => parseSetupText(setupFields, text);
    expect(unwrap(read('rows=5 starter=horizontal'))).toEqual({ rows: 5, columns: 4, starter: 1 });
    expect(read('rows=five')).toMatchObject({
      error: expect.stringMatching(/^rows is a whole number from 2 to 16/),
    });
    expect(read('size=5')).toMatchObject({
      error: expect.stringMatching(/is not a setting: rows=/),
    });
    expect(parseSetupText([], 'size=5')).toMatchObject({ ok: false });
  });
});

describe('the rivals', () => {
  it.each(GAME_IDS)('that play %s take a win in one move, or leave none', async (gameId) => {
    const game = gameById(gameId);
    const setup = game.setups[0]!;
    const simple = unwrap(
      makeEnginePlayer({
        ...{ gameId, setup, spec: unwrap(parsePlayerSpec('simple')) },
        ...{ budget: nodeBudget(1), countsCpu: false },
      }),
    );
    const random = makeRandom(4);
    let wins = 0;
    for (let round = 0; round < 40 && wins < 5; round++) {
      const history: Move[] = [];
      let position = game.initial(setup);
      while (game.outcome(position) === undefined && history.length < 200) {
        const { sideToMove } = position;
        const isWin = (move: Move): boolean =>
          game.outcome(game.play(position, move))?.winner === sideToMove;
        const moves = game.legalMoves(position);
        if (moves.some(isWin)) {
          const { move } = await simple.choose({ history, seed: 1 });
          expect(isWin(move)).toBe(true);
          wins++;
          break;
        }
        const move = pick(random, moves);
        history.push(move);
        position = game.play(position, move);
      }
    }
    expect(wins).toBe(5);
  });
});
