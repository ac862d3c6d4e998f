import { sharedPlies } from '../../src-shared/match/branches.ts';
import type { OtherLine } from '../state/positions.ts';

/** A line beside the one that the match is at, as the move list shows it. */
export interface BranchBlock {
  readonly other: OtherLine;
  /** The first of its moves that is told: those before stand in the line that it left. */
  readonly start: number;
  /** How many lines it is away from the one that the match is at, 1 at least. */
  readonly depth: number;
}

/**
 * The other lines by the number of moves after which they leave the line that the match is at; each follows the line
 * that it left.
 */
export function branchBlocks(
  otherLines: readonly OtherLine[],
): ReadonlyMap<number, readonly BranchBlock[]> {
  const blocks = new Map<number, BranchBlock[]>();
  for (const other of otherLines) {
    const group = blocks.get(other.shared) ?? [];
    blocks.set(other.shared, group);
    const left = group
      .map((block) => ({ block, start: sharedPlies(block.other.line, other.line) }))
      .filter(({ start }) => start > other.shared)
      .reduce<{ block: BranchBlock; start: number } | undefined>(
        (best, each) => (best === undefined || each.start > best.start ? each : best),
        undefined,
      );
    const depth = (left?.block.depth ?? 0) + 1;
    const block = { other, start: left?.start ?? other.shared, depth };
    const after = left === undefined ? group.length : endOfBlock(group, left.block);
    group.splice(after, 0, block);
  }
  return blocks;
}

/** Where a block and all that left it end. */
function endOfBlock(group: readonly BranchBlock[], block: BranchBlock): number {
  let end = group.indexOf(block) + 1;
  while ((group[end]?.depth ?? 0) > block.depth) end++;
  return end;
}
