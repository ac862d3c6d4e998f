import type { PlainGame, PlainRules, Player } from '../plainGame.ts';
import { imageKey, PEGS, pegName, PlainBoard } from './plainBoard.ts';
import { PlainSearch } from './plainSearch.ts';

/** Score Four as certificates have it: a move is a peg. */
export const scoreFour: PlainRules = {
  names: ['White', 'Black'],
  ...{ moveWord: 'a peg', codeLength: 1, hasDraws: true },
  read(position) {
    const pegs = pegsOf(position);
    return typeof pegs === 'string' ? pegs : () => new PlainScoreFour(boardWith(pegs));
  },
};

class PlainScoreFour implements PlainGame {
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
    return Array.from({ length: PEGS }, (_, peg) => peg).filter((peg) => this.#board.hasRoom(peg));
  }

  moveOf(code: string): number | undefined {
    return /^[0-9a-f]$/.test(code) ? parseInt(code, 16) : undefined;
  }

  nameOf(peg: number): string {
    return pegName(peg);
  }

  refusal(peg: number): string | undefined {
    return this.#board.hasRoom(peg) ? undefined : `peg ${pegName(peg)} is full`;
  }

  isWonBy(peg: number): boolean {
    return this.#board.completes(this.mover, peg);
  }

  play(peg: number): void {
    this.#board.drop(peg);
  }

  takeBack(peg: number): void {
    this.#board.lift(peg);
  }

  imageKey(): string {
    return imageKey(this.#board);
  }

  canForce(attacker: Player, maxNodes: number): boolean | undefined {
    return this.#search.canForce(attacker, maxNodes);
  }
}

/** The beads of each peg from the bottom up, on a board where the game is not over; or what is wrong with the text. */
function pegsOf(position: string): readonly (readonly Player[])[] | string {
  const [board = '', mover, ...rest] = position.split(' ');
  const pegs = board.split('/');
  if (pegs.length !== PEGS || (mover !== 'w' && mover !== 'b') || rest.length > 0) {
    return 'it is not 16 pegs joined by “/”, a space, and “w” or “b”';
  }
  const wrong = pegs.findIndex((beads) => !/^(-|[wb]{1,4})$/.test(beads));
  if (wrong >= 0) return `peg ${pegName(wrong)} is not “-” or beads`;
  const read = pegs.map((beads) =>
    beads === '-' ? [] : Array.from(beads, (bead): Player => (bead === 'w' ? 0 : 1)),
  );
  const lead = read.flat().reduce((sum: number, player) => sum + (player === 0 ? 1 : -1), 0);
  if (lead !== (mover === 'w' ? 0 : 1)) return 'the beads do not fit the side to move';
  const after = boardWith(read);
  return after.hasLine(0) || after.hasLine(1) ? 'the game is over' : read;
}

function boardWith(pegs: readonly (readonly Player[])[]): PlainBoard {
  const board = new PlainBoard();
  for (const [peg, beads] of pegs.entries()) for (const player of beads) board.put(peg, player);
  return board;
}
