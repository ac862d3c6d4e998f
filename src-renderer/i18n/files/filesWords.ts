import type { OpenError } from '../../../src-shared/formats/openNote.ts';
import type { FormatId } from '../../files/savedTexts.ts';

/** What is said when games are opened from files and saved to them. */
export interface FilesWords {
  readonly openTitle: string;
  readonly explanation: string;
  readonly choose: string;
  readonly paste: string;
  readonly open: string;
  readonly cancel: string;
  readonly opened: string;
  readonly toGame: string;
  readonly errors: Readonly<Record<OpenError['code'], string>>;
  readonly notes: {
    /** @param offset bytes before it. */
    broken(line: number, column: number, offset: number): string;
    /** @param where as the file calls it. */
    leftOut(where: string): string;
    /** @param move as it is written. */
    badMove(number: number, move: string): string;
    linesLeftOut(count: number): string;
    readonly commentsCut: string;
    readonly swap: Readonly<Record<'pieces' | 'sides', string>>;
    readonly results: { readonly draw: string; readonly open: string; won(side: string): string };
    /** @param told by the file. @param board what the board says. */
    result(told: string, board: string): string;
    readonly moreGames: string;
    charset(name: string): string;
  };
  readonly saveTitle: string;
  readonly format: string;
  readonly formats: Readonly<Record<FormatId, string>>;
  readonly formatsExplained: Readonly<Record<FormatId, string>>;
  readonly text: string;
  readonly save: string;
  readonly copy: string;
  readonly close: string;
  readonly saved: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Over what the file says of the game. */
  readonly remarks: string;
  player(side: string, name: string): string;
}
