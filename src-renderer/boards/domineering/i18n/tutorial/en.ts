import type { LessonWords } from './lessonWords.ts';

export const en: LessonWords = {
  lay: {
    task: 'You are Vertical. Lay a domino anywhere.',
    done: 'It covers two cells, one above the other. Who has no place left loses.',
  },
  safe: {
    task: 'Make a safe place: two free cells, one above the other, where no horizontal domino fits.',
    done: 'Nobody can take that place from you. You can fill it whenever you need a move.',
    wrong:
      'That makes no place that is only yours. Lay beside a column whose other neighbours are covered.',
  },
  prevent: {
    task: 'Horizontal could make a safe place for itself. Lay on it first.',
    done: 'Taken. What the other side wants is often the best place for you.',
    wrong: 'Horizontal can still make its safe place. Find the pair of cells it wants.',
  },
  parity: {
    task: 'Count: who lays last wins. Exactly one domino wins here.',
    done: 'Now the number of places left comes out right for you, whatever Horizontal does.',
    wrong: 'After that Horizontal can lay last. Try the places in your head, one by one.',
  },
  room: {
    task: 'Make room that only you can use. Two dominoes win here.',
    done: 'Room of your own is what decides: the other side runs out first.',
    wrong:
      'After that Horizontal can win. Look for a domino that keeps columns of two free for yourself.',
  },
};
