import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? '主線' : `分支 ${lineId}`);
const inText = (lineId: number): string => (lineId === 0 ? '主線' : `分支 ${lineId} `);

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `在${inText(lineId)}繼續下`,
    delete: (lineId) => `刪除${name(lineId)}`,
    deleted: (lineId) => `已刪除${name(lineId)}。`,
    restore: '復原',
    looking: (lineId, ply, last) => `${name(lineId)}：第 ${ply} 手，共 ${last} 手`,
    begun: (lineId, ply) =>
      `${name(lineId)}，從${ply === 0 ? '起始局面' : `第 ${ply} 手`}開始。先前下的棋已保留。`,
    isAt: (lineId, ply) => `${name(lineId)}，${ply === 0 ? '起始局面' : `第 ${ply} 手`}。`,
  },
  typedMove: {
    label: '著法',
    completions: '以此開頭的著法',
    close: '關閉',
    unknown: (typed, example) => `「${typed}」不是著法。著法的寫法如「${example}」。`,
  },
};
