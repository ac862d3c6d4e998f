/**
 * Values of combinatorial games in canonical form (J. Conway, "On Numbers and Games", 1976; A. Siegel, "Combinatorial
 * Game Theory", 2013, chapter II). Left is side 0. Equal values are one object, so they are compared by `===`.
 */
export interface GameValue {
  readonly id: number;
  /** What Left can move to, none of it dominated or reversible. */
  readonly left: readonly GameValue[];
  readonly right: readonly GameValue[];
}

type Form = Pick<GameValue, 'left' | 'right'>;

const known = new Map<string, GameValue>();
const order: boolean[][] = [];
const sums: GameValue[][] = [];

const ids = (options: readonly GameValue[]): string =>
  options
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

function intern(form: Form): GameValue {
  const name = `${ids(form.left)}|${ids(form.right)}`;
  const value = known.get(name) ?? { ...form, id: known.size };
  known.set(name, value);
  return value;
}

export const ZERO = intern({ left: [], right: [] });

/** G ≤ H: Left, moving second, does not lose H − G. */
function isFormAtMost(g: Form, h: Form): boolean {
  return (
    !g.left.some((option) => isFormAtMost(h, option)) &&
    !h.right.some((option) => isFormAtMost(option, g))
  );
}

export function isAtMost(g: GameValue, h: GameValue): boolean {
  if (g === h) return true;
  const row = (order[g.id] ??= []);
  return (row[h.id] ??=
    !g.left.some((option) => isAtMost(h, option)) &&
    !h.right.some((option) => isAtMost(option, g)));
}

/** The value of the game with these options. */
export function makeValue(left: readonly GameValue[], right: readonly GameValue[]): GameValue {
  let form: Form = { left: undominated(left, isAtMost), right: undominated(right, isAtLeast) };
  for (;;) {
    const now = form;
    // A move that the enemy can answer by something no worse for it than the game itself is as good as what follows.
    const newLeft = now.left.flatMap(
      (option) => option.right.find((answer) => isFormAtMost(answer, now))?.left ?? [option],
    );
    const newRight = now.right.flatMap(
      (option) => option.left.find((answer) => isFormAtMost(now, answer))?.right ?? [option],
    );
    form = { left: undominated(newLeft, isAtMost), right: undominated(newRight, isAtLeast) };
    if (ids(form.left) === ids(now.left) && ids(form.right) === ids(now.right)) {
      return intern(form);
    }
  }
}

const isAtLeast = (g: GameValue, h: GameValue): boolean => isAtMost(h, g);

function undominated(
  options: readonly GameValue[],
  isNoBetter: (g: GameValue, h: GameValue) => boolean,
): readonly GameValue[] {
  const different = [...new Set(options)];
  return different.filter(
    (option) => !different.some((other) => other !== option && isNoBetter(option, other)),
  );
}

/** The value of two games side by side. */
export function addValues(g: GameValue, h: GameValue): GameValue {
  if (g === ZERO) return h;
  if (h === ZERO) return g;
  if (g.id > h.id) return addValues(h, g);
  const row = (sums[g.id] ??= []);
  return (row[h.id] ??= makeValue(
    [...g.left.map((each) => addValues(each, h)), ...h.left.map((each) => addValues(g, each))],
    [...g.right.map((each) => addValues(each, h)), ...h.right.map((each) => addValues(g, each))],
  ));
}

/** The value with the sides swapped. */
export const negate = (g: GameValue): GameValue =>
  intern({ left: g.right.map(negate), right: g.left.map(negate) });

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

/** @param number with a power of two as its denominator. */
export function valueOf(number: number): GameValue {
  if (number === 0) return ZERO;
  if (number < 0) return negate(valueOf(-number));
  if (Number.isInteger(number)) return intern({ left: [valueOf(number - 1)], right: [] });
  let step = 0.5;
  while (!Number.isInteger(number / step)) step /= 2;
  return intern({ left: [valueOf(number - step)], right: [valueOf(number + step)] });
}

/** Where play with alternate moves ends up as a number, when Left or Right begins. */
export function stopOf(g: GameValue, isLeftFirst: boolean): number {
  const number = numberOf(g);
  if (number !== undefined) return number;
  return isLeftFirst
    ? Math.max(...g.left.map((option) => stopOf(option, false)))
    : Math.min(...g.right.map((option) => stopOf(option, true)));
}
