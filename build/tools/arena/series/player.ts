import { KernelHost } from '../../../../src-shared/kernel/kernelHost.ts';
import type { Position } from '../../../../src-shared/core/game.ts';
import type { Move } from '../../../../src-shared/core/move.ts';
import { err, ok, type Result } from '../../../../src-shared/core/result.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import { engineById } from '../../../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../../../src-shared/games/index.ts';
import type { Engine, Score } from '../../../../src-shared/search/engine.ts';
import { rivalsOf } from '../rivals/index.ts';
import type { Budget, PlayerSpec } from '../../../../src-shared/tournament/playerText.ts';

/** What a player is asked for: a move after these moves from the start. */
export interface MoveRequest {
  readonly history: readonly Move[];
  readonly seed: number;
}

/** A move and how it was found. */
export interface Choice {
  readonly move: Move;
  readonly timeMs: number;
  /** Processor time of the player, where it is known. */
  readonly cpuMs?: number;
  readonly depth?: number;
  readonly nodes?: number;
  readonly score?: Score;
}

/** Plays either side of games with one setup. A rejection loses the game for it. */
export interface Player {
  choose(request: MoveRequest): Promise<Choice>;
  end(): Promise<void>;
}

export interface PlayerOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly spec: PlayerSpec;
  /** Unless the player has its own. */
  readonly budget: Budget;
  /** Thinking time is the processor's, so that a busy machine favours nobody. */
  readonly countsCpu: boolean;
}

/** The engine that a player is, with the level it plays at. */
function engineOf({
  gameId,
  setup,
  spec,
}: PlayerOptions): Result<
  { readonly engine: Pick<Engine<Position>, 'search'>; readonly level: number },
  string
> {
  const { name, argument } = spec;
  if (name === 'level') {
    if (argument === undefined || !/^[1-8]$/.test(argument)) return err('a level is 1 to 8');
    return ok({ engine: engineById(gameId), level: Number(argument) });
  }
  const rivals = rivalsOf(gameId);
  const rival = Object.hasOwn(rivals, name) ? rivals[name] : undefined;
  if (rival === undefined || argument !== undefined) {
    const names = ['level:1…8', 'nodes:N', 'gtp:COMMAND', 'opponent:1…8', ...Object.keys(rivals)];
    return err(`there is no player ${spec.text} in this game; there is: ${names.join(', ')}`);
  }
  return ok({ engine: rival(gameId, setup), level: 8 });
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** A player that thinks in this very process. It remembers between moves what its engine remembers. */
export function makeEnginePlayer(options: PlayerOptions): Result<Player, string> {
  const found = engineOf(options);
  if (!found.ok) return found;
  const { engine, level } = found.value;
  const game = gameById(options.gameId);
  const start = game.initial(options.setup);
  const kernelHost = new KernelHost();
  const limits = { level, ...(options.spec.budget ?? options.budget) };
  return ok({
    choose({ history, seed }) {
      const position = history.reduce((before, move) => game.play(before, move), start);
      const [startMs, startCpuMs] = [performance.now(), cpuMs()];
      const { move, depth, nodes, score } = engine.search(
        position,
        { ...limits, seed },
        {
          nowMs: options.countsCpu ? cpuMs : () => performance.now(),
          shouldStop: () => false,
          onProgress: () => undefined,
          kernelHost,
        },
      );
      const used = { timeMs: performance.now() - startMs, cpuMs: cpuMs() - startCpuMs };
      return Promise.resolve({ move, depth, nodes, score, ...used });
    },
    end: () => Promise.resolve(),
  });
}
