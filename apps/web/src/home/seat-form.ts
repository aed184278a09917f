/** The form in which seats are given, and what can be wrong with it. */
import { KINGS, type King } from '@tabannusi/engine';
import type { Seat } from '@tabannusi/table';
import { PLAYER_COLOURS, type PlayerColour } from '@tabannusi/text';
import type { BotName } from '../bots/bots.ts';

export const KINDS = ['person', 'botArchitect', 'botBuilder', 'botApprentice', 'botRandom', 'nobody'] as const;

/** A king is the opponent of one player alone. */
export interface SeatForm {
  readonly kind: (typeof KINDS)[number] | King;
  readonly name: string;
  readonly colour: PlayerColour;
}

/** Names of people of Ur. */
export const FIRST_SEATS: readonly SeatForm[] = [
  { kind: 'person', name: 'Puabi', colour: 'purple' },
  { kind: 'botBuilder', name: 'Shulgi', colour: 'orange' },
  { kind: 'nobody', name: 'Ninbanda', colour: 'red' },
  { kind: 'nobody', name: 'Urnammu', colour: 'black' },
];

/** Where the Bot sits in the set-up for two (SOLO-02). */
const KING_SEAT = 1;

const BOT_OF: Readonly<Record<'botArchitect' | 'botBuilder' | 'botApprentice' | 'botRandom', BotName>> = {
  botArchitect: 'architect',
  botBuilder: 'builder',
  botApprentice: 'apprentice',
  botRandom: 'random',
};

/** What no name of a record may have: control characters, halves of letters, marks that turn the direction of writing. Who pastes them does not see them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

const SEED = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

export const isKing = (kind: SeatForm['kind']): kind is King => (KINGS as readonly string[]).includes(kind);

/** Null where none plays. */
export const kingOf = (seats: readonly SeatForm[]): King | null => seats.map(({ kind }) => kind).find(isKing) ?? null;

/** The same seats with nobody but the first player and a king. */
export const withKing = (seats: readonly SeatForm[]): readonly SeatForm[] =>
  seats.map((form, seat) => (seat < KING_SEAT ? form : { ...form, kind: seat === KING_SEAT ? KINGS[0] : 'nobody' }));

/** The same seats with those who sat there before a king came, else as on a first visit. */
export function withoutKing(seats: readonly SeatForm[], before: readonly SeatForm[] | null): readonly SeatForm[] {
  const others = before === null || kingOf(before) !== null ? FIRST_SEATS : before;
  return seats.map((form, seat) => (seat < KING_SEAT ? form : { ...form, kind: others[seat]?.kind ?? 'nobody' }));
}

/** Who can sit on a seat: a king while nobody else does, and nobody else while a king does. */
export function kindsFor(seats: readonly SeatForm[], seat: number): readonly SeatForm['kind'][] {
  if (seat > KING_SEAT) return kingOf(seats) === null ? KINDS : ['nobody'];
  const areAlone = seats.slice(KING_SEAT + 1).every(({ kind }) => kind === 'nobody');
  return seat === KING_SEAT && areAlone ? [...KINDS, ...KINGS] : KINDS;
}

/** Who can sit on a seat of a game that has been begun: a king stays, and nobody is missing. */
export const kindsForGiven = (kind: SeatForm['kind']): readonly SeatForm['kind'][] =>
  isKing(kind) ? [kind] : KINDS.filter((each) => each !== 'nobody');

/** The name of the message that says so; null where all is well. Nobody else has the name of the king. */
export function faultOf(seats: readonly SeatForm[], seed: string, kingName?: string): 'tooFew' | 'badName' | 'badSeed' | null {
  const names = seatsOf(seats).map(({ name }) => name);
  if (names.length < (kingOf(seats) === null ? 2 : 1)) return 'tooFew';
  if (names.some((name) => name === '' || name.length > 12 || name === kingName) || new Set(names).size < names.length) return 'badName';
  return seed === '' || SEED.test(seed) ? null : 'badSeed';
}

/** Who had the colour before gets the one that is given up, so that no two are the same. */
export function withColour(seats: readonly SeatForm[], seat: number, colour: PlayerColour): readonly SeatForm[] {
  const given = seats[seat]?.colour ?? colour;
  return seats.map((form, n) => {
    if (n === seat) return { ...form, colour };
    return form.colour === colour ? { ...form, colour: given } : form;
  });
}

/** The colours by seat of the game, that of a king too; nothing where they are in the usual order. */
export function coloursOf(seats: readonly SeatForm[]): readonly PlayerColour[] | undefined {
  const colours = seats.filter(({ kind }) => kind !== 'nobody').map(({ colour }) => colour);
  return colours.every((colour, seat) => colour === PLAYER_COLOURS[seat]) ? undefined : colours;
}

/** The seats at the table: a king has none. */
export function seatsOf(seats: readonly SeatForm[]): Seat[] {
  return seats.flatMap(({ kind, name: typed }): Seat[] => {
    const name = typed.replace(UNSEEN, '').trim();
    if (kind === 'nobody' || isKing(kind)) return [];
    if (kind === 'person') return [{ kind, name }];
    return [{ kind: 'bot', bot: BOT_OF[kind], name }];
  });
}
