/** What is said of the lines of a match, and of moves that are typed. */
export interface BranchMessages {
  readonly branches: {
    /** A line by its number; 0 is the one that the match began with. */
    name(lineId: number): string;
    /** Makes the match go on in a line. */
    goOn(lineId: number): string;
    delete(lineId: number): string;
    deleted(lineId: number): string;
    readonly restore: string;
    /** A place in another line than that of the match. */
    looking(lineId: number, ply: number, last: number): string;
    /** The match goes on from an earlier position. */
    begun(lineId: number, ply: number): string;
    /** The match is at another line. */
    isAt(lineId: number, ply: number): string;
  };
  readonly typedMove: {
    readonly label: string;
    readonly completions: string;
    readonly close: string;
    /** No move is written so. */
    unknown(typed: string, example: string): string;
  };
}
