import type { ClockMessages } from '../messages/clock.ts';
import { plural, subject } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: '棋鐘',
    kinds: {
      none: '不計時',
      suddenDeath: '總時限',
      increment: '加秒制',
      perMove: '每手限時',
    },
    explained: {
      none: '雙方想用多少時間都可以。',
      suddenDeath: '先用完整局時間的一方落敗。',
      increment: '每下一手，該方的時間就會增加一些；時間用完的一方落敗。',
      perMove: '任何一手超過這個時間的一方落敗。',
    },
    main: '每方時間',
    increment: '每手增加',
    perMove: '每手時間',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { other: '# 分鐘' })
        : plural(seconds, { other: '# 秒' }),
    left: '剩餘時間：',
    low: (who, seconds) => `${subject(who)}還剩 ${plural(seconds, { other: '# 秒' })}。`,
    strict: '嚴格對局',
    strictExplained: '不能悔棋，沒有提示，也不顯示電腦的想法。',
  },
  draw: {
    group: '和棋',
    offered: (who) => `${subject(who)}提議和棋。`,
    waiting: '你已提議和棋。電腦會在下一手時答覆。',
    accept: (who) => `${who.name}：接受`,
    decline: (who) => `${who.name}：拒絕`,
    declined: (who) => `${subject(who)}拒絕和棋。`,
  },
  pace: {
    legend: '電腦何時回應',
    calm: '你的一手落定後',
    immediate: '立即',
  },
};
