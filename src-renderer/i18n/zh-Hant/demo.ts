import type { DemoMessages } from '../messages/demo.ts';
import { plural, withSpaceAfter, withSpaceBefore } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: '示範',
  title: '讓電腦自己對弈',
  explanation:
    '可供觀看，也可向別人展示這些遊戲：畫面上會說明棋局的發展，誰碰了螢幕，誰就能自己來玩。',
  games: '遊戲',
  all: '全部輪流',
  idle: '無人操作多久後繼續',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { other: '# 秒' })
      : plural(seconds / 60, { other: '# 分鐘' }),
  start: '開始',
  cancel: '取消',
  player: (level) => `${level} 級電腦`,
  move: (side, move) => `${side}：${move}`,
  movesMade: (count) => plural(count, { other: '# 手' }),
  invite: '觸碰螢幕或按任意鍵來玩',
  leaveByKey: '按 Esc 離開',
  wins: (side) => `${withSpaceAfter(side)}獲勝`,
  play: '與電腦對弈',
  nextIn: (seconds) => plural(seconds, { other: '# 秒後開始下一局' }),
  youPlay: (side) => `你是${withSpaceBefore(side)}`,
  notKept: '對手是初學者也能贏的電腦。這局棋不會保留。',
  playNow: '現在就下',
  goOn: '繼續觀看',
  leave: '離開示範',
};
