import type { ProgramClient, Talk } from '../../src-shared/core/programTalk.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { SearchProgress } from '../../src-shared/search/engine.ts';
import { makeGtpClient } from '../../src-shared/gtp/client.ts';
import {
  makeScoreFourClient,
  type ScoreFourClient,
} from '../../src-shared/opponent/scoreFourClient.ts';
import type { ProgramProtocol } from '../../src-shared/programs/program.ts';

/** The language of a program, as the process that it runs in has to know it. */
export interface Language {
  /** What makes the program end by itself. */
  readonly quitCommand: string;
  /** What ends an answer. */
  readonly answerEnd: 'line' | 'emptyLine';
  /** The referee's side of a conversation with a program that was just started. */
  makeClient(talk: Talk): ProgramClient;
  /** What a line of error output tells of a search, where the program is known to tell it there. */
  readProgress?(line: string): SearchProgress | undefined;
}

/**
 * The language of each protocol, as a program speaks it that nothing more is known of.
 * @param onChance told the chance to win that a program gives itself with a move, where it can tell that
 */
export function languageOf(
  protocol: ProgramProtocol,
  gameId: GameId,
  onChance?: (chance: number) => void,
): Language {
  if (protocol === 'gtp') {
    return {
      quitCommand: 'quit',
      answerEnd: 'emptyLine',
      makeClient: (talk) => makeGtpClient(talk, gameId, onChance),
    };
  }
  return {
    quitCommand: 'quit;',
    answerEnd: 'line',
    makeClient: ({ ask }) => withoutExtensions(makeScoreFourClient(ask)),
  };
}

function withoutExtensions(client: ScoreFourClient): ProgramClient {
  let side: Parameters<ScoreFourClient['newGame']>[0] = 0;
  return {
    canHurry: false,
    newGame(_, newSide) {
      side = newSide;
      return client.newGame(side);
    },
    chooseMove: ({ history }) => client.chooseMove(side, history),
  };
}
