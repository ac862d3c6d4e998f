import { NeutralToneMapping, Raycaster, VSMShadowMap, Vector2, WebGLRenderer } from 'three';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { Glide } from './animation.ts';
import { BeadMotion, type BeadPlacement } from './beadMotion.ts';
import { CameraRig, type ViewPreset } from './cameraRig.ts';
import { FrameLoop } from './frameLoop.ts';
import { octantFacing } from './labels.ts';
import { cellKey } from './layout.ts';
import type { StageQuality } from './palette.ts';
import { pickPeg } from './picking.ts';
import type {
  LayerView,
  Stage,
  StageOptions,
  StageStatistics,
  StageView,
} from './stageContract.ts';
import { watchPointer, type CanvasSpot } from './pointer.ts';
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
export type { ViewPreset } from './cameraRig.ts';

const MAX_PIXEL_RATIO = 2;
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
 * `quality` decides once, here, about antialiasing; everything else follows later changes.
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

function createRenderer(
  canvas: HTMLCanvasElement,
  quality: StageQuality,
): WebGLRenderer | undefined {
  const antialias = quality === 'high';
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias,
    stencil: false,
    powerPreference: 'high-performance',
  });
  if (context === null || context.isContextLost()) return undefined;
  try {
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias });
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.type = VSMShadowMap;
    return renderer;
  } catch {
    // three throws when the context lacks something it cannot do without.
    return undefined;
  }
}

class ScoreFourStage implements Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #rig: CameraRig;
  readonly #loop: FrameLoop;
  readonly #resize: ResizeObserver;
  readonly #stopWatching: () => void;
  readonly #motion = new BeadMotion();
  readonly #emphasis = new Glide(0);
  readonly #spread = new Glide(0);
  readonly #raycaster = new Raycaster();
  #options: StageOptions;
  #table: TableScene;
  #view = EMPTY_VIEW;
  #layers: LayerView = { isExploded: false, height: undefined };
  #winning: ReadonlySet<number> = new Set();
  #octant = 0;
  #hovered: number | undefined;
  #isChanged = true;
  #drawCalls = 0;
  #lost = false;

  constructor(canvas: HTMLCanvasElement, options: StageOptions, renderer: WebGLRenderer) {
    this.#canvas = canvas;
    this.#options = options;
    this.#renderer = renderer;
    this.#loop = new FrameLoop(
      {
        requestFrame: (callback) => requestAnimationFrame(callback),
        cancelFrame: (handle) => cancelAnimationFrame(handle),
      },
      (timeMs) => this.#draw(timeMs),
    );
    this.#rig = new CameraRig(canvas, () => this.#loop.request());
    this.#rig.setDamping(!options.reducedMotion);
    this.#table = this.#makeTable();
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(canvas);
    canvas.addEventListener('webglcontextlost', this.#handleContextLost);
    this.#stopWatching = watchPointer(canvas, {
      onPoint: (spot) => this.#hover(spot === undefined ? undefined : this.#pick(spot)),
      onTap: (spot) => {
        const peg = this.#pick(spot);
        if (peg !== undefined) this.#options.onPickPeg(peg);
      },
    });
    this.#fit();
  }

  get lost(): boolean {
    return this.#lost;
  }

  get statistics(): StageStatistics {
    return {
      frames: this.#loop.frames,
      drawCalls: this.#drawCalls,
      triangles: this.#renderer.info.render.triangles,
    };
  }

  update(view: StageView): void {
    const isAnimated = !this.#options.reducedMotion;
    const hadLines = this.#view.winningLines.length > 0;
    const hasLines = view.winningLines.length > 0;
    this.#motion.show(view.beads, isAnimated);
    this.#view = view;
    this.#winning = new Set(view.winningLines.flat().map(cellKey));
    if (hasLines !== hadLines) this.#emphasis.start(0, hasLines ? 1 : 0, isAnimated && hasLines);
    this.#change();
  }

  setOptions(options: Partial<Pick<StageOptions, 'theme' | 'quality' | 'reducedMotion'>>): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    const { theme, quality, reducedMotion } = this.#options;
    if (quality !== before.quality) {
      this.#table.dispose();
      this.#table = this.#makeTable();
      this.#fit();
    } else if (theme !== before.theme) {
      this.#table.setTheme(theme);
    }
    this.#rig.setDamping(!reducedMotion);
    if (reducedMotion) this.#motion.settle();
    this.#change();
  }

  setLayers(layers: LayerView): void {
    const from = this.#layers.isExploded ? 1 : 0;
    const to = layers.isExploded ? 1 : 0;
    this.#layers = layers;
    if (from !== to) this.#spread.start(from, to, !this.#options.reducedMotion);
    this.#change();
  }

  rotateQuarter(direction: 1 | -1): void {
    this.#rig.turnQuarter(direction, !this.#options.reducedMotion);
    this.#loop.request();
  }

  viewPreset(preset: ViewPreset): void {
    this.#rig.goTo(preset, !this.#options.reducedMotion);
    this.#loop.request();
  }

  resetCamera(): void {
    this.viewPreset('home');
  }

  zoom(factor: number): void {
    this.#rig.zoom(factor, !this.#options.reducedMotion);
    this.#loop.request();
  }

  dispose(): void {
    this.#lost = true;
    this.#loop.stop();
    this.#resize.disconnect();
    this.#stopWatching();
    this.#canvas.removeEventListener('webglcontextlost', this.#handleContextLost);
    this.#rig.dispose();
    this.#table.dispose();
    this.#renderer.dispose();
  }

  readonly #handleContextLost = () => {
    if (this.#lost) return;
    this.#lost = true;
    this.#loop.stop();
    this.#options.onContextLost();
  };

  #makeTable(): TableScene {
    const { quality, theme } = this.#options;
    this.#renderer.shadowMap.enabled = quality === 'high';
    const table = makeTableScene(this.#renderer, quality, theme);
    table.faceLabels(this.#octant);
    return table;
  }

  /** The picture itself has changed, not only the camera. */
  #change(): void {
    this.#isChanged = true;
    this.#loop.request();
  }

  #fit(): void {
    const width = this.#canvas.clientWidth;
    const height = this.#canvas.clientHeight;
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#rig.fit({ width, height }, this.#spread.target);
    this.#change();
  }

  /** Draws one frame; returns whether another one must follow. */
  #draw(timeMs: number): boolean {
    const isTurning = this.#rig.step(timeMs);
    const octant = octantFacing(this.#rig.azimuth, this.#octant);
    if (octant !== this.#octant) {
      this.#octant = octant;
      this.#table.faceLabels(octant);
    }
    const isRedrawn = this.#isChanged;
    if (isRedrawn) this.#arrange(timeMs);
    this.#renderer.render(this.#table.scene, this.#rig.camera);
    if (!isRedrawn) this.#drawCalls = this.#renderer.info.render.calls;
    return isTurning || this.#isChanged;
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
    });
    this.#isChanged =
      this.#motion.isMoving || this.#spread.isMoving || (!isFalling && this.#emphasis.isMoving);
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

  #pick({ x, y }: CanvasSpot): number | undefined {
    const spot = new Vector2(
      (x / this.#canvas.clientWidth) * 2 - 1,
      1 - (y / this.#canvas.clientHeight) * 2,
    );
    this.#rig.camera.updateMatrixWorld();
    this.#raycaster.setFromCamera(spot, this.#rig.camera);
    return pickPeg(this.#raycaster.ray, this.#view.beads, this.#spread.target);
  }
}
