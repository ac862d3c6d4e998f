/**
 * Lines of Action written from its rules alone, on an array of characters with a border, sharing no code with the
 * game. Board of ten by ten, `#` around it; `B`, `W`, `.` inside; row 0 is the top row.
 */
const STEPS = [-11, -10, -9, -1, 1, 9, 10, 11];

export interface ReferenceMove {
  readonly from: number;
  readonly to: number;
}

export class LinesOfActionReference {
  board = [...`${'#'.repeat(10)}#.BBBBBB.#${'#W......W#'.repeat(6)}#.BBBBBB.#${'#'.repeat(10)}`];
  turn = 'B';

  static square = (row: number, column: number): number => 10 * (row + 1) + column + 1;

  /** Ends of the moves from a square, one for each direction that has one. */
  #ends(from: number): number[] {
    const [mine, theirs] = this.turn === 'B' ? 'BW' : 'WB';
    const ends: number[] = [];
    for (const step of STEPS) {
      let pieces = 1;
      for (const way of [step, -step]) {
        for (let at = from + way; this.board[at] !== '#'; at += way) {
          if (this.board[at] !== '.') pieces++;
        }
      }
      let at = from;
      let isFree = true;
      for (let i = 1; i <= pieces && isFree; i++) {
        at += step;
        isFree = this.board[at] !== '#' && (i === pieces || this.board[at] !== theirs);
      }
      if (isFree && this.board[at] !== mine) ends.push(at);
    }
    return ends;
  }

  moves(): ReferenceMove[] {
    if (this.isConnected('B') || this.isConnected('W')) return [];
    return this.board.flatMap((piece, from) =>
      piece === this.turn ? this.#ends(from).map((to) => ({ from, to })) : [],
    );
  }

  /** Plays a move, and returns what undoes it. */
  play({ from, to }: ReferenceMove): () => void {
    const [captured, mover] = [this.board[to] ?? '#', this.turn];
    this.board[to] = mover;
    this.board[from] = '.';
    this.turn = mover === 'B' ? 'W' : 'B';
    return () => {
      this.turn = mover;
      this.board[from] = mover;
      this.board[to] = captured;
    };
  }

  /** Grows from one piece of a colour and sees whether any is left out. */
  isConnected(colour: string): boolean {
    const left = new Set(this.board.flatMap((piece, at) => (piece === colour ? [at] : [])));
    const [first] = left;
    const grow = (at: number): void => {
      if (!left.delete(at)) return;
      for (const step of STEPS) grow(at + step);
    };
    if (first !== undefined) grow(first);
    return left.size === 0;
  }

  perft(depth: number): number {
    if (depth === 0) return 1;
    const moves = this.moves();
    if (depth === 1) return moves.length;
    let total = 0;
    for (const move of moves) {
      const undo = this.play(move);
      total += this.perft(depth - 1);
      undo();
    }
    return total;
  }
}
