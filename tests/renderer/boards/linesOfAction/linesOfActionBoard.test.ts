// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Side } from '../../../../src-shared/core/side.ts';
import { linesOfAction } from '../../../../src-shared/games/linesOfAction/index.ts';
import { squareFrom } from '../../../../src-shared/games/linesOfAction/notation.ts';
import {
  makePosition,
  type LinesOfActionPosition,
} from '../../../../src-shared/games/linesOfAction/position.ts';
import LinesOfActionBoard from '../../../../src-renderer/boards/linesOfAction/LinesOfActionBoard.svelte';
import LinesOfActionCard from '../../../../src-renderer/boards/linesOfAction/LinesOfActionCard.svelte';
import { PlayTable } from '../playTable.svelte.ts';

const start = linesOfAction.initial(linesOfAction.setups[0]);

/** A position with the given pieces only. */
function withPieces(
  black: readonly string[],
  white: readonly string[],
  sideToMove: Side = 0,
): LinesOfActionPosition {
  const squares = [black, white].map((names) => names.map((name) => squareFrom(name)));
  const cells = start.cells.map((_, square): Side | undefined => {
    if (squares[0]?.includes(square)) return 0;
    return squares[1]?.includes(square) ? 1 : undefined;
  });
  return makePosition({ ...start, cells, sideToMove });
}

describe('the Lines of Action board', () => {
  it('names every square, and how many moves a piece of the side to move has', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    expect(table.cells).toHaveLength(64);
    expect(table.names.slice(0, 3)).toEqual([
      'a0, empty',
      'black piece on b0, 3 moves',
      'black piece on c0, 3 moves',
    ]);
    expect(table.names[8]).toBe('white piece on a1');
  });

  it('shows on picking a piece where it can go and how many pieces each line has', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    table.click('black piece on d0');
    expect(table.cell('black piece on d0').getAttribute('aria-selected')).toBe('true');
    expect(table.names.filter((name) => name.includes('can move here'))).toEqual([
      'b2, empty, can move here, 2 pieces on the line',
      'd2, empty, can move here, 2 pieces on the line',
      'f2, empty, can move here, 2 pieces on the line',
    ]);
    expect([...document.querySelectorAll('.count')].map((count) => count.textContent)).toEqual([
      '2',
      '2',
      '2',
    ]);
    expect(document.querySelectorAll('.pip.ebony')).toHaveLength(4);
    expect(document.querySelectorAll('.pip.ivory')).toHaveLength(2);
  });

  it('is played by pointer', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    table.click('black piece on d0');
    table.click('d2');
    table.click('white piece on a3');
    table.click('c3');
    expect(table.played).toEqual(['d0-d2', 'a3-c3']);
  });

  it('has no piece picked up when a position comes back', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard, { start });
    table.click('black piece on d0');
    table.click('d2');
    table.position = start;
    flushSync();
    expect(table.cell('black piece on d0').getAttribute('aria-selected')).toBe('false');
  });

  it('is played by keyboard, and Escape puts the piece down', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    table.focus('black piece on d0');
    table.press('Enter', 'Escape');
    expect(table.count('pointing')).toBe(1);
    expect(table.cell('black piece on d0').getAttribute('aria-selected')).toBe('false');
    table.press('Enter', 'ArrowDown', 'ArrowDown', ' ');
    expect(table.played).toEqual(['d0-d2']);
    expect(table.focused).toBe('black piece on d2');
  });

  it('refuses an illegal landing with the reason and keeps the piece picked up', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    table.click('black piece on d0');
    table.click('d3');
    expect(table.refusals).toEqual(['The piece must move exactly 2 squares along this line.']);
    expect(table.cell('black piece on d0').getAttribute('aria-selected')).toBe('true');
    expect(table.played).toEqual([]);
  });

  it('asks for an own piece first', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    table.click('white piece on a3');
    table.click('c4');
    expect(table.refusals).toEqual(Array(2).fill('Choose a black piece first.'));
  });

  it('names squares as in chess where that is wanted', () => {
    const look = { coordinates: 'common' } as const;
    const table = new PlayTable(linesOfAction, LinesOfActionBoard, { look });
    new PlayTable(linesOfAction, LinesOfActionCard, { start: table.position, look });
    expect(table.names[8]).toBe('white piece on a7');
    const rim = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(rim.slice(0, 4)).toEqual(['a', '8', 'b', '7']);
    table.click('black piece on d8');
    expect(document.body.textContent).toContain('Lines of the black piece on d8');
    expect(
      [...document.querySelectorAll('td.where')].map((each) => each.textContent.trim()),
    ).toEqual(['blocked', 'f6', 'd6', 'b6']);
    table.click('white piece on a7');
    expect(table.refusals).toEqual(['No straight line joins d8 and a7.']);
    table.click('d6');
    expect(table.played).toEqual(['d0-d2']);
  });

  it('says that a stuck piece has no move', () => {
    const position = withPieces(['a0', 'h4', 'e7'], ['a1', 'b1', 'b0', 'h0']);
    const table = new PlayTable(linesOfAction, LinesOfActionBoard, { start: position });
    expect(table.cell('black piece on a0').getAttribute('aria-label')).toBe(
      'black piece on a0, no moves',
    );
    table.click('black piece on a0');
    expect(table.refusals[0]).toMatch(/a0 has no move/);
  });

  it('offers to pass when nothing else is legal, and only then', () => {
    const position = withPieces(['a0', 'h7'], ['a1', 'b1', 'b0', 'g7', 'g6', 'h6']);
    const table = new PlayTable(linesOfAction, LinesOfActionBoard, { start: position });
    expect(document.body.textContent).toContain('No black piece can move: this turn is passed.');
    table.pressButton('Pass');
    expect(table.played).toEqual(['pass']);
    expect(table.button('Pass')).toBeUndefined();
  });

  it('captures, and marks both squares of the move', () => {
    const position = withPieces(['c3', 'h7'], ['e3', 'a6', 'f0']);
    const table = new PlayTable(linesOfAction, LinesOfActionBoard, { start: position });
    table.click('black piece on c3');
    expect(table.cell('white piece on e3').getAttribute('aria-label')).toMatch(
      /can be captured, 2 pieces/,
    );
    table.click('white piece on e3');
    expect(table.played).toEqual(['c3xe3']);
    expect(table.count('mark')).toBe(2);
  });

  it('rings the connected group at the end', () => {
    const joined = withPieces(['c3', 'd4'], ['a6', 'f0', 'h3'], 1);
    const over = new PlayTable(linesOfAction, LinesOfActionBoard, {
      start: joined,
      isInteractive: false,
    });
    expect(over.count('mark.link')).toBe(1);
    expect(document.querySelectorAll('ellipse.mark')).toHaveLength(2);
  });

  it('forgets the picked-up piece when the position changes', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard, { moves: ['d0-d2', 'a3-c3'] });
    table.click('black piece on e0');
    table.takeBack();
    expect(table.cells.every((cell) => cell.getAttribute('aria-selected') === 'false')).toBe(true);
  });
});

describe('a piece that is dragged', () => {
  /** A square is 100 pixels wide. */
  const SQUARE = 100;

  beforeEach(() => {
    // The test page has no pointer capture, and knows no places.
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
    Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
    vi.stubGlobal(
      'DOMPoint',
      class {
        readonly #place: { readonly x: number; readonly y: number };

        constructor(x: number, y: number) {
          this.#place = { x: x / SQUARE, y: y / SQUARE };
        }

        matrixTransform = () => this.#place;
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  /** What a pointer does in the middle of a square. */
  function point(table: Table, type: string, square: string, more: object = {}): void {
    const [column = 0, row = 0] = [square.charCodeAt(0) - 97, Number(square.charAt(1))];
    const event = new MouseEvent(type, {
      bubbles: true,
      clientX: (column + 0.5) * SQUARE,
      clientY: (row + 0.5) * SQUARE,
      buttons: type === 'pointerup' ? 0 : 1,
    });
    const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, ...more };
    table.cells
      .find((cell) => cell.getAttribute('data-cell') === String(column + 8 * row))
      ?.dispatchEvent(Object.assign(event, pointer));
    flushSync();
  }
  type Table = PlayTable<LinesOfActionPosition>;

  const isNothingHeld = (table: Table): void => {
    expect(table.count('carried')).toBe(0);
    expect(table.cells.some((cell) => cell.getAttribute('aria-selected') === 'true')).toBe(false);
  };

  it('shows where it can go, and is played by letting go there', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    point(table, 'pointerdown', 'd0');
    expect(table.count('carried')).toBe(0);
    point(table, 'pointermove', 'd1');
    expect(table.count('carried')).toBe(1);
    expect(table.count('badge')).toBe(3);
    expect(table.count('mark.aim')).toBe(0);
    point(table, 'pointermove', 'd2');
    expect(table.count('mark.aim')).toBe(1);
    point(table, 'pointerup', 'd2');
    expect(table.played).toEqual(['d0-d2']);
    isNothingHeld(table);
  });

  it('goes back where it cannot land, with the reason, and silently to its own square', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    for (const target of ['d3', 'd0', 'i9']) {
      point(table, 'pointerdown', 'd0');
      point(table, 'pointermove', 'd1');
      const over = document.querySelector('[data-cell="3"]')!;
      if (target === 'i9') {
        const beside = new MouseEvent('pointerup', { bubbles: true, clientX: 950, clientY: 50 });
        over.dispatchEvent(Object.assign(beside, { pointerId: 1, isPrimary: true }));
        flushSync();
      } else point(table, 'pointerup', target);
      isNothingHeld(table);
    }
    expect(table.refusals).toEqual(['The piece must move exactly 2 squares along this line.']);
    expect(table.played).toEqual([]);
  });

  it.each([
    [
      'Escape',
      (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ],
    ['a lost pointer', (table: Table) => point(table, 'pointercancel', 'd1')],
    [
      'a second finger',
      (table: Table) => point(table, 'pointerdown', 'h7', { pointerId: 2, isPrimary: false }),
    ],
  ])('goes back on %s', (_, cancel) => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    point(table, 'pointerdown', 'd0');
    point(table, 'pointermove', 'd1');
    cancel(table);
    flushSync();
    isNothingHeld(table);
    point(table, 'pointermove', 'd2');
    point(table, 'pointerup', 'd2');
    isNothingHeld(table);
    expect(table.played).toEqual([]);
  });

  it('is never the other side’s', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    point(table, 'pointerdown', 'a3');
    point(table, 'pointermove', 'c3');
    expect(table.count('carried')).toBe(0);
    point(table, 'pointerup', 'c3');
    expect(table.played).toEqual([]);
  });
});

describe('the card beside it', () => {
  it('tells the four lines of the picked-up piece', () => {
    const table = new PlayTable(linesOfAction, LinesOfActionBoard);
    const card = new PlayTable(linesOfAction, LinesOfActionCard, { start: table.position });
    expect(document.body.textContent).toContain('Black: 12 pieces in 2 groups');
    table.click('black piece on d0');
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent.trim()),
    );
    expect(rows).toEqual([
      ['Row', '6 pieces, 6 black and 0 white', 'blocked'],
      ['Falling diagonal', '2 pieces, 1 black and 1 white', 'f2'],
      ['Column', '2 pieces, 2 black and 0 white', 'd2'],
      ['Rising diagonal', '2 pieces, 1 black and 1 white', 'b2'],
    ]);
    expect(card.played).toEqual([]);
  });
});
