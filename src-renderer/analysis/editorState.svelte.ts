import type { CodecError } from '../../src-shared/core/codec.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { Result } from '../../src-shared/core/result.ts';
import { type Side } from '../../src-shared/core/side.ts';
import type { Editing } from '../boards/boardEntry.ts';
import type { AnalysedGame } from './analysedGame.ts';
import type { AnalysisBoard } from './analysisBoard.svelte.ts';
import { type Brush, editOf } from './editors.ts';

/** A position that is set up by hand. */
export class EditorState {
  readonly #board: AnalysisBoard;
  brush: Brush = $state(0);
  draft: Position = $state.raw({ sideToMove: 0, ply: 0 });
  /** What its game sets beside the pieces, once it is loaded. */
  editing: Editing<Position> | undefined = $state.raw();

  /** Begins with the position that is looked at. */
  constructor(board: AnalysisBoard) {
    this.#board = board;
    this.draft = board.shown.position;
  }

  place(cell: number): void {
    this.draft = editOf(this.#board.gameId)(this.draft, cell, this.brush);
  }

  letMove(sideToMove: Side): void {
    this.draft = { ...this.draft, sideToMove };
  }

  /** Whether it can come about, as the game itself has it. */
  get checked(): Result<Position, CodecError> {
    const { game, setup } = this.#board;
    return game.codec.decode(setup, this.code);
  }

  get code(): string {
    const { sideToMove } = this.draft;
    // How many moves were made is not known; what is told of them fits the side to move.
    return this.#board.game.codec.encode({ ...this.draft, ply: sideToMove });
  }

  get asGame(): AnalysedGame {
    const { gameId, setup } = this.#board;
    return { path: { gameId, setup, start: this.code, moves: [] }, ply: 0 };
  }
}
