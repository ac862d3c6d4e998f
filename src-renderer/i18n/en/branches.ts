import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? 'First line' : `Branch ${lineId}`);
const inText = (lineId: number): string => (lineId === 0 ? 'the first line' : `branch ${lineId}`);

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `Go on in ${inText(lineId)}`,
    delete: (lineId) => `Delete ${inText(lineId)}`,
    deleted: (lineId) => `${name(lineId)} is deleted.`,
    restore: 'Bring it back',
    looking: (lineId, ply, last) => `${name(lineId)}: move ${ply} of ${last}`,
    begun: (lineId, ply) =>
      `${name(lineId)}, from ${ply === 0 ? 'the start' : `move ${ply}`}. The moves before are kept.`,
    isAt: (lineId, ply) => `${name(lineId)}, ${ply === 0 ? 'the start' : `move ${ply}`}.`,
  },
  typedMove: {
    label: 'Move',
    completions: 'Moves that begin like this',
    close: 'Close',
    unknown: (typed, example) => `“${typed}” is no move. Moves are written like “${example}”.`,
  },
};
