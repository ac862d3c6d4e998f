import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? '主线' : `分支 ${lineId}`);
const inText = (lineId: number): string => (lineId === 0 ? '主线' : `分支 ${lineId} `);

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `在${inText(lineId)}继续走`,
    delete: (lineId) => `删除${name(lineId)}`,
    deleted: (lineId) => `已删除${name(lineId)}。`,
    restore: '恢复',
    looking: (lineId, ply, last) => `${name(lineId)}：第 ${ply} 步，共 ${last} 步`,
    begun: (lineId, ply) =>
      `${name(lineId)}，从${ply === 0 ? '起始局面' : `第 ${ply} 步`}开始。之前走的棋已保留。`,
    isAt: (lineId, ply) => `${name(lineId)}，${ply === 0 ? '起始局面' : `第 ${ply} 步`}。`,
  },
  typedMove: {
    label: '着法',
    completions: '以此开头的着法',
    close: '关闭',
    unknown: (typed, example) => `“${typed}”不是着法。着法的写法如“${example}”。`,
  },
};
