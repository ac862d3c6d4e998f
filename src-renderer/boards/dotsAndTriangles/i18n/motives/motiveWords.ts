/** What a move of Dots and Triangles is good for. The move itself is what each sentence is about. */
export interface DotsMotiveWords {
  readonly decides: string;
  closes(triangles: number, movesAgain: boolean): string;
  /** @param lines that lead to this end */
  ahead(margin: number, lines: number): string;
  level(lines: number): string;
  behind(margin: number, lines: number): string;
  givesNone(giving: number): string;
  leavesNone(other: string): string;
}
