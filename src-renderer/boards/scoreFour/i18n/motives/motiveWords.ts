/** What a move of Score Four is good for. The move itself is what each sentence is about. */
export interface ScoreFourMotiveWords {
  readonly wins: string;
  /** @param at the place where the other side would complete a line */
  blocks(other: string, at: string): string;
  doubleThreat(places: readonly string[]): string;
  stackedThreat(at: string, above: string): string;
  threatens(at: string): string;
  /** @param peg where a bead of the other side would let this side win */
  denies(other: string, side: string, peg: string): string;
  leaves(other: string, pegs: readonly string[]): string;
}
