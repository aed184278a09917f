/** Without a network, in French. */
import type { OfflineMessages } from './values.ts';

export const offline: OfflineMessages = {
  offline: {
    kept: 'La table est sur cet appareil et fonctionne sans réseau.',
    newer: 'Une version plus récente de la table est prête. Vos parties restent telles quelles.',
    load: 'La charger',
  },
};
