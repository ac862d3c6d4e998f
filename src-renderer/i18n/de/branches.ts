import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? 'Hauptvariante' : `Variante ${lineId}`);

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `In ${lineId === 0 ? 'der Hauptvariante' : name(lineId)} weitermachen`,
    delete: (lineId) => `${name(lineId)} löschen`,
    deleted: (lineId) => `${name(lineId)} ist gelöscht.`,
    restore: 'Zurückholen',
    looking: (lineId, ply, last) => `${name(lineId)}: Zug ${ply} von ${last}`,
    begun: (lineId, ply) =>
      `${name(lineId)}, ${ply === 0 ? 'vom Anfang an' : `ab Zug ${ply}`}. Die bisherigen Züge bleiben erhalten.`,
    isAt: (lineId, ply) => `${name(lineId)}, ${ply === 0 ? 'der Anfang' : `Zug ${ply}`}.`,
  },
  typedMove: {
    label: 'Zug',
    completions: 'Züge, die so anfangen',
    close: 'Schließen',
    unknown: (typed, example) =>
      `„${typed}“ ist kein Zug. Züge werden geschrieben wie „${example}“.`,
  },
};
