/**
 * The handout's Dots and Triangles written from its rules and its picture alone: line sets as bits, the triangles as
 * listed there. Shares no code with the game.
 */
const TRIANGLES = [
  [2, 3, 6],
  [1, 3, 4],
  [4, 5, 7],
  [6, 8, 9],
  [9, 10, 12],
  [7, 10, 11],
].map((lines) => lines.reduce((bits, line) => bits | (1 << line), 0));

const ALL = 0b1_1111_1111_1110;

export interface ReferenceState {
  readonly lines: number;
  readonly player: 1 | 2;
  readonly isExtra: boolean;
  readonly scores: readonly [number, number];
}

export const START: ReferenceState = { lines: 0, player: 1, isExtra: false, scores: [0, 0] };

export const openLines = (state: ReferenceState): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((line) => (state.lines & (1 << line)) === 0);

export function draw(state: ReferenceState, line: number): ReferenceState {
  const lines = state.lines | (1 << line);
  const points = TRIANGLES.filter(
    (triangle) => (lines & triangle) === triangle && (state.lines & triangle) !== triangle,
  ).length;
  const isExtra = points > 0 && !state.isExtra;
  const [first, second] = state.scores;
  return {
    lines,
    player: isExtra ? state.player : state.player === 1 ? 2 : 1,
    isExtra,
    scores: state.player === 1 ? [first + points, second] : [first, second + points],
  };
}

/** Points that player 1 gets beyond player 2's from here on with best play; `seen` counts the states met. */
export function bestMargin(
  state: Pick<ReferenceState, 'lines' | 'player' | 'isExtra'>,
  seen: Map<number, number>,
): number {
  if (state.lines === ALL) return 0;
  const key = state.lines * 4 + (state.player - 1) * 2 + (state.isExtra ? 1 : 0);
  const known = seen.get(key);
  if (known !== undefined) return known;
  const from: ReferenceState = { ...state, scores: [0, 0] };
  const margins = openLines(from).map((line) => {
    const next = draw(from, line);
    return next.scores[0] - next.scores[1] + bestMargin(next, seen);
  });
  const best = state.player === 1 ? Math.max(...margins) : Math.min(...margins);
  seen.set(key, best);
  return best;
}
