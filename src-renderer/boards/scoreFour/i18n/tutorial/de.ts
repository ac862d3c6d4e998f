import type { LessonWords } from './lessonWords.ts';

export const de: LessonWords = {
  peg: {
    task: 'Stecke eine Kugel auf irgendeinen Stab.',
    done: 'Sie ist auf den untersten freien Platz geglitten. Ein Zug nennt einen Stab, nie eine Höhe.',
  },
  height: {
    task: 'Stecke nun eine Kugel auf Höhe 2.',
    done: 'Deine Kugel liegt auf einer anderen. Die Höhe bestimmst du nur durch das, was darunter liegt.',
    wrong: 'Diese Kugel käme nicht auf Höhe 2 zu liegen. Wähle einen Stab mit genau einer Kugel.',
  },
  row: {
    task: 'Drei deiner Kugeln liegen in einer Reihe. Vollende die Linie.',
    done: 'Vier in einer Reihe: die erste Art von Linie.',
    wrong: 'Das vollendet die Reihe der markierten Kugeln nicht.',
  },
  upright: {
    task: 'Linien können auch stehen. Vollende eine auf einem einzigen Stab.',
    done: 'Vier auf einem Stab: die zweite Art von Linie.',
    wrong: 'Das vollendet keine Linie. Suche den Stab mit drei eigenen Kugeln.',
  },
  wall: {
    task: 'Deine markierten Kugeln steigen an einer Wand empor. Vollende die Diagonale.',
    done: 'Eine Diagonale einer Wand oder einer Ebene: die dritte Art von Linie.',
    wrong:
      'Das vollendet keine Linie. Jede markierte Kugel liegt einen Stab weiter und eins höher; was kommt als Nächstes?',
  },
  space: {
    task: 'Nun eine Diagonale durch den ganzen Würfel, von Ecke zu Ecke.',
    done: 'Durch den Raum: die vierte Art. Insgesamt gibt es 76 Linien.',
    wrong:
      'Das vollendet keine Linie. Die markierten Kugeln steigen von einer Ecke des Würfels zur gegenüberliegenden.',
  },
  double: {
    task: 'Drohe mit einer Kugel zweifach. Dann gewinne.',
    done: 'Zwei Drohungen auf einmal lassen sich nicht beide abwehren. So werden die meisten Partien gewonnen.',
    wrong:
      'Das ist es nicht: Gesucht ist der Stab, auf dem zwei deiner Reihen zugleich zu dreien werden, und danach die Kugel, die eine Linie vollendet.',
  },
  deadly: {
    task: 'Schwarz fehlt in der markierten Reihe eine Kugel, und zwar über deiner nächsten auf D1. Zieh, wohin du willst, aber hilf nicht.',
    done: 'Richtig. Wer diesen Stab zuerst spielt, gibt den Platz darüber her; also warten beide.',
    wrong: 'Eine Kugel dort hebt Schwarz auf Höhe 2, und Schwarz vollendet die Reihe.',
  },
};
