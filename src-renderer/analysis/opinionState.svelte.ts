import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { CallErrorCode } from '../../src-shared/ipc/callErrors.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { Opinion } from '../../src-shared/ipc/opinions.ts';

/** A position, and the way to it. */
interface Place {
  readonly path: PositionPath;
  readonly position: Position;
}

let asked = 0;

/** What a program of others says of the position that a window looks at, beside our own engine. */
export class OpinionState {
  readonly #client: Client;
  /** It is asked about every position that is looked at. */
  isOn = $state(false);
  /** Which program is asked. */
  programId = $state<string | undefined>();
  timeMs = $state(2_000);
  /** Its last answer, and which position that is about. */
  #told = $state.raw<{ readonly position: Position; readonly opinion: Opinion } | undefined>();
  /** Why it is not asked, though it should be. */
  refusal = $state.raw<CallErrorCode | undefined>();
  #place: Place | undefined;
  #questionId: string | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Listens to main until the returned function is called, which ends all. */
  listen(): () => void {
    const ignore = this.#client.on('opinionGiven', (opinion) => {
      if (opinion.questionId !== this.#questionId || this.#place === undefined) return;
      this.#told = { position: this.#place.position, opinion };
    });
    return () => {
      ignore();
      this.#end();
    };
  }

  /** What it says of a position; nothing while it thinks. */
  opinionOf(position: Position): Opinion | undefined {
    return this.#told?.position === position ? this.#told.opinion : undefined;
  }

  /** Another position is looked at; `undefined` for one that nothing can be said of. */
  follow(place: Place | undefined): void {
    this.#place = place;
    this.#told = undefined;
    this.#ask();
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.#ask();
    else this.#end();
  }

  /** Asks another program, or gives it another time. */
  choose(chosen: { readonly programId?: string; readonly timeMs?: number }): void {
    this.programId = chosen.programId ?? this.programId;
    this.timeMs = chosen.timeMs ?? this.timeMs;
    this.#told = undefined;
    this.#ask();
  }

  #ask(): void {
    this.#questionId = undefined;
    this.refusal = undefined;
    const { programId, timeMs } = this;
    if (!this.isOn || programId === undefined || this.#place === undefined) return;
    const { path } = this.#place;
    // No program can be told a position that does not come from the start of a game.
    if (path.start !== undefined) return;
    const questionId = `opinion-${++asked}`;
    this.#questionId = questionId;
    void this.#client.call('askOpinion', { questionId, programId, path, timeMs }).then((reply) => {
      if (!reply.ok && this.#questionId === questionId) this.refusal = reply.error.code;
    });
  }

  #end(): void {
    this.#questionId = undefined;
    this.#told = undefined;
    this.refusal = undefined;
    void this.#client.call('endOpinions');
  }
}
