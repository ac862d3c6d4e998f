import type { AnalysedGame } from './analysedGame.ts';
import { AnalysisBoard } from './analysisBoard.svelte.ts';

let open: { readonly analysed: AnalysedGame; readonly board: AnalysisBoard } | undefined;

/** The board of a game that was opened; whoever comes back to it finds it with all that was tried. */
export function boardOf(analysed: AnalysedGame): AnalysisBoard {
  if (open?.analysed !== analysed) open = { analysed, board: new AnalysisBoard(analysed) };
  return open.board;
}
