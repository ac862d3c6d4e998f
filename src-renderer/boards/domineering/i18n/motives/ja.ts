import { plural } from '../../../../i18n/ja/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const ja: DomineeringMotiveWords = {
  wins: (other) => `「${other}」の置き場所がなくなります。`,
  decides: (side, sure, other, most) =>
    `勝負が決まります。「${side}」はあと${sure}枚確実に置け、「${other}」は多くても${most}枚です。`,
  onlyWin: '勝てる手はこれだけです。',
  region: '勝てる手がすべて集まっている、ただひとつの領域に置きます。',
  makesSafe: (gained) => plural(gained, { other: '誰にも奪われない場所が#枚分できます。' }),
  prevents: (other, gained) =>
    plural(gained, { other: `「${other}」が#枚分を確保できた場所を奪います。` }),
};
