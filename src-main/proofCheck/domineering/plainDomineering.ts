import type { PlainGame, PlainRules, Player } from '../plainGame.ts';
import { imageKey, PlainBoard } from './plainBoard.ts';
import { PlainSearch } from './plainSearch.ts';

/** Domineering as certificates have it: a move is a cell, in two digits. */
export const domineering: PlainRules = {
  names: ['Vertical', 'Horizontal'],
  ...{ moveWord: 'a cell', codeLength: 2, hasDraws: false },
  read(position, setup) {
    const read = gridOf(position, setup);
    return typeof read === 'string' ? read : () => new PlainDomineering(boardWith(read));
  },
};

class PlainDomineering implements PlainGame {
  readonly #board: PlainBoard;
  readonly #search: PlainSearch;

  constructor(board: PlainBoard) {
    this.#board = board;
    this.#search = new PlainSearch(board);
  }

  get mover(): Player {
    return this.#board.mover;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  moves(): readonly number[] {
    return this.#board.moves();
  }

  moveOf(code: string): number | undefined {
    return /^[0-9a-f]{2}$/.test(code) ? parseInt(code, 16) : undefined;
  }

  /** As the game writes it: the numbers of the two cells. */
  nameOf(cell: number): string {
    const { mover, columnCount } = this.#board;
    return `${cell + 1}-${cell + 1 + (mover === 0 ? columnCount : 1)}`;
  }

  refusal(cell: number): string | undefined {
    return this.#board.fits(cell) ? undefined : `no domino fits on cell ${cell + 1}`;
  }

  isWonBy(cell: number): boolean {
    this.#board.play(cell);
    const isOver = this.#board.moves().length === 0;
    this.#board.takeBack(cell);
    return isOver;
  }

  play(cell: number): void {
    this.#board.play(cell);
  }

  takeBack(cell: number): void {
    this.#board.takeBack(cell);
  }

  imageKey(): string {
    return imageKey(this.#board);
  }

  canForce(attacker: Player, maxNodes: number): boolean | undefined {
    return this.#search.canForce(attacker, maxNodes);
  }
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly mover: Player;
  readonly taken: readonly number[];
}

const MOST = 16;

/** Reads a number of a digit for each cell, 0 free, 1 vertical, 2 horizontal, without zeros in front; or says what is wrong. */
function gridOf(position: string, setup: unknown): Grid | string {
  const { rows, columns, starter } = { ...(setup as Partial<Record<string, unknown>>) };
  const isLength = (length: unknown): length is number =>
    typeof length === 'number' && Number.isInteger(length) && length >= 2 && length <= MOST;
  if (!isLength(rows) || !isLength(columns)) return `rows and columns are not 2 to ${MOST}`;
  if (starter !== 0 && starter !== 1) return 'the starter is neither 0 nor 1';
  const digits = [...position.padStart(rows * columns, '0')];
  if (digits.length !== rows * columns || !digits.every((digit) => /[012]/.test(digit))) {
    return `it is not a number of at most ${rows * columns} digits, each 0, 1 or 2`;
  }
  const taken: number[] = [];
  let lead = 0;
  for (const [cell, digit] of digits.entries()) {
    if (digit === '0') continue;
    const next = digit === '1' ? cell + columns : cell + 1;
    if (digits[next] !== digit || (digit === '2' && next % columns === 0)) {
      return `there is half a domino on cell ${cell + 1}`;
    }
    digits[next] = '0';
    taken.push(cell, next);
    lead += (digit === '1') === (starter === 0) ? 1 : -1;
  }
  if (lead !== 0 && lead !== 1) return 'the dominoes do not fit turns in order';
  const mover = lead === 0 ? starter : ((1 - starter) as Player);
  return { rows, columns, mover, taken };
}

function boardWith({ rows, columns, mover, taken }: Grid): PlainBoard {
  const board = new PlainBoard(rows, columns, mover);
  for (const cell of taken) board.take(cell);
  return board;
}
