import type { StageBead } from './beadMotion.ts';
import type { StageCell } from './layout.ts';
import type { StageLine, StageView, ToldCell } from './stageContract.ts';

/** What the difference between two views touches. */
export interface ViewChange {
  /** Beads, last move or winning lines: what stands on the board and throws shadows. */
  readonly isPositionChanged: boolean;
  /** What is drawn beside it, which throws none: ghost, threats and lines. */
  readonly isHintChanged: boolean;
}

/**
 * Compares two views by what they show, not by identity: a host that hands over the same picture
 * again, as it may with every message of a thinking opponent, costs no frame.
 */
export function compareViews(before: StageView, after: StageView): ViewChange {
  const isPositionSame =
    areSame(before.beads, after.beads, isSameBead) &&
    isSameCell(before.lastMove, after.lastMove) &&
    areSame(before.winningLines, after.winningLines, (a, b) => areSame(a, b, isSameCell));
  return {
    isPositionChanged: !isPositionSame,
    isHintChanged: !(
      isSameBead(before.ghost, after.ghost) &&
      areSame(before.threats, after.threats, isSameBead) &&
      areSame(before.deadlyPegs, after.deadlyPegs, (a, b) => a === b) &&
      areSame(before.told, after.told, isSameTold) &&
      areSame(before.lines, after.lines, isSameLine)
    ),
  };
}

function areSame<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return a.length === b.length && a.every((item, index) => isSame(item, b[index]!));
}

function isSameCell(a: StageCell | undefined, b: StageCell | undefined): boolean {
  return a?.peg === b?.peg && a?.height === b?.height;
}

const isSameTold = (a: ToldCell, b: ToldCell): boolean => isSameCell(a, b) && a.tone === b.tone;

const isSameLine = (a: StageLine, b: StageLine): boolean =>
  a.side === b.side && areSame(a.cells, b.cells, isSameCell);

function isSameBead(a: StageBead | undefined, b: StageBead | undefined): boolean {
  return isSameCell(a, b) && a?.side === b?.side;
}
