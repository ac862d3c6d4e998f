/** What is read of a position to who does not see it. Loaded when somebody asks for it. */
export interface ReadingWords {
  /** Several things, one after the other, that are lists themselves. */
  all(groups: readonly string[]): string;
  /** Of a side that has nothing on the board. */
  readonly none: string;
  /** What is on each peg that is not empty. */
  pegs(pegs: readonly string[]): string;
  readonly emptyBoard: string;
  readonly noThreats: string;
  /** Moves, each of which wins for a side if it is to move. */
  canWin(side: string, moves: readonly string[]): string;
  /** Places of pieces that the other side could take. */
  inDanger(side: string, places: readonly string[]): string;
  closing(lines: readonly string[]): string;
  readonly nothingCloses: string;
  readonly noClock: string;
  moves(count: number, texts: readonly string[]): string;
  manyMoves(count: number): string;
}
