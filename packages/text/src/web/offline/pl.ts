/** Without a network, in Polish. */
import type { OfflineMessages } from './values.ts';

export const offline: OfflineMessages = {
  offline: {
    kept: 'Stół jest na tym urządzeniu i działa bez sieci.',
    newer: 'Nowsza wersja stołu jest gotowa. Twoje rozgrywki się nie zmienią.',
    load: 'Wczytaj ją',
  },
};
