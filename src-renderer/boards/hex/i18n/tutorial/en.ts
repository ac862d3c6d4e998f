import type { LessonWords } from './lessonWords.ts';

export const en: LessonWords = {
  chain: {
    task: 'You are O and join left and right. Complete the chain.',
    done: 'Joined. Somebody always joins in the end: there are no draws.',
    wrong: 'That does not join the two edges. One cell is missing in the row.',
  },
  bridge: {
    task: 'Make a bridge from the marked stone: two cells away, with two empty cells between.',
    done: 'A bridge. If X takes one of the cells between, you take the other.',
    wrong:
      'That is no bridge: between the two stones there must be two empty cells that touch both.',
  },
  answer: {
    task: 'X has gone into your bridge. Answer it.',
    done: 'The bridge holds. An intrusion costs nothing if you answer it.',
    wrong: 'Then X would cut the bridge. Take its other cell.',
  },
  edge: {
    task: 'A bridge also reaches the edge: a stone on the second row has two cells there. X has taken one.',
    done: 'The smallest edge template: from the second row the edge is sure.',
    wrong: 'That leaves the edge to X. Take the other of the two edge cells.',
  },
  ladder: {
    task: 'Now X blocks each time. Keep crawling along the edge to the stone that waits at the end.',
    done: 'A ladder. Alone it leads nowhere; with a stone at its end it wins.',
    wrong: 'X can stop you then. Stay beside your last stone, next to the edge.',
  },
  swap: {
    task: 'You are X now, and the swap rule holds: you may take over O’s first stone. It is in the middle. Do it.',
    done: 'It is yours now. So nobody opens too strongly: whoever cuts the cake lets the other choose.',
    wrong:
      'Any answer loses here against best play, because the middle is so strong. Take the stone over.',
  },
};
