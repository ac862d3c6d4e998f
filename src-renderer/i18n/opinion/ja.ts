import type { OpinionWords } from './opinionWords.ts';

export const ja: OpinionWords = {
  title: 'もう一つのプログラム',
  explained: '見ている局面ごとに、登録したプログラムの手を尋ねます。',
  which: 'プログラム',
  thinking: (name) => `${name}が考えています…`,
  says: (name, move) => `${name}：${move}`,
  chance: (percent) => `勝率${percent}%とのこと`,
  took: (seconds) => `${seconds}秒`,
  agree: (move) => `どちらも${move}を選びました。`,
  differ: (ours, theirs) =>
    `意見が分かれました：内蔵エンジンは${ours}、プログラムは${theirs}です。`,
  setUp: '手で並べた局面はプログラムに伝えられません。',
  resigns: (name) => `${name}なら投了します。`,
  failed: (name, fault) => `${name}は手を示しませんでした：${fault}。`,
  faults: {
    ERR_OPPONENT_GONE: '終了しました',
    ERR_OPPONENT_SILENT: '時間内に応答なし',
    ERR_OPPONENT_FLOOD: '出力が多すぎます',
    ERR_OPPONENT_MALFORMED: '応答になっていません',
    ERR_OPPONENT_ILLEGAL: '反則手です',
    ERR_PLAYER_FAILED: '失敗しました',
  },
  legend: (sign, name) => `盤上の${sign}：${name}の手。`,
};
