import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const ja: ScoreFourMotiveWords = {
  wins: '線が完成します。',
  blocks: (other, at) => `${at}で線を完成させようとしている${other}を止めます。`,
  doubleThreat: (places) =>
    `一度に${places.length}か所のリーチです。止められるのは1か所だけです：${places.join('、')}。`,
  stackedThreat: (at, above) => `${at}にリーチです。そこを止めると、${above}で次の線が完成します。`,
  threatens: (at) => `${at}で線を完成させるリーチです。`,
  denies: (other, side, peg) =>
    `${other}は${peg}に置けなくなります。置けば、その上で${side}が勝ちます。`,
  leaves: (other, pegs) =>
    `${pegs.join('・')}を避けます。そこに置くと、その上で${other}が勝ちます。`,
};
