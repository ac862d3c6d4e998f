import { makeAscii } from '../core/ascii.ts';
import type { Move } from '../core/move.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Setup } from '../core/setup.ts';
import { type GameId, gameById } from '../games/index.ts';
import type { SearchLimits, SearchProgress, SearchResult } from '../search/engine.ts';
import { type AnalysisStyle, makeAnalysisLine } from './analysisFormat.ts';
import { type AnalysisWords, parseAnalysisWords, parseSeconds } from './analysisWords.ts';
import { GtpBoard } from './board.ts';
import { GtpClock } from './clock.ts';
import { makeResponse, makeResponseHead, MAX_LINE_LENGTH } from './commandLine.ts';
import { GtpInput, type QueuedCommand } from './input.ts';

/** Lets an engine think about where the moves lead. Rejects when it fails. */
export type GtpThink = (
  setup: Setup,
  history: readonly Move[],
  limits: SearchLimits,
  controls: ThinkControls,
) => Promise<SearchResult>;

interface ThinkControls {
  readonly moveNow: AbortSignal;
  onProgress?(progress: SearchProgress): void;
}

export interface GtpOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** For each move; `timeMs` until the controller sets times. */
  readonly limits: SearchLimits;
  /** Whether moves come from an opening book where there is one, until told otherwise. */
  readonly usesBook: boolean;
  readonly version: string;
  readonly think: GtpThink;
  /** Monotonic milliseconds. */
  nowMs(): number;
  /** Processor time of the program so far. */
  cpuSeconds(): number;
  write(text: string): void;
  /** Whether what was written waits for its reader; progress is not told then. */
  isFull(): boolean;
  /** Called once, after `quit` or the end of input was answered. */
  onQuit(): void;
}

type Answer = Result<string, string>;
/** Answers a command; `undefined` when it has written its response itself. */
type Handler = (command: QueuedCommand) => Answer | Promise<Answer | undefined>;

/** Speaks GTP for one game: takes text, answers its commands in their order. */
export class GtpSession {
  readonly #options: GtpOptions;
  readonly #input = new GtpInput();
  readonly #board: GtpBoard;
  readonly #clock: GtpClock;
  #usesBook: boolean;
  #working: Promise<void> | undefined;
  #hasQuit = false;

  constructor(options: GtpOptions) {
    this.#options = options;
    this.#board = new GtpBoard(options.gameId, options.setup);
    this.#clock = new GtpClock(options.limits.timeMs);
    this.#usesBook = options.usesBook;
  }

  /** Commands that wait for an answer. */
  get backlog(): number {
    return this.#input.backlog;
  }

  /** Takes a piece of input of any size. */
  read(piece: string): void {
    if (this.#hasQuit) return;
    this.#input.read(piece);
    this.#working ??= this.#work();
  }

  /** There is no more input: the session quits when everything is answered. */
  end(): void {
    this.#input.end();
    this.#working ??= this.#work();
  }

  /** Resolves when everything so far is answered. */
  idle(): Promise<void> {
    return this.#working ?? Promise.resolve();
  }

  async #work(): Promise<void> {
    // Whoever asks for the session to be idle within this turn is to wait for it.
    await Promise.resolve();
    for (;;) {
      const command = this.#hasQuit ? undefined : this.#input.next();
      if (command === undefined) break;
      const answer = await this.#answer(command);
      if (answer !== undefined) this.#options.write(makeResponse(command.line.id, answer));
      if (command.line.name === 'quit') this.#quit();
    }
    this.#working = undefined;
    if (this.#input.isOver) this.#quit();
  }

  #quit(): void {
    if (this.#hasQuit) return;
    this.#hasQuit = true;
    this.#options.onQuit();
  }

  #answer(command: QueuedCommand): Answer | Promise<Answer | undefined> {
    const { name } = command.line;
    if (name === undefined) return err(`a line has at most ${MAX_LINE_LENGTH} characters`);
    const handler = Object.hasOwn(this.#handlers, name) ? this.#handlers[name] : undefined;
    return handler === undefined ? err('unknown command') : handler(command);
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    protocol_version: () => ok('2'),
    name: () => ok(`Quintet ${gameById(this.#options.gameId).name}`),
    version: () => ok(this.#options.version),
    known_command: ({ line }) => ok(String(this.#commands.includes(line.words[0] ?? ''))),
    list_commands: () => ok(this.#commands.join('\n')),
    quit: () => ok(''),
    boardsize: ({ line }) => this.#restart(this.#board.resize(line.words)),
    setup: ({ line }) => this.#setUp(line.words),
    clear_board: () => this.#restart(this.#board.clear()),
    play: ({ line }) => this.#board.play(line.words),
    genmove: (command) => this.#generate(command, true),
    reg_genmove: (command) => this.#generate(command, false),
    undo: () => this.#board.undo(),
    showboard: () => ok(this.#board.show()),
    time_settings: ({ line }) => this.#clock.set(line.words),
    time_left: ({ line }) => this.#tellClock(line.words),
    final_score: () => this.#board.finalScore(),
    book: ({ line }) => this.#switchBook(line.words),
    analyse: (command) => this.#analyse(command, 'own'),
    'lz-analyze': (command) => this.#analyse(command, 'lz'),
    'kata-analyze': (command) => this.#analyse(command, 'kata'),
    'lz-genmove_analyze': (command) => this.#generateTelling(command, 'lz'),
    'kata-genmove_analyze': (command) => this.#generateTelling(command, 'kata'),
    cputime: () => ok(this.#options.cpuSeconds().toFixed(3)),
    // Says that the comment `# interrupt` cuts a command short.
    'gogui-interrupt': () => ok(''),
  };

  get #commands(): readonly string[] {
    return Object.keys(this.#handlers);
  }

  /** A new game has all its time. */
  #restart(answer: Answer): Answer {
    if (answer.ok) this.#clock.reset();
    return answer;
  }

  #setUp(words: readonly string[]): Answer {
    const answer = this.#board.setUp(words);
    return words.length === 0 ? answer : this.#restart(answer);
  }

  #tellClock([colour, ...words]: readonly string[]): Answer {
    const side = this.#board.parseColour(colour);
    return side.ok ? this.#clock.tell(side.value, words) : side;
  }

  /** `book on`, `book off`, or alone to be told. */
  #switchBook([word, ...rest]: readonly string[]): Answer {
    if (word === undefined) return ok(this.#usesBook ? 'on' : 'off');
    if (rest.length > 0 || !['on', 'off'].includes(word)) return err('a book is on or off');
    this.#usesBook = word === 'on';
    return ok('');
  }

  /** After the end of the game there is nothing left but to resign, which tells a controller that plays on. */
  async #generate(command: QueuedCommand, isPlayed: boolean): Promise<Answer> {
    const side = this.#board.parseColour(command.line.words[0]);
    if (!side.ok) return side;
    if (this.#board.isOver) return ok('resign');
    const mover = this.#board.checkTurn(side.value);
    if (!mover.ok) return mover;
    return this.#choose(command, isPlayed, () => undefined);
  }

  /** `genmove` that tells what it thinks; the move comes last, as `play VERTEX`. */
  async #generateTelling(
    command: QueuedCommand,
    style: AnalysisStyle,
  ): Promise<Answer | undefined> {
    const asked = this.#readAnalysisWords(command);
    if (!asked.ok) return asked;
    if (this.#board.isOver) return ok('\nplay resign');
    const { write } = this.#options;
    write(`${makeResponseHead(command.line.id, true)}\n`);
    const tell = this.#makeTeller(style, asked.value);
    const chosen = await this.#choose(command, true, tell);
    write(chosen.ok ? `play ${chosen.value}\n\n` : `${makeAscii(chosen.error)}\n\n`);
    return undefined;
  }

  /** The move of the side to move, within its time. */
  async #choose(
    command: QueuedCommand,
    isPlayed: boolean,
    onProgress: (progress: SearchProgress) => void,
  ): Promise<Answer> {
    const { nowMs } = this.#options;
    const { position, dialect } = this.#board;
    const side = position.sideToMove;
    const startMs = nowMs();
    const moveNow = this.#input.beginSearch(command, 'move');
    try {
      const limits = { timeMs: this.#clock.moveMs(side), usesBook: this.#usesBook };
      const { move } = await this.#think(limits, { moveNow, onProgress });
      const vertex = dialect.makeVertex(position, move);
      const made = isPlayed ? this.#board.make(move) : ok('');
      if (!made.ok) return made;
      if (isPlayed) this.#clock.spend(side, nowMs() - startMs);
      return ok(vertex);
    } catch (error) {
      return err(`the engine failed: ${String(error)}`);
    } finally {
      this.#input.endSearch();
    }
  }

  #think(limits: Partial<SearchLimits>, controls: ThinkControls): Promise<SearchResult> {
    const { limits: usual, think } = this.#options;
    const { setup, moves } = this.#board;
    const seed = usual.seed + moves.length;
    return think(setup, moves, { ...usual, ...limits, seed }, controls);
  }

  /** Streams a line for each step of a thought, until its time is over or there is input. */
  async #analyse(command: QueuedCommand, style: AnalysisStyle): Promise<Answer | undefined> {
    const { id, words } = command.line;
    const time = style === 'own' ? parseSeconds(words) : ok(undefined);
    if (!time.ok) return time;
    const asked = style === 'own' ? ok(ALL) : this.#readAnalysisWords(command);
    if (!asked.ok) return asked;
    if (this.#board.isOver) return err('the game is over');
    const { write } = this.#options;
    write(`${makeResponseHead(id, true)}\n`);
    const tell = this.#makeTeller(style, asked.value);
    const isEndless = time.value === undefined;
    const moveNow = this.#input.beginSearch(command, isEndless ? 'endlessAnalysis' : 'analysis');
    const limits = {
      purpose: 'analysis' as const,
      timeMs: time.value ?? ENDLESS_MS,
      scoresAll: style !== 'own' && asked.value.maxMoves > 1,
    };
    try {
      const onProgress = (progress: SearchProgress): void => tell(progress);
      tell(await this.#think(limits, { moveNow, onProgress }), true);
    } catch (error) {
      write(`${makeAscii(`the engine failed: ${String(error)}`)}\n`);
    }
    this.#input.endSearch();
    write('\n');
    return undefined;
  }

  /** A colour that is named must be the one to move, unless the game is over. */
  #readAnalysisWords({ line }: QueuedCommand): Result<AnalysisWords, string> {
    const asked = parseAnalysisWords(line.words);
    if (!asked.ok || asked.value.colour === undefined) return asked;
    const side = this.#board.parseColour(asked.value.colour);
    if (!side.ok) return side;
    const mover = this.#board.isOver ? side : this.#board.checkTurn(side.value);
    return mover.ok ? asked : mover;
  }

  /** Writes lines about a thought: none twice, none too soon, and no more than are read, but for the last. */
  #makeTeller(style: AnalysisStyle, { intervalMs, maxMoves }: AnalysisWords) {
    const { gameId, nowMs, isFull, write } = this.#options;
    const { position, dialect } = this.#board;
    const teller = { style, game: gameById(gameId), dialect, position, maxMoves };
    let [last, lastMs] = ['', -Infinity];
    return (progress: SearchProgress, isLast = false): void => {
      if (!isLast && (isFull() || nowMs() - lastMs < intervalMs)) return;
      const line = makeAscii(makeAnalysisLine(teller, progress));
      if (line === last) return;
      [last, lastMs] = [line, nowMs()];
      write(`${line}\n`);
    };
  }
}

/** An analysis without a time ends with the next input. */
const ENDLESS_MS = 1e9;

/** Nothing asked for. */
const ALL: AnalysisWords = { colour: undefined, intervalMs: 0, maxMoves: Infinity };
