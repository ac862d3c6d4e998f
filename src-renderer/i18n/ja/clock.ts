import type { ClockMessages } from '../messages/clock.ts';
import { plural } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: '持ち時間',
    kinds: {
      none: 'なし',
      suddenDeath: '切れ負け',
      increment: '加算',
      perMove: '1手ごと',
    },
    explained: {
      none: '双方とも、時間を気にせずに考えられます。',
      suddenDeath: '対局全体の持ち時間を使い切ったほうが負けです。',
      increment: '1手ごとに持ち時間が加算されます。使い切ったほうが負けです。',
      perMove: '1手の制限時間を超えたほうが負けです。',
    },
    main: '各自の持ち時間',
    increment: '1手ごとの加算',
    perMove: '1手の制限時間',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { other: '#分' })
        : plural(seconds, { other: '#秒' }),
    left: '残り時間：',
    low: (who, seconds) => `${who.name}の残り時間は${plural(seconds, { other: '#秒' })}です。`,
    strict: '真剣勝負',
    strictExplained: '待ったはできず、ヒントもありません。コンピューターの読みも表示されません。',
  },
  draw: {
    group: '引き分け',
    offered: (who) => `${who.name}が引き分けを提案しました。`,
    waiting: '引き分けを提案しました。コンピューターは次の手で返事をします。',
    accept: (who) => `${who.name}：受ける`,
    decline: (who) => `${who.name}：断る`,
    declined: (who) => `${who.name}が引き分けを断りました。`,
  },
  pace: {
    legend: 'コンピューターの応手',
    calm: 'こちらの手が置かれてから',
    immediate: 'すぐに',
  },
};
