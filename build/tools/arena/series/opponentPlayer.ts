import { join } from 'node:path';
import { makeOpponentPlayer } from '../../../../src-main/players/opponentPlayer.ts';
import { spawnChild } from '../../../../src-main/opponent/spawnChild.ts';
import { MAX_LEVEL, MIN_LEVEL } from '../../../../src-shared/core/limits.ts';
import type { Move } from '../../../../src-shared/core/move.ts';
import { gameById } from '../../../../src-shared/games/index.ts';
import type { Player, PlayerOptions } from './player.ts';

/**
 * Starts the built Score Four opponent, at the level that stands behind its name, and plays against it as the referee
 * does: by its text protocol alone. Its time is counted by the clock.
 * @throws Error when the game, the level or the budget is none for it.
 */
export function startOpponentPlayer({ gameId, setup, spec, budget }: PlayerOptions): Player {
  const level = Number(spec.argument ?? MAX_LEVEL);
  const { timeMs, maxNodes } = spec.budget ?? budget;
  if (gameId !== 'scoreFour') throw new Error(`the opponent plays scoreFour, not ${gameId}`);
  if (!(level >= MIN_LEVEL && level <= MAX_LEVEL)) throw new Error('a level is 1 to 8');
  if (maxNodes !== undefined) throw new Error('the opponent is given a time, not nodes');
  const folder = join(process.cwd(), 'out/main');
  const launch = (args: readonly string[]) =>
    spawnChild({ file: process.execPath, args: [join(folder, 'scoreFour.js'), ...args], folder });
  const program = { launch, hasExtensions: true };
  const player = makeOpponentPlayer({ program, level, timeMs });
  const start = gameById(gameId).initial(setup);
  let seen: readonly Move[] | undefined;
  return {
    async choose({ history }) {
      const isSameGame =
        seen !== undefined &&
        seen.length < history.length &&
        seen.every((move, ply) => history[ply] === move);
      if (!isSameGame) {
        const { sideToMove } = history.reduce(gameById(gameId).play, start);
        await player.newGame(setup, sideToMove);
      }
      const startMs = performance.now();
      const [signal, moveNow] = [new AbortController().signal, new AbortController().signal];
      const turn = { history, signal, moveNow, onProgress: () => undefined };
      const move = await player.chooseMove(turn);
      seen = [...history, move];
      return { move, timeMs: performance.now() - startMs };
    },
    end: () => player.dispose(),
  };
}
