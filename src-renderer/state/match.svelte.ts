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
import { mayBranch } from '../../src-shared/match/branches.ts';
import { makeHurry } from './hurry.ts';
import { type Line, lineOf, type OtherLine, otherLinesOf } from './positions.ts';

/** A snapshot with what follows from it by the rules. */
export interface CurrentMatch {
  readonly snapshot: MatchSnapshot;
  readonly game: AnyGame;
  readonly line: Line;
  readonly otherLines: readonly OtherLine[];
  /** The position the match stands at. */
  readonly position: Position;
}

/** What a thinking player tells, and after how many moves it is thinking. */
export interface ThinkingAtPly extends Thinking {
  readonly ply: number;
}

type ChangingCall =
  | ('undo' | 'redo' | 'restart' | 'rematch' | 'resign' | 'restoreLine')
  | ('offerDraw' | 'claimDraw' | 'startClock' | 'stopClock' | 'takeHint');

/** The match and revision that an intent is for. */
type Seen = CallRequest<'undo'>;

/** A position of the match other than its present one: after so many moves of one of its lines. */
type ViewedPlace = Pick<CallRequest<'playOnFrom'>, 'lineId' | 'ply'>;

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
  /** When that was told, by the clock of the page, milliseconds. */
  toldAtMs = $state(0);
  thinking = $state.raw<ThinkingAtPly | undefined>();
  #viewed = $state.raw<ViewedPlace | undefined>();
  /** The position on the board was gone to, by more than one unhurried step, and no move was made or taken back. */
  isLeafing = $state(false);
  readonly #isHurried = makeHurry();

  constructor(client: Client, listeners: Listeners) {
    this.#client = client;
    this.#listeners = listeners;
    client.on('matchChanged', (snapshot) => void this.receive(snapshot));
    client.on('thinkingProgressed', (thinking) => {
      const snapshot = this.current?.snapshot;
      const isOurs =
        thinking.matchId === snapshot?.matchId && thinking.revision === snapshot.revision;
      if (isOurs) this.thinking = { ...thinking, ply: snapshot.moves.length };
    });
  }

  /** The line on the board: the one that the match is at, or another that is being looked at. */
  get viewedLine(): Pick<OtherLine, 'lineId' | 'line' | 'termination'> | undefined {
    const { current } = this;
    const lineId = this.#viewed?.lineId;
    const other = current?.otherLines.find((each) => each.lineId === lineId);
    if (other !== undefined || current === undefined) return other;
    const { snapshot, line } = current;
    return { lineId: snapshot.lineId, line, termination: snapshot.termination };
  }

  /** The ply on the board: the last one, or an earlier one that is being looked at. */
  get viewedPly(): number {
    return this.#viewed?.ply ?? this.lastPly;
  }

  /** The last ply of the line on the board. */
  get lastPly(): number {
    return this.viewedLine?.line.moves.length ?? 0;
  }

  /** The position on the board is another one than that of the match. */
  get isViewingEarlier(): boolean {
    return this.#viewed !== undefined;
  }

  /** A person is to move, on the present position. */
  get isPersonsTurn(): boolean {
    const { current } = this;
    if (current === undefined || current.snapshot.termination !== undefined) return false;
    return current.snapshot.config.players[current.position.sideToMove].kind === 'person';
  }

  /** A move may be chosen on the board now. */
  get isInteractive(): boolean {
    return (this.isViewingEarlier ? this.isBranchingByMove : this.isPersonsTurn) && !this.isBusy;
  }

  /**
   * A move on the board plays on from the earlier position it shows: between people, or once the game is over. In a
   * game against the computer the person says so before, because a move would often be made by mistake.
   */
  get isBranchingByMove(): boolean {
    const { current, viewedLine, viewedPly } = this;
    const position = viewedLine?.line.positions[viewedPly];
    if (current === undefined || position === undefined || !this.mayBranch) return false;
    const { players } = current.snapshot.config;
    const isOver = current.game.outcome(position) !== undefined;
    if (isOver || players[position.sideToMove].kind !== 'person') return false;
    return (
      current.snapshot.termination !== undefined || players.every(({ kind }) => kind === 'person')
    );
  }

  /** The match may go on in other lines. */
  get mayBranch(): boolean {
    return this.current !== undefined && mayBranch(this.current.snapshot);
  }

  /** Shows the position after `ply` moves; the match itself stays where it is. @param lineId the line on the board */
  view(ply: number, lineId = this.viewedLine?.lineId): void {
    this.isLeafing = this.#isHurried() || Math.abs(ply - this.viewedPly) !== 1;
    if (lineId !== undefined) this.#viewed = this.#placeOf({ lineId, ply });
  }

  /** Goes back to the position that the match is at. */
  viewNow(): void {
    this.isLeafing = true;
    this.#viewed = undefined;
  }

  /** A place as it is looked at; `undefined` for where the match is, and for a line that is gone. */
  #placeOf({ lineId, ply }: ViewedPlace): ViewedPlace | undefined {
    const { current } = this;
    if (current === undefined) return undefined;
    const other = current.otherLines.find((each) => each.lineId === lineId);
    const last = (other?.line ?? current.line).moves.length;
    const target = Math.max(0, Math.min(ply, last));
    if (other !== undefined && target > other.shared) return { lineId, ply: target };
    const own = current.snapshot.lineId;
    if (other === undefined && lineId !== own) return undefined;
    return target === current.line.moves.length ? undefined : { lineId: own, ply: target };
  }

  /** Takes in a snapshot unless a newer one of the same match is already here. */
  receive(snapshot: MatchSnapshot): void {
    const known = this.current?.snapshot;
    const isOld = known?.matchId === snapshot.matchId && snapshot.revision < known.revision;
    if (!isOld) this.#show(snapshot);
  }

  /** Nothing is on the table any more. */
  clear(): void {
    this.current = undefined;
    this.thinking = undefined;
    this.#viewed = undefined;
  }

  #show(snapshot: MatchSnapshot): void {
    const before = this.current;
    const isSameMatch = before?.snapshot.matchId === snapshot.matchId;
    const after = withRules(snapshot, isSameMatch ? before : undefined);
    const { line } = after;
    this.current = after;
    this.isLeafing = false;
    this.toldAtMs = performance.now();
    const isStale = this.thinking?.matchId !== snapshot.matchId || line.moves.length === 0;
    if (isStale) this.thinking = undefined;
    this.#viewed = isSameMatch && this.#viewed ? this.#placeOf(this.#viewed) : undefined;
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
  open = (matchId: string) => this.#change(() => this.#client.call('openMatch', { matchId }));

  /** Goes on with a game from a file, told as a record. */
  openGame = (record: string) => this.#change(() => this.#client.call('openGame', { record }));

  /** Makes a move on the position on the board: in the match, or in a branch of it. */
  play(move: Move): Promise<boolean> {
    if (!this.isViewingEarlier) {
      return this.#change((seen) => this.#client.call('playMove', { ...seen, move }));
    }
    if (this.viewedLine?.line.moves[this.viewedPly] !== move) return this.playOnFrom(move);
    this.view(this.viewedPly + 1);
    this.isLeafing = false;
    return Promise.resolve(true);
  }

  /** Goes on from the position on the board, in a branch or in the line that ends there. */
  async playOnFrom(move?: Move): Promise<boolean> {
    const place = this.#viewed;
    if (place === undefined) return false;
    const isDone = await this.#change((seen) =>
      this.#client.call('playOnFrom', { ...seen, ...place, move }),
    );
    if (isDone) this.#viewed = undefined;
    return isDone;
  }

  /** Goes on in another line of the match. */
  async goToLine(lineId: number): Promise<boolean> {
    const isDone = await this.#change((seen) => this.#client.call('goToLine', { ...seen, lineId }));
    if (isDone) this.viewNow();
    return isDone;
  }

  deleteLine(lineId: number): Promise<boolean> {
    return this.#change((seen) => this.#client.call('deleteLine', { ...seen, lineId }));
  }

  ask = (call: ChangingCall) => this.#change((seen) => this.#client.call(call, seen));

  /** Nobody looks at the board any more; tells whether a clock stands still because of that. */
  async leaveBoard(): Promise<boolean> {
    const { clock, termination } = this.current?.snapshot ?? {};
    const isOn = clock !== undefined && !clock.isWaiting && termination === undefined;
    return (
      isOn && (await this.ask('stopClock')) && this.current?.snapshot.clock?.isWaiting === true
    );
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

/** @param earlier the same match before, which spares work. */
export function withRules(snapshot: MatchSnapshot, earlier?: CurrentMatch): CurrentMatch {
  const line = lineOf(snapshot, earlier?.line);
  const otherLines = otherLinesOf(snapshot, line, earlier && linesById(earlier));
  const position = line.positions.at(-1) ?? line.positions[0];
  return { snapshot, game: gameById(snapshot.config.gameId), line, otherLines, position };
}

/** All lines of a match by their ids. */
const linesById = ({ snapshot, line, otherLines }: CurrentMatch): ReadonlyMap<number, Line> =>
  new Map([
    [snapshot.lineId, line],
    ...otherLines.map((other) => [other.lineId, other.line] as const),
  ]);

const seenIn = ({ matchId, revision }: MatchSnapshot): Seen => ({ matchId, revision });
