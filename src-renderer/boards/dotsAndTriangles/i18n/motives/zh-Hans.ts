import { plural, withSpaceBefore } from '../../../../i18n/zh-Hans/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  lines === 1 ? '只有这条线办得到' : plural(lines, { other: '有 # 条线办得到' });

export const zhHans: DotsMotiveWords = {
  decides: '取得超过半数的三角形。',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { other: '围出 # 个三角形' })}${movesAgain ? '，并再画一次' : ''}。`,
  ahead: (margin, lines) => `双方都下得最好时，最后多 ${margin} 个；${only(lines)}。`,
  level: (lines) => `双方都下得最好时，最后一样多；${only(lines)}。`,
  behind: (margin, lines) => `双方都下得最好时，最后只少 ${margin} 个；${only(lines)}。`,
  givesNone: (giving) => plural(giving, { other: '不送三角形；有 # 条线会送。' }),
  leavesNone: (other) => `只留给${withSpaceBefore(other)} 会送三角形的线。`,
};
