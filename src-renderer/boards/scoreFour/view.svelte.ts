import type { Offers } from '../../commands/commandState.svelte.ts';
import { messages } from '../../i18n/messages.ts';
import type { BoardView } from '../boardProps.ts';
import type { Stage, Stand } from '../../stage/scoreFourStage.ts';

const ZOOM_STEP = 1.2;

/** What the 3D board and the layers beside it share. */
export class ScoreFourView {
  /** The peg under the pointer or with the focus, on either of the two. */
  pointedPeg = $state<number | undefined>();
  /** The height 0–3 that is pointed at there, on the layers; where a bead would land if `undefined`. */
  pointedHeight = $state<number | undefined>();
  /** The one tab stop of all layers, where the focus was last; wherever they are shown. */
  visitedCell = $state<number | undefined>();
  /** Where the person has put the camera of the 3D board; `undefined` at the usual place. */
  stand = $state.raw<Stand | undefined>();
  /** From where the camera really looks, radians; elsewhere than `stand` while it shows a winning line. */
  azimuth = $state(0);
  /** Threats and deadly pegs are to be shown; stays so for as long as the program runs. */
  #wantsThreats = $state(false);
  /** No help may be given now. */
  isStrict = $state(false);
  /** Visitors play, who take no pictures. */
  isKiosk = $state(false);
  /** The 3D board, once it stands. */
  stage = $state.raw<Stage | undefined>();
  /** Why the layers alone serve; `undefined` while the 3D board can be drawn. */
  fallback = $state<'notDrawable' | 'contextLost' | undefined>();
  /** The one height 0–3 that stands out; `undefined` for all alike. */
  height = $state<number | undefined>();
  isExploded = $state(false);
  /** The dialog that makes pictures of the board is open. */
  isPhotoOpen = $state(false);

  /** The side of the board that is nearest to the camera: 0 row 1, 1 column D, 2 row 4, 3 column A. */
  get nearSide(): number {
    return ((Math.round(this.azimuth / (Math.PI / 2)) % 4) + 4) % 4;
  }

  /** Ready for another board, in the view that the person has put the last one in. */
  begin({ stand, isExploded }: BoardView): void {
    this.stand = stand ?? undefined;
    this.azimuth = stand?.azimuth ?? 0;
    this.isExploded = isExploded;
    this.point(undefined);
    this.fallback = undefined;
    this.isPhotoOpen = false;
    this.beginGame();
  }

  /** What filters a position, and where somebody was on it, ends with its game. */
  beginGame(): void {
    this.height = undefined;
    this.visitedCell = undefined;
  }

  /** @param height undefined where a bead would land */
  point(peg: number | undefined, height?: number): void {
    this.pointedPeg = peg;
    this.pointedHeight = height;
  }

  /** Threats and deadly pegs are shown. */
  get showsThreats(): boolean {
    return this.#wantsThreats && !this.isStrict;
  }

  /** Shows threats or hides them; does nothing in a strict match. */
  toggleThreats(): void {
    if (!this.isStrict) this.#wantsThreats = !this.#wantsThreats;
  }

  /** Makes one height 0–3 stand out, or all alike when it did already. */
  toggleHeight(height: number): void {
    this.height = this.height === height ? undefined : height;
  }

  /** What can be done with the view. */
  get offers(): Offers {
    const { stage } = this;
    const threats = { run: () => this.toggleThreats(), whyNot: this.#whyNoThreats };
    if (stage === undefined) return { threats };
    const toggle = (height: number) => ({ run: () => this.toggleHeight(height) });
    return {
      threats,
      zoomIn: { run: () => stage.zoom(ZOOM_STEP) },
      zoomOut: { run: () => stage.zoom(1 / ZOOM_STEP) },
      resetView: { run: () => stage.resetCamera() },
      turnLeft: { run: () => stage.rotateQuarter(-1) },
      turnRight: { run: () => stage.rotateQuarter(1) },
      explode: { run: () => (this.isExploded = !this.isExploded) },
      height1: toggle(0),
      height2: toggle(1),
      height3: toggle(2),
      height4: toggle(3),
      ...(!this.isKiosk && { photo: { run: () => (this.isPhotoOpen = true) } }),
    };
  }

  get #whyNoThreats(): string | undefined {
    return this.isStrict ? messages.whyNot.strict : undefined;
  }
}

export const scoreFourView = new ScoreFourView();
