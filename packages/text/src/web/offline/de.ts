/** Without a network, in German. */
import type { OfflineMessages } from './values.ts';

export const offline: OfflineMessages = {
  offline: {
    kept: 'Der Tisch liegt auf diesem Gerät und braucht kein Netz.',
    newer: 'Eine neuere Fassung des Tisches ist bereit. Deine Spiele bleiben, wie sie sind.',
    load: 'Laden',
  },
};
