import type { Result } from '../../src-shared/core/result.ts';
import type { StageBead } from './beadMotion.ts';
import type { Stand } from './cameraRig.ts';
import type { StageMaterial } from './finishes.ts';
import type { Point, StageCell } from './layout.ts';
import type { StageQuality, StageTheme } from './palette.ts';

/** What the stage shows. */
export interface StageView {
  /** At most one bead per cell; a jump of more than two beads is shown at once, without motion. */
  readonly beads: readonly StageBead[];
  /** Gets a thin brass ring. */
  readonly lastMove: StageCell | undefined;
  /** A see-through bead where it would land. */
  readonly ghost: StageBead | undefined;
  /** A brass bar goes through each; all other beads fade. */
  readonly winningLines: readonly (readonly StageCell[])[];
  /** Empty cells where a side wins; each gets a ring (White) or a square (Black). */
  readonly threats: readonly StageBead[];
  /** Pegs that the side to move had better leave alone; each gets a red star on its tip. */
  readonly deadlyPegs: readonly number[];
  /** Cells that are pointed out: a ring where it is good, a star where it is bad. */
  readonly told: readonly ToldCell[];
  /** Thin lines, drawn so that one sees whose they are. */
  readonly lines: readonly StageLine[];
}

/** A cell that is pointed out. */
export interface ToldCell extends StageCell {
  readonly tone: 'good' | 'bad';
}

/** A line of cells that belongs to a side, or still to both. */
export interface StageLine {
  readonly cells: readonly StageCell[];
  readonly side: 0 | 1 | undefined;
}

/** How the layers are shown, for reading the board. */
export interface LayerView {
  /** Lifts the four layers apart. */
  readonly isExploded: boolean;
  /** Only this height 0..3 stands out, the others fade; `undefined` shows all alike. */
  readonly height: number | undefined;
}

export interface StageOptions {
  readonly theme: StageTheme;
  readonly quality: StageQuality;
  readonly material: StageMaterial;
  readonly hasReducedMotion: boolean;
  /** How much longer than usual beads move. */
  readonly motionScale: number;
  /** Where the camera begins; at the usual place if `undefined`. */
  readonly stand: Stand | undefined;
  /** The pointer is over a peg 0..15, one of its beads or its column; `undefined` over none. */
  onHoverPeg(peg: number | undefined): void;
  /** Click or tap on a peg; never the end of a camera drag. */
  onPickPeg(peg: number): void;
  /**
   * The camera has come to rest elsewhere. `stand` is where the person has put it, `undefined` the usual place;
   * `azimuth` is where it really is, which differs when it was turned to a winning line.
   */
  onStand(stand: Stand | undefined, azimuth: number): void;
  /** A frame of something that moves took so long, milliseconds since the one before. */
  onFrame(intervalMs: number): void;
  /** Nothing moves any more. */
  onRest(): void;
  /** The graphics card has taken the drawing away; the stage draws nothing any more. */
  onContextLost(): void;
  /** It could draw again now: make another stage in place of this one. */
  onContextRestored(): void;
}

/** A bead as it stands in the scene, in board units. */
export interface DrawnBead extends Point {
  /** 0 White (ivory), 1 Black (ebony). */
  readonly side: 0 | 1;
  /** 1, or less while it disappears. */
  readonly scale: number;
}

/** What the scene holds, read from the scene itself: for tests that compare it with the position. */
export interface StageDrawing {
  /** Another frame is to come. */
  readonly isMoving: boolean;
  readonly beads: readonly DrawnBead[];
  /** Where the camera stands: radians, and the share of the distance that shows the whole board. */
  readonly stand: Stand;
  /** Frames drawn since the stage was made; stands still while nothing changes. */
  readonly frames: number;
  /** Draw calls of the latest frame that drew no shadow map. */
  readonly drawCalls: number;
  /** What the graphics card holds for the stage at this moment. */
  readonly held: {
    readonly geometries: number;
    readonly textures: number;
    readonly programs: number;
  };
}

/** The canvas of a stage tells what is drawn on it. */
export interface StageCanvas extends HTMLCanvasElement {
  describeDrawing?: () => StageDrawing;
}

export interface PhotoOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly background: 'felt' | 'transparent';
}

export type PhotoError = 'ERR_NO_WEBGL' | 'ERR_TOO_LARGE';

export interface Stage {
  /** The board as it is seen now, as a PNG; the board itself is not touched. */
  takePhoto(options: PhotoOptions): Promise<Result<Blob, PhotoError>>;
  /** Another game is played on the board: its winning line may be turned to again. */
  beginGame(): void;
  update(view: StageView): void;
  setOptions(options: Pick<StageOptions, 'theme' | 'hasReducedMotion' | 'motionScale'>): void;
  setLayers(layers: LayerView): void;
  /** Walks round the board by a quarter: 1 anticlockwise seen from above, −1 clockwise. */
  rotateQuarter(direction: 1 | -1): void;
  /** Lets the camera walk slowly round the board by itself, or stay. */
  orbit(isOrbiting: boolean): void;
  resetCamera(): void;
  /** Above 1 comes closer, below 1 moves back; clamped to what is sensible. */
  zoom(factor: number): void;
  /** Frees everything; the stage draws and reports nothing any more. */
  dispose(): void;
}
