// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Command, COMMANDS } from '../../../src-renderer/commands/commands.ts';
import { CommandState } from '../../../src-renderer/commands/commandState.svelte.ts';
import { reservationOf } from '../../../src-renderer/keyboard/reservedKeys.ts';
import type { Press } from '../../../src-renderer/keyboard/shortcut.ts';

const ALL: readonly Command[] = COMMANDS;
const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, code: '' };
const CONTROL_Z: Press = { ...NOTHING_HELD, key: 'z', ctrlKey: true };
const ELSEWHERE = { isOnBoard: false, isInText: false };
const ON_BOARD = { isOnBoard: true, isInText: false };

describe('the table of commands', () => {
  it('gives each key to one command, and none that is needed elsewhere', () => {
    const keys = ALL.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(reservationOf(key), key).toBeUndefined();
  });
});

describe('commands', () => {
  let commands: CommandState;
  const undo = vi.fn();
  beforeEach(() => {
    undo.mockClear();
    commands = new CommandState();
  });

  it('are there as long as somebody offers them', () => {
    expect(commands.run('undo')).toBe(false);
    const withdraw = commands.offer(() => ({ undo: { run: undo } }));
    expect(commands.offered.map(({ command }) => command.id)).toEqual(['undo']);
    expect(commands.run('undo')).toBe(true);
    withdraw();
    expect(commands.run('undo')).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
    expect(commands.run('__proto__')).toBe(false);
  });

  it('are of whoever offered them last, and say why they can’t be given', () => {
    commands.offer(() => ({ undo: { run: undo } }));
    const withdraw = commands.offer(() => ({ undo: { run: undo, whyNot: 'no' } }));
    expect(commands.run('undo')).toBe(false);
    expect(commands.find('undo')?.whyNot).toBe('no');
    withdraw();
    expect(commands.run('undo')).toBe(true);
  });

  it('follow what changes without being offered anew', () => {
    const now: { whyNot?: string } = {};
    commands.offer(() => ({ undo: { run: undo, ...now } }));
    expect(commands.run('undo')).toBe(true);
    now.whyNot = 'not now';
    expect(commands.run('undo')).toBe(false);
  });

  it('have keys, which are used up also when the command can’t be given', () => {
    expect(commands.press(CONTROL_Z, ELSEWHERE)).toBe(false);
    const now: { whyNot?: string } = {};
    commands.offer(() => ({ undo: { run: undo, ...now } }));
    expect(commands.press(CONTROL_Z, ELSEWHERE)).toBe(true);
    now.whyNot = 'not now';
    expect(commands.press(CONTROL_Z, ELSEWHERE)).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('leave a field for text what it does by itself', () => {
    commands.offer(() => ({ undo: { run: undo } }));
    expect(commands.press(CONTROL_Z, { isOnBoard: false, isInText: true })).toBe(false);
    expect(undo).not.toHaveBeenCalled();
  });

  it('have single keys on the board alone', () => {
    commands.offer(() => ({ flip: { run: undo } }));
    const f: Press = { ...NOTHING_HELD, key: 'f' };
    expect(commands.press(f, ELSEWHERE)).toBe(false);
    expect(commands.press(f, ON_BOARD)).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('have the keys that a person has chosen, in place of the usual ones', () => {
    commands.offer(() => ({ undo: { run: undo }, redo: { run: vi.fn() } }));
    commands.shortcuts = { undo: ['Mod+y'], redo: [] };
    expect(commands.commandOf('Mod+y')).toBe('undo');
    expect(commands.commandOf('Mod+z')).toBeUndefined();
    expect(commands.offered.map(({ keys }) => keys)).toEqual([['Mod+y'], []]);
  });

  it('have chosen keys before usual ones, also where both are the same', () => {
    commands.shortcuts = { undo: ['F2'] };
    expect(commands.commandOf('F2')).toBe('undo');
  });
});
