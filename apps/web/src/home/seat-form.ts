/** The form for seats and its validation. */
import { KINGS, type King } from '@tabannusi/engine';
import type { Seat } from '@tabannusi/table';
import { PLAYER_COLOURS, type PlayerColour } from '@tabannusi/text';
import type { BotName } from '../bots/bots.ts';

/** The bots from the weakest to the strongest; the last one is for trying things out. */
const BOT_KINDS = [
  'botApprentice',
  'botBrickmaker',
  'botMason',
  'botBuilder',
  'botArchitect',
  'botVizier',
  'botSage',
  'botRandom',
] as const satisfies readonly `bot${Capitalize<BotName>}`[];

export const KINDS = ['person', ...BOT_KINDS, 'nobody'] as const;

/** Null if no bot sits there. */
export const botOf = (kind: SeatForm['kind']): BotName | null =>
  BOT_KINDS.some((each) => each === kind) ? (kind.slice(3).toLowerCase() as BotName) : null;

/** A king can only be the opponent in a solo game. */
export interface SeatForm {
  readonly kind: (typeof KINDS)[number] | King;
  readonly name: string;
  readonly colour: PlayerColour;
}

/** The defaults. The names are those of people of Ur. */
export const FIRST_SEATS: readonly SeatForm[] = [
  { kind: 'person', name: 'Puabi', colour: 'purple' },
  { kind: 'botBuilder', name: 'Shulgi', colour: 'orange' },
  { kind: 'nobody', name: 'Ninbanda', colour: 'red' },
  { kind: 'nobody', name: 'Urnammu', colour: 'black' },
];

/** The Bot's seat in the set-up for two (SOLO-02). */
const KING_SEAT = 1;

/**
 * Characters that no name in a record may have: control characters, lone surrogates and direction marks. They are invisible when pasted.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

const SEED = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

export const isKing = (kind: SeatForm['kind']): kind is King => (KINGS as readonly string[]).includes(kind);

/** Null if there is no king. */
export const kingOf = (seats: readonly SeatForm[]): King | null => seats.map(({ kind }) => kind).find(isKing) ?? null;

/** Returns the seats of a solo game: the first player and a king. */
export const withKing = (seats: readonly SeatForm[]): readonly SeatForm[] =>
  seats.map((form, seat) => (seat < KING_SEAT ? form : { ...form, kind: seat === KING_SEAT ? KINGS[0] : 'nobody' }));

/** Returns the seats with their kinds from `before`, or the default kinds if those are a solo game, too. */
export function withoutKing(seats: readonly SeatForm[], before: readonly SeatForm[] | null): readonly SeatForm[] {
  const others = before === null || kingOf(before) !== null ? FIRST_SEATS : before;
  return seats.map((form, seat) => (seat < KING_SEAT ? form : { ...form, kind: others[seat]?.kind ?? 'nobody' }));
}

/** Returns who can sit on a seat: a king only if nobody else plays against the first player, and nobody else while a king plays. */
export function kindsFor(seats: readonly SeatForm[], seat: number): readonly SeatForm['kind'][] {
  if (seat > KING_SEAT) return kingOf(seats) === null ? KINDS : ['nobody'];
  const areAlone = seats.slice(KING_SEAT + 1).every(({ kind }) => kind === 'nobody');
  return seat === KING_SEAT && areAlone ? [...KINDS, ...KINGS] : KINDS;
}

/** Returns who can sit on a seat of a game under way: a king stays, and no seat becomes empty. */
export const kindsForGiven = (kind: SeatForm['kind']): readonly SeatForm['kind'][] =>
  isKing(kind) ? [kind] : KINDS.filter((each) => each !== 'nobody');

/** Returns the message for the first fault; null if there is none. No player may have the name of the king. */
export function faultOf(seats: readonly SeatForm[], seed: string, kingName?: string): 'tooFew' | 'badName' | 'badSeed' | null {
  const names = seatsOf(seats).map(({ name }) => name);
  if (names.length < (kingOf(seats) === null ? 2 : 1)) return 'tooFew';
  if (names.some((name) => name === '' || name.length > 12 || name === kingName) || new Set(names).size < names.length) return 'badName';
  return seed === '' || SEED.test(seed) ? null : 'badSeed';
}

/** Gives the seat the colour. The seat that had it takes the seat's old colour, so all colours stay different. */
export function withColour(seats: readonly SeatForm[], seat: number, colour: PlayerColour): readonly SeatForm[] {
  const given = seats[seat]?.colour ?? colour;
  return seats.map((form, n) => {
    if (n === seat) return { ...form, colour };
    return form.colour === colour ? { ...form, colour: given } : form;
  });
}

/** Returns the colours by seat, with the king's; undefined if they are in the default order. */
export function coloursOf(seats: readonly SeatForm[]): readonly PlayerColour[] | undefined {
  const colours = seats.filter(({ kind }) => kind !== 'nobody').map(({ colour }) => colour);
  return colours.every((colour, seat) => colour === PLAYER_COLOURS[seat]) ? undefined : colours;
}

/** Returns the seats of the table. A king has none. */
export function seatsOf(seats: readonly SeatForm[]): Seat[] {
  return seats.flatMap(({ kind, name: typed }): Seat[] => {
    const name = typed.replace(UNSEEN, '').trim();
    if (kind === 'nobody' || isKing(kind)) return [];
    const bot = botOf(kind);
    return bot === null ? [{ kind: 'person', name }] : [{ kind: 'bot', bot, name }];
  });
}
