// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { dotsAndTriangles } from '../../../../src-shared/games/dotsAndTriangles/index.ts';
import DotsAndTrianglesBoard from '../../../../src-renderer/boards/dotsAndTriangles/DotsAndTrianglesBoard.svelte';
import DotsAndTrianglesCard from '../../../../src-renderer/boards/dotsAndTriangles/DotsAndTrianglesCard.svelte';
import { PlayTable } from '../playTable.svelte.ts';

/** Lines 2 and 3 are there; line 6 closes the first triangle. */
const ALMOST = ['2', '3'];

const numbers = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.number')].map(({ textContent }) => textContent);

describe('the numbers of lines', () => {
  it('stand on a small board', () => {
    new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, { moves: ALMOST });
    expect(numbers()).toEqual(['1', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  });

  it('come on a large one where the pointer or the focus is', () => {
    const setup = { shape: 0, size: 3 };
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, { setup });
    expect(numbers()).toEqual([]);
    table.hover('line 17,');
    expect(numbers()).toEqual(['17']);
    table.focus('line 45,');
    table.press('ArrowRight');
    expect(numbers()).toEqual(['46']);
  });
});

describe('the board of Dots and Triangles', () => {
  it('names every line, in rows as it is drawn', () => {
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, { moves: ALMOST });
    expect(table.cells).toHaveLength(12);
    expect(document.querySelectorAll('[role="row"]')).toHaveLength(5);
    expect(table.names[0]).toBe('line 1, not drawn');
    expect(table.names[1]).toBe('line 2, drawn');
    expect(table.names[5]).toBe('line 6, not drawn, closes 1 triangle, extra turn');
  });

  it('gives one extra turn and says that there is no third', () => {
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, {
      moves: [...ALMOST, '1'],
    });
    expect(document.body.textContent).not.toContain('extra turn,');
    expect(table.names[3]).toBe('line 4, not drawn, closes 1 triangle, extra turn');
    table.click('line 6,');
    expect(document.body.textContent).toContain('An extra turn, the last in a row.');
    expect(table.names[3]).toBe('line 4, not drawn, closes 1 triangle');
    table.click('line 4,');
    expect(document.body.textContent).not.toContain('extra turn,');
    expect(table.position.sideToMove).toBe(0);
    expect([...document.querySelectorAll('.owner')].map((owner) => owner.textContent)).toEqual([
      '2',
      '2',
    ]);
  });

  it('is played by pointer to the end, with every triangle filled', () => {
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard);
    for (let line = 1; line <= 12; line++) table.click(`line ${line},`);
    expect(table.played).toHaveLength(12);
    expect(document.querySelectorAll('.cloth[class*="side-"]')).toHaveLength(6);
    expect(document.body.textContent).not.toContain('extra turn,');
  });

  it('is played by keyboard along the lines', () => {
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard);
    table.focus('line 1,');
    table.press('Enter', 'ArrowDown', ' ', 'ArrowDown', 'ArrowRight', 'Enter', 'End', 'Home');
    expect(table.played).toEqual(['1', '3', '7']);
    expect(table.focused).toBe('line 6, not drawn');
  });

  it('refuses a drawn line with the reason', () => {
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, { moves: ['1'] });
    table.click('line 1,');
    expect(table.refusals).toEqual(['Line 1 is already drawn.']);
  });

  it('shows under the pointer what a line would close', () => {
    const table = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, { moves: ALMOST });
    table.hover('line 1,');
    expect(document.querySelectorAll('.ghost .owner')).toHaveLength(0);
    table.hover('line 6,');
    expect(document.querySelectorAll('.ghost .owner')).toHaveLength(1);
  });

  it('numbers the open lines unless numbers are not wanted', () => {
    new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, { moves: ALMOST });
    expect(document.querySelectorAll('.number')).toHaveLength(10);
  });
});

describe('the card beside it', () => {
  it('tells the score, and leaves it to the board to tell the extra turn', () => {
    new PlayTable(dotsAndTriangles, DotsAndTrianglesCard, { moves: [...ALMOST, '6'] });
    expect(document.body.textContent).toMatch(/Player 1\s*1 triangle/);
    expect(document.body.textContent).toMatch(/Player 2\s*0 triangles/);
    expect(document.body.textContent).not.toContain('An extra turn');
    expect(document.querySelectorAll('.isToMove')).toHaveLength(1);
  });

  it('gives nobody a turn after a resignation', () => {
    const over = { moves: [...ALMOST, '6'], isOver: true };
    const board = new PlayTable(dotsAndTriangles, DotsAndTrianglesBoard, over);
    new PlayTable(dotsAndTriangles, DotsAndTrianglesCard, over);
    expect(board.cells).toHaveLength(12);
    expect(document.body.textContent).not.toContain('An extra turn');
    expect(document.querySelectorAll('.isToMove')).toHaveLength(0);
  });
});
