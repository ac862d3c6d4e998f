import { plural } from '../ja/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const ja: HintWords = {
  idea: 'ねらい',
  why: '理由',
  searching: 'ねらいを探しています…',
  noIdea: 'ここでは、これというねらいはありません。もう一度押すと手を表示します。',
  showMove: '手を見る',
  move: (move) => `見つけた最善手：${move}。`,
  close: '閉じる',
  noReason: 'この手には、短く言える理由がありません。',
  otherwise: '盤の数字は、そうしなかった場合の続きです。',
  failed: '今は手が見つかりませんでした。',
  taken: (count) => plural(count, { other: 'ヒント#回。' }),
};
