// @vitest-environment jsdom
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { acceleratorOf, hostMenu } from '../../../src-renderer/commands/hostMenu.ts';
import { CommandState } from '../../../src-renderer/commands/commandState.svelte.ts';
import { type HostMenu, menuSchema } from '../../../src-shared/ipc/menu.ts';

function entry(menu: HostMenu, id: string) {
  const entries = menu.flatMap(({ entries }) => entries);
  return entries.find((each) => each.kind === 'command' && each.id === id);
}

describe('the menu of the system', () => {
  it.each([true, false])('fits the contract (Apple: %s)', (isApple) => {
    const menu = hostMenu(new CommandState(), isApple);
    expect(v.is(menuSchema, menu)).toBe(true);
    expect(menu[0]?.label).toBe(isApple ? 'Quintet' : 'File');
    expect(menu.at(-1)?.label).toBe('Help');
  });

  it('has every command, with its key, and tells which can be given now', () => {
    const commands = new CommandState();
    commands.offer(() => ({
      undo: { run: vi.fn() },
      redo: { run: vi.fn(), whyNot: 'no' },
      flip: { run: vi.fn() },
    }));
    commands.shortcuts = { redo: ['F9'] };
    const menu = hostMenu(commands, false);
    expect(entry(menu, 'undo')).toMatchObject({
      label: 'Undo',
      accelerator: 'CommandOrControl+Z',
      isEnabled: true,
    });
    expect(entry(menu, 'redo')).toMatchObject({ accelerator: 'F9', isEnabled: false });
    expect(entry(menu, 'restart')).toMatchObject({ isEnabled: false });
    expect(entry(menu, 'flip')).not.toHaveProperty('accelerator');
  });

  it.each([
    ['Mod+Shift+z', 'CommandOrControl+Shift+Z'],
    ['Shift+ArrowLeft', 'Shift+Left'],
    ['Mod++', 'CommandOrControl+Plus'],
    ['Mod+,', 'CommandOrControl+,'],
    ['F2', 'F2'],
  ])('writes keys as Electron does (%s: %s)', (shortcut, accelerator) => {
    expect(acceleratorOf(shortcut)).toBe(accelerator);
  });
});
