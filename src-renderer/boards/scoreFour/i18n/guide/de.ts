import type { ScoreFourGuide } from '../scoreFourWords.ts';

export const de: ScoreFourGuide = {
  aim: 'Bring vier deiner Kugeln in eine gerade Linie: in einer Reihe, senkrecht auf einem Stab, auf der Diagonale einer Ebene oder einer Wand oder durch den ganzen Würfel von Ecke zu Ecke. Es gibt 76 solche Linien.',
  goalPicture: 'Weiß hat gewonnen: eine Linie durch den ganzen Würfel, von Ecke zu Ecke.',
  hands: [
    'Klicke oder tippe auf einen Stab, um eine Kugel aufzustecken. Auch auf den Ebenen neben dem Brett kannst du klicken und tippen.',
    'Ziehe neben den Stäben oder über sie hinweg, um das Brett zu drehen; das Mausrad oder zwei Finger holen es näher heran. Ziehen mit der Maus oder dem Finger ist nie ein Spielzug.',
  ],
  rules: () => [
    'Weiß beginnt, dann ziehen Schwarz und Weiß abwechselnd. Ein Zug steckt eine Kugel deiner Farbe auf einen der sechzehn Stäbe; sie gleitet auf den untersten freien Platz. Ein Stab fasst vier Kugeln.',
    'Kann niemand mehr eine Linie vollenden, ist die Partie remis.',
  ],
  pictures: {
    row: 'Eine Reihe auf einer Höhe, hier am Rand.',
    upright: 'Senkrecht: alle vier auf einem Stab.',
    layer: 'Die Diagonale einer Ebene.',
    wall: 'Die Diagonale einer Wand: Jede Kugel liegt um eins höher als die vorige.',
  },
  levels: [
    'Lernt noch: sieht die meisten Linien, die eine Kugel vollendet, und übersieht manche. Gut für den Anfang.',
    'Vorsichtiger Einstieg: vollendet jede mögliche Linie und sperrt deine.',
    'Vereinsneuling: denkt bei jeder Kugel an deine Antwort.',
    'Solide: sieht ein paar Kugeln voraus und stellt einfache Fallen.',
    'Stark: sieht kurze erzwungene Gewinne und vermeidet deine.',
    'Sehr stark: bestraft kleine Fehler.',
    'Expertenklasse: kennt Eröffnungen, sucht tief und verzeiht wenig, ohne die ganze Bedenkzeit zu brauchen.',
    'Meisterklasse: kennt Eröffnungen und sucht die ganze Bedenkzeit lang.',
  ],
  setup: {},
};
