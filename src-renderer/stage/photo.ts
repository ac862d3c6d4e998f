import { PerspectiveCamera, type WebGLRenderer } from 'three';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import {
  CAMERA_TARGET,
  cameraPosition,
  FIELD_OF_VIEW_DEG,
  frameBoard,
  homeAngle,
} from './cameraFit.ts';
import type { Stand } from './cameraRig.ts';
import type { StageMaterial } from './finishes.ts';
import { octantFacing } from './labels.ts';
import { FELT, type StageQuality, type StageTheme } from './palette.ts';
import { createRenderer } from './renderer.ts';
import { makeTableScene, type TableScene } from './scene.ts';
import type { LayerView, PhotoError, PhotoOptions, StageView } from './stageContract.ts';
import { StagePicture } from './stagePicture.ts';

/** What is on the board that is photographed, and from where. */
export interface PhotoSubject {
  readonly view: StageView;
  readonly layers: LayerView;
  readonly stand: Stand;
  readonly theme: StageTheme;
  readonly quality: StageQuality;
  readonly material: StageMaterial;
}

/** A photo is composed as if it were so high, whatever its size: margins are shares of it. */
const COMPOSED_HEIGHT = 720;

/** What photos of a board are taken with: how it looks stays the same. */
export type StudioOptions = Pick<PhotoSubject, 'theme' | 'quality' | 'material'>;

/** Takes photos of the board on a canvas of its own, as many as one likes; what it holds is freed by `dispose`. */
export class PhotoStudio {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #table: TableScene;
  readonly #theme: StageTheme;

  private constructor(canvas: HTMLCanvasElement, renderer: WebGLRenderer, options: StudioOptions) {
    const { theme, quality, material } = options;
    this.#canvas = canvas;
    this.#renderer = renderer;
    this.#theme = theme;
    renderer.shadowMap.enabled = quality === 'high';
    this.#table = makeTableScene(renderer, quality, theme, material);
  }

  /** `undefined` when there is no further drawing context to be had. */
  static open(options: StudioOptions): PhotoStudio | undefined {
    const canvas = document.createElement('canvas');
    const renderer = createRenderer(canvas, options.quality);
    return renderer && new PhotoStudio(canvas, renderer, options);
  }

  /** A canvas with the photo; `ERR_TOO_LARGE` when the graphics card can't draw that many pixels. */
  take(
    subject: Pick<PhotoSubject, 'view' | 'layers' | 'stand'>,
    options: PhotoOptions,
  ): Result<HTMLCanvasElement, 'ERR_TOO_LARGE'> {
    try {
      if (!fits(this.#renderer, options)) return err('ERR_TOO_LARGE');
      this.#draw(subject, options);
      const gl = this.#renderer.getContext();
      if (gl.isContextLost() || gl.getError() === gl.OUT_OF_MEMORY) return err('ERR_TOO_LARGE');
      // At once, because a drawing is only kept until the page itself is drawn.
      const theme = options.background === 'felt' ? this.#theme : undefined;
      const picture = onTable(this.#canvas, theme);
      return picture === undefined ? err('ERR_TOO_LARGE') : ok(picture);
    } catch {
      // What three throws when memory runs out.
      return err('ERR_TOO_LARGE');
    }
  }

  dispose(): void {
    this.#table.dispose();
    this.#renderer.dispose();
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss();
    this.#canvas.width = this.#canvas.height = 0;
  }

  #draw(
    { view, layers, stand }: Pick<PhotoSubject, 'view' | 'layers' | 'stand'>,
    options: PhotoOptions,
  ): void {
    this.#table.faceLabels(octantFacing(stand.azimuth, 0));
    const picture = new StagePicture();
    picture.show({ ...view, ghost: undefined }, false);
    picture.showLayers(layers, false);
    this.#table.show(picture.at(0));
    this.#renderer.render(this.#table.scene, makeCamera(stand, options, picture.spread));
  }
}

/**
 * Draws the board once more on a canvas of its own and returns it as a PNG; everything that takes is freed.
 *
 * @returns `ERR_NO_WEBGL` when there is no further drawing context to be had, `ERR_TOO_LARGE` when the graphics card
 * can't draw that many pixels
 */
export async function takePhoto(
  subject: PhotoSubject,
  options: PhotoOptions,
): Promise<Result<Blob, PhotoError>> {
  const studio = PhotoStudio.open(subject);
  if (studio === undefined) return err('ERR_NO_WEBGL');
  try {
    const taken = studio.take(subject, options);
    if (!taken.ok) return taken;
    const blob = await new Promise<Blob | null>((resolve) => taken.value.toBlob(resolve));
    return blob === null ? err('ERR_TOO_LARGE') : ok(blob);
  } finally {
    studio.dispose();
  }
}

/** Gives the drawing its size, which the graphics card may refuse. */
function fits(renderer: WebGLRenderer, { width, height }: PhotoOptions): boolean {
  const gl = renderer.getContext();
  const limits = [gl.MAX_RENDERBUFFER_SIZE, gl.MAX_TEXTURE_SIZE].map((name): unknown =>
    gl.getParameter(name),
  );
  if (limits.some((limit) => Math.max(width, height) > Number(limit))) return false;
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  return gl.drawingBufferWidth === width && gl.drawingBufferHeight === height;
}

function makeCamera(stand: Stand, { width, height }: PhotoOptions, spread: number) {
  const viewport = { width: (COMPOSED_HEIGHT * width) / height, height: COMPOSED_HEIGHT };
  const { distance, shiftX, shiftY } = frameBoard(homeAngle(viewport), viewport, spread);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, width / height, 1, 160);
  const full = [viewport.width, viewport.height] as const;
  camera.setViewOffset(...full, -shiftX, -shiftY, ...full);
  camera.position.copy(cameraPosition(stand, stand.zoom * distance));
  camera.lookAt(CAMERA_TARGET.x, CAMERA_TARGET.y, CAMERA_TARGET.z);
  return camera;
}

/** Keeps the drawing, on the table's felt where it has one: that is the page's and not the scene's. */
function onTable(
  drawing: HTMLCanvasElement,
  theme: StageTheme | undefined,
): HTMLCanvasElement | undefined {
  const { width, height } = drawing;
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const context = picture.getContext('2d');
  if (context === null) return undefined;
  if (theme !== undefined) fillWithFelt(context, theme);
  context.drawImage(drawing, 0, 0);
  return picture;
}

function fillWithFelt(context: CanvasRenderingContext2D, theme: StageTheme): void {
  const { width, height } = context.canvas;
  // An ellipse that reaches the farthest corners, as the page's gradient does.
  const [reachX, reachY] = [width * Math.SQRT1_2, height * 0.62 * Math.SQRT2];
  context.save();
  context.translate(width / 2, height * 0.38);
  context.scale(reachX, reachY);
  const felt = context.createRadialGradient(0, 0, 0, 0, 0, 0.78);
  felt.addColorStop(0, FELT[theme].centre);
  felt.addColorStop(1, FELT[theme].edge);
  context.fillStyle = felt;
  context.fillRect(-2, -2, 4, 4);
  context.restore();
}
