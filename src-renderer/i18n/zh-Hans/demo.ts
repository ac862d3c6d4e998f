import type { DemoMessages } from '../messages/demo.ts';
import { plural, withSpaceAfter, withSpaceBefore } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: '演示',
  title: '让电脑自己对弈',
  explanation:
    '可供观看，也可向别人展示这些游戏：画面上会说明棋局的发展，谁碰了屏幕，谁就能自己来玩。',
  games: '游戏',
  all: '全部轮流',
  idle: '无人操作多久后继续',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { other: '# 秒' })
      : plural(seconds / 60, { other: '# 分钟' }),
  start: '开始',
  cancel: '取消',
  player: (level) => `${level} 级电脑`,
  move: (side, move) => `${side}：${move}`,
  movesMade: (count) => plural(count, { other: '# 步' }),
  invite: '触碰屏幕或按任意键来玩',
  leaveByKey: '按 Esc 离开',
  wins: (side) => `${withSpaceAfter(side)}获胜`,
  play: '与电脑对弈',
  nextIn: (seconds) => plural(seconds, { other: '# 秒后开始下一局' }),
  youPlay: (side) => `你是${withSpaceBefore(side)}`,
  notKept: '对手是初学者也能赢的电脑。这局棋不会保留。',
  playNow: '现在就玩',
  goOn: '继续观看',
  leave: '退出演示',
};
