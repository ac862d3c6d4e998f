import type { Result } from '../src-shared/core/result.ts';
import type { CallError, EventPayload } from '../src-shared/ipc/contract.ts';
import type { HostMenu } from '../src-shared/ipc/menu.ts';
import type { Show } from '../src-shared/ipc/show.ts';
import type { EventName } from '../src-shared/ipc/names.ts';
import type { ProgramDialogs } from './programs/programDialogs.ts';
import type { OpponentProgram } from './opponent/programs.ts';

/** What the program asks of the host it runs in. */
export interface HostServices {
  readonly host: 'electron' | 'browser';
  readonly version: string;
  /** Sends to every window. */
  sendEvent<E extends EventName>(name: E, payload: EventPayload<E>): void;
  /** Ends the program, after the answer to the call that asked for it is on its way. */
  quit(): void;
  /** An entry for one more window; absent where there is only ever one window. */
  makeEntry?(): string | undefined;
  /** Loads every window anew, because nothing that it knows is true any more. */
  reloadWindows(): void;
  /** Deletes what the host itself keeps of its pages; absent where it keeps nothing. */
  forgetPages?(): Promise<void>;
  /** Deletes everything of the person and begins anew; given by whoever can. */
  startAnew?(): Promise<Result<undefined, CallError>>;
  /** Shows the data folder in the system's own window; absent where there is no way to. Tells whether it could. */
  openDataFolder?(): Promise<boolean>;
  /** Makes the menu of the system; absent where there is none. */
  showMenu?(menu: HostMenu): void;
  /** What the program was started to show, if for that. */
  readonly show?: Show | undefined;
  /** From one move to the next where the computer plays itself, milliseconds. */
  readonly demoPaceMs?: number | undefined;
  /** Our own Score Four program, started the way of this host. */
  readonly scoreFourProgram: OpponentProgram;
  /** Asks the person outside every page about programs of others; absent where there is no way to. */
  readonly programDialogs?: ProgramDialogs | undefined;
  /** The built worker script of the search. */
  readonly searchWorkerUrl: URL;
  /** Told of what should not happen; the program lives on. */
  onBug(error: unknown): void;
}
