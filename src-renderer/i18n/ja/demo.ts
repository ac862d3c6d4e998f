import type { DemoMessages } from '../messages/demo.ts';
import { plural } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: 'デモ',
  title: 'コンピューター同士の対局を見る',
  explanation:
    '対局を眺めたり、ほかの人にゲームを見せたりできます。何が起きているかを説明し、画面に触れた人がその続きを遊べます。',
  games: 'ゲーム',
  all: '全部を順番に',
  idle: '誰も触れないとき、再開するまでの時間',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { other: '#秒' })
      : plural(seconds / 60, { other: '#分' }),
  start: '開始',
  cancel: 'キャンセル',
  player: (level) => `コンピューター・レベル${level}`,
  move: (side, move) => `${side}：${move}`,
  movesMade: (count) => plural(count, { other: '#手' }),
  invite: '画面に触れるかキーを押すと遊べます',
  leaveByKey: 'Escで終了',
  wins: (side) => `${side}の勝ち`,
  play: 'コンピューターと対局',
  nextIn: (seconds) => plural(seconds, { other: 'あと#秒で次の対局が始まります' }),
  youPlay: (side) => `あなたは${side}です`,
  notKept: '相手は、初心者でも勝てるコンピューターです。この対局は保存されません。',
  playNow: 'すぐ遊ぶ',
  goOn: '続きを見る',
  leave: 'デモを終了',
};
