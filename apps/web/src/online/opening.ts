/** The form for a new table: its contents, the request made from it, and what it offers next time. */
import type { BotName } from '@tabannusi/ai';
import { DEFAULT_SWITCHES, type Edition, type GameRecord, KINGS, type King, SHIPPED, type Switches } from '@tabannusi/engine';
import type { SmallStorage } from '../device/small-storage.ts';
import { areSwitches } from '../keep/switches.ts';
import { ONLINE_BOTS } from './online-bots.ts';

/** Who will sit on a seat: the reader, somebody with the link, or a bot. */
export const SITTERS = ['you', 'friend', ...ONLINE_BOTS] as const;
export type PlannedSitter = (typeof SITTERS)[number];

export const MOST_SEATS = 4;

export interface OpeningForm {
  /** Null for a game of two to four. */
  readonly king: King | null;
  readonly players: number;
  /** For as many seats as a table can have. At most one is `you`. */
  readonly sitters: readonly PlannedSitter[];
  readonly switches: Switches;
  readonly hints: boolean;
  readonly estimate: boolean;
  readonly watching: 'link' | 'seats';
}

export const FIRST_OPENING: OpeningForm = {
  king: null,
  players: 2,
  sitters: ['you', 'friend', 'friend', 'friend'],
  switches: { ...DEFAULT_SWITCHES, firstGame: true },
  hints: true,
  estimate: true,
  watching: 'link',
};

/** The request to the server. */
export interface Opening {
  readonly game:
    | {
        readonly seats: number;
        readonly king?: King;
        /** A shipped edition by its name, or any other edition whole. */
        readonly edition: Pick<Edition, 'id' | 'version'> | Edition;
        readonly switches: Switches;
      }
    /** A local game to continue. */
    | { readonly record: GameRecord };
  readonly options: Pick<OpeningForm, 'hints' | 'estimate' | 'watching'>;
  readonly places: readonly ({ readonly bot: BotName } | null)[];
}

/** The players except the king. */
export const plannedSitters = ({ king, players, sitters }: OpeningForm): readonly PlannedSitter[] =>
  king === null ? sitters.slice(0, players) : ['you'];

export function openingOf(form: OpeningForm, edition: Edition): Opening {
  const { king, switches } = form;
  const planned = plannedSitters(form);
  const named = SHIPPED.includes(edition) ? { id: edition.id, version: edition.version } : edition;
  return {
    game: { seats: planned.length, ...(king === null ? {} : { king }), edition: named, switches },
    options: optionsOf(form),
    places: placesFor(planned),
  };
}

export const optionsOf = ({ hints, estimate, watching }: OpeningForm): Opening['options'] => ({ hints, estimate, watching });

/** Seats for people are free at first. */
export const placesFor = (sitters: readonly PlannedSitter[]): Opening['places'] =>
  sitters.map((sitter) => (sitter === 'you' || sitter === 'friend' ? null : { bot: sitter }));

/** The host's seat; null if they have none. */
export function ownSeat(sitters: readonly PlannedSitter[]): number | null {
  const seat = sitters.indexOf('you');
  return seat < 0 ? null : seat;
}

/** Nobody has two seats: later ones go to somebody else. */
export const onlyOnce = (sitters: readonly PlannedSitter[]): readonly PlannedSitter[] =>
  sitters.map((sitter, seat) => (sitter === 'you' && seat > sitters.indexOf('you') ? 'friend' : sitter));

/** A person who chooses a seat leaves their earlier one. */
export const withSitter = (sitters: readonly PlannedSitter[], seat: number, sitter: PlannedSitter): readonly PlannedSitter[] =>
  sitters.map((before, n) => (n === seat ? sitter : sitter === 'you' && before === 'you' ? 'friend' : before));

const KEY = 'tabannusi-opening';

export function keepOpening(storage: SmallStorage, form: OpeningForm): void {
  try {
    storage.setItem(KEY, JSON.stringify(form));
  } catch {
    // If this fails, the next form shows the earlier values.
  }
}

/** Invalid values fall back to defaults. */
export function keptOpening(storage: SmallStorage): OpeningForm {
  try {
    const kept: Partial<Record<keyof OpeningForm, unknown>> = Object(JSON.parse(storage.getItem(KEY) ?? '{}'));
    const isOn = (name: 'hints' | 'estimate'): boolean => (typeof kept[name] === 'boolean' ? kept[name] : FIRST_OPENING[name]);
    return {
      king: KINGS.find((king) => king === kept.king) ?? null,
      players: [2, 3, 4].find((count) => count === kept.players) ?? FIRST_OPENING.players,
      sitters: areSitters(kept.sitters) ? kept.sitters : FIRST_OPENING.sitters,
      switches: areSwitches(kept.switches) ? kept.switches : FIRST_OPENING.switches,
      hints: isOn('hints'),
      estimate: isOn('estimate'),
      watching: kept.watching === 'seats' ? 'seats' : 'link',
    };
  } catch {
    return FIRST_OPENING;
  }
}

const areSitters = (value: unknown): value is readonly PlannedSitter[] =>
  Array.isArray(value) &&
  value.length === MOST_SEATS &&
  value.every((sitter) => SITTERS.includes(sitter)) &&
  value.every((sitter, seat) => sitter === onlyOnce(value)[seat]);
