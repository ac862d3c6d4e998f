import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';

/** What a person can ask for during a match and the match does or asks back about. */
export type MatchCommand =
  | 'undo'
  | 'redo'
  | 'restart'
  | 'rematch'
  | 'resign'
  | 'newGame'
  | 'help'
  | 'panel';

/** Those that something is opened for, a question or a page. */
export type AskingCommand = Extract<MatchCommand, 'restart' | 'resign' | 'newGame' | 'help'>;

/** Starting again would end a game that is under way. */
export const wouldLoseMoves = ({ termination, moves }: MatchSnapshot): boolean =>
  termination === undefined && moves.length > 0;

/** The command, where something is opened first: a question about what would be lost, or a page. */
export function asking(command: MatchCommand, snapshot: MatchSnapshot): AskingCommand | undefined {
  if (command === 'restart') return wouldLoseMoves(snapshot) ? command : undefined;
  return command === 'resign' || command === 'newGame' || command === 'help' ? command : undefined;
}
