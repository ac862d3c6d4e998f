import { otherSide, type Side, SIDES } from '../../../src-shared/core/side.ts';
import {
  cellAt,
  HEIGHT_COUNT,
  heightOf,
  LINES,
  LINES_OF_CELL,
  pegOf,
} from '../../../src-shared/games/scoreFour/geometry.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import {
  deadlyPegs,
  ownerOfLine,
  threatsIn,
  type DeadlyPeg,
  type Threat,
} from '../../../src-shared/games/scoreFour/threats.ts';
import { messages } from '../../i18n/messages.ts';
import { scoreFourWords } from './words.ts';

/** What the threat view shows of a position. */
export interface ThreatView {
  readonly threats: readonly Threat[];
  readonly deadly: readonly DeadlyPeg[];
}

export const NO_THREATS: ThreatView = { threats: [], deadly: [] };

export const threatView = (position: ScoreFourPosition): ThreatView => ({
  threats: threatsIn(position),
  deadly: deadlyPegs(position),
});

/** A line that can still be completed, by the side whose it is, if it is one's. */
export interface OwnedLine {
  readonly cells: readonly number[];
  readonly side: Side | undefined;
}

const ownedLine = (position: ScoreFourPosition, line: number): readonly OwnedLine[] => {
  const side = ownerOfLine(position, line);
  return side === 'dead' ? [] : [{ cells: LINES[line]!, side }];
};

/** The cell that is pointed at; `undefined` for none, as on a full peg of the 3D board. */
export function pointedCell(
  position: ScoreFourPosition,
  peg: number | undefined,
  height: number | undefined,
): number | undefined {
  if (peg === undefined) return undefined;
  const at = height ?? beadsOn(position, peg);
  return at < HEIGHT_COUNT ? cellAt(peg, at) : undefined;
}

/** The lines through a cell that can still be completed. */
export const linesThrough = (
  position: ScoreFourPosition,
  cell: number | undefined,
): readonly OwnedLine[] =>
  cell === undefined ? [] : LINES_OF_CELL[cell]!.flatMap((line) => ownedLine(position, line));

/** The lines that threaten to become four. */
export const threatLines = (
  position: ScoreFourPosition,
  { threats }: ThreatView,
): readonly OwnedLine[] =>
  threats.flatMap(({ lines }) => lines.flatMap((line) => ownedLine(position, line)));

/** Everything that the threat view shows, in words. */
export function threatsInWords({ threats, deadly }: ThreatView): string {
  const words = scoreFourWords();
  const place = (cell: number) => words.place(makePeg(pegOf(cell)), heightOf(cell) + 1);
  const sentences = SIDES.flatMap((side) => {
    const places = threats.filter((threat) => threat.side === side).map(({ cell }) => place(cell));
    return places.length === 0 ? [] : [words.threatsOf(side, places)];
  });
  if (deadly.length > 0) sentences.push(words.deadlyPegs(deadly.map(({ peg }) => makePeg(peg))));
  return sentences.length === 0 ? words.noThreats : messages.joints.sentences(sentences);
}

/** What there is to say of a peg that is pointed at; `undefined` if nothing. */
export function pegInWords(
  position: ScoreFourPosition,
  peg: number,
  { threats, deadly }: ThreatView,
): string | undefined {
  const words = scoreFourWords();
  const name = makePeg(peg);
  const sentences = threats
    .filter(({ cell }) => pegOf(cell) === peg)
    .map(({ side, cell }) => words.threatsOf(side, [words.place(name, heightOf(cell) + 1)]));
  const found = deadly.find((each) => each.peg === peg);
  if (found !== undefined) {
    const winner = otherSide(position.sideToMove);
    sentences.unshift(words.whyDeadly(name, winner, heightOf(found.cell) + 1));
  }
  return sentences.length === 0 ? undefined : messages.joints.sentences(sentences);
}
