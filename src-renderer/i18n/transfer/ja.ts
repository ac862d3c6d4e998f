import type { TransferWords } from './transferWords.ts';

export const ja: TransferWords = {
  exportTitle: 'すべて書き出す',
  exportText:
    'すべての対局、題名とタグ、大会、設定、問題とチュートリアルの進み具合を一つのファイルに書き出します。削除した対局と検討の結果は含まれません。',
  exportNow: '書き出す',
  exporting: '書き出しています…',
  exported: (matches) => `${matches}局を書き出しました。`,
  importTitle: '読み込む',
  importText:
    '「すべて書き出す」で作ったファイルの内容を加えます。何が加わるかは変更の前に表示され、ここにある対局が失われたり短くなったりすることはありません。',
  choose: 'ファイルを選ぶ…',
  reading: '読んでいます…',
  adding: '加えています…',
  faults: {
    other:
      '「すべて書き出す」で作られたファイルではありません。一局だけのファイルは「対局を開く」で開けます。',
    newer: 'このファイルは新しい版の Quintet で作られました。',
    tooLong: 'ファイルが大きすぎます。',
    nothing: '加えられるものがありません。',
  },
  from: (date, version) => `${date}、Quintet ${version} で作成。`,
  added: (count) => `新しい対局：${count}局`,
  known: (count) => `すでにある対局：${count}局`,
  longer: (count) => `ファイルのほうが先まで進んでいる対局：${count}局`,
  both: (count) => `別の進み方をした対局（両方残します）：${count}局`,
  tournaments: (count) => `大会${count}件`,
  refused: (count) => `壊れているため除いた項目：${count}件`,
  failed: (count) => `保存できなかった対局：${count}局`,
  refusedLine: (line, reason) => `${line}行目：${reason}`,
  cutOff: 'ファイルは途中で終わっています。そこまでの内容は問題ありません。',
  puzzles: '問題とチュートリアルの進み具合',
  withSettings: '設定も取り込む',
  importNow: '読み込む',
  imported: '読み込みました：',
  deleteTitle: 'すべて削除',
  deleteText:
    'すべての対局、成績、大会、設定、進み具合をこのコンピューターから削除します。削除済みの対局も消えます。元に戻せません。後で必要になるかもしれないときは、先にすべて書き出してください。',
  deleteNow: '今すぐすべて削除',
  notDeleted: '一部を削除できませんでした。',
  cancel: 'キャンセル',
  close: '閉じる',
};
