/** `hello`: who answers, and what it knows. */
import { DEFAULT_SWITCHES, KINGS, SHIPPED, shippedHash } from '@tabannusi/engine';
import { LANGUAGES } from '@tabannusi/text';
import { BOT_NAMES } from '../../bots.ts';
import { VERSION } from '../../version.ts';
import { LIMITS, PROTOCOL } from '../limits.ts';
import type { Method } from '../method.ts';

export const hello: Method = {
  takes: [],
  answer() {
    return {
      name: 'tabannusi',
      version: VERSION,
      protocol: PROTOCOL,
      editions: SHIPPED.map((edition) => ({ id: edition.id, version: edition.version, hash: shippedHash(edition), title: edition.title })),
      switches: DEFAULT_SWITCHES,
      kings: KINGS,
      bots: BOT_NAMES,
      languages: LANGUAGES,
      limits: LIMITS,
    };
  },
};
