/** The seats of a table: a person or a bot each, with their settings. */
import { deepFreeze } from '@tabannusi/engine';
import { hasForm, isBoolean, isOneOf, isTextUpTo } from './forms.ts';

export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  /** `bot` is the app's name for the bot. */
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** A seat without its name, which the record holds. */
export type SavedSeat = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

export const WARNING_KINDS = ['actionsLeft', 'wastedStep', 'helpsOpponent'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** The settings of one seat. */
export interface SeatSettings {
  /** Whether the end of a turn waits for a confirmation. */
  readonly confirm: boolean;
  /** Which kinds of warning are shown. */
  readonly warnings: Readonly<Record<WarningKind, boolean>>;
}

export const DEFAULT_SETTINGS: SeatSettings = deepFreeze({
  confirm: true,
  warnings: { actionsLeft: true, wastedStep: true, helpsOpponent: true },
});

/** The most characters in the name of a bot, which may be a command. */
export const LONGEST_BOT = 1_000;

const isPerson = hasForm({ kind: isOneOf(['person']) });
const isBot = hasForm({ kind: isOneOf(['bot']), bot: isTextUpTo(LONGEST_BOT) });

/** Returns whether a value from outside has the form of a seat. */
export const isSavedSeat = (value: unknown): value is SavedSeat => isPerson(value) || isBot(value);

export const savedSeat = (seat: Seat): SavedSeat => (seat.kind === 'person' ? { kind: 'person' } : { kind: 'bot', bot: seat.bot });

const hasSettings = hasForm({ confirm: isBoolean, warnings: hasForm(Object.fromEntries(WARNING_KINDS.map((kind) => [kind, isBoolean]))) });

/** Returns whether a value from outside has the form of a seat's settings. */
export const isSettings = (value: unknown): value is SeatSettings => hasSettings(value);

/** Returns the element of this seat. Throws if there is no such seat. */
export function ofSeat<T>(all: readonly T[], seat: number): T {
  const found = Number.isInteger(seat) ? all[seat] : undefined;
  if (found === undefined) throw new RangeError(`seat: found ${seat}, allowed 0 to ${all.length - 1}`);
  return found;
}
