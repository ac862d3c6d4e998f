/** What is said where the computer plays itself for people who look on. */
export interface DemoMessages {
  readonly demo: {
    /** Opens the choice of demos. */
    readonly open: string;
    readonly title: string;
    readonly explanation: string;
    readonly games: string;
    readonly all: string;
    /** How long nobody may touch anything before it goes on. */
    readonly idle: string;
    idleSeconds(seconds: number): string;
    readonly start: string;
    readonly cancel: string;
    /** Who plays a side, e.g. `White` at level 3. */
    player(level: number): string;
    /** A move by a side. */
    move(side: string, move: string): string;
    movesMade(count: number): string;
    readonly invite: string;
    /** Follows the invitation where one may leave. */
    readonly leaveByKey: string;
    wins(side: string): string;
    readonly play: string;
    nextIn(seconds: number): string;
    /** The side that a visitor gets. */
    youPlay(side: string): string;
    /** What is under the count of the seconds. */
    readonly notKept: string;
    readonly playNow: string;
    readonly goOn: string;
    readonly leave: string;
  };
}
