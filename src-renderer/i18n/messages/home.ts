/** What the home screen and the dialog for a new game say. */
export interface HomeMessages {
  readonly home: {
    readonly heading: string;
    play(game: string): string;
    rules(game: string): string;
    /** Over the matches that can be gone on with. */
    readonly inProgress: string;
    readonly continue: string;
    readonly lookAgain: string;
    movesMade(count: number): string;
    /** @param result who has won, in a few words. */
    lastResult(result: string): string;
    readonly pause: string;
    readonly resume: string;
    /** Of a game with a clock that somebody has left. */
    readonly clockWaits: string;
  };
  readonly newGame: {
    title(game: string): string;
    readonly opponent: string;
    readonly computer: string;
    readonly person: string;
    readonly level: string;
    readonly matching: string;
    matchingNow(level: number): string;
    levelNumber(level: number): string;
    readonly time: string;
    /** @param seconds may have tenths. */
    seconds(seconds: number): string;
    readonly side: string;
    readonly random: string;
    /** Of a side: when it moves first or second. */
    readonly movesFirst: string;
    readonly movesSecond: string;
    readonly either: string;
    /** Who begins, by the side. */
    first(name: string): string;
    readonly usualSizes: string;
    range(min: number, max: number): string;
    /** Why a number is impossible. */
    tooSmall(field: string, value: number, min: number): string;
    tooLarge(field: string, value: number, max: number): string;
    notWhole(field: string, min: number, max: number): string;
    readonly rules: string;
    readonly start: string;
    readonly cancel: string;
    /** A game of the same kind is in progress. */
    readonly replaces: string;
  };
}
