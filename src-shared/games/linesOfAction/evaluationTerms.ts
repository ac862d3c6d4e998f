import { columnOf, LENGTH, LINES, RAYS, rowOf, SQUARE_COUNT } from './geometry.ts';
import { type EvaluationWeights, onCurve } from './evaluationWeights.ts';

/**
 * The weights of the evaluation as the tables that the kernel adds up (kernel/evaluation.as.ts): terms by their index,
 * and the value of everything that can stand on each line. All of it counts for the side that has it.
 */
export interface TermSink {
  setTerm(index: number, value: number): void;
  /** @param index 0–6: the squares further than that many steps; 7: the blocks around, by their upper left square. */
  setMask(square: number, index: number, low: number, high: number): void;
  setLineStart(line: number, start: number): void;
  setLineValue(index: number, value: number): void;
}

const MAX_PIECES = 12;
const MIDDLE_SQUARES = 64;
const THREE_QUADS = 128;
const FULL_QUADS = 129;
const TO_MOVE = 130;
const SHARES = 192;
const GROUPS = 256;
const PIECES = 320;
const DISTANCES = 512;
const PAIRS = 2304;
const BOXES = 3200;
const MIDDLES = 3328;

/** Which of the ten squares of an eighth of the board a square is like, by the symmetries of the board. */
export function squareClass(square: number): number {
  const [a, b] = [columnOf(square), rowOf(square)]
    .map((each) => Math.min(each, LENGTH - 1 - each))
    .sort((first, second) => first - second) as [number, number];
  return (b * (b + 1)) / 2 + a;
}

const counts = Array.from({ length: MAX_PIECES + 1 }, (_, count) => count).slice(1);

/** By number of pieces: the least sum of steps from the middle one to all, when they lie around it ring by ring. */
const leastDistance = (count: number): number =>
  counts.slice(1, count).reduce((sum, piece) => sum + Math.ceil((Math.sqrt(piece) - 1) / 2), 0);

/** A set of squares as two halves of 32 bits. */
function halves(isIn: (square: number) => boolean): [low: number, high: number] {
  const result: [number, number] = [0, 0];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (isIn(square)) result[square >> 5]! |= 1 << (square & 31);
  }
  return result;
}

function fillMasks(sink: TermSink): void {
  for (let middle = 0; middle < SQUARE_COUNT; middle++) {
    const [x, y] = [columnOf(middle), rowOf(middle)];
    for (let steps = 0; steps < 7; steps++) {
      const isBeyond = (square: number): boolean =>
        Math.max(Math.abs(columnOf(square) - x), Math.abs(rowOf(square) - y)) > steps;
      sink.setMask(middle, steps, ...halves(isBeyond));
    }
    const isNear = (square: number): boolean =>
      Math.abs(columnOf(square) + 0.5 - x) <= 2 && Math.abs(rowOf(square) + 0.5 - y) <= 2;
    sink.setMask(middle, 7, ...halves(isNear));
  }
}

function fillTerms(sink: TermSink, weights: EvaluationWeights): void {
  const set = (index: number, value: number): void => sink.setTerm(index, Math.round(value));
  for (let square = 0; square < SQUARE_COUNT; square++) {
    set(square, weights.squares[squareClass(square)]!);
    set(MIDDLE_SQUARES + square, weights.middles[squareClass(square)]!);
    set(BOXES + square, onCurve(weights.boxes, (columnOf(square) + 1) * (rowOf(square) + 1)));
  }
  set(THREE_QUADS, weights.threeQuads);
  set(FULL_QUADS, weights.fullQuads);
  set(TO_MOVE, weights.toMove);
  for (let groups = -16; groups < 32; groups++) {
    set(GROUPS + 16 + groups, onCurve(weights.groups, groups));
  }
  for (const count of counts) {
    set(SHARES + count, 256 / count);
    set(PIECES + count, weights.pieces[count - 1]!);
    for (let distance = 0; distance < 128; distance++) {
      const excess = (distance - leastDistance(count)) / count;
      set(DISTANCES + 128 * count + distance, onCurve(weights.distances, excess));
    }
    for (let pairs = 0; pairs < 64; pairs++) {
      set(PAIRS + 64 * count + pairs, onCurve(weights.pairs, pairs / count));
    }
    for (let sum = 0; sum <= count * (LENGTH - 1); sum++) {
      set(MIDDLES + 96 * count + sum, Math.round(sum / count));
    }
  }
}

/** What one move along a line is worth to the side that has it. */
function moveValue(
  weights: EvaluationWeights,
  isAlongEdge: boolean,
  isToEdge: boolean,
  isCapture: boolean,
): number {
  const { moves, captures } = weights;
  const kind = isAlongEdge ? 2 : isToEdge ? 1 : 0;
  return (isCapture ? captures : moves)[kind]!;
}

/** The value for Black of pieces on a line: 0 is an empty square, 1 Black's, 2 White's. */
function lineValue(
  weights: EvaluationWeights,
  line: readonly number[],
  pieces: readonly number[],
): number {
  const count = pieces.filter((piece) => piece > 0).length;
  const isEdge = (square: number): boolean => RAYS[square]!.some((ray) => ray.length === 0);
  const isAlongEdge = line.every(isEdge);
  let value = 0;
  for (const [from, owner] of pieces.entries()) {
    if (owner === 0) continue;
    const sign = owner === 1 ? 1 : -1;
    for (const step of [1, -1]) {
      const to = from + step * count;
      const target = pieces[to];
      if (target === undefined) continue;
      const path = Array.from({ length: count - 1 }, (_, i) => pieces[from + step * (i + 1)]);
      if (target === owner) value += sign * weights.blockedByOwn;
      else if (path.includes(3 - owner)) value += sign * weights.blockedByEnemy;
      else value += sign * moveValue(weights, isAlongEdge, isEdge(line[to]!), target !== 0);
    }
  }
  return value;
}

function fillLines(sink: TermSink, weights: EvaluationWeights): void {
  let start = 0;
  /** Values of lines alike, by what tells them apart. */
  const known = new Map<string, readonly number[]>();
  for (const [index, line] of LINES.entries()) {
    const size = 3 ** line.length;
    sink.setLineStart(index, start);
    const kind = `${line.length} ${line.every((square) => RAYS[square]!.some((ray) => ray.length === 0))}`;
    const isDiagonal =
      line.length > 1 &&
      columnOf(line[0]!) !== columnOf(line[1]!) &&
      rowOf(line[0]!) !== rowOf(line[1]!);
    const name = `${kind} ${isDiagonal}`;
    let values = known.get(name);
    if (values === undefined) {
      values = Array.from({ length: size }, (_, code) =>
        Math.round(
          lineValue(
            weights,
            line,
            line.map((_, place) => Math.floor(code / 3 ** place) % 3),
          ),
        ),
      );
      known.set(name, values);
    }
    for (let code = 0; code < size; code++) sink.setLineValue(start + code, values[code]!);
    start += size;
  }
}

/** Gives a kernel its evaluation. */
export function fillEvaluation(sink: TermSink, weights: EvaluationWeights): void {
  fillMasks(sink);
  fillTerms(sink, weights);
  fillLines(sink, weights);
}
