import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? '本譜' : `分岐${lineId}`);
const place = (ply: number): string => (ply === 0 ? '開始局面' : `${ply}手目`);

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `${name(lineId)}で続ける`,
    delete: (lineId) => `${name(lineId)}を削除`,
    deleted: (lineId) => `${name(lineId)}を削除しました。`,
    restore: '元に戻す',
    looking: (lineId, ply, last) => `${name(lineId)}：${ply}手目（全${last}手）`,
    begun: (lineId, ply) => `${name(lineId)}、${place(ply)}から。これまでの手は残っています。`,
    isAt: (lineId, ply) => `${name(lineId)}、${place(ply)}。`,
  },
  typedMove: {
    label: '手',
    completions: 'この入力で始まる手',
    close: '閉じる',
    unknown: (typed, example) =>
      `「${typed}」という手はありません。手は「${example}」のように書きます。`,
  },
};
