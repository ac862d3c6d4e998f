import { makeAscii } from '../core/ascii.ts';
import type { Move } from '../core/move.ts';
import { makeRandom, type Random } from '../core/random.ts';
import { ok, type Result } from '../core/result.ts';
import type { Side } from '../core/side.ts';
import { TextSplitter } from '../core/textSplitter.ts';
import { render } from '../games/scoreFour/console.ts';
import { scoreFourEngine } from '../games/scoreFour/engine.ts';
import { makePeg } from '../games/scoreFour/notation.ts';
import {
  beadCount,
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
  withSideToMove,
} from '../games/scoreFour/position.ts';
import { openPegs, outcome } from '../games/scoreFour/rules.ts';
import type { SearchHooks, SearchLimits } from '../search/engine.ts';
import { KernelHost } from '../kernel/kernelHost.ts';
import {
  commandError,
  type CommandError,
  MAX_COMMAND_LENGTH,
  parseCommand,
  type ReadCommand,
  type ScoreFourCommand,
} from './scoreFourCommand.ts';

/** Chooses a move outside of this thread. @param moveNow when raised, it answers with the best move so far. */
export type Think = (
  position: ScoreFourPosition,
  limits: SearchLimits,
  moveNow: AbortSignal,
) => Promise<Move>;

export interface ScoreFourProgramOptions {
  /** 1–8. */
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  /** Makes play reproducible. */
  readonly seed: number;
  readonly think: Think;
  /** Takes a line of output, without its end. */
  write(line: string): void;
  /** Called once, when `quit;` has been answered. */
  onQuit(): void;
}

interface RunningSearch {
  /** Which piece of input started it. */
  readonly piece: number;
  readonly done: Promise<void>;
  readonly hurrying: AbortController;
}

/**
 * The program's side of the Score Four text protocol, text in and lines out, for any referee. It keeps reading while
 * it thinks: commands are answered in their order, and those that make a thought useless cut it short.
 */
export class ScoreFourProgram {
  readonly #options: ScoreFourProgramOptions;
  readonly #input = new TextSplitter(';', MAX_COMMAND_LENGTH);
  readonly #random: Random;
  readonly #kernelHost = new KernelHost();
  #level: number;
  #timeMs: number;
  #side: Side | undefined;
  /** The board after each bead, for `undo;`; the last one is now. */
  #boards: [ScoreFourPosition, ...ScoreFourPosition[]] = [emptyPosition];
  #running: RunningSearch | undefined;
  /** What came while it was thinking. */
  #waiting: ReadCommand[] = [];
  #piece = 0;
  #hasQuit = false;

  constructor(options: ScoreFourProgramOptions) {
    this.#options = options;
    this.#level = options.level;
    this.#timeMs = options.timeMs;
    this.#random = makeRandom(options.seed);
  }

  /** Takes a piece of input of any size. */
  read(piece: string): void {
    this.#piece++;
    for (const { text, isCut } of this.#input.read(piece)) {
      this.#receive(isCut ? { kind: 'tooLong' } : { kind: 'command', text });
    }
  }

  /** Takes the end of input; what came before is still answered. */
  end(): void {
    if (this.#input.end() !== undefined) this.#receive({ kind: 'unfinished' });
  }

  /** Number of commands that wait for a thought to end. */
  get backlog(): number {
    return this.#waiting.length;
  }

  /** Resolves when everything that was read has been answered. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running.done;
  }

  #receive(read: ReadCommand): void {
    if (this.#running === undefined) {
      this.#answer(read);
      return;
    }
    this.#waiting.push(read);
    if (this.#cutsShort(read)) this.#running.hurrying.abort();
  }

  /**
   * A restart or an end that comes later makes the thought useless. One that came along with `move;`, as in a file of
   * commands, is no reason to move worse.
   */
  #cutsShort(read: ReadCommand): boolean {
    const command = parseCommand(read);
    if (!command.ok) return false;
    const { kind } = command.value;
    const isLater = this.#piece !== this.#running?.piece;
    return kind === 'stop' || (isLater && (kind === 'restart' || kind === 'quit'));
  }

  #answer(read: ReadCommand): void {
    if (this.#hasQuit) return;
    const command = parseCommand(read);
    const answer = command.ok ? this.#obey(command.value) : command;
    if (!answer.ok) this.#options.write(`error: ${plainAscii(answer.error.message)}.`);
    else if (answer.value !== '') this.#options.write(answer.value);
    if (this.#hasQuit) this.#options.onQuit();
  }

  /** Does what is asked; the answer is empty when it comes later. */
  #obey(command: ScoreFourCommand): Result<string, CommandError> {
    switch (command.kind) {
      case 'restart':
        this.#boards = [emptyPosition];
        this.#side = undefined;
        return DONE;
      case 'quit':
        this.#hasQuit = true;
        return DONE;
      case 'play':
        this.#side = command.side;
        return DONE;
      case 'note':
        return this.#note(command.side, command.peg);
      case 'move':
        return this.#move();
      case 'level':
        this.#level = command.level;
        return DONE;
      case 'time':
        this.#timeMs = command.timeMs;
        return DONE;
      case 'undo':
        return this.#undo();
      case 'show':
        return ok(`${render(this.#board)}\nok.`);
      case 'stop':
        return DONE;
    }
  }

  get #board(): ScoreFourPosition {
    return this.#boards.at(-1) ?? this.#boards[0];
  }

  /** Beads may be noted in any order and number, even after the game is over, as long as the peg has room. */
  #note(side: Side, peg: number): Result<string, CommandError> {
    if (!openPegs(this.#board).includes(peg)) return commandError(`peg ${makePeg(peg)} is full`);
    this.#boards.push(placeBead(this.#board, peg, side));
    return DONE;
  }

  #undo(): Result<string, CommandError> {
    const [first, ...later] = this.#boards;
    if (later.length === 0) return commandError('there is no bead to take back');
    this.#boards = [first, ...later.slice(0, -1)];
    return DONE;
  }

  #move(): Result<string, CommandError> {
    const side = this.#side ?? sideByCounts(this.#board);
    const position = withSideToMove(this.#board, side);
    if (position.completed.length > 0) return commandError('a line is complete, the game is over');
    if (openPegs(position).length === 0) return commandError('the board is full');
    const hurrying = new AbortController();
    const done = this.#choose(position, hurrying.signal).then((peg) => {
      this.#boards.push(placeBead(position, peg, side));
      this.#running = undefined;
      this.#options.write(`${makePeg(peg)}.`);
      this.#answerWaiting();
    });
    this.#running = { piece: this.#piece, done, hurrying };
    return ok('');
  }

  #answerWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const read of waiting) this.#receive(read);
  }

  async #choose(position: ScoreFourPosition, moveNow: AbortSignal): Promise<number> {
    // By the early draw the game is over for us, but a referee may not know that rule.
    if (outcome(position) !== undefined) return openPegs(position)[0]!;
    const seed = this.#random.below(2 ** 32);
    const limits = { level: this.#level, timeMs: this.#timeMs, seed };
    try {
      const move = await this.#options.think(position, limits, moveNow);
      if (openPegs(position).includes(move)) return move;
    } catch {
      // A thinker that fails is no reason to lose: a short thought of our own is next.
    }
    const hooks = { ...SPARE_HOOKS, kernelHost: this.#kernelHost };
    return scoreFourEngine.search(position, { ...limits, maxNodes: SPARE_NODES }, hooks).move;
  }
}

const DONE = ok('ok.');

/** A few milliseconds' worth. */
const SPARE_NODES = 1_000;
const SPARE_HOOKS: Omit<SearchHooks, 'kernelHost'> = {
  nowMs: () => 0,
  shouldStop: () => false,
  onProgress: () => undefined,
};

/** Whose turn the bead counts say it is. */
const sideByCounts = (position: ScoreFourPosition): Side =>
  beadCount(position, 0) > beadCount(position, 1) ? 1 : 0;

/** Any text as part of one answer: plain ASCII, on one line, without the full stop that ends an answer. */
const plainAscii = (text: string): string =>
  makeAscii(text).replaceAll('.', ',').replaceAll('\n', ' ').slice(0, 120);
