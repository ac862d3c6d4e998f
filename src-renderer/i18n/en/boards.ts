import { counted } from './counted.ts';

/** What the flat boards say: names of cells for screen readers, hints, and the cards beside the boards. */
export const boards = {
  /** Keys on every flat board. */
  keys: [
    ['Arrow keys', 'go from place to place'],
    ['Home, End', 'go to the first or last place of the row'],
    ['Page Up, Page Down', 'go to the top or bottom of the column'],
    ['Enter, Space', 'choose the place'],
    ['+, −, 0', 'look closer, from further off, at the whole board'],
  ],
  zoom: { group: 'Zoom', in: 'Zoom in', out: 'Zoom out' },

  domineering: {
    board: (rows: number, columns: number) => `Domineering board, ${rows} by ${columns}`,
    covered: (cell: number, side: string, first: number, second: number) =>
      `cell ${cell}, ${side.toLowerCase()} domino on ${first} and ${second}`,
    leftEmpty: (cell: number) => `cell ${cell}, left empty`,
    noRoom: (cell: number) => `cell ${cell}, empty, no domino fits`,
    room: (cell: number, first: number, second: number) =>
      `cell ${cell}, empty, domino fits on ${first} and ${second}`,
    move: (first: number, second: number) => `domino on ${first} and ${second}`,
    card: 'Places left',
    places: (count: number) => counted(count, 'place', 'places'),
    explanation: 'Where a domino of each player still fits. Who has none on their turn loses.',
    regions: 'Worth of the regions',
    /** Cells by their numbers, ascending; only the ends when there are many. */
    region: (cells: readonly number[]) =>
      cells.length <= 6
        ? `cells ${cells.join(', ')}`
        : `${cells.length} cells, ${cells[0]} to ${cells.at(-1)}`,
    unvalued: 'too large',
    valuesExplained:
      'A number is moves to spare, above zero for Vertical and below for Horizontal. In {x|y}, it is x once Vertical has moved there and y once Horizontal has; ±x is short for {x|−x}. Stars and arrows are smaller than any number: in * who moves first wins, ↑ is good for Vertical, ↓ for Horizontal.',
  },

  dotsAndTriangles: {
    board: (shape: string, lines: number) => `Dots and Triangles, ${shape} of ${lines} lines`,
    drawn: (line: number) => `line ${line}, drawn`,
    open: (line: number) => `line ${line}, not drawn`,
    closes: (count: number, earnsTurn: boolean) =>
      `, closes ${counted(count, 'triangle', 'triangles')}${earnsTurn ? ', extra turn' : ''}`,
    move: (line: number) => `line ${line}`,
    card: 'Triangles',
    triangles: (count: number) => counted(count, 'triangle', 'triangles'),
    left: (count: number) => `${counted(count, 'line', 'lines')} left to draw.`,
    extraTurn: 'An extra turn, the last in a row.',
    rule: 'Closing a triangle earns one extra turn, never a third in a row.',
  },

  hex: {
    board: (size: number) => `Hex board, ${size} by ${size}`,
    empty: (cell: string) => `${cell}, empty`,
    stone: (cell: string, side: string) => `${cell}, ${side}`,
    inChain: ', in the winning chain',
    offerSwap: 'Answer with a stone, or take over the first one:',
    swap: 'Swap',
    card: 'Edges',
    joins: ['joins left and right', 'joins top and bottom'],
    swapRule:
      'Swap rule: instead of answering the first stone, the second player may take it over. It then counts as theirs, mirrored on the long diagonal.',
  },

  linesOfAction: {
    board: 'Lines of Action board',
    empty: (square: string) => `${square}, empty`,
    piece: (side: string, square: string) => `${side.toLowerCase()} piece on ${square}`,
    movable: (piece: string, count: number) =>
      `${piece}, ${count === 0 ? 'no moves' : counted(count, 'move', 'moves')}`,
    landing: (count: number, isCapture: boolean) =>
      `, ${isCapture ? 'can be captured' : 'can move here'}, ${counted(count, 'piece', 'pieces')} on the line`,
    /** Keys on this board alone. */
    keys: [['Escape', 'put a piece down that was picked up']],
    stuck: (square: string) =>
      `the piece on ${square} has no move: every way is blocked or too long`,
    pickFirst: (side: string) => `choose a ${side.toLowerCase()} piece first`,
    noMove: (side: string) => `No ${side.toLowerCase()} piece can move: this turn is passed.`,
    pass: 'Pass',
    move: (from: string, to: string, isCapture: boolean) =>
      `${from} ${isCapture ? 'takes' : 'to'} ${to}`,
    card: 'Groups',
    groups: (side: string, pieces: number, groups: number) =>
      groups === 1
        ? `${side}: ${counted(pieces, 'piece', 'pieces')}, all connected`
        : `${side}: ${counted(pieces, 'piece', 'pieces')} in ${groups} groups`,
    nothingPicked: (side: string) =>
      `Choose a ${side.toLowerCase()} piece to see how far it moves along each line.`,
    linesOf: (piece: string) => `Lines of the ${piece}`,
    ways: { row: 'Row', falling: 'Falling diagonal', column: 'Column', rising: 'Rising diagonal' },
    line: 'Line',
    pieces: 'Pieces on it',
    goesTo: 'Goes to',
    counted: (black: number, white: number) => `pieces, ${black} black and ${white} white`,
    nowhere: 'blocked',
  },
} as const;
