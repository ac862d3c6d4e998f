import { plural } from '../../../../i18n/zh-Hant/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const zhHant: DomineeringMotiveWords = {
  wins: (other) => `讓${other}無處可放。`,
  decides: (side, sure, other, most) =>
    `勝負已定：${side}確定還能放 ${sure} 張，${other}最多只能放 ${most} 張。`,
  onlyWin: '這是唯一能贏的一手。',
  region: '放在唯一的區域：所有能贏的下法都在那裡。',
  makesSafe: (gained) => plural(gained, { other: '為自己做出 # 張別人搶不走的空間。' }),
  prevents: (other, gained) => plural(gained, { other: `佔走${other}原本可確保 # 張的地方。` }),
};
