import { list, subject } from '../../../i18n/zh-Hant/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['白方', '黑方'] as const;

const beads = ['白珠', '黑珠'] as const;

export const zhHant: ScoreFourWords = {
  name: '立體四子棋',
  sides,
  blurb: '十六根桿子串珠子，任一方向四珠連成一線。3D 呈現。',
  completed: (who, lines) =>
    `${subject(who)}${lines === 1 ? '連成了一條線' : `同時連成了 ${lines} 條線`}。`,
  boardFull: '棋盤已滿，沒有任何一條線連成。',
  nothingToComplete: '再也沒有任何一條線可以連成。',
  keys: [
    ['方向鍵', '在各個位置之間移動'],
    ['Page Up、Page Down', '往上或往下一層'],
    ['Home、End', '移到這一排的第一個或最後一個位置'],
    ['Enter、空白鍵', '在那裡放下珠子'],
  ],
  goal: '四珠連成一線獲勝',
  layers: '分層',
  layer: (height) => `第 ${height} 層`,
  view: '視角',
  reset: '重設視角',
  explode: '拉開',
  photo: {
    title: '棋盤的圖片',
    preview: '棋盤在圖片中的樣子',
    size: '大小',
    background: '背景',
    backgrounds: { felt: '綠絨布', transparent: '透明' },
    drawing: '正在繪製圖片……',
    noContext: '顯示卡目前無法再繪製一個棋盤。請稍後再試。',
    tooLarge: '顯示卡無法繪製這麼大的圖片。請選小一點的。',
    save: '存成 PNG',
    saved: '圖片已送交儲存。',
    close: '關閉',
  },
  threats: '威脅',
  wouldWin: (side) => `${sides[side]}放在這裡就獲勝`,
  deadly: (winner) => `致命：${sides[winner]}放在上面就獲勝`,
  whyDeadly: (peg, winner, height) =>
    `珠子放在 ${peg}，會讓${sides[winner]}放在上面的第 ${height} 層獲勝。`,
  threatsOf: (side, places) => `${sides[side]}放在以下位置就獲勝：${places.join('；')}。`,
  deadlyPegs: (pegs) => `放了就致命：${pegs.join('、')}。`,
  noThreats: '沒有威脅：沒有人在仍可能連成四顆的線上已有三顆。',
  threatKey: {
    wins: (side) => `${sides[side]}可獲勝`,
    deadly: '放了就致命',
  },
  place: (peg, height) => `${peg} 第 ${height} 層`,
  empty: '空位',
  bead: (side) => beads[side],
  playable: '可放',
  lastMove: '最新一手',
  winning: '在獲勝的線上',
  full: (peg) => `${peg} 桿已滿。`,
  taken: (peg, height) => `${peg} 第 ${height} 層已有珠子。`,
  inTheAir: (peg, height) => `珠子不能懸在空中：在 ${peg} 會落到第 ${height} 層。`,
  captions: {
    missed: (side, place) => `${side}原本可以在 ${place}獲勝。`,
    blocks: (side, place) => `${side}擋住 ${place}。`,
    canWin: (side, place) => `${side}現在就能在 ${place}獲勝。`,
    threatens: (side, places) => `${side}威脅在 ${list(places)}獲勝。`,
    unstoppable: (side) => `現在已無法阻擋${side}。`,
  },
  noStage: '這裡無法繪製 3D 棋盤，因此改用分層顯示。',
  stageLost: '3D 棋盤已失效，因此改用分層顯示。對局繼續進行。',
  tryAgain: '再試一次 3D 棋盤',
};
