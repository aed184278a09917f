/** `hello`: the name and versions of the program and what it knows. */
import { DEFAULT_SWITCHES, KINGS, SHIPPED, shippedHash } from '@tabannusi/engine';
import { LANGUAGES } from '@tabannusi/text';
import { BOT_NAMES } from '../../bots.ts';
import { VERSION } from '../../version.ts';
import { PROTOCOLS } from '../../wire/protocols.ts';
import { LIMITS } from '../limits.ts';
import type { Method } from '../method.ts';

export const hello: Method = {
  takes: ['protocol'],
  /** From here on the requested version is in force. */
  answer({ args, caller }) {
    if (args.has('protocol')) {
      const asked = args.whole('protocol', Math.min(...PROTOCOLS), Math.max(...PROTOCOLS));
      caller.protocol = PROTOCOLS.find((protocol) => protocol === asked) ?? caller.protocol;
    }
    return {
      name: 'tabannusi',
      version: VERSION,
      protocol: caller.protocol,
      editions: SHIPPED.map((edition) => ({ id: edition.id, version: edition.version, hash: shippedHash(edition), title: edition.title })),
      switches: DEFAULT_SWITCHES,
      kings: KINGS,
      bots: BOT_NAMES,
      languages: LANGUAGES,
      limits: LIMITS,
    };
  },
};
