import type { SettingsWords } from './settingsWords.ts';

export const fr: SettingsWords = {
  settings: {
    title: 'Réglages',
    sectionList: 'Rubriques',
    sections: {
      play: 'Jeu',
      board: 'Plateau',
      sound: 'Son',
      appearance: 'Apparence',
      language: 'Langue',
      engine: 'Moteur',
      programs: 'Programmes',
      keys: 'Touches',
      data: 'Données',
    },
    resetSection: 'Réinitialiser la rubrique',
    isReset: 'Tout est ici comme au début.',
    thoughts: 'Montrer ce que pense l’ordinateur',
    thoughtsExplained: 'Son évaluation, la meilleure suite et la profondeur jusqu’où il a regardé.',
    quality: 'Plateau 3D',
    qualities: { auto: 'Automatique', high: 'Soigné', low: 'Rapide' },
    qualityUsed: (quality) => `Selon la vitesse d’affichage de cet ordinateur\u202F: ${quality}.`,
    material: 'Matière du plateau',
    materialOf: (game) => `${game}\u202F: matière du plateau`,
    showCoordinates: 'Afficher les coordonnées',
    coordinates: 'Noms des cases',
    coordinateStyles: { common: 'Comme d’habitude', handout: 'Comme dans les fiches' },
    coordinatesExplained:
      'En bas à gauche dans Lines of Action\u202F: a1 comme aux échecs, ou a7. Dans Domineering\u202F: a1, ou des numéros. En haut à gauche dans Hex\u202F: a1, ou A0.',
    sounds: 'Sons',
    volume: 'Volume',
    percent: (percent) => `${percent}\u202F%`,
    trySound: 'Essayer',
    soundExplained:
      'Quand plusieurs fenêtres sont ouvertes, on n’entend que celle qui est utilisée.',
    theme: 'Couleurs',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
    textSize: 'Taille du texte',
    textSizes: { 100: '100\u202F%', 125: '125\u202F%', 150: '150\u202F%', 200: '200\u202F%' },
    motion: 'Animations',
    motions: { system: 'Système', off: 'Tout bouge', on: 'Réduites' },
    motionExplained:
      'Si elles sont réduites, les pions sont aussitôt à leur place et rien ne joue tout seul.',
    speed: 'Vitesse des pions',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
    language: 'Langue',
    systemLanguage: (language) => `Comme le système (${language})`,
    threads: 'Cœurs du processeur pour un coup',
    threadsExplained:
      'Avec plus de cœurs, la réflexion est plus rapide, mais il en reste moins aux autres programmes.',
    memory: 'Mémoire de recherche',
    memoryExplained: 'Ce que l’ordinateur peut retenir des positions qu’il a examinées.',
    megabytes: (megabytes) => `${megabytes} Mo`,
    makesPuzzles: 'Créer de nouveaux problèmes',
    makesPuzzlesExplained:
      'Quand il n’y a rien d’autre à faire, pour les jeux dont vous résolvez les problèmes.',
  },
  keySettings: {
    explained:
      'Une touche seule n’agit que sur le plateau\u202F; avec Ctrl, Alt ou Commande, elle agit partout.',
    none: 'aucune touche',
    change: 'Modifier',
    changeOf: (command) => `Modifier les touches de «\u202F${command}\u202F»`,
    reset: 'Rétablir',
    resetOf: (command) => `Rétablir les touches de «\u202F${command}\u202F»`,
    remove: 'Sans touche',
    press: (command) => `Appuyez sur les touches pour «\u202F${command}\u202F».`,
    cancel: 'Annuler',
    changed: (command, keys) => `${command}\u202F: ${keys}`,
    reserved: {
      system: 'le navigateur ou le système en a besoin',
      text: 'sert à copier et à sélectionner du texte',
      moving: 'sert à se déplacer sur le plateau et dans la fenêtre',
    },
    taken: (keys, command) =>
      `${keys} appartient déjà à «\u202F${command}\u202F». Appuyez sur d’autres touches.`,
    refused: (keys, why) =>
      `Impossible d’utiliser ${keys}\u202F: ${why}. Appuyez sur d’autres touches.`,
  },
  dataSettings: {
    explained:
      'Les parties et les réglages sont conservés sur cet ordinateur, dans un seul dossier, et ne sont envoyés nulle part. Ce dossier peut être copié et remis en place.',
    where: {
      windows: 'Sauf si vous en avez choisi un autre au démarrage\u202F: %APPDATA%\\Quintet',
      apple:
        'Sauf si vous en avez choisi un autre au démarrage\u202F: ~/Library/Application Support/Quintet',
      others: 'Sauf si vous en avez choisi un autre au démarrage\u202F: ~/.local/share/Quintet',
    },
    openFolder: 'Ouvrir le dossier',
    deleteAll: 'Tout supprimer…',
    resetAll: 'Réinitialiser les réglages',
    resetAllText:
      'Tous les réglages redeviennent ce qu’ils étaient au début, les touches aussi. Les parties et les résultats sont conservés.',
    resetAllNow: 'Tout réinitialiser',
    keep: 'Garder mes réglages',
  },
};
