import { Matrix4, Quaternion, Vector3 } from 'three';
import type { StageBead } from './beadMotion.ts';
import { barEnds, beadCentre, pegFoot, pegTop, type StageCell } from './layout.ts';
import type { Mark } from './marks.ts';
import type { MarkShape } from './markShapes.ts';
import { DANGER, IVORY_MARK, OPEN_MARK, TOLD_GOOD, type Mood } from './palette.ts';
import type { StageLine, ToldCell } from './stageContract.ts';

/** What is marked at one moment. */
export interface MarkPicture {
  /** The bead played last. */
  readonly ring: StageCell | undefined;
  readonly bars: readonly (readonly StageCell[])[];
  /** 0..1 of the bars' length. */
  readonly barShare: number;
  readonly threats: readonly StageBead[];
  readonly deadlyPegs: readonly number[];
  readonly told: readonly ToldCell[];
  readonly lines: readonly StageLine[];
  /** 0..1, how far the layers are lifted apart. */
  readonly spread: number;
}

const UP = new Vector3(0, 1, 0);
/** The ring at a peg's top, which is seen when the bead is not. */
const TOP_RING_SCALE = new Vector3(0.3, 1.3, 0.3);
const THREATS = ['roundThreat', 'squareThreat'] as const satisfies readonly MarkShape[];
const TOLD = { good: ['ring', TOLD_GOOD], bad: ['star', DANGER] } as const;
const LINES = ['line', 'dashes'] as const satisfies readonly MarkShape[];

/** Everything that marks something, as the shapes that are drawn. */
export function listMarks(
  picture: MarkPicture,
  { mark: brass, ebonyMark }: Pick<Mood, 'mark' | 'ebonyMark'>,
): readonly Mark[] {
  const sideColours = [IVORY_MARK, ebonyMark] as const;
  const { ring, bars, barShare, threats, deadlyPegs, told, lines, spread } = picture;
  return [
    ...(ring === undefined ? [] : ringsOf(ring, brass, spread)),
    ...(barShare === 0 ? [] : bars).flatMap((cells) =>
      along(cells, spread, { shape: 'bar', colour: brass, glow: 0.5, isSolid: true }, barShare),
    ),
    ...threats.map((threat): Mark => {
      const colour = sideColours[threat.side];
      const matrix = new Matrix4().setPosition(new Vector3().copy(beadCentre(threat, spread)));
      return { shape: THREATS[threat.side], colour, glow: 0.8, isSolid: true, matrix };
    }),
    ...deadlyPegs.map((peg): Mark => {
      const { x, z } = pegFoot(peg);
      const matrix = new Matrix4().makeTranslation(x, pegTop(spread), z);
      return { shape: 'star', colour: DANGER, glow: 0.5, isSolid: true, matrix };
    }),
    ...told.map((cell): Mark => {
      const matrix = new Matrix4().setPosition(new Vector3().copy(beadCentre(cell, spread)));
      const [shape, colour] = TOLD[cell.tone];
      return { shape, colour, glow: 0.75, isSolid: true, matrix };
    }),
    ...lines.flatMap(({ cells, side }) => {
      const [shape, colour] =
        side === undefined ? (['dots', OPEN_MARK] as const) : [LINES[side], sideColours[side]];
      return along(cells, spread, { shape, colour, glow: 0.8, isSolid: false });
    }),
  ];
}

/** Round the bead, its glow through nearer ones, and round the top of its peg. */
function ringsOf(cell: StageCell, colour: string, spread: number): readonly Mark[] {
  const { x, y, z } = beadCentre(cell, spread);
  const top = new Matrix4().makeTranslation(x, pegTop(spread) - 0.12, z).scale(TOP_RING_SCALE);
  const ring = { shape: 'ring', colour, isSolid: true } as const;
  return [
    { ...ring, glow: 0.8, matrix: new Matrix4().makeTranslation(x, y, z) },
    { ...ring, glow: 0, matrix: top },
  ];
}

function along(
  cells: readonly StageCell[],
  spread: number,
  mark: Omit<Mark, 'matrix'>,
  share = 1,
): readonly Mark[] {
  const ends = barEnds(cells, spread);
  if (ends === undefined) return [];
  const from = new Vector3().copy(ends[0]);
  const to = new Vector3().copy(ends[1]).lerp(from, 1 - share);
  const way = to.clone().sub(from);
  const length = way.length();
  const turn = new Quaternion().setFromUnitVectors(UP, way.normalize());
  const middle = from.add(to).multiplyScalar(0.5);
  return [{ ...mark, matrix: new Matrix4().compose(middle, turn, new Vector3(1, length, 1)) }];
}
