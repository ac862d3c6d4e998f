import { plural } from '../../../../i18n/ja/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const ja: LinesOfActionMotiveWords = {
  wins: 'すべての駒がひとつながりになります。',
  stopsWin: (other, move) => `${move}で勝とうとしている${other}を止めます。`,
  unstoppable: (other) => `${other}がどう指しても、次の手で勝ちます。`,
  threatens: (move) => `次に${move}で勝つ狙いです。`,
  isolates: (other, square, groups) =>
    plural(groups, { other: `${square}の駒を取り、${other}を#つのグループに分断します。` }),
  captures: (other, square, left) =>
    plural(left, { other: `${square}の駒を取ります。${other}は残り#枚です。` }),
  joins: (before, groups) =>
    plural(groups, { other: `つなぎます。グループは${before}つから#つになります。` }),
};
