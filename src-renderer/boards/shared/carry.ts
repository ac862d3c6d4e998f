import { on } from 'svelte/events';
import type { DragStep } from './pointerGesture.ts';
import type { Point } from './viewport.ts';

/** What a board does with pieces that are dragged from cell to cell. Places are in board units. */
export interface Carry {
  /** Whether a press on a cell can become a drag of the piece that is there. */
  canLift(cell: number): boolean;
  lift(cell: number): void;
  move(place: Point): void;
  /** The piece is let go of. */
  drop(place: Point): void;
  /** Nothing is to come of it: Escape, a second finger, or the pointer was lost. */
  cancel(): void;
}

/** Follows the pointer that holds a piece, from the press on. */
export class CarryGesture {
  readonly #carry: () => Carry | undefined;
  /** The cell whose piece is held, and whether it has been lifted or cannot be any more. */
  #held: { readonly cell: number; readonly state: 'pressed' | 'lifted' | 'spent' } | undefined;

  /** @param carry what the board does, on one whose pieces can be dragged */
  constructor(carry: () => Carry | undefined) {
    this.#carry = carry;
  }

  /** A second finger means to look closer, not to move. */
  press({ target, isPrimary }: PointerEvent): void {
    if (!isPrimary) {
      this.#cancel();
      return;
    }
    const cell = target instanceof Element && target.closest<SVGElement>('[data-cell]');
    const number = cell instanceof SVGElement ? Number(cell.dataset.cell) : Number.NaN;
    const isHeld = this.#carry()?.canLift(number) === true;
    this.#held = isHeld ? { cell: number, state: 'pressed' } : undefined;
  }

  /** @returns whether the drag is about a piece, so that the board stays where it is */
  move({ other, to }: DragStep, toBoard: (place: Point) => Point): boolean {
    if (this.#held === undefined || other !== undefined) return false;
    if (this.#held.state === 'spent') return true;
    if (this.#held.state === 'pressed') this.#carry()?.lift(this.#held.cell);
    this.#held = { ...this.#held, state: 'lifted' };
    this.#carry()?.move(toBoard(to));
    return true;
  }

  release(place: Point, toBoard: (place: Point) => Point): void {
    if (this.#held?.state === 'lifted') this.#carry()?.drop(toBoard(place));
    this.#held = undefined;
  }

  /** The pointer was lost, or let go where nobody heard of it. */
  lose(): void {
    this.#cancel();
    this.#held = undefined;
  }

  /** The piece goes back; until it is let go of, the pointer does nothing more. */
  #cancel(): void {
    if (this.#held === undefined) return;
    if (this.#held.state === 'lifted') this.#carry()?.cancel();
    this.#held = { ...this.#held, state: 'spent' };
  }

  /** Hears Escape, and keeps the page where it is while a finger takes a piece along. @returns ends it */
  listen(board: SVGSVGElement): () => void {
    const cancelByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || this.#held?.state !== 'lifted') return;
      event.preventDefault();
      this.#cancel();
    };
    const holdPage = (event: Event): void => {
      if (this.#held !== undefined && event.cancelable) event.preventDefault();
    };
    const ends = [
      on(window, 'keydown', cancelByKey, { capture: true }),
      // The browser waits only for a listener that says so.
      on(board, 'touchmove', holdPage, { passive: false }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }
}
