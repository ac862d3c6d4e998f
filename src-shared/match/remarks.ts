/** What people wrote about a game. */
export interface Remarks {
  /** Of the players, by side. */
  readonly names?: readonly [string, string] | undefined;
  readonly comments: readonly Comment[];
}

/** What is said of a position: that after so many moves of a line. */
export interface Comment {
  readonly lineId: number;
  readonly ply: number;
  readonly text: string;
}

interface Remarked {
  readonly lineId: number;
  readonly moves: readonly unknown[];
  readonly undone: readonly unknown[];
  readonly remarks?: Remarks | undefined;
}

/** What is still true when a line goes on otherwise: nothing that was said of moves that were taken back. */
export function remarksBefore({ remarks, lineId, moves, undone }: Remarked): Remarks | undefined {
  if (remarks === undefined || undone.length === 0) return remarks;
  const isGone = (comment: Comment): boolean =>
    comment.lineId === lineId && comment.ply > moves.length;
  return { ...remarks, comments: remarks.comments.filter((comment) => !isGone(comment)) };
}
