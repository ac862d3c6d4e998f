import { list, subject } from '../../../i18n/zh-Hans/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['白方', '黑方'] as const;

const beads = ['白珠', '黑珠'] as const;

export const zhHans: ScoreFourWords = {
  name: '立体四子棋',
  sides,
  blurb: '十六根杆子串珠子，任意方向四珠连成一线。3D 呈现。',
  completed: (who, lines) =>
    `${subject(who)}${lines === 1 ? '连成了一条线' : `同时连成了 ${lines} 条线`}。`,
  boardFull: '棋盘已满，没有任何一条线连成。',
  nothingToComplete: '再也没有任何一条线可以连成。',
  keys: [
    ['方向键', '在各个位置之间移动'],
    ['Page Up、Page Down', '往上或往下一层'],
    ['Home、End', '移到这一排的第一个或最后一个位置'],
    ['Enter、空格键', '在那里放下珠子'],
  ],
  goal: '四珠连成一线获胜',
  layers: '分层',
  layer: (height) => `第 ${height} 层`,
  view: '视角',
  reset: '重置视角',
  explode: '拉开',
  photo: {
    title: '棋盘的图片',
    preview: '棋盘在图片中的样子',
    size: '大小',
    background: '背景',
    backgrounds: { felt: '绿绒布', transparent: '透明' },
    drawing: '正在绘制图片……',
    noContext: '显卡目前无法再绘制一个棋盘。请稍后再试。',
    tooLarge: '显卡无法绘制这么大的图片。请选小一点的。',
    save: '保存为 PNG',
    saved: '图片已提交保存。',
    close: '关闭',
  },
  threats: '威胁',
  wouldWin: (side) => `${sides[side]}放在这里就获胜`,
  deadly: (winner) => `致命：${sides[winner]}放在上面就获胜`,
  whyDeadly: (peg, winner, height) =>
    `珠子放在 ${peg}，会让${sides[winner]}放在上面的第 ${height} 层获胜。`,
  threatsOf: (side, places) => `${sides[side]}放在以下位置就获胜：${places.join('；')}。`,
  deadlyPegs: (pegs) => `放了就致命：${pegs.join('、')}。`,
  noThreats: '没有威胁：没有人在仍可能连成四颗的线上已有三颗。',
  threatKey: {
    wins: (side) => `${sides[side]}可获胜`,
    deadly: '放了就致命',
  },
  place: (peg, height) => `${peg} 第 ${height} 层`,
  empty: '空位',
  bead: (side) => beads[side],
  playable: '可放',
  lastMove: '最新一步',
  winning: '在获胜的线上',
  full: (peg) => `${peg} 杆已满。`,
  taken: (peg, height) => `${peg} 第 ${height} 层已有珠子。`,
  inTheAir: (peg, height) => `珠子不能悬在空中：在 ${peg} 会落到第 ${height} 层。`,
  captions: {
    missed: (side, place) => `${side}原本可以在 ${place}获胜。`,
    blocks: (side, place) => `${side}挡住 ${place}。`,
    canWin: (side, place) => `${side}现在就能在 ${place}获胜。`,
    threatens: (side, places) => `${side}威胁在 ${list(places)}获胜。`,
    unstoppable: (side) => `现在已无法阻挡${side}。`,
  },
  noStage: '这里无法绘制 3D 棋盘，因此改用分层显示。',
  stageLost: '3D 棋盘已失效，因此改用分层显示。对局继续进行。',
  tryAgain: '再试一次 3D 棋盘',
};
