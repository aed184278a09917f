/** `hello`: who answers, and what it knows. */
import { contentHash, DEFAULT_SWITCHES, KINGS, REFERENCE_EDITION } from '@tabannusi/engine';
import { LANGUAGES } from '@tabannusi/text';
import { BOT_NAMES } from '../../bots.ts';
import { VERSION } from '../../version.ts';
import { LIMITS, PROTOCOL } from '../limits.ts';
import type { Method } from '../method.ts';

export const hello: Method = {
  takes: [],
  answer() {
    const { id, version, title } = REFERENCE_EDITION;
    return {
      name: 'tabannusi',
      version: VERSION,
      protocol: PROTOCOL,
      editions: [{ id, version, hash: contentHash(REFERENCE_EDITION), title }],
      switches: DEFAULT_SWITCHES,
      kings: KINGS,
      bots: BOT_NAMES,
      languages: LANGUAGES,
      limits: LIMITS,
    };
  },
};
