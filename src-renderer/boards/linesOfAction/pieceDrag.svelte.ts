import type { Move } from '../../../src-shared/core/move.ts';
import { makeMove, targetsOf } from '../../../src-shared/games/linesOfAction/moves.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { BoardProps } from '../boardProps.ts';
import type { Carry } from '../shared/carry.ts';
import type { Point } from '../shared/viewport.ts';
import { squareCenter, squareUnder } from './layout.ts';

/** How long a piece that was let go of waits for its move to be made, milliseconds. */
const WAIT_MS = 1_000;

/** What the board tells of itself, as it is now. */
interface Table {
  readonly position: LinesOfActionPosition;
  readonly isInteractive: boolean;
  readonly isFlipped: boolean;
}

/** A piece that is dragged over the board, and where it was let go of. */
export class PieceDrag implements Carry {
  readonly #table: () => Table;
  readonly #select: (square: number | undefined) => void;
  readonly #play: (from: number, to: number) => boolean;
  #carried = $state.raw<{ square: number; place: Point; position: LinesOfActionPosition }>();
  #dropped = $state.raw<{ move: Move; position: LinesOfActionPosition }>();

  /** @param play makes a move, or says why it is not allowed; tells whether it was made */
  constructor(
    table: () => Table,
    select: (square: number | undefined) => void,
    play: (from: number, to: number) => boolean,
  ) {
    this.#table = table;
    this.#select = select;
    this.#play = play;
  }

  /** Where it comes from and where it is; it falls back when the position changes under it. */
  get inHand(): { readonly square: number; readonly place: Point } | undefined {
    const { position, isInteractive } = this.#table();
    return isInteractive && this.#carried?.position === position ? this.#carried : undefined;
  }

  /** The square under it. */
  get under(): number | undefined {
    return this.inHand && squareUnder(this.inHand.place, this.#table().isFlipped);
  }

  /** A move that was asked for by letting go and is not made yet. */
  get awaited(): Move | undefined {
    return this.#dropped?.position === this.#table().position ? this.#dropped.move : undefined;
  }

  /** Whether a move was seen already, because its piece was dragged there. */
  wasSeen(last: BoardProps<LinesOfActionPosition>['lastMove']): boolean {
    const { move, position } = this.#dropped ?? {};
    return last !== undefined && move === last.move && position === last.before;
  }

  /** What was refused after all goes back. @returns ends the waiting */
  wait(): (() => void) | undefined {
    if (this.awaited === undefined) return undefined;
    const timer = setTimeout(() => (this.#dropped = undefined), WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }

  canLift(square: number): boolean {
    const { position, isInteractive } = this.#table();
    const isOwn = position.cells[square] === position.sideToMove;
    return isInteractive && isOwn && targetsOf(position, square).length > 0;
  }

  lift(square: number): void {
    const { position, isFlipped } = this.#table();
    this.#select(square);
    this.#carried = { square, place: squareCenter(square, isFlipped), position };
  }

  move(place: Point): void {
    if (this.#carried !== undefined) this.#carried = { ...this.#carried, place };
  }

  drop(place: Point): void {
    const { position, isFlipped } = this.#table();
    const from = this.inHand?.square;
    this.cancel();
    const to = squareUnder(place, isFlipped);
    if (from === undefined || to === undefined || to === from) return;
    if (this.#play(from, to)) this.#dropped = { move: makeMove(from, to), position };
  }

  cancel(): void {
    this.#carried = undefined;
    this.#select(undefined);
  }
}
