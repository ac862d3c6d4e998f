import type { Result } from '../../src-shared/core/result.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallError, MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import type { DemoChoice, Show } from '../../src-shared/ipc/show.ts';
import type { MatchState } from './match.svelte.ts';
import type { Router } from './router.svelte.ts';
import type { SettingsState } from './settings.svelte.ts';

interface Parts {
  readonly client: Client;
  readonly match: MatchState;
  readonly router: Router;
  readonly settings: SettingsState;
  onError(error: CallError): void;
}

/** Games of the computer against itself, for people who look on, and the way in and out of them. */
export class DemoState {
  readonly #parts: Parts;
  /** What the program was started to show, if for that. */
  show = $state.raw<Show | undefined>();
  /** The person has left the demo that the program was started with. */
  #isLeft = $state(false);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isKiosk(): boolean {
    return this.show?.isKiosk === true;
  }

  /**
   * The games of the demo that is on or that comes when nobody touches anything; `undefined` when none does. Whoever has
   * left the demo for a game of their own may think about it as long as they like.
   */
  get choice(): DemoChoice | undefined {
    const { match, router } = this.#parts;
    const isAway = this.#isLeft && router.screen !== 'home';
    return match.current?.snapshot.demo ?? (isAway ? undefined : this.show?.demo);
  }

  /** A match of the demo is on the table, whoever plays in it. */
  get isOnTable(): boolean {
    return this.#parts.match.current?.snapshot.demo !== undefined;
  }

  /** How long nobody may touch anything before the demo goes on, milliseconds. */
  get idleMs(): number {
    return (this.show?.idleSeconds ?? this.#parts.settings.stored.demoIdleSeconds) * 1_000;
  }

  /** Begins the next game. @param after only while this match still is on the table. */
  async start(choice: DemoChoice, after?: string): Promise<void> {
    const { client, router } = this.#parts;
    if (this.#take(await client.call('startDemo', { choice, after }))) router.go('demo');
  }

  /** Seats a person, or the computers again. */
  async seat(call: 'takeOver' | 'giveBack'): Promise<void> {
    const { client, match } = this.#parts;
    if (match.current === undefined) return;
    const { matchId } = match.current.snapshot;
    this.#take(await client.call(call, { matchId }));
  }

  /** Back to the person's own games. */
  async leave(): Promise<void> {
    const { client, match, router, onError } = this.#parts;
    const reply = await client.call('endDemo');
    if (!reply.ok) return onError(reply.error);
    this.#isLeft = true;
    if (reply.value === undefined) match.clear();
    else match.receive(reply.value);
    router.go('home');
  }

  #take(reply: Result<MatchSnapshot, CallError>): boolean {
    if (reply.ok) this.#parts.match.receive(reply.value);
    // Another window may have been sooner.
    else if (reply.error.code !== 'ERR_STALE') this.#parts.onError(reply.error);
    return reply.ok;
  }
}
