import { plural } from '../../../../i18n/ja/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  lines === 1 ? 'そうなるのはこの線だけです' : plural(lines, { other: 'そうなる線は#本あります' });

export const ja: DotsMotiveWords = {
  decides: '全体の半分を超える三角形を取ります。',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { other: '三角形を#個囲み' })}${movesAgain ? '、もう1本引きます' : 'ます'}。`,
  ahead: (margin, lines) => `双方が最善なら${margin}個の差で勝ちます。${only(lines)}。`,
  level: (lines) => `双方が最善なら同数で終わります。${only(lines)}。`,
  behind: (margin, lines) => `双方が最善でも${margin}個の差にとどめます。${only(lines)}。`,
  givesNone: (giving) =>
    plural(giving, { other: '三角形を譲りません。譲ってしまう線は#本あります。' }),
  leavesNone: (other) => `${other}には、三角形を譲る線しか残りません。`,
};
