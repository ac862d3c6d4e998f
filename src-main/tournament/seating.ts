import { availableParallelism } from 'node:os';
import { MAX_TABLE_MEGABYTES, MIN_TABLE_MEGABYTES } from '../../src-shared/core/limits.ts';
import type { ThreadFault } from '../../src-shared/ipc/storage.ts';
import type { Player } from '../../src-shared/match/player.ts';
import type { ScheduledGame } from '../../src-shared/tournament/schedule.ts';
import type { Participant, TournamentPlan } from '../../src-shared/tournament/plan.ts';
import { makeSearchPlayer } from '../players/searchPlayer.ts';
import type { ProgramStore } from '../programs/programStore.ts';
import { makeRegisteredPlayer } from '../programs/registeredPlayer.ts';
import { createSearchPool } from '../search/searchPool.ts';
import type { Gate } from './gate.ts';
import { makeYieldingPlayer } from './yieldingPlayer.ts';

export interface SeatingOptions {
  readonly plan: TournamentPlan;
  readonly gate: Gate;
  /** The built search thread. */
  readonly workerUrl: URL;
  readonly programs: Pick<ProgramStore, 'find'>;
  /** Where programs have their working folders. */
  readonly dataFolder: string;
  /** For all that is searched at the same time, MB. */
  tableMegabytes(): number;
  onThreadReplaced(fault: ThreadFault): void;
}

/** One table of a tournament: two places, each with a search thread of its own, so that no engine uses what another found. */
export interface TournamentTable {
  /** Who plays a game, by side. */
  seat(game: ScheduledGame): readonly [Player, Player];
  dispose(): Promise<void>;
}

/** No more than one core is for one game, because only one side of it thinks. */
export const tablesFor = (concurrency: number): number =>
  Math.max(1, Math.min(concurrency, availableParallelism()));

/** More is of no use within the times of a tournament. */
const MOST_MEGABYTES = Math.min(64, MAX_TABLE_MEGABYTES);
/** Nodes, not the clock, limit who is given a number of them. */
const NO_LIMIT_MS = 1e9;

export function makeTournamentTable(options: SeatingOptions): TournamentTable {
  const { plan, gate, workerUrl, programs, dataFolder } = options;
  const pools = [
    createSearchPool({ workerUrl, size: 1 }),
    createSearchPool({ workerUrl, size: 1 }),
  ];
  const share = options.tableMegabytes() / (2 * tablesFor(plan.concurrency));
  const tableMegabytes = Math.max(MIN_TABLE_MEGABYTES, Math.min(MOST_MEGABYTES, Math.floor(share)));

  function makePlayer(participant: Participant, place: number, seed: number): Player {
    const { gameId } = plan;
    if (participant.kind === 'program') {
      const player = makeRegisteredPlayer(participant, { programs, dataFolder, gameId });
      return makeYieldingPlayer(player, gate, false);
    }
    const { level, timeMs, nodes } = participant;
    const player = makeSearchPlayer({
      ...{ pool: pools[place]!, gameId, level, maxNodes: nodes },
      timeMs: nodes === undefined ? timeMs : NO_LIMIT_MS,
      seedAt: (ply) => seed + ply,
      resources: () => ({ threads: 1, tableMegabytes }),
      onThreadReplaced: options.onThreadReplaced,
    });
    return makeYieldingPlayer(player, gate, true);
  }

  return {
    seat({ index, players: [first, second] }) {
      const seed = plan.seed + 1_000 * (index + 1);
      return [
        makePlayer(plan.participants[first]!, 0, seed),
        makePlayer(plan.participants[second]!, 1, seed),
      ];
    },
    dispose: async () => void (await Promise.all(pools.map((pool) => pool.dispose()))),
  };
}
