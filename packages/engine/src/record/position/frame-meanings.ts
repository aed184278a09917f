/** The meanings of the bytes of a frame, from which `frame-forms.ts` builds the form of each kind. */
import { BUILDING_COLOURS, PORT_LINES, RESOURCE_COLOURS } from '../../edition/types.ts';
import { CAUSES, causeOfList } from '../../model/causes.ts';
import type { FieldOf } from '../../model/frame-fields.ts';
import type { FrameKind } from '../../model/frames.ts';
import { COMMON_DISTRICTS, DISTRICTS, NONE, PROJECTS_PER_COLOUR, SECTION_SPACES, SHIP_SPACES } from '../../model/ids.ts';
import { BONUS, type Setting } from '../../model/setting.ts';
import { effectKinds } from '../../tiles/lists.ts';
import type { At } from './at.ts';
import type { PendingValue } from './format.ts';

/** What a byte means: how to write it, and how to read it from a value. */
export interface Meaning {
  write(byte: number, setting: Setting): PendingValue;
  read(at: At, setting: Setting): number | undefined;
}

/** How a field of a frame is written. */
export interface FieldForm<Other extends string = never> {
  readonly meaning: Meaning;
  /** The default, which is not written. */
  readonly usual?: number;
  /** The field is written only if this other field is not 0. */
  readonly with?: Other;
  /** The key, if it differs from the name of the field. */
  readonly as?: string;
}

/** How a kind of frame is written, in the order of its fields. A field that is missing here is 0, or has its value in `fixed`. */
export interface FrameForm<Kind extends FrameKind> {
  /** Only `seat` is written as a seat; `chance` and `none` follow from the kind. */
  readonly of: 'seat' | 'chance' | 'none';
  readonly fields: { readonly [Field in FieldOf<Kind>]?: FieldForm<FieldOf<Kind>> };
  readonly fixed: { readonly [Field in FieldOf<Kind>]?: number };
}

export type FrameForms<Kinds extends FrameKind> = { readonly [Kind in Kinds]: FrameForm<Kind> };

export const counted = (min: number, max: number, from = 0): Meaning => ({
  write: (byte) => byte + from,
  read: (at) => minus(at.whole(min + from, max + from), from),
});
const minus = (number: number | undefined, from: number): number | undefined => (number === undefined ? undefined : number - from);

export const word = (words: readonly string[], first = 0): Meaning => ({
  write: (byte) => words[byte - first],
  read: (at) => minus(at.oneOf(words), -first),
});

export const orNone = (meaning: Meaning): Meaning => ({
  write: (byte, setting) => (byte === NONE ? null : meaning.write(byte, setting)),
  read: (at, setting) => (at.value === null ? NONE : meaning.read(at, setting)),
});

/** A set, one bit for each member, written as a list of members. */
export const set = (member: Meaning, size: number): Meaning => ({
  write: (byte, setting) =>
    Array.from({ length: size }, (_, bit) => bit)
      .filter((bit) => (byte & (1 << bit)) !== 0)
      .map((bit) => member.write(bit, setting) as string | number),
  read: (at, setting) =>
    at.list(0, size).reduce((mask, entry) => {
      const bit = member.read(entry, setting) ?? 0;
      if ((mask & (1 << bit)) !== 0) entry.refuse('repeated');
      return mask | (1 << bit);
    }, 0),
});

export const flag: Meaning = { write: (byte) => byte === 1, read: (at) => Number(at.flag() ?? false) };
export const seat: Meaning = { write: (byte) => byte, read: (at, { players }) => at.whole(0, players - 1) };
export const space: Meaning = { write: (byte, { spaceNames }) => spaceNames[byte], read: (at, { spaceNames }) => at.oneOf(spaceNames) };
export const specialTile: Meaning = {
  write: (byte) => byte + 1,
  read: (at, { specialFaces }) => minus(at.whole(1, specialFaces.length), 1),
};
export const urbanCard: Meaning = {
  write: (byte, { edition }) => edition.urbanCards.cards[byte].id,
  read: (at, { edition }) => at.oneOf(edition.urbanCards.cards.map(({ id }) => id)),
};
/** Two bits for each seat, written as a list by seat. */
export const markersBySeat: Meaning = {
  write: (byte, { players }) => Array.from({ length: players }, (_, n) => (byte >> (2 * n)) & 3),
  read: (at, { players }) =>
    at.list(players, players).reduce((all, entry, n) => all | ((entry.whole(0, PROJECTS_PER_COLOUR) ?? 0) << (2 * n)), 0),
};

export const district = counted(0, DISTRICTS - 1, 1);
export const commonDistrict = counted(0, COMMON_DISTRICTS - 1, 1);
export const colour = word(BUILDING_COLOURS);
export const resource = word(RESOURCE_COLOURS);
export const rule = word(CAUSES);
export const line = word(PORT_LINES);
export const shipSpace = counted(0, SHIP_SPACES - 1, 1);
export const portSpace = word(PORT_LINES.flatMap((name) => [`${name} blue`, `${name} red`]));
export const zigguratSpace = word(
  BUILDING_COLOURS.flatMap((section) => Array.from({ length: SECTION_SPACES }, (_, n) => `${section} ${n + 1}`)),
);
export const row = word([...BUILDING_COLOURS, 'bottom']);
/** The list of effects of an Action tile, Harbormaster or Decree, written as its rule. */
export const effectsRule = word(effectKinds.map((_, list) => CAUSES[causeOfList(list)]));
/** The purchase in a Gardening, written as a kind of bonus. */
export const boughtTile: Meaning = {
  write: (byte) => (byte === BONUS.water ? 'water' : 'garden'),
  read: (at) => [BONUS.water, BONUS.garden][at.oneOf(['water', 'garden']) ?? 2],
};

export const must = (meaning: Meaning): FieldForm => ({ meaning });
export const may = (meaning: Meaning, usual = 0): FieldForm => ({ meaning, usual });

type Fields<Kind extends FrameKind> = FrameForm<Kind>['fields'];
type Fixed<Kind extends FrameKind> = FrameForm<Kind>['fixed'];

export const ofNobody = <Kind extends FrameKind>(fields: Fields<Kind>): FrameForm<Kind> => ({ of: 'none', fields, fixed: {} });
export const ofSeat = <Kind extends FrameKind>(fields: Fields<Kind> = {}, fixed: Fixed<Kind> = {}): FrameForm<Kind> => ({
  of: 'seat',
  fields,
  fixed,
});
export const ofChance = <Kind extends FrameKind>(fields: Fields<Kind> = {}): FrameForm<Kind> => ({ of: 'chance', fields, fixed: {} });
