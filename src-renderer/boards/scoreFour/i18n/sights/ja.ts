import type { ScoreFourSightWords } from './sightWords.ts';

export const ja: ScoreFourSightWords = {
  name: '段ごとのリーチと我慢比べ',
  legend: '盤上の数字はリーチの段です。実線の輪は手番側、破線は相手側のものです。',
  openFirst: 'すぐに列を完成できるので、我慢比べより先です。',
  standoff: (pegs, beads, mover) =>
    `双方が${pegs}を避けると、ほかにあと${beads}個置けます。そのあと${mover}がそこに置かなければなりません。`,
  mustBegin: (pegs, mover) =>
    `ほかの棒はすべて埋まっています。${mover}は${pegs}に置かなければなりません。`,
  profits: (side) => `今のリーチのままなら${side}が得をします。相手がどうしても列が完成します。`,
  nobody: '今のリーチのままならどちらも得をしません。どれもそこで止まります。',
};
