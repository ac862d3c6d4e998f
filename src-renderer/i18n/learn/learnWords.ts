/** What the screens for learning say: the list of games, and puzzles. */
export interface LearnWords {
  readonly title: string;
  readonly intro: string;
  readonly daily: string;
  dailyOf(game: string): string;
  readonly dailySolved: string;
  readonly puzzles: string;
  puzzlesOf(game: string): string;
  /** A rating and how far it may be off. */
  rating(rating: string, deviation: string): string;
  readonly noRating: string;
  /** Daily puzzles solved on so many days one after the other. */
  streak(days: number): string;
  /** So many were failed and are to be tried again. */
  due(count: number): string;
  solved(solved: number, tried: number): string;
  /** What is asked for. The names are those of sides. */
  readonly tasks: {
    win(side: string, moves: number): string;
    onlyWin(side: string): string;
    save(side: string, other: string, moves: number): string;
    /** @param triangles by which the side is to be ahead at the end; less than 0 when it can only lose by few */
    margin(side: string, triangles: number): string;
  };
  puzzleRating(rating: string): string;
  readonly judging: string;
  readonly right: string;
  readonly isSolved: string;
  readonly unsure: string;
  /** The person's rating after a puzzle, and by how much it has changed: `+12`. */
  newRating(rating: string, change: string): string;
  readonly wrong: {
    noWin: string;
    noWinAfter(reply: string, moves: number): string;
    loses: string;
    losesAfter(reply: string, other: string): string;
    /** @param line how the other side wins */
    otherWins(other: string, line: string): string;
    otherGoesOn(other: string, reply: string): string;
    less(side: string): string;
    lessAfter(reply: string, side: string): string;
  };
  /** What counts already, or comes again. */
  readonly counts: { readonly repeat: string; readonly nothing: string };
  readonly solution: string;
  readonly moves: string;
  readonly lastPuzzles: string;
  puzzleSolved(rating: string): string;
  puzzleFailed(rating: string): string;
  readonly back: string;
}
