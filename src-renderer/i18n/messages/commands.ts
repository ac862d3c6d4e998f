import type { HostMenuRole } from '../../../src-shared/ipc/menu.ts';
import type { CommandGroup, CommandId } from '../../commands/commands.ts';

/** What names the commands and their keys. */
export interface CommandMessages {
  readonly commands: Readonly<Record<CommandId, string>>;
  readonly commandGroups: Readonly<Record<CommandGroup, string>>;
  /** Why a command can't be given now. */
  readonly whyNot: {
    readonly notThinking: string;
    readonly noOffer: string;
    readonly noClaim: string;
    readonly notOver: string;
    readonly noMove: string;
    readonly atStart: string;
    readonly notEarlier: string;
    readonly noneDeleted: string;
    readonly atEnd: string;
    /** Nothing certain is to be said of the last move, or it was a person’s. */
    readonly noReason: string;
    readonly noHint: string;
    /** A strict match gives no help. */
    readonly strict: string;
  };
  readonly palette: {
    readonly title: string;
    readonly search: string;
    readonly nothing: string;
    found(count: number): string;
  };
  soundIs(isOn: boolean): string;
  /** What the menu of the system says beside the commands. */
  readonly hostMenu: {
    readonly file: string;
    readonly edit: string;
    readonly window: string;
    readonly roles: Readonly<Record<HostMenuRole, string>>;
  };
  /** As they stand on keyboards; keys that are not here are called what they write. */
  readonly keyNames: Readonly<
    Record<
      | ('Control' | 'Alt' | 'Shift' | 'Space' | 'Enter' | 'Escape' | 'Tab')
      | ('Backspace' | 'Delete' | 'Insert' | 'Home' | 'End' | 'PageUp' | 'PageDown')
      | ('ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'),
      string
    >
  >;
}
