import type { GameId } from '../../src-shared/games/index.ts';
import type { Player } from '../../src-shared/match/player.ts';
import type { ProgramSpec } from '../../src-shared/match/playerSpec.ts';
import { languageOf } from '../opponent/language.ts';
import type { OnSaid } from '../opponent/lineProcess.ts';
import type { OpponentLimits } from '../opponent/programs.ts';
import { makeProgramPlayer } from '../players/programPlayer.ts';
import { launchProgram, refusedChild } from './launchProgram.ts';
import type { ProgramStore } from './programStore.ts';

export interface RegisteredPlayerOptions {
  readonly programs: Pick<ProgramStore, 'find'>;
  /** Where programs have their working folders. */
  readonly dataFolder: string;
  readonly gameId: GameId;
  readonly limits?: OpponentLimits;
  readonly memoryFree?: Promise<void>;
  /** Told of every line that is said. */
  readonly onSaid?: OnSaid;
  /** Told the chance to win, 0–1, that the program gives itself with a move, where it can tell that. */
  readonly onChance?: (chance: number) => void;
}

/** Who plays for a program that is kept in the data folder. One that is not there any more forfeits. */
export function makeRegisteredPlayer(
  { programId, timeMs }: ProgramSpec,
  { programs, dataFolder, gameId, onChance, ...rest }: RegisteredPlayerOptions,
): Player {
  const program = programs.find(programId);
  const plays = program?.gameIds.includes(gameId) === true;
  return makeProgramPlayer({
    ...{ timeMs, ...rest },
    language: languageOf(program?.protocol ?? 'gtp', gameId, onChance),
    launch:
      program === undefined
        ? () => refusedChild('is not among the programs any more')
        : plays
          ? launchProgram(program, dataFolder)
          : () => refusedChild('does not play this game'),
  });
}
