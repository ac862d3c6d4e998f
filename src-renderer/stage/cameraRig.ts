import { MathUtils, PerspectiveCamera, Raycaster, TOUCH, Vector2 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { Glide } from './animation.ts';
import {
  CAMERA_TARGET,
  FIELD_OF_VIEW_DEG,
  cameraPosition,
  frameBoard,
  homeAngle,
  type Framing,
  type ViewAngle,
  type Viewport,
} from './cameraFit.ts';
import { cancelLostPresses } from './lostPress.ts';

/** How close and how far the person may go, as shares of the distance that shows the whole board. */
const NEAREST = 0.42;
const FARTHEST = 1.7;
const LOWEST_ELEVATION_DEG = 5;
const HIGHEST_ELEVATION_DEG = 86;

/** Once round in 80 seconds: radians per millisecond. */
const ORBIT_RATE = (2 * Math.PI) / 80_000;
const LONGEST_FRAME_MS = 100;
const BROAD_ZOOM = 0.88;

/** How far the camera has walked, radians, and when that was drawn. */
interface Orbit {
  readonly angle: number;
  readonly atMs: number | undefined;
}

/** Where the camera stands, whatever the size of the window. */
export interface Stand extends ViewAngle {
  /** Share of the distance that shows the whole board. */
  readonly zoom: number;
}

/**
 * The camera and the person's hands on it. It turns around the board, never sees it from below and
 * only moves when asked; a resized window keeps angle and zoom.
 */
export class CameraRig {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 1, 160);
  readonly #canvas: HTMLCanvasElement;
  readonly #controls: OrbitControls;
  readonly #stopWatching: () => void;
  readonly #flight = new Glide(1);
  readonly #raycaster = new Raycaster();
  #viewport: Viewport = { width: 1, height: 1 };
  #framing: Framing = { distance: 15, shiftX: 0, shiftY: 0 };
  #from: Stand;
  #to: Stand;
  #isTouched: boolean;
  #orbit: Orbit | undefined;
  /** Where to begin, until the window's size is known. */
  #resumed: Stand | undefined;
  /** Where the person had the camera before it was turned to something, see {@link turnTo}. */
  #before: { readonly stand: Stand | undefined } | undefined;
  #isHeld = false;
  #isMovedByHand = false;

  /**
   * @param onChange the person has moved the camera: draw
   * @param resumed where to begin; from the usual place if missing
   */
  constructor(canvas: HTMLCanvasElement, onChange: () => void, resumed?: Stand) {
    this.#canvas = canvas;
    this.#resumed = resumed;
    this.#isTouched = resumed !== undefined;
    this.#stopWatching = cancelLostPresses(canvas);
    // Before the controls listen.
    canvas.addEventListener('wheel', leaveWheelToPage, { capture: true });
    this.#controls = new OrbitControls(this.camera, canvas);
    const controls = this.#controls;
    controls.target.copy(CAMERA_TARGET);
    controls.enablePan = false;
    controls.touches.TWO = TOUCH.DOLLY_ROTATE;
    controls.dampingFactor = 0.14;
    controls.rotateSpeed = 0.8;
    controls.minPolarAngle = Math.PI / 2 - MathUtils.degToRad(HIGHEST_ELEVATION_DEG);
    controls.maxPolarAngle = Math.PI / 2 - MathUtils.degToRad(LOWEST_ELEVATION_DEG);
    controls.addEventListener('change', onChange);
    controls.addEventListener('change', this.#followHand);
    controls.addEventListener('start', this.#takeOver);
    controls.addEventListener('end', this.#letGo);
    this.#from = { ...homeAngle(this.#viewport), zoom: 1 };
    this.#to = this.#from;
  }

  /** Radians; 0 looks from row 1, a quarter turn more from column D. */
  get azimuth(): number {
    return this.#controls.getAzimuthalAngle();
  }

  /** Where the person has put the camera, or is sending it; `undefined` at the usual place. */
  get stand(): Stand | undefined {
    if (this.#before !== undefined) return this.#before.stand;
    if (!this.#isTouched) return undefined;
    return this.#resumed ?? (this.#flight.isMoving ? this.#to : this.standNow);
  }

  /** Where the camera stands at this moment. */
  get standNow(): Stand {
    return {
      azimuth: this.#controls.getAzimuthalAngle(),
      elevation: Math.PI / 2 - this.#controls.getPolarAngle(),
      zoom: this.#controls.getDistance() / this.#framing.distance,
    };
  }

  /** The person has moved the camera since {@link beginGame}. */
  get isMovedByHand(): boolean {
    return this.#isMovedByHand;
  }

  /** The size of the canvas that the picture is framed for. */
  get viewport(): Viewport {
    return this.#viewport;
  }

  /** Lets a turn run out smoothly after the hand has let go. */
  setDamping(isDamped: boolean): void {
    this.#controls.enableDamping = isDamped;
  }

  /** The canvas has this size now, or the layers are lifted apart by `spread` 0..1. */
  fit(viewport: Viewport, spread: number): void {
    const stand = this.#resumed ?? this.standNow;
    this.#resumed = undefined;
    this.#viewport = viewport;
    const { width, height } = viewport;
    this.camera.aspect = width / height;
    this.#framing = frameBoard(homeAngle(viewport), viewport, spread);
    const { distance, shiftX, shiftY } = this.#framing;
    this.camera.setViewOffset(width, height, -shiftX, -shiftY, width, height);
    this.#controls.minDistance = distance * NEAREST;
    this.#controls.maxDistance = distance * FARTHEST;
    const home = { ...homeAngle(viewport), zoom: 1 };
    if (this.#orbit !== undefined) this.#place(this.#orbitStand(this.#orbit));
    else if (!this.#flight.isMoving) this.#place(this.#isTouched ? stand : home);
    else if (!this.#isTouched) this.#to = home;
  }

  /** Looks at the board as the person likes to again. */
  beginGame(isAnimated: boolean): void {
    this.#isMovedByHand = false;
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined) return;
    this.#isTouched = before.stand !== undefined;
    this.#fly(before.stand ?? { ...homeAngle(this.#viewport), zoom: 1 }, isAnimated);
  }

  /** Turns to something that is seen from there; the person's own stand stays what it is. */
  turnTo(azimuth: number, isAnimated: boolean): void {
    this.#before = { stand: this.stand };
    this.#isTouched = true;
    this.#fly({ ...this.standNow, azimuth }, isAnimated);
  }

  /** Goes to the usual place, from which everything is seen. */
  goHome(isAnimated: boolean): void {
    this.#takeHold();
    this.#isTouched = false;
    this.#fly({ ...homeAngle(this.#viewport), zoom: 1 }, isAnimated);
  }

  /** Turns by a quarter, to the next side of the board: 1 anticlockwise seen from above. */
  turnQuarter(direction: 1 | -1, isAnimated: boolean): void {
    this.#takeHold();
    const stand = this.#flight.isMoving ? this.#to : this.standNow;
    const azimuth = stand.azimuth + (direction * Math.PI) / 2;
    this.#fly({ ...stand, azimuth }, isAnimated, direction);
  }

  /** Comes closer by a factor above 1, moves back by one below 1. */
  zoom(factor: number, isAnimated: boolean): void {
    this.#takeHold();
    const stand = this.#flight.isMoving ? this.#to : this.standNow;
    const zoom = MathUtils.clamp(stand.zoom / factor, NEAREST, FARTHEST);
    this.#fly({ ...stand, zoom }, isAnimated);
  }

  /** Lets the camera walk round the board by itself, from the usual place, or stay where it is. */
  orbit(isOrbiting: boolean): void {
    this.#orbit = isOrbiting ? (this.#orbit ?? { angle: 0, atMs: undefined }) : undefined;
  }

  /** Where the camera stands on its way round. */
  #orbitStand({ angle }: Orbit): Stand {
    const home = homeAngle(this.#viewport);
    // On its way round a board needs its width from corner to corner, of which a broad window has enough.
    const { width, height } = this.#viewport;
    return { ...home, azimuth: home.azimuth + angle, zoom: width > height ? BROAD_ZOOM : 1 };
  }

  /** Moves on to this moment; returns whether the camera still moves. */
  step(nowMs: number): boolean {
    if (this.#orbit !== undefined) {
      const { angle, atMs = nowMs } = this.#orbit;
      // After a while in which nothing was drawn it goes on from where it was.
      const passedMs = Math.min(nowMs - atMs, LONGEST_FRAME_MS);
      this.#orbit = { angle: angle + passedMs * ORBIT_RATE, atMs: nowMs };
      this.#place(this.#orbitStand(this.#orbit));
      return true;
    }
    if (!this.#flight.isMoving) return this.#controls.update();
    const share = this.#flight.at(nowMs);
    this.#place({
      azimuth: MathUtils.lerp(this.#from.azimuth, this.#to.azimuth, share),
      elevation: MathUtils.lerp(this.#from.elevation, this.#to.elevation, share),
      zoom: MathUtils.lerp(this.#from.zoom, this.#to.zoom, share),
    });
    return true;
  }

  /** The line of sight through a place on the canvas, in CSS pixels from its top left corner. */
  rayThrough({ x, y }: { readonly x: number; readonly y: number }): Raycaster {
    const { width, height } = this.#viewport;
    this.camera.updateMatrixWorld();
    this.#raycaster.setFromCamera(
      new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2),
      this.camera,
    );
    return this.#raycaster;
  }

  dispose(): void {
    this.#stopWatching();
    this.#canvas.removeEventListener('wheel', leaveWheelToPage, { capture: true });
    this.#controls.removeEventListener('change', this.#followHand);
    this.#controls.removeEventListener('start', this.#takeOver);
    this.#controls.removeEventListener('end', this.#letGo);
    this.#controls.dispose();
  }

  readonly #takeOver = () => {
    this.#isHeld = true;
    if (this.#flight.isMoving) this.#takeHold();
    this.#flight.start(1, 1, false);
  };

  /** A tap holds the camera too, and moves nothing. */
  readonly #followHand = () => {
    if (this.#isHeld) this.#takeHold();
  };

  readonly #letGo = () => {
    this.#isHeld = false;
  };

  /** Where the camera is from now on, the person has put it. */
  #takeHold(): void {
    this.#isTouched = true;
    this.#isMovedByHand = true;
    this.#before = undefined;
  }

  #fly(stand: Stand, isAnimated: boolean, direction: -1 | 0 | 1 = 0): void {
    this.#from = this.standNow;
    this.#stopInertia();
    // The shorter way round, but two quick quarter turns go on in their own direction.
    const turn = Math.PI * 2;
    const turns = (stand.azimuth - this.#from.azimuth) / turn;
    const wound = Math.round(turns - direction * 0.2) * turn;
    this.#to = { ...stand, azimuth: stand.azimuth - wound };
    this.#flight.start(0, 1, isAnimated);
    this.#place(isAnimated ? this.#from : this.#to);
  }

  /** A turn that still runs out after a drag would carry the camera past where it is sent. */
  #stopInertia(): void {
    const isDamped = this.#controls.enableDamping;
    this.#controls.enableDamping = false;
    this.#controls.update();
    this.#controls.enableDamping = isDamped;
  }

  #place(stand: Stand): void {
    this.camera.position.copy(cameraPosition(stand, stand.zoom * this.#framing.distance));
    this.camera.lookAt(CAMERA_TARGET.x, CAMERA_TARGET.y, CAMERA_TARGET.z);
    this.#controls.update();
  }
}

/** Whether nobody could tell the two pictures apart. */
export function isSameStand(a: Stand | undefined, b: Stand | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const keys = ['azimuth', 'elevation', 'zoom'] as const;
  return keys.every((key) => Math.abs(a[key] - b[key]) < 1e-3);
}

/** Where the page scrolls, the wheel scrolls it; Control and wheel, or two fingers on a touch pad, zoom everywhere. */
function leaveWheelToPage(event: WheelEvent): void {
  const page = document.scrollingElement;
  const doesScroll = page !== null && page.scrollHeight > page.clientHeight;
  if (doesScroll && !event.ctrlKey) event.stopImmediatePropagation();
}
