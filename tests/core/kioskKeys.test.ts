import { describe, expect, it } from 'vitest';
import { endsKiosk, isKeptFromKiosk, KIOSK_CHORD } from '../../src-shared/core/kioskKeys.ts';

/** A key with those it is pressed with, e.g. `Ctrl+Shift+I`. */
function pressed(text: string) {
  const keys = text.split('+');
  const has = (name: string): boolean => keys.includes(name);
  const key = keys.at(-1) ?? '';
  return { key, control: has('Ctrl'), meta: has('Meta'), alt: has('Alt'), shift: has('Shift') };
}

describe('the keys of a kiosk', () => {
  it('end it by the chord that is told, and by no other', () => {
    expect(endsKiosk(pressed(KIOSK_CHORD))).toBe(true);
    expect(endsKiosk(pressed('Ctrl+Alt+Shift+q'))).toBe(true);
    for (const other of [
      'Q',
      'Ctrl+Q',
      'Ctrl+Alt+Q',
      'Alt+Shift+Q',
      'Ctrl+Shift+Q',
      'Ctrl+Alt+Shift+W',
    ]) {
      expect(endsKiosk(pressed(other)), other).toBe(false);
    }
  });

  it.each([
    'Ctrl+W',
    'Ctrl+R',
    'Meta+Q',
    'Alt+F4',
    'Alt+ArrowLeft',
    'F5',
    'F11',
    'F12',
    'Ctrl+Shift+I',
    'Ctrl+0',
  ])('do nothing where they lead elsewhere (%s)', (keys) => {
    expect(isKeptFromKiosk(pressed(keys))).toBe(true);
  });

  it.each(['Ctrl+Z', 'Meta+Shift+Z', 'Ctrl+Y', 'F1', 'F2', 'a', '+', 'Enter', 'Shift+ArrowLeft'])(
    'are as they were in a game (%s)',
    (keys) => {
      expect(isKeptFromKiosk(pressed(keys))).toBe(false);
    },
  );
});
