import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { domineering } from '../../src-shared/games/domineering/index.ts';
import { type GameValue, numberOf } from '../../src-shared/games/domineering/gameValue.ts';
import { RegionValuer } from '../../src-shared/games/domineering/regions.ts';
import { ValueTexts } from '../../src-shared/games/domineering/valueText.ts';

/**
 * Whether who moves second wins the free cells (as bits) and the negative of a value side by side, found by playing
 * it out: that is what it means to be worth this value.
 */
class Difference {
  readonly #moves: readonly (readonly number[])[];
  readonly #known = new Map<string, boolean>();

  constructor(rows: number, columns: number) {
    const bit = (row: number, column: number): number => 1 << (row * columns + column);
    const [upright, lying]: [number[], number[]] = [[], []];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (row + 1 < rows) upright.push(bit(row, column) | bit(row + 1, column));
        if (column + 1 < columns) lying.push(bit(row, column) | bit(row, column + 1));
      }
    }
    this.#moves = [upright, lying];
  }

  isZero(cells: number, value: GameValue): boolean {
    return !this.#wins(cells, value, 0) && !this.#wins(cells, value, 1);
  }

  /** Whether a side, Left or Right, wins when it moves first. */
  #wins(cells: number, value: GameValue, side: number): boolean {
    const name = `${cells} ${value.id} ${side}`;
    const found = this.#known.get(name);
    if (found !== undefined) return found;
    // In the negative of the value, each side has the moves of the other one.
    const options = side === 0 ? value.right : value.left;
    const result =
      (this.#moves[side] ?? []).some(
        (domino) => (cells & domino) === domino && !this.#wins(cells & ~domino, value, 1 - side),
      ) || options.some((option) => !this.#wins(cells, option, 1 - side));
    this.#known.set(name, result);
    return result;
  }
}

const cellsOf = (bits: number): readonly number[] =>
  Array.from({ length: 16 }, (_, cell) => cell).filter((cell) => ((bits >> cell) & 1) !== 0);

describe('the values of Domineering', () => {
  const valuer = new RegionValuer();
  const { values: store } = valuer;
  const texts = new ValueTexts(store);

  it('are right for everything that can be free on 3×4', () => {
    const difference = new Difference(3, 4);
    const board = { rows: 3, columns: 4 };
    for (let bits = 0; bits < 4_096; bits++) {
      if (!difference.isZero(bits, valuer.valueOf(board, cellsOf(bits))))
        expect(bits).toBe('valued');
    }
  });

  it('are right for 500 random positions of 4×4', () => {
    const random = makeRandom(404);
    const difference = new Difference(4, 4);
    const board = { rows: 4, columns: 4 };
    for (let i = 0; i < 500; i++) {
      const bits = random.below(65_536);
      if (!difference.isZero(bits, valuer.valueOf(board, cellsOf(bits))))
        expect(bits).toBe('valued');
    }
  });

  it.each([
    ['1×2', 1, 2, '−1'],
    ['2×1', 2, 1, '1'],
    ['2×2', 2, 2, '±1'],
    ['2×3', 2, 3, '{2|−1/2}'],
    ['3×3', 3, 3, '±1'],
    ['1×5', 1, 5, '−2'],
  ])('of an empty %s is that of the books', (_, rows, columns, text) => {
    const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
    expect(texts.make(valuer.valueOf({ rows, columns }, cells))).toBe(text);
  });

  it('are one object when they are equal, and sums and negatives behave', () => {
    const random = makeRandom(7);
    const board = { rows: 3, columns: 4 };
    const values = Array.from({ length: 40 }, () =>
      valuer.valueOf(board, cellsOf(random.below(4_096))),
    );
    for (const a of values) {
      expect(store.add(a, store.negate(a))).toBe(store.zero);
      for (const b of values) {
        expect(store.add(a, b)).toBe(store.add(b, a));
        expect(store.isAtMost(a, b) && store.isAtMost(b, a)).toBe(a === b);
      }
    }
    expect([0, 3, -2, 0.5, -0.75, 5 / 8].map((each) => numberOf(store.ofNumber(each)))).toEqual([
      0,
      3,
      -2,
      0.5,
      -0.75,
      5 / 8,
    ]);
  });

  it('are told for each region of a position, but for large ones', () => {
    // A B B .
    // A B B .
    // . . A .
    // . . A .
    const setup = { rows: 4, columns: 4, starter: 0 };
    const position = unwrap(domineering.codec.decode(setup, '1220122000100010'));
    const regions = valuer.regionsOf(position);
    expect(regions.map(({ cells, text }) => [cells, text])).toEqual([
      [[3, 7, 11, 15], '2'],
      [[8, 9, 12, 13], '±1'],
    ]);
    const large = domineering.initial({ rows: 5, columns: 5, starter: 0 });
    expect(valuer.regionsOf(large)[0]).toMatchObject({ value: undefined, text: undefined });
  });
});
