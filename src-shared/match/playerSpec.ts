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

/** How each level plays, in words, from 1 up. */
export const LEVEL_DESCRIPTIONS = [
  'Just learning: sees most wins in one move and misses some. A good first opponent.',
  'Careful beginner: takes every win in one move and blocks yours.',
  'Club newcomer: plans a couple of moves ahead.',
  'Steady: looks a few moves ahead and sets simple traps.',
  'Strong: sees short forced wins and avoids yours.',
  'Very strong: punishes small mistakes.',
  'Expert: searches deep and forgives little, without using all of its time.',
  'Master: searches for the whole thinking time.',
] as const;
