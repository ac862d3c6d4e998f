/** One place for a bead. Pegs count 0..15: column letter A..D plus four times (digit − 1). */
export interface StageCell {
  readonly peg: number;
  /** 0 (bottom) to 3. */
  readonly height: number;
}

/** A point in board units: x to the right of A, y up, z towards row 1; the board's top is y = 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const GRID_SIZE = 4;
export const PEG_COUNT = GRID_SIZE * GRID_SIZE;
/** As many beads as the board holds, and one that is about to be played. */
export const BEAD_CAPACITY = PEG_COUNT * GRID_SIZE + 1;

export const PEG_SPACING = 1.14;
export const PEG_RADIUS = 0.05;
/** Beads rest on the top of a peg's foot. */
export const FOOT_HEIGHT = 0.075;
export const FOOT_RADIUS = 0.235;

export const BEAD_HEIGHT = 0.7;
export const BEAD_RADIUS = 0.475;
export const BEAD_BORE = 0.076;

export const BOARD_HALF = 2.7;
export const BOARD_THICKNESS = 0.44;
export const BOARD_CORNER_RADIUS = 0.34;

/** How much of a peg shows above its fourth bead. */
const PEG_TIP = 0.36;
/** Room between two layers when they are lifted apart completely. */
const LAYER_GAP = 0.62;

/** Column 0..3 (A..D) of a peg 0..15. */
export function columnOf(peg: number): number {
  return peg % GRID_SIZE;
}

/** Row 0..3 (digits 1..4) of a peg 0..15. */
export function rowOf(peg: number): number {
  return Math.floor(peg / GRID_SIZE);
}

/** Distance of a column or row 0..3 from the middle of the board, in board units. */
export function gridOffset(index: number): number {
  return (index - (GRID_SIZE - 1) / 2) * PEG_SPACING;
}

/** Where the peg's axis meets the board's top. */
export function pegFoot(peg: number): Point {
  return { x: gridOffset(columnOf(peg)), y: 0, z: -gridOffset(rowOf(peg)) };
}

/** Height of a peg's tip; `spread` 0..1 is how far the layers are lifted apart. */
export function pegTop(spread = 0): number {
  return FOOT_HEIGHT + GRID_SIZE * BEAD_HEIGHT + PEG_TIP + pegStretch(spread);
}

/** How much longer than usual a peg is; `spread` 0..1 is how far the layers are lifted apart. */
export function pegStretch(spread: number): number {
  return (GRID_SIZE - 1) * LAYER_GAP * spread;
}

/** Centre of a bead that rests in the cell; `spread` 0..1 is how far the layers are lifted apart. */
export function beadCentre(cell: StageCell, spread = 0): Point {
  const foot = pegFoot(cell.peg);
  const lift = cell.height * (BEAD_HEIGHT + LAYER_GAP * spread);
  return { x: foot.x, y: FOOT_HEIGHT + BEAD_HEIGHT / 2 + lift, z: foot.z };
}

/**
 * Number 0..63 that is different for each cell, whatever the side: the bead's identity while it
 * moves.
 */
export function cellKey(cell: StageCell): number {
  return cell.peg + PEG_COUNT * cell.height;
}

/**
 * The two ends of the bar through a line of cells, given in any order; both reach a little out of
 * the outermost beads. `undefined` when there are fewer than two different cells.
 */
export function barEnds(
  line: readonly StageCell[],
  spread = 0,
): readonly [Point, Point] | undefined {
  const centres = line.map((cell) => beadCentre(cell, spread));
  let ends: [Point, Point] | undefined;
  let longest = 0;
  for (const from of centres) {
    for (const to of centres) {
      const length = distance(from, to);
      if (length > longest) {
        longest = length;
        ends = [from, to];
      }
    }
  }
  if (ends === undefined) return undefined;
  const [from, to] = ends;
  const overhang = (BEAD_RADIUS + 0.14) / longest;
  return [mix(from, to, -overhang), mix(from, to, 1 + overhang)];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

function mix(a: Point, b: Point, share: number): Point {
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    z: a.z + (b.z - a.z) * share,
  };
}
