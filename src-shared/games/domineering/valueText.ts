import {
  addValues,
  type GameValue,
  makeValue,
  negate,
  numberOf,
  stopOf,
  valueOf,
  ZERO,
} from './gameValue.ts';

const MOST_UPS = 9;
const MOST_STARS = 6;

/** Infinitesimals by value: `*`, `*2`, `↑`, `⇑*`, `3↑`, `↓` and so on ("Winning Ways", chapter 3). */
const named = nameInfinitesimals();

function nameInfinitesimals(): Map<GameValue, string> {
  const names = new Map<GameValue, string>();
  const stars = [ZERO];
  while (stars.length <= MOST_STARS) stars.push(makeValue(stars, stars));
  const star = stars[1] ?? ZERO;
  const up = makeValue([ZERO], [star]);
  for (const [index, nimber] of stars.entries()) {
    const starText = index === 0 ? '' : index === 1 ? '*' : `*${index}`;
    if (index > 0) names.set(nimber, starText);
    let ups = up;
    for (let count = 1; count <= MOST_UPS; count++) {
      const value = addValues(ups, nimber);
      names.set(value, `${upText(count, '↑', '⇑')}${starText}`);
      names.set(negate(value), `${upText(count, '↓', '⇓')}${starText}`);
      ups = addValues(ups, up);
    }
  }
  return names;
}

/** `one` for one up, `two` for two of them. */
function upText(count: number, one: string, two: string): string {
  return count === 1 ? one : count === 2 ? two : `${count}${one}`;
}

/** A value as the books write it: numbers, `±1`, `↑*`, `1/2*`, `⧾1` (tiny), otherwise its options as `{2|−1}`. */
export function makeValueText(value: GameValue): string {
  const number = numberOf(value);
  if (number !== undefined) return numberText(number);
  const name = named.get(value) ?? tinyText(value);
  if (name !== undefined) return name;
  const [leftStop, rightStop] = [stopOf(value, true), stopOf(value, false)];
  if (leftStop === rightStop && leftStop !== 0) {
    const rest = addValues(value, valueOf(-leftStop));
    const restName = named.get(rest) ?? tinyText(rest);
    if (restName !== undefined) return `${numberText(leftStop)}${restName}`;
  }
  const left = optionsText(value.left);
  if (negate(value) === value && value.left.length === 1) return `±${left}`;
  return `{${left}|${optionsText(value.right)}}`;
}

const optionsText = (options: readonly GameValue[]): string =>
  options.map(makeValueText).sort().join(', ');

/** Tiny: {0||0|−x}, and miny, its negative. */
function tinyText(value: GameValue): string | undefined {
  return tinyOf(value, '⧾') ?? tinyOf(negate(value), '⧿');
}

function tinyOf({ left, right }: GameValue, sign: string): string | undefined {
  const [threat] = right;
  if (left.length !== 1 || left[0] !== ZERO || right.length !== 1 || threat === undefined) {
    return undefined;
  }
  const [loss] = threat.right;
  const isThreat = threat.left.length === 1 && threat.left[0] === ZERO && threat.right.length === 1;
  if (!isThreat || loss === undefined || stopOf(loss, true) >= 0) return undefined;
  return `${sign}${makeValueText(negate(loss))}`;
}

/** E.g. `−3/4`. */
function numberText(number: number): string {
  const size = Math.abs(number);
  const sign = number < 0 ? '−' : '';
  let denominator = 1;
  while (!Number.isInteger(size * denominator)) denominator *= 2;
  return denominator === 1 ? `${sign}${size}` : `${sign}${size * denominator}/${denominator}`;
}
