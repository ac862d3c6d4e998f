/** Constants of the kernel of Score Four that its TypeScript side needs too: both compilers read this file. */

export const LINE_COUNT = 76;
/** Classes of lines as in lineClasses.ts. */
export const LINE_CLASS_COUNT = 18;
/** What the first threats of all pegs can come to, as evaluation.as.ts counts. */
export const STANDOFF_COUNT = 648;
