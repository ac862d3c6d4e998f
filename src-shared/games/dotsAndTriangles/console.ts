import type { ConsoleDialect } from '../../core/consoleDialect.ts';
import { wholeNumberFrom } from '../../core/consoleWords.ts';
import type { Line } from './geometry.ts';
import { notation } from './notation.ts';
import { boardAt, type DotsPosition, scoreOf } from './position.ts';
import { SIDE_NAMES } from './rules.ts';

const STROKES: Readonly<Record<Line['slope'], string>> = {
  horizontal: '---',
  rising: '/',
  falling: '\\',
};

/**
 * The picture: dots `o` four columns and two rows of text apart, lines `---`, `/` and `\`, the owner's digit inside
 * each completed triangle; then both scores.
 */
export function render(position: DotsPosition): string {
  const { dots, lines, triangles } = boardAt(position);
  const canvas = Array.from({ length: 2 * Math.max(...dots.map((dot) => dot.y)) + 1 }, () =>
    Array.from({ length: 2 * Math.max(...dots.map((dot) => dot.x)) + 1 }, () => ' '),
  );
  const put = (column: number, row: number, text: string): void => {
    canvas[row]?.splice(column, text.length, ...text);
  };
  for (const dot of dots) put(2 * dot.x, 2 * dot.y, 'o');
  for (const [index, line] of lines.entries()) {
    const [from, to] = [dots[line.from], dots[line.to]];
    if (!position.drawn[index] || from === undefined || to === undefined) continue;
    const stroke = STROKES[line.slope];
    put(from.x + to.x - (stroke.length - 1) / 2, from.y + to.y, stroke);
  }
  for (const [index, triangle] of triangles.entries()) {
    const owner = position.owners[index];
    const apex = dots[triangle.corners[triangle.pointsUp ? 0 : 2]];
    if (owner === undefined || apex === undefined) continue;
    put(2 * apex.x, 2 * apex.y + (triangle.pointsUp ? 1 : -1), String(owner + 1));
  }
  const scores = `${SIDE_NAMES[0]}: ${scoreOf(position, 0)}   ${SIDE_NAMES[1]}: ${scoreOf(position, 1)}`;
  return [...canvas.map((row) => row.join('').trimEnd()), scores].join('\n');
}

const prompt = (position: DotsPosition): string =>
  `${SIDE_NAMES[position.sideToMove]}'s turn (1-${position.drawn.length}): `;

/** The handout's messages, the blank at the end of the warning included. */
export const dialect: ConsoleDialect<DotsPosition> = {
  read(position, [word]) {
    if (word === undefined) return { kind: 'ask', prompt: prompt(position) };
    const number = wholeNumberFrom(word);
    const move = number === undefined ? undefined : notation.parse(position, number);
    if (!move?.ok) return { kind: 'invalid', warning: 'Invalid move! Try again. ' };
    return { kind: 'move', move: move.value };
  },
  words: (position, move) => [notation.make(position, move)],
  size: {
    hint: 'hexagon or triangle and a side length from 1 to 5, such as triangle3; a number alone is a hexagon',
    read(text) {
      const [, shape = 'hexagon', size] = /^(hexagon|triangle)?(\d{1,3})$/i.exec(text) ?? [];
      if (size === undefined) return undefined;
      return { shape: shape.toLowerCase() === 'hexagon' ? 0 : 1, size: Number(size) };
    },
  },
  announce: ({ winner }) => (winner === undefined ? 'Draw game!' : `${SIDE_NAMES[winner]} wins!`),
};
