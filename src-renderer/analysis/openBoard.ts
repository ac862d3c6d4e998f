import type { Client } from '../../src-shared/ipc/client.ts';
import type { AnalysedGame } from './analysedGame.ts';
import { AnalysisBoard } from './analysisBoard.svelte.ts';
import { ReviewState } from './reviewState.svelte.ts';

/** A board, and how the game on it was judged. */
interface OpenBoard {
  readonly analysed: AnalysedGame;
  readonly board: AnalysisBoard;
  readonly review: ReviewState;
}

let open: OpenBoard | undefined;

/** The board of a game that was opened; whoever comes back to it finds it with all that was tried. */
export function boardOf(analysed: AnalysedGame, client: Client): OpenBoard {
  if (open?.analysed !== analysed) {
    open = { analysed, board: new AnalysisBoard(analysed), review: new ReviewState(client) };
  }
  return open;
}
