/** The origins of the values in an edition. */
import { type Edition, type Group, ORIGINS, type Origin } from '@tabannusi/engine';
import type { EditionGroup } from '../names.ts';
import type { Speech } from '../speech/speech.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export type OriginMessages = Translated<Pick<typeof en, 'origin' | 'editionGroup'>>;

export interface EditionWords {
  /** The names of the groups of values by origin. Origins without groups are left out. */
  origins(edition: Edition): { readonly key: Origin; readonly origin: string; readonly groups: string }[];
}

export function editionWordsOf(speech: Speech, messages: OriginMessages): EditionWords {
  return {
    origins: (edition) =>
      ORIGINS.flatMap((origin) => {
        const groups = groupsOf(edition, origin).map((group) => speech.say(messages.editionGroup[group]));
        return groups.length === 0 ? [] : [{ key: origin, origin: speech.say(messages.origin[origin]), groups: speech.list(groups) }];
      }),
  };
}

function groupsOf(edition: Edition, origin: Origin): EditionGroup[] {
  const { board, ...rest } = edition;
  const groups = Object.entries({ ...rest, ...board }) as [EditionGroup, Group | string | number][];
  return groups.flatMap(([name, group]) => (typeof group === 'object' && group.origin === origin ? [name] : []));
}
