/** What the board is made of. */
export const STAGE_MATERIALS = ['walnut', 'slate', 'maple'] as const;
export type StageMaterial = (typeof STAGE_MATERIALS)[number];

/** The colours of a board and of what stands on it. */
export interface Finish {
  readonly board: string;
  readonly vein: string;
  /** What is let into the board: the line along its edge, letters and digits. */
  readonly inlay: string;
  /** Round letters and digits, so that they are read on any grain. */
  readonly inlayEdge: string;
  readonly metal: string;
  /** The metal and its shine without reflections of a room. */
  readonly plainMetal: string;
  readonly plainShine: string;
  /** White's and Black's beads. */
  readonly beads: readonly [string, string];
  /** How much of a mood's `plainRim` is on Black's beads, 0..1: less before light wood. */
  readonly rimShare: number;
}

export const FINISHES: Readonly<Record<StageMaterial, Finish>> = {
  /** With brass, ivory and ebony. */
  walnut: {
    board: '#6b3f22',
    vein: '#1e0e05',
    inlay: '#e2bd84',
    inlayEdge: 'rgb(25 12 5 / 0.8)',
    metal: '#c9a45c',
    plainMetal: '#b98f45',
    plainShine: '#e8cf98',
    beads: ['#f6e7c6', '#2a1c18'],
    rimShare: 1,
  },
  /** With steel, marble and obsidian. */
  slate: {
    board: '#3c464d',
    vein: '#161c21',
    inlay: '#cdd5d9',
    inlayEdge: 'rgb(12 16 20 / 0.8)',
    metal: '#c2c9ce',
    plainMetal: '#9aa4ab',
    plainShine: '#eef3f6',
    beads: ['#f3f0ea', '#1b1e22'],
    rimShare: 1,
  },
  /** With copper, bone and blackwood. */
  maple: {
    board: '#b98a55',
    vein: '#7c5227',
    inlay: '#260f04',
    inlayEdge: 'rgb(255 236 205 / 0.55)',
    metal: '#b8714a',
    plainMetal: '#a05c36',
    plainShine: '#efc0a0',
    beads: ['#faf0dc', '#140d0c'],
    rimShare: 0.8,
  },
};
