import { columnOf, LENGTH, LINES, rowOf, SQUARE_COUNT } from './geometry.ts';
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
const LONERS = 131;
const OUTSIDE = 136;
const INTRUDERS = 144;
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
  set(LONERS, weights.loners);
  for (let steps = 1; steps <= 5; steps++) set(OUTSIDE + steps, weights.outside[steps - 1]!);
  for (let steps = 1; steps <= 2; steps++) set(INTRUDERS + steps, weights.intruders[steps - 1]!);
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

/** A piece and a direction along a line, with what comes of it. */
interface LineMove {
  readonly owner: 1 | 2;
  /** Place of the square where it ends. */
  readonly to: number;
  readonly kind: 'move' | 'capture' | 'blockedByOwn' | 'blockedByEnemy';
}

/** All ways to move by the rule of counting, blocked ones too. @param pieces 0 is an empty square, 1 Black's, 2 White's. */
function movesAlong(pieces: readonly number[]): readonly LineMove[] {
  const count = pieces.filter((piece) => piece > 0).length;
  const moves: LineMove[] = [];
  for (const [from, owner] of pieces.entries()) {
    if (owner === 0) continue;
    for (const step of [1, -1]) {
      const to = from + step * count;
      const target = pieces[to];
      if (target === undefined) continue;
      let isBlocked = false;
      for (let at = from + step; at !== to; at += step) isBlocked ||= pieces[at] === 3 - owner;
      const kind =
        target === owner
          ? 'blockedByOwn'
          : isBlocked
            ? 'blockedByEnemy'
            : target > 0
              ? 'capture'
              : 'move';
      moves.push({ owner: owner as 1 | 2, to, kind });
    }
  }
  return moves;
}

/** By length of a line and what stands on it, in base 3 from its first square. */
const movesByCode = new Map<number, readonly (readonly LineMove[])[]>();

function movesOfLength(length: number): readonly (readonly LineMove[])[] {
  const places = Array.from({ length }, (_, place) => 3 ** place);
  const known =
    movesByCode.get(length) ??
    Array.from({ length: 3 ** length }, (_, code) =>
      movesAlong(places.map((worth) => Math.floor(code / worth) % 3)),
    );
  movesByCode.set(length, known);
  return known;
}

const isOnEdge = (square: number): boolean => squareClass(square) in EDGE_CLASSES;
/** Classes of squares at the edge. */
const EDGE_CLASSES = { 0: true, 1: true, 3: true, 6: true };

/** Which weights a line has: rows and columns by their distance from the edge, diagonals by their length. */
export function lineClass(line: readonly number[]): number {
  const [first, last] = [line[0]!, line.at(-1)!];
  const [columns, rows] = [columnOf(last) - columnOf(first), rowOf(last) - rowOf(first)];
  if (columns !== 0 && rows !== 0) return line.length >= 7 ? 4 : line.length >= 5 ? 5 : 6;
  if (line.length === 1) return 6;
  const across = columns === 0 ? columnOf(first) : rowOf(first);
  return Math.min(across, LENGTH - 1 - across);
}

function lineValues(weights: EvaluationWeights, line: readonly number[]): readonly number[] {
  const own = weights.lines[lineClass(line)]!;
  const isEdge = line.map(isOnEdge);
  return movesOfLength(line.length).map((moves) => {
    let value = 0;
    for (const { owner, to, kind } of moves) {
      const [inside, atEdge] = own[kind];
      value += (owner === 1 ? 1 : -1) * (isEdge[to] ? atEdge : inside);
    }
    return Math.round(value);
  });
}

function fillLines(sink: TermSink, weights: EvaluationWeights): void {
  let start = 0;
  const known = new Map<string, readonly number[]>();
  for (const [index, line] of LINES.entries()) {
    sink.setLineStart(index, start);
    const name = `${lineClass(line)} ${line.length}`;
    const values = known.get(name) ?? lineValues(weights, line);
    known.set(name, values);
    for (const [code, value] of values.entries()) sink.setLineValue(start + code, value);
    start += values.length;
  }
}

/** Gives a kernel its evaluation. */
export function fillEvaluation(sink: TermSink, weights: EvaluationWeights): void {
  fillMasks(sink);
  fillTerms(sink, weights);
  fillLines(sink, weights);
}
