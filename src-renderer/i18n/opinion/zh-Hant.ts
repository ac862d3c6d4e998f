import type { OpinionWords } from './opinionWords.ts';

export const zhHant: OpinionWords = {
  title: '第二個程式',
  explained: '對您查看的每個局面，詢問您的一個程式會怎麼走。',
  which: '哪個程式',
  thinking: (name) => `${name} 正在思考…`,
  says: (name, move) => `${name}：${move}`,
  chance: (percent) => `它認為勝率 ${percent}%`,
  took: (seconds) => `${seconds} 秒`,
  agree: (move) => `兩者都選 ${move}。`,
  differ: (ours, theirs) => `意見不同：內建引擎選 ${ours}，程式選 ${theirs}。`,
  setUp: '手工擺出的局面無法告訴程式。',
  resigns: (name) => `${name} 會認輸。`,
  failed: (name, fault) => `${name} 沒有給出著法：${fault}。`,
  faults: {
    ERR_OPPONENT_GONE: '它已結束',
    ERR_OPPONENT_SILENT: '未及時回應',
    ERR_OPPONENT_FLOOD: '它輸出過多',
    ERR_OPPONENT_MALFORMED: '它的話不是回答',
    ERR_OPPONENT_ILLEGAL: '它的著法違規',
    ERR_PLAYER_FAILED: '它失敗了',
  },
  legend: (sign, name) => `棋盤上的 ${sign}：${name} 的著法。`,
};
