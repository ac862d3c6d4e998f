import type { Offers } from '../commands/commandState.svelte.ts';
import { messages } from '../i18n/messages.ts';
import type { AppState } from '../state/app.svelte.ts';
import type { PuzzleSession } from './puzzleSession.svelte.ts';

interface Screen {
  readonly app: AppState;
  readonly session: PuzzleSession;
  /** Turns the board round; missing where it has buttons of its own for that. */
  readonly flip: (() => void) | undefined;
  /** Reads the board out, and what is asked for. */
  readonly read: () => void;
  /** Shows the rules. */
  readonly help: () => void;
}

/** What can be asked for while a puzzle is solved. */
export function puzzleOffers({ app, session, flip, read, help }: Screen): Offers {
  const { whyNot } = messages;
  const { ply } = session;
  const last = session.line?.moves.length ?? 0;
  const view = (to: number) => (): void => session.view(to);
  const atStart = ply === 0 ? whyNot.atStart : undefined;
  const atEnd = ply === last ? whyNot.atEnd : undefined;
  return {
    nextPuzzle: { run: () => void session.next() },
    retryPuzzle: { run: () => session.retry(), whyNot: last === 0 ? whyNot.noMove : undefined },
    solvePuzzle: { run: () => void session.showSolution() },
    home: { run: () => app.router.go('home') },
    firstMove: { run: view(0), whyNot: atStart },
    previousMove: { run: view(ply - 1), whyNot: atStart },
    nextMove: { run: view(ply + 1), whyNot: atEnd },
    lastMove: { run: view(last), whyNot: atEnd },
    readBoard: { run: read },
    ...(flip !== undefined && { flip: { run: flip } }),
    help: { run: help },
  };
}
