import { describe, expect, it } from 'vitest';
import { type Command, type CommandId, COMMANDS } from '../../../src-renderer/commands/commands.ts';
import { refusalOf, withKeys } from '../../../src-renderer/settings/keyChange.ts';

const command = (id: CommandId): Command => COMMANDS.find((each) => each.id === id)!;

describe('a new key for a command', () => {
  it.each([
    ['F5', 'system'],
    ['Mod+c', 'text'],
    ['ArrowUp', 'moving'],
    ['Mod+z', 'taken'],
    ['e', 'taken'],
    ['4', 'taken'],
  ])('is refused with the reason where something else needs it (%s: %s)', (key, why) => {
    expect(refusalOf(key, command('newGame'), {})?.why).toBe(why);
  });

  it('is refused by the name of the command that has it, usual or chosen', () => {
    expect(refusalOf('Mod+z', command('redo'), {})).toMatchObject({ by: { id: 'undo' } });
    expect(refusalOf('F9', command('redo'), { flip: ['F9'] })).toMatchObject({
      by: { id: 'flip' },
    });
  });

  it('can be one that another command has given up, or its own', () => {
    expect(refusalOf('Mod+z', command('redo'), { undo: ['F9'] })).toBeUndefined();
    expect(refusalOf('Mod+z', command('undo'), {})).toBeUndefined();
    expect(refusalOf('F9', command('undo'), {})).toBeUndefined();
  });

  it('is kept only where it is not the usual one', () => {
    const chosen = withKeys({ flip: ['x'] }, command('undo'), ['F9']);
    expect(chosen).toEqual({ flip: ['x'], undo: ['F9'] });
    expect(withKeys(chosen, command('undo'), ['Mod+z'])).toEqual({ flip: ['x'] });
    expect(withKeys(chosen, command('undo'), undefined)).toEqual({ flip: ['x'] });
    expect(withKeys({}, command('undo'), [])).toEqual({ undo: [] });
  });
});
