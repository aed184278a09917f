/** The set-up of the last game on this device, which the form offers again. */
import { DEFAULT_SWITCHES, type Switches } from '@tabannusi/engine';
import { PLAYER_COLOURS } from '@tabannusi/text';
import { areSwitches } from '../keep/switches.ts';
import { FIRST_SEATS, KINDS, kindsFor, type SeatForm } from './seat-form.ts';

export interface SetUp {
  readonly seats: readonly SeatForm[];
  readonly switches: Switches;
  /** The key of an edition kept on this device; null for the reference edition. */
  readonly edition: string | null;
}

const KEY = 'tabannusi-set-up';

export const FIRST_SET_UP: SetUp = { seats: FIRST_SEATS, switches: { ...DEFAULT_SWITCHES, firstGame: true }, edition: null };

export function rememberSetUp(storage: Pick<Storage, 'setItem'>, setUp: SetUp): void {
  try {
    storage.setItem(KEY, JSON.stringify(setUp));
  } catch {
    // Only the next form suffers: it shows the set-up before.
  }
}

/** Invalid values fall back to defaults. */
export function lastSetUp(storage: Pick<Storage, 'getItem'>): SetUp {
  try {
    const kept: Partial<Record<keyof SetUp, unknown>> = Object(JSON.parse(storage.getItem(KEY) ?? '{}'));
    return {
      seats: areSeats(kept.seats) ? kept.seats : FIRST_SEATS,
      switches: areSwitches(kept.switches) ? kept.switches : FIRST_SET_UP.switches,
      edition: typeof kept.edition === 'string' ? kept.edition : null,
    };
  } catch {
    return FIRST_SET_UP;
  }
}

function areSeats(value: unknown): value is readonly SeatForm[] {
  if (!Array.isArray(value) || value.length !== FIRST_SEATS.length) return false;
  const seats: readonly Partial<Record<keyof SeatForm, unknown>>[] = value.map(Object);
  if (seats.some(({ name }) => typeof name !== 'string' || name.length > 12)) return false;
  if (new Set(seats.map(({ colour }) => PLAYER_COLOURS.find((each) => each === colour))).size < PLAYER_COLOURS.length) return false;
  return value.every(({ kind }, seat) => [...KINDS, ...kindsFor(value, seat)].includes(kind) && kindsFor(value, seat).includes(kind));
}
