import type { OpinionWords } from './opinionWords.ts';

export const zhHans: OpinionWords = {
  title: '第二个程序',
  explained: '对您查看的每个局面，询问您的一个程序会怎么走。',
  which: '哪个程序',
  thinking: (name) => `${name} 正在思考…`,
  says: (name, move) => `${name}：${move}`,
  chance: (percent) => `它认为胜率 ${percent}%`,
  took: (seconds) => `${seconds} 秒`,
  agree: (move) => `两者都选 ${move}。`,
  differ: (ours, theirs) => `意见不同：内置引擎选 ${ours}，程序选 ${theirs}。`,
  setUp: '手工摆出的局面无法告诉程序。',
  resigns: (name) => `${name} 会认输。`,
  failed: (name, fault) => `${name} 没有给出着法：${fault}。`,
  faults: {
    ERR_OPPONENT_GONE: '它已结束',
    ERR_OPPONENT_SILENT: '未及时回应',
    ERR_OPPONENT_FLOOD: '它输出过多',
    ERR_OPPONENT_MALFORMED: '它的话不是回答',
    ERR_OPPONENT_ILLEGAL: '它的着法违规',
    ERR_PLAYER_FAILED: '它失败了',
  },
  legend: (sign, name) => `棋盘上的 ${sign}：${name} 的着法。`,
};
