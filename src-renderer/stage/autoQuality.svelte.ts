import { FramePace } from './framePace.ts';
import type { StageQuality } from './palette.ts';
import { suggestQuality } from './suggestQuality.ts';

/** The quality where the person leaves the choice to the program. */
class AutoQuality {
  #pace: FramePace | undefined;
  #changed = $state<StageQuality | undefined>();

  get quality(): StageQuality {
    return this.#changed ?? this.#paceKept().quality;
  }

  beginMatch(): void {
    this.#paceKept().beginMatch();
  }

  /** How long a frame of something that moved took, in milliseconds, drawn in this quality. */
  note(intervalMs: number, drawn: StageQuality): void {
    this.#paceKept().note(intervalMs, drawn);
  }

  /** Nothing moves at the moment. */
  settle(): void {
    this.#changed = this.#paceKept().settle();
  }

  /** The computer is asked once, when it is first needed. */
  #paceKept(): FramePace {
    return (this.#pace ??= new FramePace(suggestQuality()));
  }
}

export const autoQuality = new AutoQuality();
