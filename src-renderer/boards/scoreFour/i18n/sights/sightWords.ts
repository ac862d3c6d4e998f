/** What is shown of the threats of a position of Score Four. Sides are given by their names. */
export interface ScoreFourSightWords {
  readonly name: string;
  readonly legend: string;
  readonly openFirst: string;
  /** @param beads that fit on the other pegs */
  standoff(pegs: string, beads: number, mover: string): string;
  /** The other pegs are full. */
  mustBegin(pegs: string, mover: string): string;
  profits(side: string): string;
  readonly nobody: string;
}
