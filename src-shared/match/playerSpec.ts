/** Who plays a side. */
export type PlayerSpec =
  | { readonly kind: 'person' }
  | {
      readonly kind: 'computer';
      /** 1 (beginner) to 8 (everything the machine has). */
      readonly level: number;
      /** Thinking time for one move, milliseconds. */
      readonly timeMs: number;
      /** Its level follows the person's results. */
      readonly adapts?: boolean | undefined;
    };
