import { untrack } from 'svelte';
import { isForBoard, type Press, type Shortcut, shortcutOf } from '../keyboard/shortcut.ts';
import { type Command, type CommandId, COMMANDS } from './commands.ts';

/** What a command does now. */
export interface Offer {
  readonly run: () => void;
  /** What it is called here, where that says more than its usual name. */
  readonly name?: string;
  /** Why it can't be given now, in words; it stays in sight, because it can be again. */
  readonly whyNot?: string | undefined;
}

/** What somebody offers; a command that nobody offers has no place on this screen. */
export type Offers = Readonly<Partial<Record<CommandId, Offer>>>;

/** A command as it is now, for menus and the palette. */
export interface OfferedCommand extends Offer {
  readonly command: Command;
  readonly keys: readonly Shortcut[];
}

/** The commands that can be given now, by name, menu or key, whoever offers them. */
export class CommandState {
  #offers = $state.raw<readonly (() => Offers)[]>([]);
  /** By command: its keys, where they are not the usual ones. */
  shortcuts = $state.raw<Readonly<Record<string, readonly Shortcut[]>>>({});

  /**
   * Offers commands until the returned function is called. What is offered last goes before what was offered earlier.
   * @param offers read at every use, so it may depend on what changes.
   */
  offer(offers: () => Offers): () => void {
    // Who offers something does not depend on what others offer.
    this.#offers = untrack(() => [offers, ...this.#offers]);
    return () => {
      this.#offers = untrack(() => this.#offers.filter((each) => each !== offers));
    };
  }

  /** What a command does now; `undefined` when nobody offers it. */
  find(id: CommandId): Offer | undefined {
    for (const offers of this.#offers) {
      const found = offers()[id];
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What can be asked for on this screen, in the order of the table; put together once for all who show it. */
  readonly offered: readonly OfferedCommand[] = $derived.by(() => {
    const all = this.#offers.map((offers) => offers());
    return COMMANDS.flatMap((command: Command) => {
      const offer = all.find((offers) => offers[command.id] !== undefined)?.[command.id];
      return offer === undefined ? [] : [{ ...offer, command, keys: this.keysOf(command) }];
    });
  });

  keysOf({ id, keys }: Command): readonly Shortcut[] {
    return this.shortcuts[id] ?? keys;
  }

  /** Gives a command by its name, from wherever it comes. Tells whether it could be given. */
  run(id: string): boolean {
    const offer = COMMANDS.some((command) => command.id === id)
      ? this.find(id as CommandId)
      : undefined;
    if (offer === undefined || offer.whyNot !== undefined) return false;
    offer.run();
    return true;
  }

  /** The command whose key this is; keys that a person has chosen go before usual ones. */
  commandOf(shortcut: Shortcut): CommandId | undefined {
    const has = (command: Command): boolean => this.keysOf(command).includes(shortcut);
    const found =
      COMMANDS.find((command) => command.id in this.shortcuts && has(command)) ??
      COMMANDS.find(has);
    return found?.id;
  }

  /** Gives the command of a key. Tells whether the key has been used up by that. */
  press(press: Press, place: { readonly isOnBoard: boolean; readonly isInText: boolean }): boolean {
    const shortcut = shortcutOf(press);
    if (shortcut === undefined || (isForBoard(shortcut) && !place.isOnBoard)) return false;
    if (place.isInText && EDITING.has(shortcut)) return false;
    const id = this.commandOf(shortcut);
    const offer = id === undefined ? undefined : this.find(id);
    if (offer === undefined) return false;
    if (offer.whyNot === undefined) offer.run();
    return true;
  }
}

/** What a field for text does by itself. */
const EDITING = new Set<Shortcut>(['Mod+z', 'Mod+y', 'Mod+Shift+z']);

export const commands = new CommandState();
