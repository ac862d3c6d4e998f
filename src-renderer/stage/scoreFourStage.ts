/* eslint-disable max-lines -- one object that every part of the stage hangs on; each of its functions is short */
import type { WebGLRenderer } from 'three';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { Glide } from './animation.ts';
import { BeadMotion, type BeadPlacement } from './beadMotion.ts';
import { CanvasFit } from './canvasFit.ts';
import { CameraRig, isSameStand, type Stand, type ViewPreset } from './cameraRig.ts';
import { FrameLoop } from './frameLoop.ts';
import { octantFacing } from './labels.ts';
import { cellKey } from './layout.ts';
import { pickPeg } from './picking.ts';
import type {
  LayerView,
  Stage,
  StageCanvas,
  StageOptions,
  StageStatistics,
  StageView,
} from './stageContract.ts';
import { compareViews } from './viewChanges.ts';
import { watchPointer, type CanvasSpot } from './pointer.ts';
import { createRenderer } from './renderer.ts';
import { makeTableScene, type TableScene } from './scene.ts';

export type {
  LayerView,
  Stage,
  StageOptions,
  StageStatistics,
  StageView,
} from './stageContract.ts';
export type { StageBead } from './beadMotion.ts';
export type { StageCell } from './layout.ts';
export type { Stand, ViewPreset } from './cameraRig.ts';

const EMPTY_VIEW: StageView = {
  beads: [],
  lastMove: undefined,
  ghost: undefined,
  winningLines: [],
};

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
  readonly #motion = new BeadMotion();
  readonly #emphasis = new Glide(0);
  readonly #spread = new Glide(0);
  #options: StageOptions;
  readonly #table: TableScene;
  #view = EMPTY_VIEW;
  #layers: LayerView = { isExploded: false, height: undefined };
  #winning: ReadonlySet<number> = new Set();
  #octant = 0;
  #hovered: number | undefined;
  #toldStand: Stand | undefined;
  #isChanged = true;
  #areShadowsStale = true;
  #shownSpread = 0;
  #drawCalls = 0;
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
      (timeMs) => this.#draw(timeMs),
    );
    this.#rig = new CameraRig(canvas, () => this.#loop.request(), options.stand);
    this.#rig.setDamping(!options.hasReducedMotion);
    this.#table = this.#makeTable();
    this.#fit = new CanvasFit(canvas, () => this.#loop.request());
    this.#canvas.describeDrawing = () => ({
      isMoving: this.#loop.isDue,
      beads: this.#table.drawnBeads(),
      stand: this.#rig.standNow,
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

  get isLost(): boolean {
    return this.#isLost;
  }

  get statistics(): StageStatistics {
    return {
      frames: this.#loop.frames,
      drawCalls: this.#drawCalls,
      triangles: this.#renderer.info.render.triangles,
    };
  }

  update(view: StageView): void {
    const { isPositionChanged, isGhostChanged } = compareViews(this.#view, view);
    const hadLines = this.#view.winningLines.length > 0;
    this.#view = view;
    if (isPositionChanged) {
      const isAnimated = !this.#options.hasReducedMotion;
      const hasLines = view.winningLines.length > 0;
      this.#motion.show(view.beads, isAnimated);
      this.#winning = new Set(view.winningLines.flat().map(cellKey));
      if (hasLines !== hadLines) this.#emphasis.start(0, hasLines ? 1 : 0, isAnimated && hasLines);
      this.#change();
    } else if (isGhostChanged) {
      this.#isChanged = true;
      this.#loop.request();
    }
  }

  setOptions({ theme, hasReducedMotion }: Pick<StageOptions, 'theme' | 'hasReducedMotion'>): void {
    const before = this.#options;
    this.#options = { ...before, theme, hasReducedMotion };
    this.#rig.setDamping(!hasReducedMotion);
    if (theme === before.theme) return;
    this.#table.setTheme(theme);
    this.#change();
  }

  setLayers(layers: LayerView): void {
    const spread = layers.isExploded ? 1 : 0;
    const isSame = layers.height === this.#layers.height && spread === this.#spread.target;
    if (isSame) return;
    this.#layers = layers;
    if (spread !== this.#spread.target) {
      this.#spread.start(this.#shownSpread, spread, !this.#options.hasReducedMotion);
    }
    this.#change();
  }

  rotateQuarter(direction: 1 | -1): void {
    this.#rig.turnQuarter(direction, !this.#options.hasReducedMotion);
    this.#loop.request();
  }

  viewPreset(preset: ViewPreset): void {
    this.#rig.goTo(preset, !this.#options.hasReducedMotion);
    this.#loop.request();
  }

  resetCamera(): void {
    this.viewPreset('home');
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
    const { quality, theme } = this.#options;
    this.#renderer.shadowMap.enabled = quality === 'high';
    const table = makeTableScene(this.#renderer, quality, theme);
    table.faceLabels(this.#octant);
    return table;
  }

  /** What stands on the board has changed, not only the camera. */
  #change(): void {
    this.#isChanged = true;
    this.#areShadowsStale = true;
    this.#loop.request();
  }

  /** Draws one frame; returns whether another one must follow. */
  #draw(timeMs: number): boolean {
    if (this.#isLost || !this.#fit.isVisible) return false;
    const size = this.#fit.take();
    if (size !== undefined) {
      this.#renderer.setPixelRatio(size.pixelRatio);
      this.#renderer.setSize(size.width, size.height, false);
      this.#rig.fit(size, this.#shownSpread);
    }
    const isRedrawn = this.#areShadowsStale;
    if (this.#isChanged) this.#arrange(timeMs);
    const isTurning = this.#rig.step(timeMs);
    const octant = octantFacing(this.#rig.azimuth, this.#octant);
    if (octant !== this.#octant) {
      this.#octant = octant;
      this.#table.faceLabels(octant);
    }
    this.#renderer.render(this.#table.scene, this.#rig.camera);
    if (!isRedrawn) this.#drawCalls = this.#renderer.info.render.calls;
    if (!isTurning) this.#tellStand();
    return isTurning || this.#isChanged;
  }

  #tellStand(): void {
    const { stand } = this.#rig;
    if (isSameStand(stand, this.#toldStand)) return;
    this.#toldStand = stand;
    this.#options.onStand(stand);
  }

  /** Puts everything where it is at this moment, and notes whether it will be elsewhere next. */
  #arrange(timeMs: number): void {
    const placements = this.#motion.placements(timeMs);
    const isFalling = this.#motion.isFalling;
    // The verdict on a move appears when its bead has come to rest.
    const emphasis = isFalling ? 0 : this.#emphasis.at(timeMs);
    const spread = this.#spread.at(timeMs);
    const { ghost, lastMove, winningLines } = this.#view;
    this.#table.show({
      placements,
      fading: (placement) => this.#fading(placement, emphasis),
      ghost,
      ring: isFalling ? undefined : lastMove,
      bars: winningLines,
      barShare: emphasis,
      spread,
      areShadowsStale: this.#areShadowsStale,
    });
    if (spread !== this.#shownSpread) {
      this.#shownSpread = spread;
      this.#rig.fit(this.#rig.viewport, spread);
    }
    this.#isChanged =
      this.#motion.isMoving || this.#spread.isMoving || (!isFalling && this.#emphasis.isMoving);
    this.#areShadowsStale = this.#isChanged;
  }

  #fading({ bead }: BeadPlacement, emphasis: number): number {
    const { height } = this.#layers;
    const isOtherLayer = height !== undefined && bead.height !== height;
    if (isOtherLayer) return 1;
    return this.#winning.size > 0 && !this.#winning.has(cellKey(bead)) ? emphasis : 0;
  }

  #hover(peg: number | undefined): void {
    if (peg === this.#hovered) return;
    this.#hovered = peg;
    this.#options.onHoverPeg(peg);
  }

  #pick(spot: CanvasSpot): number | undefined {
    return pickPeg(this.#rig.rayThrough(spot), this.#table.solids, this.#spread.target);
  }
}
