import type { GameId } from '../../src-shared/games/index.ts';
import type { ThreadFault } from '../../src-shared/ipc/storage.ts';
import type { RefereeServices } from '../../src-shared/match/refereeContract.ts';
import type { OnSaid } from '../opponent/lineProcess.ts';
import type { OpponentProgram } from '../opponent/programs.ts';
import type { ProgramStore } from '../programs/programStore.ts';
import { makeRegisteredPlayer } from '../programs/registeredPlayer.ts';
import type { SearchRooms } from '../search/searchRooms.ts';
import { makeOpponentPlayer } from './opponentPlayer.ts';
import { makeSearchPlayer } from './searchPlayer.ts';

export interface EnginePlayersOptions {
  readonly rooms: Pick<SearchRooms, 'players' | 'playerResources'>;
  /** Our own Score Four program. */
  readonly scoreFourProgram: OpponentProgram;
  readonly programs: Pick<ProgramStore, 'find'>;
  readonly dataFolder: string;
  onThreadReplaced(fault: ThreadFault): void;
  /** Told of every line that a program of others says or hears. */
  readonly onSaid?: (programId: string) => OnSaid;
}

/** Makes who plays without a person: a search, our Score Four program, or a program of others. */
export function makeEnginePlayers({
  rooms,
  scoreFourProgram,
  programs,
  dataFolder,
  onThreadReplaced,
  onSaid,
}: EnginePlayersOptions): RefereeServices['makePlayer'] {
  const resources = rooms.playerResources;
  let searchedGame: GameId | undefined;
  let memoryFree = Promise.resolve();
  return (spec, { gameId }) => {
    // Another game begins with threads of its own, and the program takes the memory that is allowed for itself.
    if (gameId !== searchedGame) memoryFree = rooms.players.release();
    searchedGame = gameId;
    if (spec.kind === 'program') {
      const told = onSaid === undefined ? {} : { onSaid: onSaid(spec.programId) };
      return makeRegisteredPlayer(spec, { programs, dataFolder, gameId, memoryFree, ...told });
    }
    const { level, timeMs } = spec;
    if (gameId !== 'scoreFour') {
      const shared = { pool: rooms.players, resources, memoryFree, onThreadReplaced };
      return makeSearchPlayer({ ...shared, gameId, level, timeMs });
    }
    const program = scoreFourProgram;
    return makeOpponentPlayer({ program, level, timeMs, resources, memoryFree });
  };
}
