import { describe, expect, it } from 'vitest';
import {
  boardBounds,
  labels,
  squareCenter,
} from '../../../../src-renderer/boards/linesOfAction/layout.ts';

describe('the Lines of Action board as drawn', () => {
  it('has the handout’s a0 at the top left and h7 at the bottom right', () => {
    expect(squareCenter(0, false)).toEqual({ x: 0.5, y: 0.5 });
    expect(squareCenter(63, false)).toEqual({ x: 7.5, y: 7.5 });
  });

  it('changes corners when it is turned round', () => {
    expect(squareCenter(0, true)).toEqual(squareCenter(63, false));
    expect(squareCenter(7, true)).toEqual(squareCenter(56, false));
  });

  it('names columns and rows beside their squares, whichever way it is turned', () => {
    for (const isFlipped of [false, true]) {
      const names = labels(
        isFlipped,
        (column) => `c${column}`,
        (row) => `r${row}`,
      );
      const at = (text: string) => names.find((name) => name.text === text);
      expect(at('c2')?.x).toBe(squareCenter(2, isFlipped).x);
      expect(at('r5')?.y).toBe(squareCenter(40, isFlipped).y);
      const bounds = boardBounds(true);
      for (const { x, y } of names) {
        expect(x).toBeGreaterThan(bounds.x);
        expect(y).toBeLessThan(bounds.y + bounds.height);
      }
    }
  });
});
