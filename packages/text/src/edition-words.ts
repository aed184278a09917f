/** What there is to say about an edition: its faults, what was perhaps not meant, and where its values come from. */
import { type Edition, type EditionFault, type EditionWarning, type Group, ORIGINS, type Origin } from '@tabannusi/engine';
import { bonusWords, CODES } from './bonuses.ts';
import { type EditionGroup, FOUND_WORDS } from './catalogue.ts';
import type { Language } from './languages.ts';
import { createSpeech, type Speech, type Values } from './speech.ts';

export interface EditionWords {
  /** Where something is wrong, what was found and what is allowed. */
  fault(fault: EditionFault): string;
  warning(warning: EditionWarning): string;
  /** For a report that was cut off. */
  more(): string;
  /** The names of the groups of values by origin; an origin that no group has is left out. */
  origins(edition: Edition): { readonly origin: string; readonly groups: string }[];
}

export const createEditionWords = (language: Language): EditionWords => editionWordsOf(createSpeech(language));

export function editionWordsOf(speech: Speech): EditionWords {
  const { catalogue } = speech;
  return {
    fault(fault) {
      const values = allowedValues(speech, fault.allowed);
      return speech.say(catalogue.fault[fault.code], {
        ...values,
        where: whereWords(speech, fault),
        found: foundWords(speech, fault.found),
        count: Number(fault.found) || 0,
        allowed: speech.say(catalogue.allowed[fault.allowed.is], values),
      });
    },
    warning: (warning) =>
      speech.say(catalogue.warning[warning.code], { where: whereWords(speech, warning), found: foundWords(speech, warning.found) }),
    more: () => speech.say(catalogue.moreFaults),
    origins: (edition) =>
      ORIGINS.flatMap((origin) => {
        const groups = groupsOf(edition, origin).map((group) => speech.say(catalogue.editionGroup[group]));
        return groups.length === 0 ? [] : [{ origin: speech.say(catalogue.origin[origin]), groups: speech.list(groups) }];
      }),
  };
}

function groupsOf(edition: Edition, origin: Origin): EditionGroup[] {
  const { board, ...rest } = edition;
  const groups = Object.entries({ ...rest, ...board }) as [EditionGroup, Group | string | number][];
  return groups.flatMap(([name, group]) => (typeof group === 'object' && group.origin === origin ? [name] : []));
}

function whereWords(speech: Speech, { path, place }: EditionFault | EditionWarning): string {
  const { where } = speech.catalogue;
  if (place !== null) return speech.say(place.position === 0 ? where.part : where.cell, { path, ...place });
  return path === '' ? speech.say(where.edition) : speech.say(where.path, { path });
}

/** Kinds of value have words; what was typed is shown as it was. */
function foundWords(speech: Speech, found: string): string {
  const word = FOUND_WORDS.find((candidate) => candidate === found);
  return word === undefined ? found : speech.say(speech.catalogue.found[word]);
}

function allowedValues(speech: Speech, allowed: EditionFault['allowed']): Values {
  switch (allowed.is) {
    case 'whole':
    case 'entries':
      return { min: allowed.min, max: allowed.max, exact: allowed.min === allowed.max ? 'yes' : 'no' };
    case 'spaces':
      return { min: allowed.min, max: allowed.max, players: allowed.players };
    case 'text':
      return { form: allowed.form, max: allowed.max };
    case 'oneOf':
      return { values: speech.list(allowed.values, 'or') };
    case 'bonus': {
      const codes = allowed.kinds.flatMap((kind) => CODES[kind]).map((code) => `${code} (${bonusWords(speech, code)})`);
      if (allowed.empty) codes.push(speech.say(speech.catalogue.emptyText));
      return { codes: speech.list(codes, 'or') };
    }
    case 'rowParts':
      return { parts: speech.list(allowed.parts.map((part) => speech.say(speech.catalogue.rowPart[part]))) };
    case 'soloNumber':
      return { on: allowed.on };
    case 'more':
      return { than: allowed.than };
    default:
      return {};
  }
}
