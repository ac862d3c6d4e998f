import type { LessonWords } from './lessonWords.ts';

export const en: LessonWords = {
  count: {
    task: 'Two pieces stand on the marked piece’s column. So along it the piece moves exactly two squares: do it.',
    done: 'Count all pieces on the line, of both colours, in both directions. That is how far a piece goes.',
    wrong: 'That is another move. Move the marked piece straight down its column.',
  },
  jump: {
    task: 'The marked piece shares its row with five others. Move it along the row.',
    done: 'Six on the row, so six squares. It jumped over your own pieces; over the other side’s it may never jump.',
    wrong: 'That is another move. Move the marked piece along its row, six squares.',
  },
  capture: {
    task: 'A piece that lands on one of the other side’s takes it. Capture something.',
    done: 'Captured. The other side now has fewer pieces to join, so captures help them as well.',
    wrong: 'That captures nothing. Look for a piece whose count leads exactly onto a white piece.',
  },
  connect: {
    task: 'Join all your pieces into one group: the marked one is the last that stands apart.',
    done: 'All joined, also diagonally: you win.',
    wrong: 'Now your pieces are not all joined. The marked piece can reach the others in one move.',
  },
  sacrifice: {
    task: 'Careful: one white piece is apart from its group. Move, but don’t take it.',
    done: 'Right. A piece less can be a group less: who gives a stray piece away may be joined at once.',
    wrong: 'With its stray piece gone, all of White’s pieces would be joined, and White would win.',
  },
};
