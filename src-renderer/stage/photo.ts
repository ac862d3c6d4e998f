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
import { makeTableScene } from './scene.ts';
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
  const canvas = document.createElement('canvas');
  const renderer = createRenderer(canvas, subject.quality);
  if (renderer === undefined) return err('ERR_NO_WEBGL');
  try {
    if (!fits(renderer, options)) return err('ERR_TOO_LARGE');
    draw(renderer, subject, options);
    const gl = renderer.getContext();
    if (gl.isContextLost() || gl.getError() === gl.OUT_OF_MEMORY) return err('ERR_TOO_LARGE');
    // At once, because a drawing is only kept until the page itself is drawn.
    const picture = options.background === 'felt' ? onFelt(canvas, subject.theme) : canvas;
    const blob = await new Promise<Blob | null>((resolve) => {
      if (picture === undefined) resolve(null);
      else picture.toBlob(resolve);
    });
    return blob === null ? err('ERR_TOO_LARGE') : ok(blob);
  } catch {
    // What three throws when memory runs out.
    return err('ERR_TOO_LARGE');
  } finally {
    renderer.dispose();
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
    canvas.width = canvas.height = 0;
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

function draw(renderer: WebGLRenderer, subject: PhotoSubject, options: PhotoOptions): void {
  const { view, layers, stand, theme, quality, material } = subject;
  renderer.shadowMap.enabled = quality === 'high';
  const table = makeTableScene(renderer, quality, theme, material);
  try {
    table.faceLabels(octantFacing(stand.azimuth, 0));
    const picture = new StagePicture();
    picture.show({ ...view, ghost: undefined }, false);
    picture.showLayers(layers, false);
    table.show(picture.at(0));
    renderer.render(table.scene, makeCamera(stand, options, picture.spread));
  } finally {
    table.dispose();
  }
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

/** Lays the drawing on the table's felt, which is the page's and not the scene's. */
function onFelt(drawing: HTMLCanvasElement, theme: StageTheme): HTMLCanvasElement | undefined {
  const { width, height } = drawing;
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const context = picture.getContext('2d');
  if (context === null) return undefined;
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
  context.drawImage(drawing, 0, 0);
  return picture;
}
