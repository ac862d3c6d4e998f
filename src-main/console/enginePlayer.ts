import type { Setup } from '../../src-shared/core/setup.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import type { Player } from '../../src-shared/match/player.ts';
import { makeAwakeClock } from '../time/awakeClock.ts';

export interface EnginePlayerOptions {
  readonly gameId: GameId;
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  readonly seed: number;
}

/** Plays by searching in this very thread, since a console has nothing else to do meanwhile. */
export function makeEnginePlayer({ gameId, seed, ...limits }: EnginePlayerOptions): Player {
  const game = gameById(gameId);
  const kernelHost = new KernelHost();
  let setup: Setup | undefined;
  return {
    newGame(newSetup) {
      setup = newSetup;
      return Promise.resolve();
    },
    chooseMove({ history, signal }) {
      if (setup === undefined) throw new Error('asked for a move before a game began');
      const position = history.reduce(
        (before, move) => game.play(before, move),
        game.initial(setup),
      );
      const { move } = engineById(gameId).search(
        position,
        { ...limits, seed: seed + history.length },
        {
          nowMs: makeAwakeClock(),
          shouldStop: () => signal.aborted,
          onProgress: () => undefined,
          kernelHost,
        },
      );
      return Promise.resolve(move);
    },
    dispose: () => Promise.resolve(),
  };
}
