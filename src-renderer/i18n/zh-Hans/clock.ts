import type { ClockMessages } from '../messages/clock.ts';
import { plural, subject } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: '棋钟',
    kinds: {
      none: '不计时',
      suddenDeath: '包干制',
      increment: '加秒制',
      perMove: '每步限时',
    },
    explained: {
      none: '双方用时不限。',
      suddenDeath: '先用完整局时间的一方判负。',
      increment: '每走一步，该方的时间就会增加一些；时间用完的一方判负。',
      perMove: '任何一步超过这个时间的一方判负。',
    },
    main: '每方时间',
    increment: '每步增加',
    perMove: '每步时间',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { other: '# 分钟' })
        : plural(seconds, { other: '# 秒' }),
    left: '剩余时间：',
    low: (who, seconds) => `${subject(who)}还剩 ${plural(seconds, { other: '# 秒' })}。`,
    strict: '严格对局',
    strictExplained: '不能悔棋，没有提示，也不显示电脑的想法。',
  },
  draw: {
    group: '和棋',
    offered: (who) => `${subject(who)}提议和棋。`,
    waiting: '你已提议和棋。电脑会在下一步时答复。',
    accept: (who) => `${who.name}：接受`,
    decline: (who) => `${who.name}：拒绝`,
    declined: (who) => `${subject(who)}拒绝和棋。`,
  },
  pace: {
    legend: '电脑何时回应',
    calm: '你的棋步落定后',
    immediate: '立即',
  },
};
