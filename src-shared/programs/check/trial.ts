import type { ForfeitFault } from '../../core/forfeitFault.ts';
import type { OpponentError } from '../../core/opponentError.ts';
import type { CommandKind, Talk } from '../../core/programTalk.ts';
import { plainLine } from '../../core/quote.ts';
import type { Result } from '../../core/result.ts';
import { type Exchange, MAX_EXCHANGES, MAX_SHOWN } from './checkReport.ts';

/** A running program that is checked. */
export interface CheckedProcess {
  readonly isOver: boolean;
  /** Sends text as it is. */
  write(text: string): void;
  /** Resolves with the next answer. */
  answer(kind: CommandKind): Promise<Result<string, OpponentError>>;
  endInput(): void;
  /** The status that it ended with by itself; `undefined` when it had to be ended, or was by a signal. */
  ended(): Promise<number | undefined>;
}

/** What an answer has to be. */
export interface Expected {
  /** As it would be written. */
  readonly text: string;
  /** That to a move may take its time. */
  readonly kind?: CommandKind;
  isMet(answer: string): boolean;
}

/** One rule that is tried on a program: everything that is said, up to what breaks it. */
export class Trial {
  readonly #process: CheckedProcess;
  readonly #exchanges: Exchange[] = [];
  #sent = '';
  #hasFailed = false;
  #fault: ForfeitFault | undefined;

  constructor(process: CheckedProcess) {
    this.#process = process;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  get fault(): ForfeitFault | undefined {
    return this.#fault;
  }

  get exchanges(): readonly Exchange[] {
    return this.#exchanges.slice(-MAX_EXCHANGES);
  }

  /** Sends text as it is. */
  send(text: string): void {
    this.#sent += text;
    this.#process.write(text);
  }

  /** Sends text as it is, which so many answers follow. @returns the last of them, if all are as expected. */
  async exchange(text: string, expected: readonly Expected[]): Promise<string | undefined> {
    if (this.#hasFailed) return undefined;
    // They may all come in one piece.
    const answers = expected.map(({ kind = 'command' }) => this.#process.answer(kind));
    this.send(text);
    let last: string | undefined;
    for (const [index, coming] of answers.entries()) {
      const answer = await coming;
      const wanted = expected[index];
      if (this.#hasFailed || wanted === undefined) continue;
      if (!answer.ok) this.fail(answer.error, wanted.text);
      else {
        this.#note(answer.value, wanted.text);
        this.#hasFailed = !wanted.isMet(answer.value);
        last = answer.value;
      }
    }
    return this.#hasFailed ? undefined : last;
  }

  /** Sends a command on a line of its own. @returns its answer, if it is as expected. */
  ask(command: string, expected: Expected): Promise<string | undefined> {
    return this.exchange(`${command}\n`, [expected]);
  }

  /** For the referee's own client, which judges by itself. */
  readonly talk: Talk = {
    ask: async (command, kind) => {
      const coming = this.#process.answer(kind);
      this.send(`${command}\n`);
      const answer = await coming;
      this.#note(answer.ok ? answer.value : '', '');
      return answer;
    },
    tell: (line) => this.send(`${line}\n`),
  };

  /** The rule is broken by what the client was told last. */
  fail({ code }: OpponentError, expected: string): void {
    this.#hasFailed = true;
    this.#fault = code;
    const last = this.#exchanges.at(-1);
    if (this.#sent === '' && last !== undefined)
      this.#exchanges[this.#exchanges.length - 1] = { ...last, expected: shown(expected) };
    else this.#note('', expected);
  }

  /** The program has been told to end: it is to do so by itself, and well. */
  async expectEnd(): Promise<void> {
    if (this.#hasFailed) return;
    const status = await this.#process.ended();
    this.#hasFailed = status !== 0;
    this.#note(status === undefined ? '' : `exit ${status}`, 'exit 0');
  }

  endInput(): void {
    this.#process.endInput();
    this.#sent = '^D';
  }

  #note(came: string, expected: string): void {
    this.#exchanges.push({ sent: shown(this.#sent), came: shown(came), expected: shown(expected) });
    this.#sent = '';
  }
}

/** Line ends and tabs are shown as they are written in programs. */
function shown(text: string): string {
  const visible = text
    .replace(/\n$/, '')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  return plainLine(visible, MAX_SHOWN);
}
