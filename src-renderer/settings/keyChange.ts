import { type Command, COMMANDS } from '../commands/commands.ts';
import type { Settings } from '../../src-shared/ipc/contract.ts';
import { type Reservation, reservationOf } from '../keyboard/reservedKeys.ts';
import type { Shortcut } from '../keyboard/shortcut.ts';

type Shortcuts = Settings['shortcuts'];

/** Why a command can't have a key. */
export type KeyRefusal =
  | { readonly why: Reservation }
  /** Another command has it. */
  | { readonly why: 'taken'; readonly by: Command };

/** Why `shortcut` can't be given to `command`; `undefined` when it can. @param chosen the keys by command so far. */
export function refusalOf(
  shortcut: Shortcut,
  command: Command,
  chosen: Shortcuts,
): KeyRefusal | undefined {
  const why = reservationOf(shortcut);
  // The usual keys were chosen knowing what else they do.
  if (why !== undefined && !command.keys.includes(shortcut)) return { why };
  const others: readonly Command[] = COMMANDS.filter(({ id }) => id !== command.id);
  const by = others.find(({ id, keys }) => (chosen[id] ?? keys).includes(shortcut));
  return by === undefined ? undefined : { why: 'taken', by };
}

/** The keys by command, with others for one of them. @param keys `undefined` for its usual ones. */
export function withKeys(
  chosen: Shortcuts,
  { id, keys: usual }: Command,
  keys: readonly Shortcut[] | undefined,
): Shortcuts {
  const others = Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== id));
  const isUsual =
    keys === undefined ||
    (keys.length === usual.length && keys.every((key) => usual.includes(key)));
  return isUsual ? others : { ...others, [id]: [...keys] };
}
