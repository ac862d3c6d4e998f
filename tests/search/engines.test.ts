import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { type AnyGame, GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';

const wins = (game: AnyGame, position: Position): readonly Move[] =>
  game
    .legalMoves(position)
    .filter((move) => game.outcome(game.play(position, move))?.winner === position.sideToMove);

/** Moves after which the other side can't win at once. */
const defences = (game: AnyGame, position: Position): readonly Move[] =>
  game.legalMoves(position).filter((move) => {
    const next = game.play(position, move);
    if (game.outcome(next) !== undefined) return false;
    return next.sideToMove === position.sideToMove || wins(game, next).length === 0;
  });

/** Positions of random games in which the next move matters most. */
function sharpPositions(game: AnyGame, count: number, random = makeRandom(9)) {
  const winnable: Position[] = [];
  const endangered: Position[] = [];
  const [setup = {}] = game.setups;
  for (let tries = 0; tries < 400; tries++) {
    let position = game.initial(setup);
    const line: Position[] = [];
    for (let ply = 0; ply < 300 && game.outcome(position) === undefined; ply++) {
      line.push(position);
      position = game.play(position, pick(random, game.legalMoves(position)));
    }
    for (const each of line.slice(-3)) {
      const canWin = wins(game, each).length > 0;
      if (canWin && winnable.length < count) winnable.push(each);
      if (canWin || endangered.length >= count) continue;
      const saving = defences(game, each).length;
      if (saving > 0 && saving < game.legalMoves(each).length) endangered.push(each);
    }
    if (winnable.length >= count && endangered.length >= count) break;
  }
  return { winnable, endangered };
}

describe.each(GAME_IDS.map((id) => ({ id })))('the computer at $id', ({ id }) => {
  const game = gameById(id);
  const engine = engineById(id);
  const { winnable, endangered } = sharpPositions(game, 12);

  it('looks at the stop signal every few thousand nodes', () => {
    const [setup = {}] = game.setups;
    const limits = { level: 8, timeMs: LONG_MS, maxNodes: 100_000, seed: 1 };
    let looks = 0;
    const shouldStop = (): boolean => {
      looks++;
      return false;
    };
    const hooks = { ...timelessHooks(), shouldStop };
    const { nodes } = engine.search(game.initial(setup), limits, hooks);
    expect(nodes / (looks + 1)).toBeLessThan(5_000);
  });

  it('takes a win in one move from level 2 up', () => {
    expect(winnable.length).toBeGreaterThan(0);
    for (const position of winnable) {
      for (const level of [2, 4, 6, 8]) {
        const limits = { level, timeMs: LONG_MS, maxNodes: 3_000, seed: level };
        const { move } = engine.search(position, limits, timelessHooks());
        expect(wins(game, position)).toContain(move);
      }
    }
  });

  it('prevents a loss in one move from level 2 up when it can', () => {
    expect(endangered.length).toBeGreaterThan(0);
    for (const position of endangered) {
      for (const level of [2, 4, 6, 8]) {
        const limits = { level, timeMs: LONG_MS, maxNodes: 20_000, seed: level };
        const { move } = engine.search(position, limits, timelessHooks());
        expect(defences(game, position)).toContain(move);
      }
    }
  });
});
