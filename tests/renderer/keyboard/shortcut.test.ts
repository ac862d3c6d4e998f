// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { reservationOf } from '../../../src-renderer/keyboard/reservedKeys.ts';
import {
  isForBoard,
  partsOf,
  type Press,
  shortcutOf,
} from '../../../src-renderer/keyboard/shortcut.ts';
import { ariaShortcut, shortcutInWords } from '../../../src-renderer/keyboard/shortcutWords.ts';

const press = (key: string, held = '', code = ''): Press => ({
  key,
  code,
  ctrlKey: held.includes('C'),
  metaKey: held.includes('M'),
  altKey: held.includes('A'),
  shiftKey: held.includes('S'),
});

describe('a shortcut', () => {
  it.each([
    [press('z', 'C'), 'Mod+z'],
    [press('z', 'M'), 'Mod+z'],
    [press('Z', 'CS'), 'Mod+Shift+z'],
    [press('я', 'C', 'KeyZ'), 'Mod+z'],
    [press('Я', 'CS', 'KeyZ'), 'Mod+Shift+z'],
    [press('z', 'C', 'KeyY'), 'Mod+z'],
    [press('F2'), 'F2'],
    [press('F2', 'S'), 'Shift+F2'],
    [press('?', 'S', 'Slash'), '?'],
    [press('!', 'CS', 'Digit1'), 'Mod+!'],
    [press('+', 'S', 'Equal'), '+'],
    [press(',', 'C', 'Comma'), 'Mod+,'],
    [press(' '), 'Space'],
    [press('ArrowLeft', 'S'), 'Shift+ArrowLeft'],
    [press('g', 'A'), 'Alt+g'],
  ])('is the key that is meant, with what is held down (%o)', (pressed, shortcut) => {
    expect(shortcutOf(pressed)).toBe(shortcut);
  });

  it.each([
    ['a key that is held down with others', press('Shift', 'S')],
    ['a dead key', press('Dead')],
    ['AltGr, which writes a sign', press('q', 'CA')],
  ])('is none: %s', (_, pressed) => {
    expect(shortcutOf(pressed)).toBeUndefined();
  });

  it('has parts, also with a plus', () => {
    expect(partsOf('Mod+Shift+z')).toEqual({ held: ['Mod', 'Shift'], key: 'z' });
    expect(partsOf('+')).toEqual({ held: [], key: '+' });
    expect(partsOf('Mod++')).toEqual({ held: ['Mod'], key: '+' });
  });

  it('is written as on the keyboard', () => {
    expect(shortcutInWords('Mod+Shift+z', false)).toBe('Ctrl + Shift + Z');
    expect(shortcutInWords('Mod+Shift+z', true)).toBe('⇧⌘Z');
    expect(shortcutInWords('Shift+ArrowLeft', false)).toBe('Shift + Left');
    expect(shortcutInWords('?', false)).toBe('?');
    expect(ariaShortcut('Mod+Shift+z')).toBe('Control+Shift+z');
    expect(ariaShortcut('+')).toBe('plus');
  });

  it('works on the board only when it is a key that people also press for other reasons', () => {
    expect(['m', '?', 'Shift+ArrowLeft', '+'].map(isForBoard)).toEqual([true, true, true, true]);
    expect(['Mod+z', 'F2', 'Shift+F2', 'Alt+g'].map(isForBoard)).toEqual(Array(4).fill(false));
  });

  it.each([
    ['F5', 'system'],
    ['Mod+w', 'system'],
    ['Mod+Tab', 'system'],
    ['Mod+c', 'text'],
    ['ArrowLeft', 'moving'],
    ['Space', 'moving'],
    ['Mod+ArrowUp', 'moving'],
    ['Shift+Enter', 'moving'],
    ['Shift+ArrowLeft', undefined],
    ['Mod+k', undefined],
    ['g', undefined],
    ['4', undefined],
    ['F9', undefined],
  ])('can be given to a command unless others need it (%s: %s)', (shortcut, why) => {
    expect(reservationOf(shortcut)).toBe(why);
  });
});
