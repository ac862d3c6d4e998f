import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { type AnyGame, gameById } from '../../src-shared/games/index.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type {
  CallError,
  CallRequest,
  MatchSnapshot,
  Thinking,
} from '../../src-shared/ipc/contract.ts';
import type { Result } from '../../src-shared/core/result.ts';
import { type Line, lineOf } from './positions.ts';

/** A snapshot with what follows from it by the rules. */
export interface CurrentMatch {
  readonly snapshot: MatchSnapshot;
  readonly game: AnyGame;
  readonly line: Line;
  /** The position the match stands at. */
  readonly position: Position;
}

/** What a thinking player tells, and after how many moves it is thinking. */
export interface ThinkingAtPly extends Thinking {
  readonly ply: number;
}

type ChangingCall =
  ('undo' | 'redo' | 'restart' | 'rematch' | 'resign') | ('offerDraw' | 'claimDraw' | 'startClock');

/** The match and revision that an intent is for. */
type Seen = CallRequest<'undo'>;

interface Listeners {
  /** A call was refused or the connection failed; nothing has changed. */
  onError(error: CallError): void;
  onChange(before: CurrentMatch | undefined, after: CurrentMatch): void;
}

/** The match as main last told it, and which of its plies is being looked at. */
export class MatchState {
  readonly #client: Client;
  readonly #listeners: Listeners;
  /** An intent was sent and is not answered yet; further moves wait. */
  isBusy = $state(false);
  /** What there will be to see once the intents on their way are answered. */
  #seenNext = Promise.resolve<Seen>({ matchId: '', revision: 0 });
  current = $state.raw<CurrentMatch | undefined>();
  thinking = $state.raw<ThinkingAtPly | undefined>();
  #viewedPly = $state<number | undefined>();

  constructor(client: Client, listeners: Listeners) {
    this.#client = client;
    this.#listeners = listeners;
    client.on('matchChanged', (snapshot) => {
      this.receive(snapshot);
    });
    client.on('thinkingProgressed', (thinking) => {
      const snapshot = this.current?.snapshot;
      const isOurs =
        thinking.matchId === snapshot?.matchId && thinking.revision === snapshot.revision;
      if (isOurs) this.thinking = { ...thinking, ply: this.lastPly };
    });
  }

  /** The ply on the board: the last one, or an earlier one that is being looked at. */
  get viewedPly(): number {
    return this.#viewedPly ?? this.lastPly;
  }

  get lastPly(): number {
    return this.current?.line.moves.length ?? 0;
  }

  get isViewingEarlier(): boolean {
    return this.viewedPly < this.lastPly;
  }

  /** A person is to move, on the present position. */
  get isPersonsTurn(): boolean {
    const { current } = this;
    if (current === undefined || current.snapshot.termination !== undefined) return false;
    return current.snapshot.config.players[current.position.sideToMove].kind === 'person';
  }

  /** A move may be chosen on the board now. */
  get isInteractive(): boolean {
    return this.isPersonsTurn && !this.isViewingEarlier && !this.isBusy;
  }

  /** Shows the position after `ply` moves; the match itself stays where it is. */
  view(ply: number): void {
    const target = Math.max(0, Math.min(ply, this.lastPly));
    this.#viewedPly = target === this.lastPly ? undefined : target;
  }

  /** Takes in a snapshot unless a newer one of the same match is already here. */
  receive(snapshot: MatchSnapshot): void {
    const known = this.current?.snapshot;
    const isOld = known?.matchId === snapshot.matchId && snapshot.revision < known.revision;
    if (!isOld) this.#show(snapshot);
  }

  #show(snapshot: MatchSnapshot): void {
    const before = this.current;
    const isSameMatch = before?.snapshot.matchId === snapshot.matchId;
    const after = withRules(snapshot, before?.line);
    const { line } = after;
    this.current = after;
    const isStale = this.thinking?.matchId !== snapshot.matchId || line.moves.length === 0;
    if (isStale) this.thinking = undefined;
    const isViewGone = this.#viewedPly !== undefined && this.#viewedPly >= line.moves.length;
    if (!isSameMatch || isViewGone) this.#viewedPly = undefined;
    this.#listeners.onChange(before, after);
  }

  /** Fetches the match that main has open, if any; a program that was started anew counts revisions anew. */
  async load(): Promise<Result<unknown, CallError>> {
    const reply = await this.#client.call('currentMatch');
    if (reply.ok && reply.value !== undefined) this.#show(reply.value);
    return reply;
  }

  /** Starts a match in place of the one that is open; tells whether main agreed. */
  start(config: CallRequest<'startMatch'>): Promise<boolean> {
    return this.#change(() => this.#client.call('startMatch', config));
  }

  /** Goes on with a match that was left, in place of the one that is open; tells whether main agreed. */
  open(matchId: string): Promise<boolean> {
    return this.#change(() => this.#client.call('openMatch', { matchId }));
  }

  play(move: Move): Promise<boolean> {
    return this.#change((seen) => this.#client.call('playMove', { ...seen, move }));
  }

  ask(call: ChangingCall): Promise<boolean> {
    return this.#change((seen) => this.#client.call(call, seen));
  }

  /** The answer of the person who was offered a draw. */
  answerDraw(accepts: boolean): Promise<boolean> {
    return this.#change((seen) => this.#client.call('answerDraw', { ...seen, accepts }));
  }

  /** Asks the thinking computer for its move at once. When it has moved by then, nothing is left to ask. */
  async moveNow(): Promise<void> {
    const reply = await this.#client.call('moveNow', this.#seen());
    if (!reply.ok && reply.error.code !== 'ERR_STALE') this.#listeners.onError(reply.error);
  }

  #seen(): Seen {
    return this.current === undefined
      ? { matchId: '', revision: 0 }
      : seenIn(this.current.snapshot);
  }

  /**
   * Sends an intent for the match as it is shown. One that comes while another is on its way is for the match as that
   * one leaves it.
   */
  async #change(call: (seen: Seen) => Promise<Result<MatchSnapshot, CallError>>): Promise<boolean> {
    const before = this.isBusy ? this.#seenNext : Promise.resolve(this.#seen());
    this.isBusy = true;
    const answered = before.then(call);
    const after = answered.then((reply) => (reply.ok ? seenIn(reply.value) : before));
    this.#seenNext = after;
    const reply = await answered.finally(() => {
      if (this.#seenNext === after) this.isBusy = false;
    });
    if (reply.ok) this.receive(reply.value);
    else this.#listeners.onError(reply.error);
    return reply.ok;
  }
}

/** @param earlier of the same match perhaps, which spares work. */
export function withRules(snapshot: MatchSnapshot, earlier?: Line): CurrentMatch {
  const line = lineOf(snapshot, earlier);
  const position = line.positions.at(-1) ?? line.positions[0];
  return { snapshot, game: gameById(snapshot.config.gameId), line, position };
}

const seenIn = ({ matchId, revision }: MatchSnapshot): Seen => ({ matchId, revision });
