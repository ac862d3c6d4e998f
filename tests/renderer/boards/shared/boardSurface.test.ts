// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { hex } from '../../../../src-shared/games/hex/index.ts';
import HexBoard from '../../../../src-renderer/boards/hex/HexBoard.svelte';
import { PlayTable, pointerEvent } from '../playTable.svelte.ts';

const viewBox = (): string => document.querySelector('svg')?.getAttribute('viewBox') ?? '';
const shownWidth = (): number => Number(viewBox().split(' ')[2]);

describe('looking closer without making a move', () => {
  beforeEach(() => {
    // The test page has no pointer capture.
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  });

  const endClick = (target: Element): void => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    flushSync();
  };

  it('does not take the end of a drag for a move', () => {
    const table = new PlayTable(hex, HexBoard);
    const cell = table.cell('F3');
    cell.dispatchEvent(pointerEvent('pointerdown', 0));
    cell.dispatchEvent(pointerEvent('pointermove', 40));
    cell.dispatchEvent(pointerEvent('pointerup', 40));
    endClick(cell);
    expect(table.played).toEqual([]);
  });

  it('takes a click with a trembling hand for a move', () => {
    const table = new PlayTable(hex, HexBoard);
    const cell = table.cell('F3');
    cell.dispatchEvent(pointerEvent('pointerdown', 0));
    cell.dispatchEvent(pointerEvent('pointermove', 3));
    cell.dispatchEvent(pointerEvent('pointerup', 3));
    endClick(cell);
    expect(table.played).toEqual(['F3']);
  });

  it('takes a click for a move after a press that was let go elsewhere', () => {
    const table = new PlayTable(hex, HexBoard);
    table.cell('A2,').dispatchEvent(pointerEvent('pointerdown', 0));
    const cell = table.cell('F3');
    cell.dispatchEvent(pointerEvent('pointermove', 90, 0));
    cell.dispatchEvent(pointerEvent('pointerdown', 90));
    cell.dispatchEvent(pointerEvent('pointerup', 90, 0));
    endClick(cell);
    expect(table.played).toEqual(['F3']);
  });

  it('zooms by keys and back', () => {
    const table = new PlayTable(hex, HexBoard);
    table.focus('F5');
    const whole = viewBox();
    table.press('+', '+');
    expect(shownWidth()).toBeCloseTo(Number(whole.split(' ')[2]) / 2.25);
    table.press('-', '0');
    expect(viewBox()).toBe(whole);
  });

  it('offers buttons on a board with small cells', () => {
    const table = new PlayTable(hex, HexBoard, { setup: { size: 19, swap: 0 } });
    const whole = shownWidth();
    expect(table.button('Zoom out')?.getAttribute('aria-disabled')).toBe('true');
    table.pressButton('Zoom in');
    expect(shownWidth()).toBeLessThan(whole);
    table.pressButton('Zoom out');
    expect(shownWidth()).toBeCloseTo(whole);
  });

  it('keeps a board with large cells free of buttons', () => {
    const table = new PlayTable(hex, HexBoard, { setup: { size: 5, swap: 0 } });
    expect(table.button('Zoom in')).toBeUndefined();
  });
});
