/** What a move of Lines of Action is good for. The move itself is what each sentence is about. */
export interface LinesOfActionMotiveWords {
  readonly wins: string;
  /** @param move with which the other side would win */
  stopsWin(other: string, move: string): string;
  unstoppable(other: string): string;
  threatens(move: string): string;
  /** @param groups that the other side is left in, more than before */
  isolates(other: string, square: string, groups: number): string;
  captures(other: string, square: string, left: number): string;
  joins(before: number, groups: number): string;
}
