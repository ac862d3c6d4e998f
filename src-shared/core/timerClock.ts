/** A clock and its alarm; tests have one of their own. */
export interface TimerClock {
  /** Never goes back, milliseconds. */
  nowMs(): number;
  /** Calls back once after a time, or later; returns what calls it off. */
  after(timeMs: number, callback: () => void): () => void;
}
