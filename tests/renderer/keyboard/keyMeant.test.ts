import { describe, expect, it } from 'vitest';
import { commandOfKey } from '../../../src-renderer/components/matchCommand.ts';
import { keyMeant } from '../../../src-renderer/keyboard/keyMeant.ts';

const key = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe('the key that is meant', () => {
  it.each([
    ['Latin', key('z', 'KeyZ'), 'z'],
    ['German, where Z and Y change places', key('z', 'KeyY'), 'z'],
    ['Dvorak', key('z', 'Slash'), 'z'],
    ['Cyrillic', key('я', 'KeyZ'), 'z'],
    ['Cyrillic, with Shift', key('Я', 'KeyZ', true), 'z'],
    ['Greek', key('ζ', 'KeyZ'), 'z'],
    ['Arabic', key('ئ', 'KeyZ'), 'z'],
    ['Arabic, one key for two letters', key('لا', 'KeyB'), 'b'],
    ['an input method at work', key('Process', 'KeyZ'), 'z'],
    ['AZERTY digits', key('&', 'Digit1'), '1'],
    ['Arabic digits', key('٤', 'Digit4'), '4'],
    ['the number pad', key('0', 'Numpad0'), '0'],
    ['a sign that AZERTY has among its digits', key('-', 'Digit6'), '-'],
    ['a shifted digit', key('!', 'Digit1', true), '!'],
    ['the Arabic question mark', key('؟', 'Slash', true), '?'],
    ['a named key', key('ArrowLeft', 'ArrowLeft'), 'ArrowLeft'],
    ['a function key', key('F1', 'F1'), 'F1'],
  ])('is told on any layout: %s', (_, pressed, meant) => {
    expect(keyMeant(pressed)).toBe(meant);
  });
});

describe('the shortcuts of a match', () => {
  const CONTROL = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

  it.each([
    ['я', 'KeyZ', 'undo'],
    ['ζ', 'KeyZ', 'undo'],
    ['ئ', 'KeyZ', 'undo'],
    ['н', 'KeyY', 'redo'],
    ['υ', 'KeyY', 'redo'],
    ['غ', 'KeyY', 'redo'],
    ['z', 'KeyY', 'undo'],
    ['y', 'KeyZ', 'redo'],
  ])('Ctrl with %s (%s) is %s', (letter, code, command) => {
    expect(commandOfKey({ ...CONTROL, key: letter, code })).toBe(command);
  });

  it('makes again with Shift, and does nothing with Alt or without Ctrl', () => {
    const press = { ...CONTROL, key: 'Я', code: 'KeyZ' };
    expect(commandOfKey({ ...press, shiftKey: true })).toBe('redo');
    expect(commandOfKey({ ...press, altKey: true })).toBeUndefined();
    expect(commandOfKey({ ...press, ctrlKey: false })).toBeUndefined();
  });
});
