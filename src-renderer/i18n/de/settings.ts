import type { SettingsMessages } from '../messages/settings.ts';

/** What the settings say. */
export const settings: SettingsMessages = {
  settings: {
    title: 'Einstellungen',
    sectionList: 'Bereiche',
    sections: {
      play: 'Spielen',
      board: 'Brett',
      sound: 'Ton',
      appearance: 'Darstellung',
      language: 'Sprache',
      engine: 'Engine',
      keys: 'Tasten',
      data: 'Daten',
    },
    resetSection: 'Bereich zurücksetzen',
    isReset: 'Alles hier ist wieder wie am Anfang.',
    thoughts: 'Zeigen, was der Computer denkt',
    thoughtsExplained: 'Seine Bewertung, seine beste Zugfolge und wie weit er vorausgesehen hat.',
    quality: '3D-Brett',
    qualities: { auto: 'Automatisch', high: 'Fein', low: 'Schnell' },
    qualityUsed: (quality) => `Danach, wie schnell dieser Computer es zeichnet: ${quality}.`,
    material: 'Material des Bretts',
    materialOf: (game) => `${game}: Material des Bretts`,
    showCoordinates: 'Koordinaten zeigen',
    coordinates: 'Namen der Felder',
    coordinateStyles: { common: 'Wie üblich', handout: 'Wie in den Handouts' },
    coordinatesExplained:
      'Unten links in Lines of Action: a1 wie im Schach, oder a7. In Domineering: a1, oder Zahlen. Oben links in Hex: a1, oder A0.',
    sounds: 'Töne',
    volume: 'Lautstärke',
    percent: (percent) => `${percent}\u00a0%`,
    trySound: 'Probe',
    soundExplained: 'Sind mehrere Fenster offen, ist nur das gerade benutzte zu hören.',
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
    textSize: 'Schriftgröße',
    textSizes: {
      100: '100\u00a0%',
      125: '125\u00a0%',
      150: '150\u00a0%',
      200: '200\u00a0%',
    },
    motion: 'Bewegung',
    motions: { system: 'Wie das System', off: 'Alles bewegt sich', on: 'Reduziert' },
    motionExplained:
      'Ist sie reduziert, stehen die Steine sofort an ihrem Platz, und nichts spielt von selbst.',
    speed: 'Tempo der Steine',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    language: 'Sprache',
    languageFailed:
      'Die Texte dieser Sprache konnten nicht geladen werden. Quintet macht weiter wie bisher.',
    systemLanguage: (language) => `Wie das System (${language})`,
    threads: 'Prozessorkerne für einen Zug',
    threadsExplained: 'Mehr Kerne denken schneller und lassen anderen Programmen weniger übrig.',
    memory: 'Suchspeicher',
    memoryExplained:
      'Wie viel der Computer von Stellungen im Gedächtnis behalten darf, die er untersucht hat.',
    megabytes: (megabytes) => `${megabytes}\u00a0MB`,
  },
  keySettings: {
    explained:
      'Eine Taste allein wirkt nur auf dem Brett; zusammen mit Strg, Alt oder der Befehlstaste wirkt sie überall.',
    none: 'keine Taste',
    change: 'Ändern',
    changeOf: (command) => `Tasten für „${command}“ ändern`,
    reset: 'Zurücksetzen',
    resetOf: (command) => `Tasten für „${command}“ zurücksetzen`,
    remove: 'Keine Taste',
    press: (command) => `Drücke die Tasten für „${command}“.`,
    cancel: 'Abbrechen',
    changed: (command, keys) => `${command}: ${keys}`,
    reserved: {
      system: 'Der Browser oder das System braucht das',
      text: 'Damit wird Text kopiert und markiert',
      moving: 'Damit bewegt man sich auf dem Brett und im Fenster',
    },
    taken: (keys, command) => `${keys} gehört schon zu „${command}“. Drücke andere Tasten.`,
    refused: (keys, why) => `${keys} geht nicht: ${why}. Drücke andere Tasten.`,
  },
  dataSettings: {
    explained:
      'Partien und Einstellungen liegen auf diesem Computer in einem einzigen Ordner und werden nirgendwohin gesendet. Du kannst den Ordner kopieren und wieder zurücklegen.',
    where: {
      windows: 'Falls du beim Start keinen anderen gewählt hast: %APPDATA%\\Quintet',
      apple:
        'Falls du beim Start keinen anderen gewählt hast: ~/Library/Application Support/Quintet',
      others: 'Falls du beim Start keinen anderen gewählt hast: ~/.local/share/Quintet',
    },
    openFolder: 'Ordner öffnen',
    resetAll: 'Alles zurücksetzen',
    resetAllText:
      'Alle Einstellungen werden wieder wie am Anfang, auch die Tasten. Partien und Ergebnisse bleiben erhalten.',
    resetAllNow: 'Jetzt zurücksetzen',
    keep: 'Nichts ändern',
  },
};
