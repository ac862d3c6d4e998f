/** A point of the little drawing, and the size there of one board unit. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The drawing's size; its middle is where the board's centre is seen. */
export const WIDTH = 240;
export const HEIGHT = 210;

/* The camera stands where the 3D board's does, and looks at the same point. */
const EYE = { x: 6.2, y: 7.4, z: 12.2 };
const TARGET_Y = 1.05;
/** Drawing units per board unit at the distance 1. */
const FOCAL = 440;

const level = Math.hypot(EYE.x, EYE.z);
const distance = Math.hypot(level, EYE.y - TARGET_Y);
const [sinTurn, cosTurn] = [EYE.x / level, EYE.z / level];
const [sinTilt, cosTilt] = [(EYE.y - TARGET_Y) / distance, level / distance];

/** Where a point of the board is drawn: `x` to the right of A, `y` up, `z` towards row 1, board units. */
export function draw(x: number, y: number, z: number): Drawn {
  const across = cosTurn * x - sinTurn * z;
  const near = sinTurn * x + cosTurn * z;
  const up = y - TARGET_Y;
  const scale = FOCAL / (distance - (cosTilt * near + sinTilt * up));
  return {
    x: WIDTH / 2 + scale * across,
    y: 0.47 * HEIGHT - scale * (cosTilt * up - sinTilt * near),
    scale,
  };
}
