import type { AnalysisWords } from './analysisWords.ts';

export const ja: AnalysisWords = {
  title: '検討盤',
  toMatch: '対局へ',
  engine: 'エンジン',
  engineExplained: '止めるまで、見ている局面の最善手を探し続けます。',
  lines: '表示する候補手',
  allMoves: 'すべて',
  bestMoves: '候補手',
  beginning: '局面を調べています…',
  waiting: '別の探索が先に行われるので待っています。',
  proved: '証明済み',
  findingWin: '必勝手順を探しています…',
  stopFinding: '探索をやめる',
  noWin: '1分以内に必勝手順は証明されませんでした。',
  resources: (threads, megabytes) => `${threads}スレッド、${megabytes} MB`,
  legend: (counts) =>
    counts
      ? '盤上の数字は手番側の勝つ見込み（％）。太枠か下線は証明済み：＋は勝ち、−は負けの差、=は引き分け。'
      : '盤上の数字は手番側の勝つ見込み（％）。太枠か下線は証明済み：＋は勝ち、−は負けまでの最大手数、=は引き分け。',
  chance: (percent) => `勝つ見込み${percent}％`,
  won: {
    inMoves: (moves) => `証明済み：${moves}手で勝ち`,
    by: (margin) => `証明済み：${margin}差で勝ち`,
  },
  lost: {
    inMoves: (moves) => `証明済み：${moves}手で負け`,
    by: (margin) => `証明済み：${margin}差で負け`,
  },
  drawn: '証明済み：引き分け',
  looking: (count, all) => `読み筋：${all}手中${count}手目`,
  keep: '変化として残す',
  leave: '戻る',
  branch: (ply) => `${ply}手目の変化`,
  isMainLine: 'すでに本筋です。',
  openings: {
    title: '序盤',
    book: '定跡',
    alike: (moves) => `対称で同じ: ${moves}`,
    gamesWith: (move) => `${move} の対局`,
    allGames: 'この局面のすべての対局',
  },
  editor: {
    put: '盤に置くもの',
    erase: 'なし',
    toMove: '手番',
    possible: 'この局面はあり得ます。',
    use: '検討する',
    reasons: {
      counts: '両者の駒の数が手番と合いません。',
      lastMove: '1手でこれらの列を完成させることはできません。',
      pieces: '駒が少なすぎるか多すぎる側があります。',
      wonBefore: '最後の手の前にすでに勝負がついています。',
    },
  },
  marks: '盤上の印',
  noMistakes: 'この対局でミスは見つかっていません。',
  copied: 'コピーしました。',
  copyFailed: 'コピーできませんでした。',
  newBoard: {
    paste: '局面または棋譜',
    pasteExplained: '局面のコード、または初手からの手順を貼り付けます。空欄なら開始局面です。',
    open: '盤を開く',
    refusedMove: (number, reason) => `${number}手目は指せません。${reason}`,
    codeExample: (code) => `局面はこのように書きます：${code}`,
  },
};
