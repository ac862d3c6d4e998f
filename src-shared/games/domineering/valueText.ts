import { type GameValue, type GameValues, numberOf, stopOf } from './gameValue.ts';

const MOST_UPS = 9;
const MOST_STARS = 6;

/** Writes values as the books do ("Winning Ways", chapter 3). */
export class ValueTexts {
  readonly #values: GameValues;
  /** Infinitesimals by value: `*`, `*2`, `↑`, `⇑*`, `3↑`, `↓` and so on. */
  readonly #names = new Map<GameValue, string>();

  /** @param values the store of the values that are to be written. */
  constructor(values: GameValues) {
    this.#values = values;
    const stars = [values.zero];
    while (stars.length <= MOST_STARS) stars.push(values.make(stars, stars));
    for (const [index, nimber] of stars.entries()) {
      const starText = index === 0 ? '' : index === 1 ? '*' : `*${index}`;
      if (index > 0) this.#names.set(nimber, starText);
      this.#nameUps(nimber, starText, values.make([values.zero], [stars[1]!]));
    }
  }

  #nameUps(nimber: GameValue, starText: string, up: GameValue): void {
    const values = this.#values;
    let ups = up;
    for (let count = 1; count <= MOST_UPS; count++) {
      const value = values.add(ups, nimber);
      this.#names.set(value, `${upText(count, '↑', '⇑')}${starText}`);
      this.#names.set(values.negate(value), `${upText(count, '↓', '⇓')}${starText}`);
      ups = values.add(ups, up);
    }
  }

  /** Numbers, `±1`, `↑*`, `1/2*`, `⧾1` (tiny), otherwise its options as `{2|−1}`. */
  make(value: GameValue): string {
    const values = this.#values;
    const number = numberOf(value);
    if (number !== undefined) return numberText(number);
    const name = this.#nameOf(value);
    if (name !== undefined) return name;
    const [leftStop, rightStop] = [stopOf(value, true), stopOf(value, false)];
    if (leftStop === rightStop && leftStop !== 0) {
      const infinitesimal = this.#nameOf(values.add(value, values.ofNumber(-leftStop)));
      if (infinitesimal !== undefined) return `${numberText(leftStop)}${infinitesimal}`;
    }
    const left = this.#optionsText(value.left);
    if (values.negate(value) === value && value.left.length === 1) return `±${left}`;
    return `{${left}|${this.#optionsText(value.right)}}`;
  }

  /** The name of an infinitesimal that has one. */
  #nameOf(value: GameValue): string | undefined {
    return (
      this.#names.get(value) ??
      this.#tinyText(value, '⧾') ??
      this.#tinyText(this.#values.negate(value), '⧿')
    );
  }

  #optionsText(options: readonly GameValue[]): string {
    return options
      .map((option) => this.make(option))
      .sort()
      .join(', ');
  }

  /** Tiny: {0||0|−x}; the negative of miny. */
  #tinyText({ left, right }: GameValue, sign: string): string | undefined {
    const { zero } = this.#values;
    const isZero = (options: readonly GameValue[]): boolean =>
      options.length === 1 && options[0] === zero;
    const [threat] = right;
    if (!isZero(left) || right.length !== 1 || threat === undefined) return undefined;
    const [loss] = threat.right;
    const isThreat = isZero(threat.left) && threat.right.length === 1;
    if (!isThreat || loss === undefined || stopOf(loss, true) >= 0) return undefined;
    return `${sign}${this.make(this.#values.negate(loss))}`;
  }
}

/** `one` for one up, `two` for two of them. */
function upText(count: number, one: string, two: string): string {
  return count === 1 ? one : count === 2 ? two : `${count}${one}`;
}

/** E.g. `−3/4`. */
function numberText(number: number): string {
  const size = Math.abs(number);
  const sign = number < 0 ? '−' : '';
  let denominator = 1;
  while (!Number.isInteger(size * denominator)) denominator *= 2;
  return denominator === 1 ? `${sign}${size}` : `${sign}${size * denominator}/${denominator}`;
}
