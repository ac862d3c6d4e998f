import { plural } from '../fr/grammar.ts';
import type { TransferWords } from './transferWords.ts';

export const fr: TransferWords = {
  exportTitle: 'Tout exporter',
  exportText:
    'Écrit un seul fichier avec toutes les parties, leurs titres et étiquettes, les tournois, les réglages et la progression dans les problèmes et les tutoriels. Les parties supprimées et les bilans n’y sont pas.',
  exportNow: 'Exporter',
  exporting: 'Écriture…',
  exported: (matches) => plural(matches, { one: '# partie écrite.', other: '# parties écrites.' }),
  importTitle: 'Importer',
  importText:
    'Ajoute le contenu d’un fichier fait avec « Tout exporter ». Ce contenu est montré avant tout changement, et aucune partie d’ici n’est perdue ni raccourcie.',
  choose: 'Choisir un fichier…',
  reading: 'Lecture…',
  adding: 'Ajout…',
  faults: {
    other:
      'Ce fichier n’a pas été fait avec « Tout exporter ». Une seule partie s’ouvre avec « Ouvrir une partie ».',
    newer: 'Une version plus récente de Quintet a écrit ce fichier.',
    tooLong: 'Ce fichier est trop grand.',
    nothing: 'Il n’y a rien à ajouter dans ce fichier.',
  },
  from: (date, version) => `Écrit le ${date} par Quintet ${version}.`,
  added: (count) => plural(count, { one: '# nouvelle partie', other: '# nouvelles parties' }),
  known: (count) =>
    plural(count, { one: '# partie déjà présente', other: '# parties déjà présentes' }),
  longer: (count) =>
    plural(count, {
      one: '# partie qui va plus loin dans le fichier',
      other: '# parties qui vont plus loin dans le fichier',
    }),
  both: (count) =>
    plural(count, {
      one: '# partie continuée autrement : les deux sont gardées',
      other: '# parties continuées autrement : les deux sont gardées',
    }),
  tournaments: (count) => plural(count, { one: '# tournoi', other: '# tournois' }),
  refused: (count) =>
    plural(count, {
      one: '# entrée abîmée, laissée de côté',
      other: '# entrées abîmées, laissées de côté',
    }),
  failed: (count) =>
    plural(count, {
      one: '# partie n’a pas pu être enregistrée',
      other: '# parties n’ont pas pu être enregistrées',
    }),
  refusedLine: (line, reason) => `Ligne ${line} : ${reason}`,
  cutOff: 'Le fichier s’arrête trop tôt ; ce qui s’y trouve est bon.',
  puzzles: 'La progression dans les problèmes et les tutoriels',
  withSettings: 'Reprendre aussi les réglages',
  importNow: 'Importer',
  imported: 'Importé :',
  deleteTitle: 'Tout supprimer',
  deleteText:
    'Toutes les parties, résultats, tournois, réglages et progressions sont supprimés de cet ordinateur, les parties supprimées aussi. C’est irréversible ; exportez tout d’abord si vous voulez pouvoir y revenir.',
  deleteNow: 'Tout supprimer maintenant',
  notDeleted: 'Tout n’a pas pu être supprimé.',
  cancel: 'Annuler',
  close: 'Fermer',
};
