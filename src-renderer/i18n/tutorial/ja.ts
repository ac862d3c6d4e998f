import type { TutorialWords } from './tutorialWords.ts';

export const ja: TutorialWords = {
  title: 'チュートリアル',
  step: (step, count) => `${step}／${count}`,
  next: '次へ',
  back: '戻る',
  show: '答えを見る',
  leave: '終了',
  finished: 'これで終わりです。大事なことは身につきました。',
  play: '対局する',
  again: 'もう一度',
  offer: 'チュートリアル',
  wrong: 'まだ違います。別の手を試してください。',
  isNew: '初めてですか？数分で遊び方を学べます。',
};
