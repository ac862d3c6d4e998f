import type { TutorialWords } from './tutorialWords.ts';

export const zhHans: TutorialWords = {
  title: '教程',
  step: (step, count) => `第 ${step} 步，共 ${count} 步`,
  next: '下一步',
  back: '上一步',
  show: '示范',
  leave: '离开',
  finished: '完成了。要点你都知道了。',
  play: '下一局',
  again: '再来一次',
  offer: '教程',
  wrong: '还不是。试试别的。',
  isNew: '第一次玩吗？几分钟就能学会。',
};
