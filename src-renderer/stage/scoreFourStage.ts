import type { WebGLRenderer } from 'three';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { CanvasFit } from './canvasFit.ts';
import { CameraRig, isSameStand, type Stand } from './cameraRig.ts';
import { FrameLoop } from './frameLoop.ts';
import { azimuthShowing } from './lineView.ts';
import { octantFacing } from './labels.ts';
import { pickPeg } from './picking.ts';
import { takePhoto } from './photo.ts';
import type {
  LayerView,
  PhotoError,
  PhotoOptions,
  Stage,
  StageCanvas,
  StageOptions,
  StageView,
} from './stageContract.ts';
import { watchPointer, type CanvasSpot } from './pointer.ts';
import { createRenderer } from './renderer.ts';
import { makeTableScene, type TableScene } from './scene.ts';
import { StagePicture } from './stagePicture.ts';

export type { LayerView, Stage, StageOptions, StageView } from './stageContract.ts';
export type { StageBead } from './beadMotion.ts';
export type { StageCell } from './layout.ts';
export type { Stand } from './cameraRig.ts';

/**
 * Sets up the Score Four board on a canvas, which keeps the size that the host's style gives it and
 * stays transparent where there is no board.
 *
 * The quality stays as it is: antialiasing belongs to a canvas from its beginning.
 *
 * @returns `ERR_NO_WEBGL` when the browser gives no WebGL 2 context
 */
export function createScoreFourStage(
  canvas: HTMLCanvasElement,
  options: StageOptions,
): Result<Stage, 'ERR_NO_WEBGL'> {
  const renderer = createRenderer(canvas, options.quality);
  return renderer === undefined
    ? err('ERR_NO_WEBGL')
    : ok(new ScoreFourStage(canvas, options, renderer));
}

class ScoreFourStage implements Stage {
  readonly #canvas: StageCanvas;
  readonly #renderer: WebGLRenderer;
  readonly #rig: CameraRig;
  readonly #loop: FrameLoop;
  readonly #fit: CanvasFit;
  readonly #stopWatching: () => void;
  readonly #picture = new StagePicture();
  #options: StageOptions;
  readonly #table: TableScene;
  #octant = 0;
  #hovered: number | undefined;
  #toldStand: Stand | undefined;
  #toldAzimuth = NaN;
  #drawCalls = 0;
  /** When the latest frame was drawn, if something moved in it. */
  #movedAtMs: number | undefined;
  #hasTurnedToLine = false;
  #isLost = false;
  #isDisposed = false;

  constructor(canvas: HTMLCanvasElement, options: StageOptions, renderer: WebGLRenderer) {
    this.#canvas = canvas;
    this.#options = options;
    this.#toldStand = options.stand;
    this.#renderer = renderer;
    this.#loop = new FrameLoop(
      {
        requestFrame: (callback) => requestAnimationFrame(callback),
        cancelFrame: (handle) => cancelAnimationFrame(handle),
      },
      (timeMs) => this.#drawInTime(timeMs),
    );
    this.#rig = new CameraRig(canvas, () => this.#loop.request(), options.stand);
    this.#rig.setDamping(!options.hasReducedMotion);
    this.#picture.motionScale = options.motionScale;
    this.#table = this.#makeTable();
    this.#fit = new CanvasFit(canvas, () => this.#loop.request());
    this.#canvas.describeDrawing = () => ({
      isMoving: this.#loop.isDue,
      beads: this.#table.drawnBeads(),
      stand: this.#rig.standNow,
      frames: this.#loop.frames,
      drawCalls: this.#drawCalls,
      held: {
        geometries: renderer.info.memory.geometries,
        textures: renderer.info.memory.textures,
        programs: renderer.info.programs?.length ?? 0,
      },
    });
    canvas.addEventListener('webglcontextlost', this.#handleContextLost);
    canvas.addEventListener('webglcontextrestored', this.#handleContextRestored);
    this.#stopWatching = watchPointer(canvas, {
      onPoint: (spot) => this.#hover(spot === undefined ? undefined : this.#pick(spot)),
      onTap: (spot) => {
        const peg = this.#pick(spot);
        if (peg !== undefined) this.#options.onPickPeg(peg);
      },
    });
    this.#loop.request();
  }

  takePhoto(options: PhotoOptions): Promise<Result<Blob, PhotoError>> {
    const { theme, quality, material } = this.#options;
    const { view, layers } = this.#picture;
    return takePhoto(
      { view, layers, stand: this.#rig.standNow, theme, quality, material },
      options,
    );
  }

  beginGame(): void {
    this.#hasTurnedToLine = false;
    this.#rig.beginGame(!this.#options.hasReducedMotion);
    this.#loop.request();
  }

  update(view: StageView): void {
    this.#picture.show(view, !this.#options.hasReducedMotion);
    this.#drawIfChanged();
  }

  setOptions({
    theme,
    hasReducedMotion,
    motionScale,
  }: Pick<StageOptions, 'theme' | 'hasReducedMotion' | 'motionScale'>): void {
    const before = this.#options;
    this.#options = { ...before, theme, hasReducedMotion, motionScale };
    this.#picture.motionScale = motionScale;
    this.#rig.setDamping(!hasReducedMotion);
    if (theme === before.theme) return;
    this.#table.setTheme(theme);
    this.#picture.change();
    this.#drawIfChanged();
  }

  setLayers(layers: LayerView): void {
    this.#picture.showLayers(layers, !this.#options.hasReducedMotion);
    this.#drawIfChanged();
  }

  rotateQuarter(direction: 1 | -1): void {
    this.#rig.turnQuarter(direction, !this.#options.hasReducedMotion);
    this.#loop.request();
  }

  orbit(isOrbiting: boolean): void {
    this.#rig.orbit(isOrbiting);
    if (isOrbiting) this.#loop.request();
  }

  resetCamera(): void {
    this.#rig.goHome(!this.#options.hasReducedMotion);
    this.#loop.request();
  }

  zoom(factor: number): void {
    this.#rig.zoom(factor, !this.#options.hasReducedMotion);
    this.#loop.request();
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#loop.stop();
    this.#fit.dispose();
    this.#stopWatching();
    delete this.#canvas.describeDrawing;
    this.#canvas.removeEventListener('webglcontextlost', this.#handleContextLost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#handleContextRestored);
    this.#rig.dispose();
    this.#table.dispose();
    this.#renderer.dispose();
    // Browsers keep only a few drawing contexts; this one is given back at once.
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss();
    this.#isLost = true;
  }

  readonly #handleContextLost = () => {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#loop.stop();
    this.#options.onContextLost();
  };

  readonly #handleContextRestored = () => {
    this.#options.onContextRestored();
  };

  #makeTable(): TableScene {
    const { quality, theme, material } = this.#options;
    this.#renderer.shadowMap.enabled = quality === 'high';
    const table = makeTableScene(this.#renderer, quality, theme, material);
    table.faceLabels(this.#octant);
    return table;
  }

  #drawIfChanged(): void {
    if (this.#picture.isChanged) this.#loop.request();
  }

  /** Draws one frame and tells how it kept pace; returns whether another one must follow. */
  #drawInTime(timeMs: number): boolean {
    const isMoving = this.#draw(timeMs);
    const before = this.#movedAtMs;
    this.#movedAtMs = isMoving ? timeMs : undefined;
    if (before !== undefined) this.#options.onFrame(timeMs - before);
    if (!isMoving && before !== undefined) this.#options.onRest();
    return isMoving;
  }

  /** Draws one frame; returns whether another one must follow. */
  #draw(timeMs: number): boolean {
    if (this.#isLost || !this.#fit.isVisible) return false;
    const size = this.#fit.take();
    if (size !== undefined) {
      this.#renderer.setPixelRatio(size.pixelRatio);
      this.#renderer.setSize(size.width, size.height, false);
      this.#rig.fit(size, this.#picture.shownSpread);
    }
    const areShadowsDrawn = this.#picture.areShadowsStale;
    if (this.#picture.isChanged) this.#arrange(timeMs);
    this.#turnToLine();
    const isTurning = this.#rig.step(timeMs);
    const octant = octantFacing(this.#rig.azimuth, this.#octant);
    if (octant !== this.#octant) {
      this.#octant = octant;
      this.#table.faceLabels(octant);
    }
    this.#renderer.render(this.#table.scene, this.#rig.camera);
    if (!areShadowsDrawn) this.#drawCalls = this.#renderer.info.render.calls;
    if (!isTurning) this.#tellStand();
    return isTurning || this.#picture.isChanged;
  }

  /** Once in a game, unless the person has moved the camera: to where the line that won is seen whole. */
  #turnToLine(): void {
    const lines = this.#picture.shownLines;
    if (this.#hasTurnedToLine || lines.length === 0) return;
    this.#hasTurnedToLine = true;
    if (this.#rig.isMovedByHand) return;
    const { azimuth, elevation } = this.#rig.standNow;
    const best = azimuthShowing(lines, { azimuth, elevation }, this.#picture.spread);
    if (best !== azimuth) this.#rig.turnTo(best, !this.#options.hasReducedMotion);
  }

  #tellStand(): void {
    const { stand, azimuth } = this.#rig;
    const isSame = Math.abs(azimuth - this.#toldAzimuth) < 1e-3;
    if (isSame && isSameStand(stand, this.#toldStand)) return;
    this.#toldStand = stand;
    this.#toldAzimuth = azimuth;
    this.#options.onStand(stand, azimuth);
  }

  #arrange(timeMs: number): void {
    const { shownSpread } = this.#picture;
    const picture = this.#picture.at(timeMs);
    this.#table.show(picture);
    if (picture.spread !== shownSpread) this.#rig.fit(this.#rig.viewport, picture.spread);
  }

  #hover(peg: number | undefined): void {
    if (peg === this.#hovered) return;
    this.#hovered = peg;
    this.#options.onHoverPeg(peg);
  }

  #pick(spot: CanvasSpot): number | undefined {
    return pickPeg(this.#rig.rayThrough(spot), this.#table.solids, this.#picture.spread);
  }
}
