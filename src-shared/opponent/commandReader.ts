/** Longer commands are errors; a reader holds no more text than this. */
export const MAX_COMMAND_LENGTH = 1024;

/** A command as it came, without its `;`, or why there is none. */
export type ReadCommand =
  | { readonly kind: 'command'; readonly text: string }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'unfinished' };

/** Cuts text that comes in any pieces into commands that end with `;`. */
export class CommandReader {
  #pending = '';
  /** The command that is being read is too long; the rest of it is skipped. */
  #isSkipping = false;

  /** The commands that this piece of text finishes. */
  read(piece: string): readonly ReadCommand[] {
    const commands: ReadCommand[] = [];
    let start = 0;
    for (let end = piece.indexOf(';'); end >= 0; end = piece.indexOf(';', start)) {
      this.#append(piece.slice(start, end));
      commands.push(this.#take());
      start = end + 1;
    }
    this.#append(piece.slice(start));
    return commands;
  }

  /** At the end of input: text that no `;` ends, white space apart, is an unfinished command. */
  end(): readonly ReadCommand[] {
    return this.#isSkipping || this.#pending.trim() !== '' ? [{ kind: 'unfinished' }] : [];
  }

  #append(text: string): void {
    // White space between commands may be of any length.
    const pending = this.#pending === '' ? text.trimStart() : this.#pending + text;
    this.#isSkipping ||= pending.length > MAX_COMMAND_LENGTH;
    this.#pending = this.#isSkipping ? '' : pending;
  }

  #take(): ReadCommand {
    const command: ReadCommand = this.#isSkipping
      ? { kind: 'tooLong' }
      : { kind: 'command', text: this.#pending };
    this.#pending = '';
    this.#isSkipping = false;
    return command;
  }
}
