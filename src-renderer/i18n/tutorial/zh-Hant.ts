import type { TutorialWords } from './tutorialWords.ts';

export const zhHant: TutorialWords = {
  title: '教學',
  step: (step, count) => `第 ${step} 步，共 ${count} 步`,
  next: '下一步',
  back: '上一步',
  show: '示範',
  leave: '離開',
  finished: '完成了。重點你都知道了。',
  play: '下一局',
  again: '再來一次',
  offer: '教學',
  wrong: '還不是。試試別的。',
  isNew: '第一次玩嗎？幾分鐘就能學會。',
};
