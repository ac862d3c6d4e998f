// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { type CoordinateStyle, notationIn } from '../../../../src-shared/core/notation.ts';
import { unwrap } from '../../../../src-shared/core/result.ts';
import { domineering } from '../../../../src-shared/games/domineering/index.ts';
import { secondCell } from '../../../../src-renderer/boards/domineering/cellNames.ts';
import DomineeringBoard from '../../../../src-renderer/boards/domineering/DomineeringBoard.svelte';
import DomineeringCard from '../../../../src-renderer/boards/domineering/DomineeringCard.svelte';
import { PlayTable } from '../playTable.svelte.ts';

/** The handout's sample run. */
const SAMPLE = ['5', '3', '11', '13', '2', '7', '12'];

describe('the Domineering board', () => {
  it('names every cell and where a domino fits', () => {
    const table = new PlayTable(domineering, DomineeringBoard, { moves: ['5'] });
    expect(table.cells).toHaveLength(16);
    expect(table.names[0]).toBe('cell 1, empty, domino fits on 1 and 2');
    expect(table.names[4]).toBe('cell 5, vertical domino on 5 and 9');
    expect(table.names[7]).toBe('cell 8, empty, domino fits on 7 and 8');
  });

  it('is played by pointer to the end of the sample run, with the left-over cells hatched', () => {
    const table = new PlayTable(domineering, DomineeringBoard);
    for (const cell of SAMPLE) table.click(`cell ${cell},`);
    expect(table.played).toEqual(SAMPLE);
    expect(table.names.filter((name) => name.includes('left empty'))).toEqual([
      'cell 1, left empty',
      'cell 10, left empty',
    ]);
    expect(table.count('left-over')).toBe(2);
    expect(table.count('mark')).toBe(1);
  });

  it('is played by keyboard', () => {
    const table = new PlayTable(domineering, DomineeringBoard);
    table.focus('cell 6,');
    table.press('ArrowLeft', 'Enter', 'ArrowUp', 'ArrowRight', ' ');
    expect(table.played).toEqual(['5', '2']);
    expect(table.focused).toBe('cell 2, horizontal domino on 2 and 3');
  });

  it('refuses a domino that does not fit with the reason', () => {
    const setup = { rows: 3, columns: 3, starter: 0 };
    const table = new PlayTable(domineering, DomineeringBoard, { setup, moves: ['2'] });
    table.click('cell 2,');
    table.click('cell 1,');
    expect(table.refusals).toEqual([
      'Cell 2 is taken.',
      'Cell 2, to the right of cell 1, is taken.',
    ]);
    expect(table.played).toEqual([]);
  });

  it('shows a ghost where a domino fits', () => {
    const table = new PlayTable(domineering, DomineeringBoard, { moves: ['5'] });
    table.hover('cell 5,');
    expect(table.count('ghost')).toBe(0);
    table.hover('cell 2,');
    expect(table.count('ghost')).toBe(1);
  });

  it('names cells as on a chessboard where that is wanted', () => {
    const look = { coordinates: 'common' } as const;
    const table = new PlayTable(domineering, DomineeringBoard, { look, moves: ['5'] });
    expect(table.names[0]).toBe('cell a4, empty, domino fits on a4 and b4');
    expect(table.names[4]).toBe('cell a3, vertical domino on a3 and a2');
    expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      'abcd4321'.split(''),
    );
    table.click('cell a3,');
    expect(table.refusals).toEqual(['Cell a3 is taken.']);
  });

  it('draws a rectangle of any size with its numbers', () => {
    const table = new PlayTable(domineering, DomineeringBoard, {
      setup: { rows: 2, columns: 16, starter: 1 },
    });
    expect(table.cells).toHaveLength(32);
    expect([...document.querySelectorAll('text')].at(-1)?.textContent).toBe('32');
  });
});

describe('the card beside it', () => {
  it('says what room each side is sure of, and has at most', () => {
    new PlayTable(domineering, DomineeringCard, { moves: ['5', '3', '11', '13'] });
    expect(document.body.textContent).toMatch(/Vertical\s*1 sure, at most 2/);
    expect(document.body.textContent).toMatch(/Horizontal\s*0 sure, at most 2/);
  });

  it('tells what the regions are worth, when it is asked', () => {
    const setup = { rows: 4, columns: 4, starter: 0 };
    const start = unwrap(domineering.codec.decode(setup, '1220122000100010'));
    new PlayTable(domineering, DomineeringCard, { setup, start });
    const texts = (name: string): readonly (string | null)[] =>
      [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
    expect(texts('dd')).toEqual([]);
    const details = document.querySelector('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    flushSync();
    expect(texts('dt')).toEqual(['cells 4, 8, 12, 16', 'cells 9, 10, 13, 14']);
    expect(texts('dd')).toEqual(['2', '±1']);
  });
});

it('the move list tells both cells of a domino once, in either kind of coordinates', () => {
  const start = domineering.initial({ rows: 4, columns: 4, starter: 0 });
  const [move] = domineering.legalMoves(start);
  if (move === undefined) throw new Error('there is no move');
  const told = (style: CoordinateStyle) =>
    `${notationIn(domineering, style).make(start, move)}${secondCell(start, move, style)}`;
  expect([told('handout'), told('common')]).toEqual(['1–5', 'a3-a4']);
});
