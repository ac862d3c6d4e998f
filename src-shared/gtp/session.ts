import type { Move } from '../core/move.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseSetup, type Setup } from '../core/setup.ts';
import { makeSetupText, parseSetupText } from '../core/setupText.ts';
import type { Side } from '../core/side.ts';
import { makeStopSignal, type StopSignal } from '../core/stopSignal.ts';
import { type GameId, gameById } from '../games/index.ts';
import { currentPosition, type Match, playMove, startMatch, undoMoves } from '../match/match.ts';
import type { SearchLimits, SearchProgress, SearchResult } from '../search/engine.ts';
import { GtpClock } from './clock.ts';
import { type GtpCommand, makeResponse, parseCommandLine, responseHead } from './commandLine.ts';
import { gtpDialect, makeColour, makeFinalScore, parseColour } from './dialect.ts';
import { makeThoughtText } from './thought.ts';

/** Lets an engine think about where the moves lead. Rejects when it fails. */
export type GtpThink = (
  setup: Setup,
  history: readonly Move[],
  limits: SearchLimits,
  controls: ThinkControls,
) => Promise<SearchResult>;

interface ThinkControls {
  readonly moveNow: StopSignal;
  onProgress?(progress: SearchProgress): void;
}

export interface GtpOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** For each move; `timeMs` until the controller sets times. */
  readonly limits: SearchLimits;
  readonly version: string;
  readonly think: GtpThink;
  /** Monotonic milliseconds. */
  nowMs(): number;
  /** Processor time of the program so far. */
  cpuSeconds(): number;
  write(text: string): void;
  /** Called once, after `quit` or the end of input was answered. */
  onQuit(): void;
}

type Answer = Result<string, string>;
type Handler = (words: readonly string[]) => Answer | Promise<Answer>;

/** An analysis without a time ends with the next input. */
const ENDLESS_MS = 1e9;

/** Speaks GTP for one game: takes lines, answers them in their order. */
export class GtpSession {
  readonly #options: GtpOptions;
  readonly #clock: GtpClock;
  #match: Match;
  readonly #waiting: string[] = [];
  #working: Promise<void> | undefined;
  #endAnalysis: () => void = () => undefined;
  #isEndless = false;
  #isOver = false;
  #isInputOver = false;

  constructor(options: GtpOptions) {
    this.#options = options;
    this.#clock = new GtpClock(options.limits.timeMs);
    this.#match = newMatch(options.gameId, options.setup);
  }

  /** Lines that wait for an answer. */
  get backlog(): number {
    return this.#waiting.length;
  }

  /** Takes a line of input, without its end. Any line ends an analysis. */
  read(line: string): void {
    if (this.#isOver) return;
    this.#waiting.push(line);
    this.#endAnalysis();
    this.#working ??= this.#work();
  }

  /** There is no more input: the session quits when everything is answered, and an analysis without a time ends. */
  end(): void {
    this.#isInputOver = true;
    if (this.#isEndless) this.#endAnalysis();
    this.#working ??= this.#work();
  }

  /** Resolves when every line so far is answered. */
  idle(): Promise<void> {
    return this.#working ?? Promise.resolve();
  }

  async #work(): Promise<void> {
    // Whoever asks for the session to be idle within this turn is to wait for it.
    await Promise.resolve();
    for (let line = this.#waiting.shift(); line !== undefined; line = this.#waiting.shift()) {
      const command = parseCommandLine(line);
      if (command === undefined || this.#isOver) continue;
      await this.#answer(command);
    }
    this.#working = undefined;
    if (this.#isInputOver) this.#quit();
  }

  #quit(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onQuit();
  }

  async #answer(command: GtpCommand): Promise<void> {
    const { write } = this.#options;
    if (command.name === 'analyse') return this.#analyse(command);
    const handler = Object.hasOwn(this.#handlers, command.name)
      ? this.#handlers[command.name]
      : undefined;
    write(makeResponse(command, handler ? await handler(command.words) : err('unknown command')));
    if (command.name === 'quit') this.#quit();
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    protocol_version: () => ok('2'),
    name: () => ok(`Quintet ${gameById(this.#options.gameId).name}`),
    version: () => ok(this.#options.version),
    known_command: ([name = '']) => ok(String(this.#commands.includes(name))),
    list_commands: () => ok(this.#commands.join('\n')),
    quit: () => ok(''),
    boardsize: (words) => this.#resize(words),
    setup: (words) => this.#setUp(words),
    clear_board: () => this.#clear(this.#match.config.setup),
    play: ([colour, vertex]) => this.#play(colour, vertex),
    genmove: ([colour]) => this.#generate(colour, true),
    reg_genmove: ([colour]) => this.#generate(colour, false),
    undo: () => this.#undo(),
    showboard: () => ok(this.#show()),
    time_settings: (words) => this.#clock.set(words),
    time_left: ([colour, ...words]) => {
      const side = parseColour(this.#options.gameId, colour);
      return side.ok ? this.#clock.tell(side.value, words) : side;
    },
    final_score: () => this.#finalScore(),
    cputime: () => ok(this.#options.cpuSeconds().toFixed(3)),
  };

  get #commands(): readonly string[] {
    return [...Object.keys(this.#handlers), 'analyse'];
  }

  #resize(words: readonly string[]): Answer {
    const { gameId } = this.#options;
    const size = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : NaN));
    const isSize = size.length === 1 || size.length === 2;
    const raw = isSize ? gtpDialect(gameId).resize(this.#match.config.setup, size) : undefined;
    const setup = raw && parseSetup(gameById(gameId).setupFields, raw);
    return setup?.ok ? this.#clear(setup.value) : err('unacceptable size');
  }

  #setUp(words: readonly string[]): Answer {
    if (words.length === 0) return ok(makeSetupText(this.#match.config.setup));
    const { setupFields } = gameById(this.#options.gameId);
    const setup = parseSetupText(setupFields, words.join(' '));
    return setup.ok ? this.#clear(setup.value) : setup;
  }

  #clear(setup: Setup): Answer {
    this.#match = newMatch(this.#options.gameId, setup);
    this.#clock.reset();
    return ok('');
  }

  /** The side named, when it is to move. */
  #mover(colour: string | undefined): Result<Side, string> {
    const side = parseColour(this.#options.gameId, colour);
    if (!side.ok) return side;
    if (this.#match.termination !== undefined) return err('the game is over');
    if (side.value === currentPosition(this.#match).sideToMove) return side;
    return err(`it is not ${makeColour(this.#options.gameId, side.value)}’s turn`);
  }

  #play(colour: string | undefined, vertex = ''): Answer {
    const side = this.#mover(colour);
    if (!side.ok) return side;
    const position = currentPosition(this.#match);
    const move = gtpDialect(this.#options.gameId).parseVertex(position, vertex);
    const played = move.ok ? playMove(this.#match, move.value) : undefined;
    if (!move.ok) return err(`illegal move: ${move.error}`);
    if (!played?.ok) return err('illegal move');
    this.#match = played.value;
    return ok('');
  }

  async #generate(colour: string | undefined, isPlayed: boolean): Promise<Answer> {
    const side = this.#mover(colour);
    if (!side.ok) return side;
    const { gameId, nowMs } = this.#options;
    const startMs = nowMs();
    const position = currentPosition(this.#match);
    try {
      const limits = { timeMs: this.#clock.moveMs(side.value), usesBook: true };
      const { move } = await this.#think(limits, { moveNow: makeStopSignal().signal });
      const played = playMove(this.#match, move);
      if (!played.ok) return err(played.error.message);
      if (isPlayed) {
        this.#match = played.value;
        this.#clock.spend(side.value, nowMs() - startMs);
      }
      return ok(gtpDialect(gameId).makeVertex(position, move));
    } catch (error) {
      return err(`the engine failed: ${String(error)}`);
    }
  }

  #think(limits: Partial<SearchLimits>, controls: ThinkControls): Promise<SearchResult> {
    const { limits: usual, think } = this.#options;
    const { moves, config } = this.#match;
    const seed = usual.seed + moves.length;
    return think(config.setup, moves, { ...usual, ...limits, seed }, controls);
  }

  /** `analyse [SECONDS]`: a line for each step of a thought, until its time is over or there is input. */
  async #analyse(command: GtpCommand): Promise<void> {
    const { write, gameId } = this.#options;
    const refuse = (error: string): void => write(makeResponse(command, { ok: false, error }));
    const [seconds, ...rest] = command.words;
    if (rest.length > 0 || (seconds !== undefined && !/^\d{1,6}(\.\d{1,3})?$/.test(seconds))) {
      return refuse('an analysis takes a number of seconds or nothing');
    }
    if (this.#match.termination !== undefined) return refuse('the game is over');
    const { signal, stop } = makeStopSignal();
    this.#endAnalysis = stop;
    this.#isEndless = seconds === undefined;
    if (this.#isEndless && (this.#waiting.length > 0 || this.#isInputOver)) stop();
    write(`${responseHead(command, true)}\n`);
    const position = currentPosition(this.#match);
    const { makeVertex } = gtpDialect(gameId);
    const onProgress = (progress: SearchProgress): void =>
      write(`${makeThoughtText(gameById(gameId), position, progress, makeVertex)}\n`);
    try {
      const timeMs = seconds === undefined ? ENDLESS_MS : Math.max(1, 1e3 * Number(seconds));
      onProgress(
        await this.#think({ purpose: 'analysis', timeMs }, { moveNow: signal, onProgress }),
      );
    } catch (error) {
      write(`the engine failed: ${String(error)}\n`);
    }
    this.#endAnalysis = () => undefined;
    write('\n');
  }

  #undo(): Answer {
    const undone = undoMoves(this.#match, 1);
    if (!undone.ok) return err('cannot undo');
    this.#match = { ...undone.value, undone: [] };
    return ok('');
  }

  #show(): string {
    const { gameId } = this.#options;
    const { termination } = this.#match;
    const position = currentPosition(this.#match);
    const nameOf = (side: Side): string =>
      `${makeColour(gameId, side)} (${gameById(gameId).sideNames[side]})`;
    const state =
      termination === undefined
        ? `${nameOf(position.sideToMove)} to move`
        : termination.winner === undefined
          ? 'a draw'
          : `${nameOf(termination.winner)} has won`;
    return `\n${gtpDialect(gameId).render(position)}\n${state}`;
  }

  #finalScore(): Answer {
    const { termination } = this.#match;
    if (termination === undefined) return err('the game is not over');
    return ok(makeFinalScore(this.#options.gameId, termination, currentPosition(this.#match)));
  }
}

function newMatch(gameId: GameId, setup: Setup): Match {
  const person = { kind: 'person' } as const;
  return startMatch({ gameId, setup, players: [person, person] }, 1);
}
