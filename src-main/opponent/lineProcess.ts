import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { TextSplitter } from '../../src-shared/core/textSplitter.ts';
import type { OpponentError } from '../../src-shared/core/opponentError.ts';
import { startLimit } from '../time/awakeLimit.ts';
import type { ChildExit, ChildHandle } from './childHandle.ts';

/** Told of each line that is said, as it is said. */
export type OnSaid = (by: 'us' | 'program' | 'error', line: string) => void;

export interface LineProcessOptions {
  /** What makes the program end by itself. */
  readonly quitCommand: string;
  /** How long the program may take to end by itself, milliseconds. */
  readonly quitMs: number;
  /** Takes a line of its error output. */
  onErrorLine?(line: string): void;
  /** What ends an answer: that of one line its own end, that of several an empty line. */
  readonly answerEnd?: 'line' | 'emptyLine';
  readonly onSaid?: OnSaid | undefined;
}

/** A child process that answers each command with a line, or with several. It is never trusted: what breaks a limit is killed. */
export interface LineProcess {
  /** Whether the process can't be asked any more. */
  readonly isOver: boolean;
  /**
   * Sends a command and resolves with what answers it. Commands may overlap; answers come in their order.
   * @param limitMs how long the answer may take once those before it have come, milliseconds.
   */
  ask(command: string, limitMs: number): Promise<Result<string, OpponentError>>;
  /** Resolves with one answer more, to something that was written otherwise. */
  answer(limitMs: number): Promise<Result<string, OpponentError>>;
  /** Sends a line that is not answered. */
  tell(line: string): void;
  /** Sends text as it is. */
  write(text: string): void;
  /** Ends its input. */
  endInput(): void;
  /** How it ended; settled once it has. */
  readonly ended: Promise<ChildExit>;
  /** Ends it: asks it to quit, waits, kills it with all it started. Resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it without asking. Resolves when it is gone. */
  kill(): Promise<void>;
}

const MAX_LINE_LENGTH = 64 * 1024;
/** The longest answer of several lines, characters. */
const MAX_ANSWER_LENGTH = 256 * 1024;
/** Empty lines are let pass, but not without end. */
const MAX_EMPTY_LINES = 1_000;
/** Error output is always read, so that the program does not block. This much from one question to the next is too much. */
const MAX_ERROR_OUTPUT = 1024 * 1024;

interface Question {
  readonly limitMs: number;
  answer(answer: Result<string, OpponentError>): void;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeLineProcess(child: ChildHandle, options: LineProcessOptions): LineProcess {
  const output = new TextSplitter('\n', MAX_LINE_LENGTH);
  const errorLines = new TextSplitter('\n', MAX_LINE_LENGTH);
  const questions: Question[] = [];
  let failure: OpponentError | undefined;
  const { answerEnd = 'line', onSaid } = options;
  let isStopping = false;
  let endLimit: (() => void) | undefined;
  let emptyLines = 0;
  /** What has come of an answer of several lines. */
  let open = '';
  let errorOutput = 0;

  const ended = new Promise<ChildExit>((resolve) => {
    child.onExit((exit) => {
      fail({ code: 'ERR_OPPONENT_GONE', message: `it ${exit.reason}` });
      resolve(exit);
    });
  });

  /** The first failure counts; every question from now on is answered with it. */
  function fail(error: OpponentError): void {
    if (failure !== undefined) return;
    failure = error;
    endLimit?.();
    child.kill();
    for (const question of questions.splice(0)) question.answer(err(error));
  }

  /** The time of a question runs once it is the next to be answered. */
  function startClock(): void {
    endLimit?.();
    const [next] = questions;
    if (next === undefined) return;
    endLimit = startLimit(next.limitMs, () => {
      const isOpen = open !== '';
      const what = isOpen ? 'end its answer with an empty line' : 'answer';
      const message = `it did not ${what} within ${next.limitMs / 1_000} s`;
      fail({ code: 'ERR_OPPONENT_SILENT', message });
    });
  }

  function readLine(line: string): void {
    if (line === '' && open === '') {
      emptyLines++;
      if (emptyLines > MAX_EMPTY_LINES) flood('empty lines');
      return;
    }
    if (line !== '') onSaid?.('program', line);
    if (questions.length === 0) {
      if (!isStopping)
        fail({ code: 'ERR_OPPONENT_FLOOD', message: 'it spoke without being asked' });
      return;
    }
    if (answerEnd === 'line') answer(line);
    else if (line === '') answer(open);
    else {
      open = open === '' ? line : `${open}\n${line}`;
      if (open.length > MAX_ANSWER_LENGTH) flood('a long answer');
    }
  }

  function answer(text: string): void {
    const question = questions.shift();
    open = '';
    startClock();
    question?.answer(ok(text));
  }

  function say(line: string): void {
    onSaid?.('us', line);
    child.write(`${line}\n`);
  }

  function awaitAnswer(limitMs: number): Promise<Result<string, OpponentError>> {
    if (failure !== undefined) return Promise.resolve(err(failure));
    return new Promise((resolve) => {
      errorOutput = 0;
      questions.push({ limitMs, answer: resolve });
      if (questions.length === 1) startClock();
    });
  }

  const flood = (what: string): void =>
    fail({ code: 'ERR_OPPONENT_FLOOD', message: `it wrote too much (${what})` });

  child.onText((chunk) => {
    if (failure !== undefined) return;
    for (const { text, isCut } of output.read(chunk)) {
      if (isCut) flood('a long line');
      if (failure === undefined) readLine(text);
    }
    if (output.isTooLong) flood('a line without an end');
  });
  child.onErrorText((chunk) => {
    errorOutput += chunk.length;
    if (errorOutput > MAX_ERROR_OUTPUT) return flood('error output');
    for (const { text } of errorLines.read(chunk)) {
      onSaid?.('error', text);
      options.onErrorLine?.(text);
    }
  });

  return {
    get isOver() {
      return failure !== undefined || isStopping;
    },
    ask(command, limitMs) {
      const answered = awaitAnswer(limitMs);
      if (failure === undefined) say(command);
      return answered;
    },
    answer: awaitAnswer,
    tell: say,
    write(text) {
      onSaid?.('us', text);
      child.write(text);
    },
    endInput: () => child.endInput?.(),
    ended,
    async stop() {
      if (!isStopping && failure === undefined) say(options.quitCommand);
      isStopping = true;
      const endWaiting = startLimit(options.quitMs, () => child.kill());
      await ended;
      endWaiting();
    },
    kill() {
      isStopping = true;
      child.kill();
      return ended.then(() => undefined);
    },
  };
}
