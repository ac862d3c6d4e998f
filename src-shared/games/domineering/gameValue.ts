/**
 * Values of combinatorial games in canonical form (J. Conway, "On Numbers and Games", 1976; A. Siegel, "Combinatorial
 * Game Theory", 2013, chapter II). Left is side 0. Equal values of one store are one object, so they are compared by
 * `===`.
 */
export interface GameValue {
  readonly id: number;
  /** What Left can move to, none of it dominated or reversible. */
  readonly left: readonly GameValue[];
  readonly right: readonly GameValue[];
}

type Form = Pick<GameValue, 'left' | 'right'>;

/** Makes values and remembers them, with how they compare and add up. */
export class GameValues {
  readonly #values = new Map<string, GameValue>();
  /** By ids of two values. */
  readonly #order: boolean[][] = [];
  readonly #sums: GameValue[][] = [];
  readonly zero = this.#intern({ left: [], right: [] });

  #intern(form: Form): GameValue {
    const name = `${idsOf(form.left)}|${idsOf(form.right)}`;
    const value = this.#values.get(name) ?? { ...form, id: this.#values.size };
    this.#values.set(name, value);
    return value;
  }

  /** G ≤ H: Left, moving second, does not lose H − G. */
  isAtMost(g: GameValue, h: GameValue): boolean {
    if (g === h) return true;
    const row = (this.#order[g.id] ??= []);
    return (row[h.id] ??=
      !g.left.some((option) => this.isAtMost(h, option)) &&
      !h.right.some((option) => this.isAtMost(option, g)));
  }

  /** The value of the game with these options. */
  make(left: readonly GameValue[], right: readonly GameValue[]): GameValue {
    let form = this.#undominated({ left, right });
    for (;;) {
      const now = form;
      // A move that the enemy can answer by something no worse for it than the game itself is as good as what follows.
      form = this.#undominated({
        left: now.left.flatMap(
          (option) => option.right.find((answer) => isFormAtMost(answer, now))?.left ?? [option],
        ),
        right: now.right.flatMap(
          (option) => option.left.find((answer) => isFormAtMost(now, answer))?.right ?? [option],
        ),
      });
      if (idsOf(form.left) === idsOf(now.left) && idsOf(form.right) === idsOf(now.right)) {
        return this.#intern(form);
      }
    }
  }

  #undominated({ left, right }: Form): Form {
    return {
      left: withoutWorse(left, (g, h) => this.isAtMost(g, h)),
      right: withoutWorse(right, (g, h) => this.isAtMost(h, g)),
    };
  }

  /** The value of two games side by side. */
  add(g: GameValue, h: GameValue): GameValue {
    if (g === this.zero) return h;
    if (h === this.zero) return g;
    if (g.id > h.id) return this.add(h, g);
    const row = (this.#sums[g.id] ??= []);
    return (row[h.id] ??= this.make(
      [...g.left.map((each) => this.add(each, h)), ...h.left.map((each) => this.add(g, each))],
      [...g.right.map((each) => this.add(each, h)), ...h.right.map((each) => this.add(g, each))],
    ));
  }

  /** The value with the sides swapped. */
  negate(g: GameValue): GameValue {
    const swapped = (options: readonly GameValue[]): readonly GameValue[] =>
      options.map((option) => this.negate(option));
    return this.#intern({ left: swapped(g.right), right: swapped(g.left) });
  }

  /** @param number with a power of two as its denominator. */
  ofNumber(number: number): GameValue {
    if (number === 0) return this.zero;
    if (number < 0) return this.negate(this.ofNumber(-number));
    if (Number.isInteger(number)) {
      return this.#intern({ left: [this.ofNumber(number - 1)], right: [] });
    }
    let step = 0.5;
    while (!Number.isInteger(number / step)) step /= 2;
    return this.#intern({
      left: [this.ofNumber(number - step)],
      right: [this.ofNumber(number + step)],
    });
  }
}

const idsOf = (options: readonly GameValue[]): string =>
  options
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

/** G ≤ H, for games that may not be in canonical form. */
function isFormAtMost(g: Form, h: Form): boolean {
  return (
    !g.left.some((option) => isFormAtMost(h, option)) &&
    !h.right.some((option) => isFormAtMost(option, g))
  );
}

function withoutWorse(
  options: readonly GameValue[],
  isNoBetter: (g: GameValue, h: GameValue) => boolean,
): readonly GameValue[] {
  const different = [...new Set(options)];
  return different.filter(
    (option) => !different.some((other) => other !== option && isNoBetter(option, other)),
  );
}

/** The number that a value is, exact, since its denominator is a power of two; `undefined` when it is none. */
export function numberOf({ left, right }: GameValue): number | undefined {
  if (left.length > 1 || right.length > 1) return undefined;
  const [low, high] = [left[0] && numberOf(left[0]), right[0] && numberOf(right[0])];
  if (left.length === 0 && right.length === 0) return 0;
  if (right.length === 0) return low === undefined ? undefined : low + 1;
  if (left.length === 0) return high === undefined ? undefined : high - 1;
  if (low === undefined || high === undefined || low >= high) return undefined;
  return (low + high) / 2;
}

/** Where play with alternate moves ends up as a number, when Left or Right begins. */
export function stopOf(g: GameValue, isLeftFirst: boolean): number {
  const number = numberOf(g);
  if (number !== undefined) return number;
  return isLeftFirst
    ? Math.max(...g.left.map((option) => stopOf(option, false)))
    : Math.min(...g.right.map((option) => stopOf(option, true)));
}
