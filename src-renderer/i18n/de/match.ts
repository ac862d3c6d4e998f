import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { accusative, clause, plural } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: 'Das Programm hat sich beendet',
  ERR_OPPONENT_SILENT: 'Das Programm hat nicht rechtzeitig geantwortet',
  ERR_OPPONENT_FLOOD: 'Das Programm hat mehr gesagt, als es darf',
  ERR_OPPONENT_MALFORMED: 'Die Antwort ergibt keinen Sinn',
  ERR_OPPONENT_ILLEGAL: 'Die Antwort ist kein erlaubter Zug',
  ERR_PLAYER_FAILED: 'Das Programm hat versagt',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: 'Zurück zu allen Spielen',
    board: (game) => `Spielbrett: ${game}`,
    rules: 'Regeln und Tasten',
    flip: 'Brett umdrehen',
    menu: 'Menü',
    panel: 'Partie',
    hidePanel: 'Seitenleiste einklappen',
    showPanel: 'Seitenleiste zeigen',
    withKey: (what, key) => `${what} (${key})`,
    commands: 'Befehle',
    players: 'Wer spielt',
  },
  players: {
    you: 'Du',
    level: (level) => `Stufe ${level}`,
    two: 'zu zweit',
    against: (opponent, side) => `gegen ${opponent}\u00a0· du bist ${side}`,
    toMove: 'am Zug',
    thinking: 'denkt nach',
    thinkingDeep: (depth) => `denkt nach · Tiefe ${depth}`,
    moveNow: 'Jetzt ziehen',
  },
  turn: (who) => `${clause(who, 'bist', 'ist')} am Zug.`,
  result: {
    region: 'Ergebnis',
    draw: 'Remis',
    wins: (who) => clause(who, 'gewinnst', 'gewinnt'),
    rematchAs: (side) => `Revanche – du bist ${side}`,
    rematchOfTwo: 'Revanche – Seiten tauschen',
  },
  ends: {
    resigned: (who) => `${clause(who, 'hast', 'hat')} aufgegeben.`,
    forfeits: (who, fault) => `${clause(who, 'verlierst', 'verliert')} kampflos: ${FAULTS[fault]}.`,
    outOfTime: (who) => `${clause(who, 'hast', 'hat')} die Zeit überschritten.`,
    agreed: 'Beide Seiten haben sich auf Remis geeinigt.',
    claimed: 'Remis wurde reklamiert: Dieselbe Stellung stand zum dritten Mal auf dem Brett.',
    repetition: 'Dieselbe Stellung steht zum dritten Mal auf dem Brett.',
    tooLong: (moves) =>
      plural(moves, {
        one: 'Die Partie hat # Zug gedauert.',
        other: 'Die Partie hat # Züge gedauert.',
      }),
  },
  news: {
    newGame: (game) => `Neue Partie ${game}.`,
    tookBack: (count) => `${plural(count, { one: '# Zug', other: '# Züge' })} zurückgenommen.`,
    goesOn: 'Die Partie geht weiter.',
  },
  moves: {
    title: 'Züge',
    none: 'Noch kein Zug',
    first: 'Anfangsstellung',
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    last: 'Letzter Zug',
    start: 'Anfang',
    looking: (ply, last) => (ply === 0 ? 'Der Anfang' : `Zug ${ply} von ${last}`),
    now: 'Zum letzten Zug',
    viewing: (ply, last) =>
      ply === 0 ? 'Zu sehen ist der Anfang.' : `Zu sehen ist Zug ${ply} von ${last}.`,
  },
  evaluation: {
    title: (name) => `Was ${name} denkt`,
    even: 'Die Partie ist ausgeglichen.',
    better: (who) => `${clause(who, 'stehst', 'steht')} etwas besser.`,
    muchBetter: (who) => `${clause(who, 'stehst', 'steht')} viel besser.`,
    winning: (who) => `${clause(who, 'stehst', 'steht')} auf Gewinn.`,
    winsBy: (who, margin) =>
      `${clause(who, 'gewinnst', 'gewinnt')} mit einem Vorsprung von ${margin}.`,
    /** @param moves the winner’s own */
    wins: (who, moves) =>
      `${clause(who, 'gewinnst', 'gewinnt')}${moves <= 1 ? '' : ` in höchstens ${moves} Zügen`}.`,
    drawn: 'Bei bestem Spiel ist es remis.',
    chance: (who, percent) => `${percent}\u00a0% für ${accusative(who)}`,
    depth: (plies) => `${plural(plies, { one: '# Halbzug', other: '# Halbzüge' })} tief`,
    /** @param short the same number, as it is written */
    nodes: (count, short) => plural(count, { one: '# Stellung', other: '# Stellungen' }, short),
    bestLine: 'Beste Zugfolge',
    show: 'Zeigen, was der Computer denkt',
    explained: 'Wen er vorn sieht, wie weit er vorausblickt und welche Züge er erwartet.',
  },
  confirm: {
    keepPlaying: 'Weiterspielen',
    resignTitle: 'Diese Partie aufgeben?',
    resignText: (winner) =>
      `Damit gewinnt ${winner}. Mit „Rückgängig“ lässt es sich noch zurücknehmen.`,
    resignTextStrict: (winner) =>
      `Damit gewinnt ${winner}. In einer strengen Partie lässt es sich nicht zurücknehmen.`,
    restartTitle: 'Diese Partie von vorn beginnen?',
    restartText: 'Die Partie wird so, wie sie steht, weggelegt und aufbewahrt.',
    quitUnsavedTitle: 'Beenden, ohne zu speichern?',
    quitUnsavedText: (games) =>
      games < 2
        ? 'Was seit dem letzten Speichern gespielt wurde, geht verloren.'
        : `${plural(games, { one: '# Partie konnte', other: '# Partien konnten' })} nicht gespeichert werden und ${plural(games, { one: 'geht', other: 'gehen' })} verloren.`,
    isVoid:
      'Die Partie, um die es ging, hat sich geändert oder ist nicht mehr da, deshalb ist nichts geschehen.',
  },
  help: {
    title: (game) => `So spielt man ${game}`,
    close: 'Schließen',
    goal: 'Das Ziel',
    rules: 'Die Regeln',
    hands: 'Maus und Finger',
    boardKeys: 'Tasten auf dem Brett',
    everywhere: 'Tasten überall',
  },
  board: {
    notNow: 'Jetzt kann nicht gezogen werden.',
    over: 'Die Partie ist zu Ende.',
    notYourTurn: 'Du bist nicht am Zug.',
    earlier: 'Das ist ein früherer Zug. Wähle „Von hier weiterspielen“ oder geh zum letzten Zug.',
  },
  boards: {
    hands: [
      'Zwei Finger oder das Mausrad bei gedrückter Strg-Taste holen das Brett näher heran; dann lässt es sich durch Ziehen verschieben.',
    ],
    keys: [
      ['Pfeiltasten', 'von Feld zu Feld gehen'],
      ['Pos1, Ende', 'zum ersten oder letzten Feld der Reihe gehen'],
      ['Bild auf, Bild ab', 'an das obere oder untere Ende der Spalte gehen'],
      ['Eingabe, Leertaste', 'das Feld wählen'],
    ],
    materials: { walnut: 'Nussbaum', slate: 'Schiefer', maple: 'Ahorn' },
    zoom: 'Zoom',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: 'Einen solchen Zug gibt es nicht.',
    ERR_GAME_OVER: 'Die Partie ist zu Ende.',
  },
};
