import { describe, expect, it } from 'vitest';
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
    ['Cyrillic, where Latin has the comma', key('б', 'Comma'), ','],
    ['the Arabic question mark', key('؟', 'Slash', true), '?'],
    ['a named key', key('ArrowLeft', 'ArrowLeft'), 'ArrowLeft'],
    ['a function key', key('F1', 'F1'), 'F1'],
  ])('is told on any layout: %s', (_, pressed, meant) => {
    expect(keyMeant(pressed)).toBe(meant);
  });
});
