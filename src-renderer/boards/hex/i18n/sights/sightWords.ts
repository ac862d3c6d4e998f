/** What is shown of a position of Hex. Sides are given by their names. */
export interface HexSightWords {
  readonly connections: string;
  readonly inferior: string;
  joined(side: string): string;
  /** @param sign that stands on the cells */
  wins(side: string, sign: string): string;
  /** @param side to move */
  mustPlay(side: string, other: string): string;
  readonly noConnection: string;
  readonly dead: string;
  captured(side: string, sign: string): string;
  readonly noInferior: string;
}
