import type { Who } from '../who.ts';

/** What is said of clocks, strict games and draws. */
export interface ClockMessages {
  readonly clock: {
    readonly legend: string;
    readonly kinds: Readonly<Record<'none' | 'suddenDeath' | 'increment' | 'perMove', string>>;
    readonly explained: Readonly<Record<'none' | 'suddenDeath' | 'increment' | 'perMove', string>>;
    readonly main: string;
    readonly increment: string;
    readonly perMove: string;
    /** A whole number of seconds, or of minutes where it is one. */
    duration(seconds: number): string;
    /** Read before the time on a clock. */
    readonly left: string;
    low(who: Who, seconds: number): string;
    readonly strict: string;
    readonly strictExplained: string;
  };
  readonly draw: {
    readonly group: string;
    offered(who: Who): string;
    /** A computer answers later. */
    readonly waiting: string;
    accept(who: Who): string;
    decline(who: Who): string;
    declined(who: Who): string;
  };
  readonly pace: {
    readonly legend: string;
    readonly calm: string;
    readonly immediate: string;
  };
}
