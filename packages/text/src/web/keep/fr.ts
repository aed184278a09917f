/** What the browser keeps, in French. */
import type { KeepMessages } from './values.ts';

export const keep: KeepMessages = {
  keep: {
    lastLost: 'La note de la dernière décision est abîmée : il se peut qu’elle manque. Tout ce qui précède est là.',
    noRoom:
      'Le navigateur n’a plus de place pour une autre partie. Supprimez celles dont vous n’avez plus besoin, ou libérez de la place sur l’appareil, puis recommencez.',
  },
};
