import type { HostMenu, HostMenuEntry, HostMenuRole } from '../../src-shared/ipc/menu.ts';
import { messages } from '../i18n/messages.ts';
import { isForBoard, partsOf, type Shortcut } from '../keyboard/shortcut.ts';
import { type Command, type CommandGroup, COMMANDS } from './commands.ts';
import type { CommandState } from './commandState.svelte.ts';

const SEPARATOR: HostMenuEntry = { kind: 'separator' };

/** What the system itself does to quit or open windows is not ours to offer in its menu. */
const NOT_IN_MENU = new Set(['quit', 'openWindow']);

/**
 * The menu of the system, in its order of menus: what belongs to the program first, under its name on Apple's systems
 * and as “File” elsewhere.
 */
export function hostMenu(commands: CommandState, isApple: boolean): HostMenu {
  const words = messages.hostMenu;
  const menu = (group: CommandGroup): HostMenuEntry[] =>
    COMMANDS.filter(
      (command: Command) => command.group === group && !NOT_IN_MENU.has(command.id),
    ).map((command) => entryOf(command, commands));
  const roles = (...names: readonly HostMenuRole[]): HostMenuEntry[] =>
    names.map((role) => ({ kind: 'role', role, label: words.roles[role] }));
  const hiding = [
    SEPARATOR,
    ...roles('services'),
    SEPARATOR,
    ...roles('hide', 'hideOthers', 'unhide'),
  ];
  return [
    {
      label: isApple ? messages.app.name : words.file,
      entries: [...menu('app'), ...(isApple ? hiding : []), SEPARATOR, ...roles('quit')],
    },
    { label: messages.commandGroups.game, entries: menu('game') },
    {
      label: messages.commandGroups.moves,
      entries: [...menu('moves'), SEPARATOR, ...menu('read')],
    },
    { label: words.edit, entries: roles('cut', 'copy', 'paste', 'selectAll') },
    {
      label: messages.commandGroups.view,
      entries: [
        ...menu('view'),
        SEPARATOR,
        ...roles('resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'),
      ],
    },
    ...(isApple ? [{ label: words.window, entries: roles('minimize', 'close') }] : []),
    { label: messages.commandGroups.help, entries: menu('help') },
  ];
}

function entryOf(command: Command, commands: CommandState): HostMenuEntry {
  const offer = commands.find(command.id);
  // A key alone is the board's, and a system that listens to it would take it from everything else.
  const key = commands.keysOf(command).find((shortcut) => !isForBoard(shortcut));
  return {
    kind: 'command',
    id: command.id,
    label: messages.commands[command.id],
    isEnabled: offer !== undefined && offer.whyNot === undefined,
    ...(key !== undefined && { accelerator: acceleratorOf(key) }),
  };
}

/** A shortcut as Electron writes it. */
export function acceleratorOf(shortcut: Shortcut): string {
  const { held, key } = partsOf(shortcut);
  const name = key === '+' ? 'Plus' : key.replace(/^Arrow/, '');
  const modifiers = held.map((part) => (part === 'Mod' ? 'CommandOrControl' : part));
  return [...modifiers, name.length === 1 ? name.toUpperCase() : name].join('+');
}
