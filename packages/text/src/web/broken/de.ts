/** A page that could not be drawn, in German. */
import type { BrokenMessages } from './values.ts';

export const broken: BrokenMessages = {
  broken: {
    says: 'Diese Seite konnte nicht gezeigt werden: Etwas ist schiefgegangen, oder das Netz fehlt. Deine Spiele sind aufbewahrt.',
    again: 'Neu laden',
  },
};
