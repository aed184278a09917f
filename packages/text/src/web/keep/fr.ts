/** What the browser keeps, in French. */
import type { KeepMessages } from './values.ts';

export const keep: KeepMessages = {
  keep: {
    lastLost: 'La note de la dernière décision est abîmée : il se peut qu’elle manque. Tout ce qui précède est là.',
    noRoom:
      'Le navigateur n’a plus de place pour une autre partie. Supprimez celles dont vous n’avez plus besoin, ou libérez de la place sur l’appareil, puis recommencez.',
    deleted: 'Supprimée : {game}',
    restore: 'Annuler',
    restoreGame: 'Annuler la suppression : {game}',
  },
  choices: {
    marks: 'Des signes en plus des couleurs',
    standing: 'Montrer l’estimation « si la partie s’arrêtait là » à la place du journal',
    estimate: 'La table peut consulter l’estimation « si la partie s’arrêtait là »',
    version: '{name}, version {version, number}',
  },
};
