import { plural } from '../../../../i18n/zh-Hans/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const zhHans: DomineeringMotiveWords = {
  wins: (other) => `让${other}无处可放。`,
  decides: (side, sure, other, most) =>
    `胜负已定：${side}确定还能放 ${sure} 张，${other}最多只能放 ${most} 张。`,
  onlyWin: '这是唯一能赢的一步。',
  region: '放在唯一的区域：所有能赢的下法都在那里。',
  makesSafe: (gained) => plural(gained, { other: '为自己做出 # 张别人抢不走的空间。' }),
  prevents: (other, gained) => plural(gained, { other: `占走${other}原本可确保 # 张的地方。` }),
};
