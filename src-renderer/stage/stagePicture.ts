import { Glide } from './animation.ts';
import { BeadMotion, type StageBead } from './beadMotion.ts';
import { cellKey } from './layout.ts';
import type { ScenePicture } from './scene.ts';
import type { LayerView, StageView } from './stageContract.ts';
import { compareViews } from './viewChanges.ts';

const EMPTY_VIEW: StageView = {
  beads: [],
  lastMove: undefined,
  ghost: undefined,
  winningLines: [],
  threats: [],
  deadlyPegs: [],
  told: [],
  lines: [],
};

/**
 * What stands on the board from moment to moment: beads that fall, layers that part, lines that are drawn out. It knows
 * neither camera nor canvas.
 */
export class StagePicture {
  readonly #motion = new BeadMotion();
  readonly #emphasis = new Glide(0);
  readonly #spread = new Glide(0);
  #view = EMPTY_VIEW;
  #layers: LayerView = { isExploded: false, height: undefined };
  #winning: ReadonlySet<number> = new Set();
  #shownSpread = 0;
  #shownLines: StageView['winningLines'] = [];
  #isChanged = true;
  #areShadowsStale = true;

  /** How much longer than usual beads move. */
  set motionScale(scale: number) {
    this.#motion.scale = scale;
  }

  get view(): StageView {
    return this.#view;
  }

  get layers(): LayerView {
    return this.#layers;
  }

  /** Another picture is due, because something has changed or still moves. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** The next picture throws other shadows than the last. */
  get areShadowsStale(): boolean {
    return this.#areShadowsStale;
  }

  /** The winning lines that the last picture had begun to draw out. */
  get shownLines(): StageView['winningLines'] {
    return this.#shownLines;
  }

  /** 0..1, how far the layers of the last picture were lifted apart. */
  get shownSpread(): number {
    return this.#shownSpread;
  }

  /** 0..1, how far they will be once nothing moves. */
  get spread(): number {
    return this.#spread.target;
  }

  /** Takes another view; one that shows the same changes nothing. */
  show(view: StageView, isAnimated: boolean): void {
    const { isPositionChanged, isHintChanged } = compareViews(this.#view, view);
    const hadLines = this.#view.winningLines.length > 0;
    this.#view = view;
    if (isHintChanged) this.#isChanged = true;
    if (!isPositionChanged) return;
    const hasLines = view.winningLines.length > 0;
    this.#motion.show(view.beads, isAnimated);
    this.#winning = new Set(view.winningLines.flat().map(cellKey));
    if (hasLines !== hadLines) this.#emphasis.start(0, hasLines ? 1 : 0, isAnimated && hasLines);
    this.change();
  }

  showLayers(layers: LayerView, isAnimated: boolean): void {
    const spread = layers.isExploded ? 1 : 0;
    if (layers.height === this.#layers.height && spread === this.spread) return;
    this.#layers = layers;
    if (spread !== this.spread) this.#spread.start(this.#shownSpread, spread, isAnimated);
    this.change();
  }

  /** Everything has to be drawn anew, shadows too. */
  change(): void {
    this.#isChanged = true;
    this.#areShadowsStale = true;
  }

  /** Where everything is at this moment; notes whether it will be elsewhere next. */
  at(timeMs: number): ScenePicture {
    const placements = this.#motion.placements(timeMs);
    const { isFalling } = this.#motion;
    // What a move has come to appears when its bead has come to rest.
    const emphasis = isFalling ? 0 : this.#emphasis.at(timeMs);
    const spread = this.#spread.at(timeMs);
    const { ghost, lastMove, winningLines, threats, deadlyPegs, told, lines } = this.#view;
    const picture: ScenePicture = {
      placements,
      fading: ({ bead }) => this.#fading(bead, emphasis),
      ghost,
      ring: isFalling ? undefined : lastMove,
      bars: winningLines,
      barShare: emphasis,
      threats: isFalling ? [] : threats,
      deadlyPegs: isFalling ? [] : deadlyPegs,
      told: isFalling ? [] : told,
      lines: isFalling ? [] : lines,
      spread,
      areShadowsStale: this.#areShadowsStale,
    };
    this.#shownSpread = spread;
    this.#shownLines = isFalling ? [] : winningLines;
    this.#isChanged =
      this.#motion.isMoving || this.#spread.isMoving || (!isFalling && this.#emphasis.isMoving);
    this.#areShadowsStale = this.#isChanged;
    return picture;
  }

  #fading(bead: StageBead, emphasis: number): number {
    const { height } = this.#layers;
    if (height !== undefined && bead.height !== height) return 1;
    return this.#winning.size > 0 && !this.#winning.has(cellKey(bead)) ? emphasis : 0;
  }
}
