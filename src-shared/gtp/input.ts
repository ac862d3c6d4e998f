import { type TextPart, TextSplitter } from '../core/textSplitter.ts';
import { isInterrupt, MAX_LINE_LENGTH, type ParsedLine, readCommandLine } from './commandLine.ts';

/** A command that waits for its turn or runs. */
export interface QueuedCommand {
  readonly line: ParsedLine;
  /** The piece of input that brought it, from 1 up. */
  readonly piece: number;
  /** Lines that came before it and with it, those that are no commands too. */
  readonly lineNumber: number;
}

interface RunningSearch {
  readonly isEndedByInput: boolean;
  readonly piece: number;
  readonly controller: AbortController;
}

/**
 * Everything that comes in: cut into lines, put in a row, and looked at at once for what cuts the running thought
 * short. That is `# interrupt`, `quit`, and for an analysis any line, an empty one too.
 */
export class GtpInput {
  readonly #splitter = new TextSplitter('\n', MAX_LINE_LENGTH);
  readonly #waiting: QueuedCommand[] = [];
  #running: RunningSearch | undefined;
  #piece = 0;
  #lineNumber = 0;
  /** The piece that brought `quit`. */
  #quitPiece = 0;
  #isOver = false;

  /** Commands that wait. */
  get backlog(): number {
    return this.#waiting.length;
  }

  /** There is no more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Takes a piece of text of any size. */
  read(piece: string): void {
    this.#piece++;
    for (const part of this.#splitter.read(piece)) this.#receive(part);
  }

  /** Takes the end of input: an endless analysis has nothing to wait for any more. */
  end(): void {
    const part = this.#splitter.end();
    if (part !== undefined) this.#receive(part);
    this.#isOver = true;
    if (this.#running?.isEndedByInput === true) this.#running.controller.abort();
  }

  next(): QueuedCommand | undefined {
    return this.#waiting.shift();
  }

  /**
   * Tells when to cut a thought short that begins now. A `quit` that came together with its command, as from a file, is
   * no reason; neither are lines that came before a thought that ends by itself.
   * @param kind a `move` goes on through other commands; an analysis does not, and an endless one waits for nothing else.
   */
  beginSearch(
    { piece, lineNumber }: QueuedCommand,
    kind: 'move' | 'analysis' | 'endlessAnalysis',
  ): AbortSignal {
    const controller = new AbortController();
    this.#running = { piece, controller, isEndedByInput: kind !== 'move' };
    const isAwaited = this.#lineNumber === lineNumber && !this.#isOver;
    if (kind === 'endlessAnalysis' ? !isAwaited : piece < this.#quitPiece) {
      controller.abort();
    }
    return controller.signal;
  }

  endSearch(): void {
    this.#running = undefined;
  }

  #receive(part: TextPart): void {
    this.#lineNumber++;
    const line = readCommandLine(part);
    const isQuit = line?.name === 'quit';
    if (isQuit) this.#quitPiece = this.#piece;
    const running = this.#running;
    const isCut = running?.isEndedByInput === true || isInterrupt(part);
    if (isCut || (isQuit && (running?.piece ?? 0) < this.#piece)) running?.controller.abort();
    if (line !== undefined) {
      this.#waiting.push({ line, piece: this.#piece, lineNumber: this.#lineNumber });
    }
  }
}
