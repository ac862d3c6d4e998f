import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: 'Buchzug',
  forced: 'Der einzig mögliche Zug',
  onlyMove: 'Einziger guter Zug',
  best: 'Bester Zug',
  good: 'Guter Zug',
  inaccuracy: 'Ungenauigkeit',
  mistake: 'Fehler',
  blunder: 'Grober Fehler',
  missedWin: 'Bewiesenen Gewinn verpasst',
};

export const de: ReviewWords = {
  title: 'Auswertung',
  effort: 'Gründlichkeit',
  efforts: { quick: 'schnell', normal: 'normal', deep: 'gründlich' },
  graph: 'Chancen im Verlauf der Partie',
  judging: 'Die Partie wird ausgewertet',
  notJudged: 'Noch nicht ausgewertet.',
  stop: 'Anhalten',
  goOn: 'Weiter',
  failed:
    'Die Engine konnte nicht weiter urteilen. Was beurteilt ist, bleibt; versuch es mit „Weiter“ noch einmal.',
  accuracy: (percent) => `Genauigkeit ${percent}\u00A0%`,
  noAccuracy: 'Kein eigener Zug',
  tags,
  better: (move) => `Besser: ${move}`,
  turningPoints: 'Wendepunkte',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `${number}. ${side}: ${move} – ${tags[tag]}, von ${before}\u00A0% auf ${after}\u00A0%`,
  noFaults: 'Kein Zug hat viel gekostet.',
  retry: {
    title: (number, all) => `Fehler ${number} von ${all}`,
    task: (side, move, tag) => `${side} spielte hier ${move} (${tag}). Finde etwas Besseres.`,
    judging: 'Der Zug wird beurteilt …',
    same: 'Das ist der Zug aus der Partie. Versuche einen anderen.',
    best: 'Ja, das ist der beste Zug.',
    good: (percent) =>
      `Gut: Die Chance ist ${percent}\u00A0%, kaum weniger als mit dem besten Zug.`,
    worse: (percent) =>
      `Damit bleibt eine Chance von ${percent}\u00A0%. Versuche einen anderen Zug.`,
    failed: 'Der Zug konnte nicht beurteilt werden.',
    next: 'Nächster Fehler',
    done: 'Fertig',
    show: 'Die beste Zugfolge zeigen',
    end: 'Zurück zur Auswertung',
  },
};
