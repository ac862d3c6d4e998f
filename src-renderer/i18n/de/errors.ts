import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: 'Es gibt keine Partie, in der das ginge.',
  ERR_STALE: 'Die Partie hat sich inzwischen geändert, deshalb ist nichts geschehen.',
  ERR_NOT_YOUR_TURN: 'Du bist nicht am Zug.',
  ERR_MATCH_OVER: 'Die Partie ist zu Ende.',
  ERR_ILLEGAL_MOVE: 'Die Regeln erlauben diesen Zug nicht.',
  ERR_NOTHING_TO_UNDO: 'Es gibt keinen Zug, der zurückgenommen werden könnte.',
  ERR_NOTHING_TO_REDO: 'Es gibt keinen Zug, der wiederholt werden könnte.',
  ERR_NO_SUCH_LINE: 'Diese Stellung oder Variante gibt es nicht mehr.',
  ERR_TOO_MANY_LINES:
    'Diese Partie hat so viele Varianten, wie sie behalten kann. Lösche zuerst eine.',
  ERR_ON_TABLE:
    'Diese Partie liegt auf dem Brett und kann nicht gelöscht werden. Wechsle zuerst zu einer anderen.',
  ERR_STRICT: 'In einer strengen Partie wird nichts zurückgenommen.',
  ERR_NO_DRAW: 'Remis ist gerade nicht möglich.',
  ERR_NO_BRANCH_YET:
    'Eine strenge Partie oder eine mit Uhr hat erst Varianten, wenn sie zu Ende ist.',
  ERR_SETUP: 'So lässt sich die Partie nicht einrichten.',
  ERR_POSITION: 'Eine solche Stellung kann es nicht geben.',
  ERR_STRICT_GAME: 'Solange eine strenge Partie dieses Spiels läuft, wird nichts analysiert.',
  ERR_GAME_FILE: 'Diese Partie ließ sich nicht öffnen.',
  ERR_NO_PUZZLE: 'Diese Aufgabe gibt es nicht.',
  ERR_TOURNAMENT: 'So lässt sich das Turnier nicht spielen.',
  ERR_TOURNAMENT_RUNS: 'Ein anderes Turnier läuft. Beende es oder halte es zuerst an.',
  ERR_NO_TOURNAMENT: 'Dieses Turnier gibt es nicht mehr.',
  ERR_UNSAVED: 'Eine Partie konnte nicht gespeichert werden.',
  ERR_KIOSK: 'Das geht hier nicht: Dieses Quintet ist für alle da.',
  ERR_ONE_WINDOW: 'Hier gibt es immer nur ein Fenster.',
  ERR_NO_PROGRAM: 'Dieses Programm gibt es nicht, oder es spielt dieses Spiel nicht.',
  ERR_NO_PICKER:
    'Programme werden hier von Hand eingetragen: siehe die Hilfe in den Einstellungen.',
  ERR_PROGRAM_FILE: 'Das lässt sich nicht als Programm starten.',
  ERR_BATCH_FILE:
    'Batch-Dateien werden nicht gestartet, weil nur eine Shell sie ausführen könnte. Wähle das Programm, das sie startet.',
  ERR_NO_FOLDER_WINDOW: 'Der Ordner lässt sich von hier aus nicht öffnen.',
  ERR_UNKNOWN_CALL: 'Quintet kennt nicht, worum dieses Fenster bittet.',
  ERR_PAYLOAD: 'Quintet versteht nicht, worum dieses Fenster bittet.',
  ERR_SENDER: 'Nur das Fenster der App darf darum bitten.',
  ERR_INTERNAL: 'In Quintet ist etwas schiefgegangen. Die Partie bleibt erhalten.',
  ERR_CONNECTION:
    'Das ist nicht geschehen: Es bestand keine Verbindung zum Programm. Die Partie bleibt erhalten.',
  ERR_UNREADABLE: 'Das Programm hat etwas gesagt, das dieses Fenster nicht versteht.',
};
