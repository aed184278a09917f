/** Without a network, in English. */
import type { OfflineMessages } from './values.ts';

export const offline: OfflineMessages = {
  offline: {
    kept: 'The table is on this device and works without a network.',
    newer: 'A newer version of the table is ready. Your games stay as they are.',
    load: 'Load it',
  },
};
