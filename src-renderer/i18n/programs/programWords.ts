import type { SaidLine } from '../../../src-shared/ipc/programs.ts';
import type { CheckRule, RuleReport } from '../../../src-shared/programs/check/checkReport.ts';
import type { ProgramFault, ProgramProtocol } from '../../../src-shared/programs/program.ts';

/** What is said of programs of others. */
export interface ProgramWords {
  readonly explained: string;
  readonly byHand: string;
  readonly none: string;
  readonly add: string;
  readonly name: string;
  readonly protocol: string;
  readonly protocols: Readonly<Record<ProgramProtocol, string>>;
  readonly games: string;
  readonly args: string;
  readonly argsExplained: string;
  /** Where it works. */
  folder(name: string): string;
  readonly ownFolder: string;
  readonly chooseFolder: string;
  readonly save: string;
  readonly cancel: string;
  readonly edit: string;
  readonly check: string;
  readonly remove: string;
  /** Something done with one program, for who can't see whose button it is. */
  of(action: string, program: string): string;
  removeText(program: string): string;
  readonly faults: Readonly<Record<ProgramFault, string>>;
  /** In the dialog of a new game. */
  readonly opponent: string;
  readonly which: string;
  /** Of a check. */
  checkTitle(program: string, game: string): string;
  readonly checking: string;
  readonly allKept: string;
  readonly canBePlayed: string;
  readonly cannotBePlayed: string;
  readonly failedToCheck: string;
  readonly verdicts: Readonly<Record<RuleReport['verdict'], string>>;
  readonly needed: string;
  readonly rules: Readonly<Record<CheckRule, string>>;
  readonly sent: string;
  readonly came: string;
  readonly expected: string;
  readonly nothingCame: string;
  readonly hasEnded: string;
  readonly tooMuchCame: string;
  readonly copy: string;
  readonly copyTalk: string;
  readonly copied: string;
  readonly close: string;
  readonly again: string;
  /** Of what is said with a program. */
  conversation(program: string): string;
  readonly watch: string;
  readonly quiet: string;
  readonly speakers: Readonly<Record<SaidLine['by'], string>>;
}
