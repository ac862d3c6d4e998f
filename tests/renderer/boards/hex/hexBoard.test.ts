// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hex } from '../../../../src-shared/games/hex/index.ts';
import HexBoard from '../../../../src-renderer/boards/hex/HexBoard.svelte';
import HexCard from '../../../../src-renderer/boards/hex/HexCard.svelte';
import { PlayTable } from '../playTable.svelte.ts';

const small = { setup: { size: 3, swap: 0 } };

describe('the Hex board', () => {
  it('names every cell, row by row, with one tab stop', () => {
    const table = new PlayTable(hex, HexBoard, small);
    expect(table.names).toEqual(
      ['A0', 'B0', 'C0', 'A1', 'B1', 'C1', 'A2', 'B2', 'C2'].map((cell) => `${cell}, empty`),
    );
    expect(table.cells.filter((cell) => cell.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  it('is played by pointer to the end, and shows the chain', () => {
    const table = new PlayTable(hex, HexBoard, small);
    for (const cell of ['A0', 'A1', 'B0', 'B1', 'C0']) table.click(cell);
    expect(table.played).toEqual(['A0', 'A1', 'B0', 'B1', 'C0']);
    expect(table.names.filter((name) => name.includes('winning chain'))).toEqual([
      'A0, O, in the winning chain',
      'B0, O, in the winning chain',
      'C0, O, in the winning chain',
    ]);
    expect(table.count('mark.chain')).toBe(1);
  });

  it('is played by keyboard, and the focus stays on the cell', () => {
    const table = new PlayTable(hex, HexBoard, small);
    table.focus('B1');
    table.press('Enter', 'ArrowRight', ' ');
    expect(table.played).toEqual(['B1', 'C1']);
    expect(table.focused).toBe('C1, X');
    table.press('Home', 'ArrowUp');
    expect(table.focused).toBe('A0, empty');
  });

  it('refuses a taken cell with the reason', () => {
    const table = new PlayTable(hex, HexBoard, { ...small, moves: ['B1'] });
    table.click('B1');
    expect(table.played).toEqual([]);
    expect(table.refusals).toEqual(['Cell B1 is taken by O.']);
  });

  it('takes no move while none may be made, and says so', () => {
    const table = new PlayTable(hex, HexBoard, { ...small, isInteractive: false });
    table.click('B1');
    expect(table.played).toEqual([]);
    expect(table.refusals).toHaveLength(1);
  });

  it('shows a ghost on an empty cell only', () => {
    const table = new PlayTable(hex, HexBoard, { ...small, moves: ['B1'] });
    table.hover('B1');
    expect(table.count('ghost')).toBe(0);
    table.hover('A0');
    expect(table.count('ghost')).toBe(1);
  });

  it('takes a stone off the board when the move is taken back', () => {
    const table = new PlayTable(hex, HexBoard, small);
    table.click('B1');
    table.takeBack();
    expect(table.names[4]).toBe('B1, empty');
    expect(table.count('mark')).toBe(0);
  });

  it('offers the swap to the second player once, on the diagonal as anywhere', () => {
    const table = new PlayTable(hex, HexBoard, { setup: { size: 3, swap: 1 } });
    expect(table.button('Swap')).toBeUndefined();
    table.click('B1');
    table.pressButton('Swap');
    expect(table.played).toEqual(['B1', 'swap']);
    expect(table.names[4]).toBe('B1, X');
    expect(table.button('Swap')).toBeUndefined();
  });

  it('mirrors a swapped stone', () => {
    const table = new PlayTable(hex, HexBoard, { setup: { size: 3, swap: 1 }, moves: ['C0'] });
    table.pressButton('Swap');
    expect(table.cell('A2, X')).toBeDefined();
    expect(table.cell('C0, empty')).toBeDefined();
  });

  it('is turned round with its letters', () => {
    const table = new PlayTable(hex, HexBoard, { ...small, look: { isFlipped: true } });
    expect(table.names[0]).toBe('C2, empty');
    table.focus('B1');
    table.press('ArrowRight');
    expect(table.focused).toBe('A1, empty');
  });

  it('names cells as usual elsewhere where that is wanted', () => {
    const look = { coordinates: 'common' } as const;
    const table = new PlayTable(hex, HexBoard, { ...small, moves: ['B1'], look });
    expect(table.names[0]).toBe('a1, empty');
    table.click('b2, O');
    expect(table.refusals).toEqual(['Cell b2 is taken by O.']);
    const rim = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(rim.sort()).toEqual(['1', '2', '3', 'a', 'b', 'c']);
  });

  it('leaves out the letters when they are not wanted', () => {
    new PlayTable(hex, HexBoard, { ...small, look: { showCoordinates: false } });
    expect(document.querySelectorAll('text')).toHaveLength(0);
  });
});

describe('the card beside it', () => {
  it('says which edges each side joins', () => {
    new PlayTable(hex, HexCard);
    expect(document.body.textContent).toMatch(/O\s*joins left and right/);
    expect(document.body.textContent).toMatch(/X\s*joins top and bottom/);
  });
});
