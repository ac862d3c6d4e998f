import type { HomeMessages } from '../messages/home.ts';
import { plural } from './grammar.ts';

/** What the home screen and the dialog for a new game say. */
export const home: HomeMessages = {
  home: {
    heading: 'ゲームを選ぶ',
    play: (game) => `${game}で遊ぶ`,
    rules: (game) => `${game}のルール`,
    inProgress: '続きから始められる対局',
    continue: '続ける',
    lookAgain: '見返す',
    movesMade: (count) => plural(count, { other: '#手' }),
    lastResult: (result) => `前回の対局：${result}`,
    pause: '小さな盤の動きを止める',
    resume: '小さな盤を動かす',
    clockWaits: '戻るまで時計は止まっています。',
  },
  newGame: {
    title: (game) => `${game}の新しい対局`,
    opponent: '対戦相手',
    computer: 'コンピューター',
    person: 'ここにいる人',
    level: 'レベル',
    matching: '自動調整',
    matchingNow: (level) =>
      `対局の結果に合わせて変わります。現在はレベル${level}です。勝つと上がり、負けると下がります。`,
    levelNumber: (level) => `レベル${level}`,
    time: '思考時間',
    seconds: (seconds) => plural(seconds, { other: '#秒' }),
    side: 'あなたの側',
    random: 'ランダム',
    first: (name) => `${name}が先手です。`,
    movesFirst: '先手',
    movesSecond: '後手',
    either: 'どちらか',
    usualSizes: '一般的な大きさ',
    range: (min, max) => `${min}～${max}`,
    tooSmall: (field, value, min) => `${field}の${value}は小さすぎます。最小は${min}です。`,
    tooLarge: (field, value, max) => `${field}の${value}は大きすぎます。最大は${max}です。`,
    notWhole: (field, min, max) => `${field}は${min}から${max}までの整数にしてください。`,
    rules: 'ルール',
    start: '開始',
    cancel: 'キャンセル',
    replaces:
      'このゲームには途中の対局があります。新しく始めると、その対局は今の状態のまましまわれ、保存されます。',
  },
};
