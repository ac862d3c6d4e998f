import type { LinesOfActionSightWords } from './sightWords.ts';

export const ja: LinesOfActionSightWords = {
  mobility: '各駒の手数',
  moves: (side, count) => `${side}：${count}手。`,
  mobilityLegend: '駒の上の数字は動ける手の数です。動けない駒は破線の輪です。',
  groups: '両者のグループ',
  groupsLegend: '駒の上の数字はグループの番号で、大きい順です。最大のグループは実線の輪です。',
};
