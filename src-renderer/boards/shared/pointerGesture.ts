import type { Point } from './viewport.ts';

/** A finger or mouse that travels further than this, in pixels, is no click. */
const DRAG_PX = 6;

/** One pointer of a drag has moved. Places are in pixels. */
export interface DragStep {
  readonly from: Point;
  readonly to: Point;
  /** Where another finger rests: the drag is a pinch. */
  readonly other: Point | undefined;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How much further apart the two fingers of a pinch are than before. */
export const pinchFactor = ({ from, to }: DragStep, other: Point): number =>
  distance(to, other) / Math.max(1, distance(from, other));

/** Tells clicks from drags and pinches. */
export class PointerGesture {
  readonly #pressed = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #isDrag = false;

  /** Whether what happened since the first pointer came down is a drag or a pinch, so that no click is meant. */
  get isDrag(): boolean {
    return this.#isDrag;
  }

  /**
   * A pointer comes down.
   * @param isFirst it is a mouse or the first finger: what was pressed before has been let go unheard
   */
  press(pointer: number, place: Point, isFirst: boolean): void {
    if (isFirst) this.#pressed.clear();
    if (this.#pressed.size === 0) {
      this.#isDrag = false;
      this.#start = place;
    }
    this.#pressed.set(pointer, place);
  }

  /** What the move of a pointer does to the drag; `undefined` when there is none (yet). */
  move(pointer: number, place: Point): DragStep | undefined {
    const from = this.#pressed.get(pointer);
    if (from === undefined) return undefined;
    const other = [...this.#pressed].find(([each]) => each !== pointer)?.[1];
    this.#isDrag ||= other !== undefined || distance(place, this.#start) > DRAG_PX;
    if (!this.#isDrag) return undefined;
    this.#pressed.set(pointer, place);
    return { from, to: place, other };
  }

  release(pointer: number): void {
    this.#pressed.delete(pointer);
  }
}
