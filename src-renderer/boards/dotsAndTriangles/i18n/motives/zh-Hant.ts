import { plural, withSpaceBefore } from '../../../../i18n/zh-Hant/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  lines === 1 ? '只有這條線辦得到' : plural(lines, { other: '有 # 條線辦得到' });

export const zhHant: DotsMotiveWords = {
  decides: '取得超過半數的三角形。',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { other: '圍出 # 個三角形' })}${movesAgain ? '，並再畫一次' : ''}。`,
  ahead: (margin, lines) => `雙方都下得最好時，最後多 ${margin} 個；${only(lines)}。`,
  level: (lines) => `雙方都下得最好時，最後一樣多；${only(lines)}。`,
  behind: (margin, lines) => `雙方都下得最好時，最後只少 ${margin} 個；${only(lines)}。`,
  givesNone: (giving) => plural(giving, { other: '不送三角形；有 # 條線會送。' }),
  leavesNone: (other) => `只留給${withSpaceBefore(other)} 會送三角形的線。`,
};
