/** What is still to be looked at, the nearest first, and of those as near what came first: a binary heap. */
export class NearestFirst<T> {
  readonly #distanceOf: (item: T) => number;
  readonly #heap: { readonly item: T; readonly distance: number; readonly order: number }[] = [];
  #order = 0;

  constructor(distanceOf: (item: T) => number) {
    this.#distanceOf = distanceOf;
  }

  put(item: T): void {
    const heap = this.#heap;
    heap.push({ item, distance: this.#distanceOf(item), order: this.#order++ });
    for (let at = heap.length - 1; at > 0;) {
      const parent = (at - 1) >> 1;
      if (this.#isBefore(parent, at)) break;
      this.#swap(parent, at);
      at = parent;
    }
  }

  take(): T | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first?.item;
    heap[0] = last;
    for (let at = 0; ;) {
      let next = 2 * at + 1;
      if (next >= heap.length) break;
      if (next + 1 < heap.length && this.#isBefore(next + 1, next)) next++;
      if (this.#isBefore(at, next)) break;
      this.#swap(at, next);
      at = next;
    }
    return first.item;
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#heap[a]!, this.#heap[b]!];
    return one.distance === other.distance
      ? one.order < other.order
      : one.distance < other.distance;
  }

  #swap(a: number, b: number): void {
    [this.#heap[a], this.#heap[b]] = [this.#heap[b]!, this.#heap[a]!];
  }
}
