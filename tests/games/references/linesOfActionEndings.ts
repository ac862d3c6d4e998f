import { numberAfter, SquareSets } from './squareSets.ts';

/*
 * Endings of Lines of Action worked out backwards from the ends of the game, by the rules alone; only the numbers of the
 * squares are the game's. What neither side can force is a draw: play may go on there for ever, which the handout
 * leaves to a claim and tournament rules end.
 */

/** The eight steps; that of `7 - step` goes the other way. */
const STEPS = [-9, -8, -7, -1, 1, 7, 8, 9];
const SQUARES = Array.from({ length: 64 }, (_, square) => square);

/** By two squares, 64 · from + to: the step that leads from one to the other, -1 where none does, and how often. */
const STEP_TO = new Int8Array(4_096).fill(-1);
const STEPS_AWAY = new Int8Array(4_096);
/** By square, step and how often: the square that is reached, -1 off the board. */
const LANDING = new Int8Array(64 * 64).fill(-1);
for (const from of SQUARES) {
  for (const [step, difference] of STEPS.entries()) {
    let last = from;
    for (let away = 1; away < 8; away++) {
      const to = last + difference;
      const isOff = to < 0 || to > 63 || Math.abs((to % 8) - (last % 8)) > 1;
      if (isOff) break;
      STEP_TO[64 * from + to] = step;
      STEPS_AWAY[64 * from + to] = away;
      LANDING[64 * from + 8 * step + away] = to;
      last = to;
    }
  }
}

/** Whether the squares are one group. */
export function isOneGroup(squares: readonly number[]): boolean {
  const group = squares.slice(0, 1);
  for (const member of group) {
    for (const each of squares) {
      if (STEPS_AWAY[64 * member + each] === 1 && !group.includes(each)) group.push(each);
    }
  }
  return group.length === squares.length;
}

/** Calls for each move of `mine` against `theirs` with the place of the piece among them and where it lands. */
export function eachEndingMove(
  mine: readonly number[],
  theirs: readonly number[],
  call: (piece: number, to: number) => void,
): void {
  const onAxis = [0, 0, 0, 0];
  for (let piece = 0; piece < mine.length; piece++) {
    const from = 64 * mine[piece]!;
    onAxis.fill(1);
    for (const each of mine) count(onAxis, STEP_TO[from + each]!);
    for (const each of theirs) count(onAxis, STEP_TO[from + each]!);
    for (let step = 0; step < 8; step++) {
      const distance = onAxis[Math.min(step, 7 - step)]!;
      const to = distance > 7 ? -1 : LANDING[from + 8 * step + distance]!;
      if (to < 0 || mine.includes(to)) continue;
      const isBlocked = theirs.some(
        (each) => STEP_TO[from + each] === step && STEPS_AWAY[from + each]! < distance,
      );
      if (!isBlocked) call(piece, to);
    }
  }
}

function count(onAxis: number[], step: number): void {
  if (step >= 0) onAxis[Math.min(step, 7 - step)]!++;
}

const WON = 1;
const LOST = -1;
/** The game is over, two pieces stand on one square, or another position stands for it. */
const NONE = 2;
/** Of one open move: symmetric positions share a place, so that a step back may stand for parts of moves. */
const MOVE = 8;

/** Positions where pieces of one number are to move against those of another: their values for the side to move. */
class Table {
  readonly mine: SquareSets;
  readonly theirs: SquareSets;
  readonly values: Int8Array;
  /** By position: its moves that are not known to lose, times `MOVE`. */
  readonly open: Uint16Array;
  /** Places of positions whose value is known, and the positions that lead to them not looked at yet. */
  readonly found: number[] = [];
  /** How many symmetries leave the position alone that `at` was asked for last. */
  symmetries = 1;

  constructor(mine: SquareSets, theirs: SquareSets) {
    this.mine = mine;
    this.theirs = theirs;
    const count = mine.firsts.length * theirs.sets.length;
    this.values = new Int8Array(count);
    this.open = new Uint16Array(count);
  }

  /** The place of a position. */
  at(mine: readonly number[], theirs: readonly number[]): number {
    const number = numberAfter(mine, 0);
    let least = Infinity;
    for (const turn of this.mine.turnsOf(number)) {
      const each = numberAfter(theirs, turn);
      if (each < least) this.symmetries = 0;
      if (each <= least) this.symmetries++;
      least = Math.min(least, each);
    }
    return this.mine.standIn[number]! * this.theirs.sets.length + least;
  }

  /** The pieces of a position by its place. */
  pieces(at: number): readonly [mine: readonly number[], theirs: readonly number[]] {
    const count = this.theirs.sets.length;
    return [
      this.mine.sets[this.mine.firsts[Math.floor(at / count)]!]!,
      this.theirs.sets[at % count]!,
    ];
  }

  find(at: number, value: number): void {
    this.values[at] = value;
    this.found.push(at);
  }
}

/** Every position of two pieces against two, and of three against two when asked for. */
export class LinesOfActionEndings {
  readonly #isTournament: boolean;
  /** By 4 · pieces to move + other pieces. */
  readonly #tables = new Map<number, Table>();

  /** @param pieces of both sides together, at most. */
  constructor(pieces: 4 | 5, isTournament: boolean) {
    this.#isTournament = isTournament;
    const pairs = new SquareSets(2);
    const even = new Table(pairs, pairs);
    this.#tables.set(4 * 2 + 2, even);
    this.#solve([[even, even]]);
    if (pieces === 4) return;
    const triples = new SquareSets(3);
    const [more, fewer] = [new Table(triples, pairs), new Table(pairs, triples)];
    this.#tables.set(4 * 3 + 2, more).set(4 * 2 + 3, fewer);
    this.#solve([
      [more, fewer],
      [fewer, more],
    ]);
  }

  /** 1 when the side to move can force a win, -1 when the other can, 0 otherwise; `undefined` when the game is over. */
  valueOf(mine: readonly number[], theirs: readonly number[]): number | undefined {
    const table = this.#tables.get(4 * mine.length + theirs.length)!;
    const value = table.values[table.at(mine, theirs)];
    return value === NONE ? undefined : value;
  }

  /** @param pairs tables that lead to each other: one, and that with the other side to move. */
  #solve(pairs: readonly (readonly [Table, Table])[]): void {
    for (const [table] of pairs) {
      for (let at = 0; at < table.values.length; at++) this.#begin(table, at);
    }
    while (pairs.some(([table]) => table.found.length > 0)) {
      for (const [table, before] of pairs) {
        for (let at = table.found.pop(); at !== undefined; at = table.found.pop()) {
          stepBack(table, before, at);
        }
      }
    }
  }

  /** Counts the moves of a position, and finds its value when one of them wins or all lose at once. */
  #begin(table: Table, at: number): void {
    const [mine, theirs] = table.pieces(at);
    const isOver = isOneGroup(mine) || isOneGroup(theirs);
    if (isOver || mine.some((each) => theirs.includes(each)) || table.at(mine, theirs) !== at) {
      table.values[at] = NONE;
      return;
    }
    let open = 0;
    let isWon = false;
    let isPass = true;
    eachEndingMove(mine, theirs, (piece, to) => {
      isPass = false;
      const value = this.#valueAfter(mine.with(piece, to), theirs, to);
      if (value === WON) isWon = true;
      if (value !== LOST) open += MOVE;
    });
    if (isPass) open = MOVE;
    table.open[at] = open;
    if (isWon) table.find(at, WON);
    else if (open === 0) table.find(at, LOST);
  }

  /** What a move to a square is worth as far as that is known at first, for the side that makes it. */
  #valueAfter(mine: readonly number[], theirs: readonly number[], to: number): number {
    const left = theirs.filter((each) => each !== to);
    const [isMineDone, isTheirsDone] = [isOneGroup(mine), isOneGroup(left)];
    if (isMineDone && isTheirsDone) return this.#isTournament ? WON : 0;
    if (isMineDone || isTheirsDone) return isMineDone ? WON : LOST;
    return left.length === theirs.length ? 0 : -this.valueOf(left, mine)!;
  }
}

/** Tells the positions that lead to one, whose value is known, what that is. Quiet moves go back as they came. */
function stepBack(table: Table, before: Table, at: number): void {
  const [mine, theirs] = table.pieces(at);
  const value = table.values[at]!;
  table.at(mine, theirs);
  const { symmetries } = table;
  const tell = (movers: readonly number[]): void => {
    const place = before.at(movers, mine);
    if (before.values[place] !== 0) return;
    if (value === LOST) before.find(place, WON);
    else {
      before.open[place]! -= (MOVE * before.symmetries) / symmetries;
      if (before.open[place] === 0) before.find(place, LOST);
    }
  };
  let canMove = false;
  eachEndingMove(theirs, mine, (piece, to) => {
    canMove = true;
    const movers = theirs.with(piece, to);
    if (!mine.includes(to) && !isOneGroup(movers)) tell(movers);
  });
  if (!canMove) tell(theirs);
}
