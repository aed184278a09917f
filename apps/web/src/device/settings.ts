/** The settings of this device: language, theme, animation speed, sound, standing, table and keys. */
import { DEFAULT_SETTINGS, type SeatSettings, WARNING_KINDS } from '@tabannusi/table';
import { LANGUAGES, type Language } from '@tabannusi/text';
import { createStore, type Store } from '../store.ts';
import { areKeys, FIRST_KEYS, type Keys } from './keys.ts';

export const THEMES = ['system', 'noon', 'torchlight'] as const;
type Theme = (typeof THEMES)[number];

export const PACES = ['unhurried', 'steady', 'brisk', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds before a bot moves and for the move of a piece. */
export const PACE_MS: Readonly<Record<Pace, { readonly bot: number; readonly move: number }>> = {
  unhurried: { bot: 1000, move: 900 },
  steady: { bot: 550, move: 500 },
  brisk: { bot: 250, move: 240 },
  atOnce: { bot: 0, move: 0 },
};

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  /** The settings of every person at the table. */
  readonly seat: SeatSettings;
  readonly keys: Keys;
  /** Whether choices have codes to type. */
  readonly numbers: boolean;
  /** Whether the standing is shown in place of the log. */
  readonly standing: boolean;
  /** Whether the table allows the standing to be shown. */
  readonly estimate: boolean;
  /** Whether colours of goods have signs. */
  readonly marks: boolean;
  /** Whether forced steps are made without asking. */
  readonly automatic: boolean;
  /** Whether the turns of others wait to be closed before anything can be chosen. */
  readonly recapWaits: boolean;
  /** Whether sounds are on. */
  readonly sound: boolean;
}

const KEY = 'tabannusi-settings';

const FIRST: Omit<Settings, 'language'> = {
  theme: 'system',
  pace: 'steady',
  standing: false,
  estimate: true,
  marks: true,
  sound: false,
  seat: DEFAULT_SETTINGS,
  keys: FIRST_KEYS,
  numbers: true,
  automatic: true,
  recapWaits: false,
};

export interface SettingsStore extends Store<Settings> {
  change(part: Partial<Settings>): void;
  /** Resets everything but the language to its default. */
  reset(): void;
}

export function createSettings(storage: Pick<Storage, 'getItem' | 'setItem'>, languages: readonly string[]): SettingsStore {
  const store = createStore<Settings>({ language: preferred(languages), ...FIRST, ...read(storage) });
  const change = (part: Partial<Settings>): void => {
    store.set({ ...store.get(), ...part });
    try {
      storage.setItem(KEY, JSON.stringify(store.get()));
    } catch {
      // The settings still hold until the page is closed.
    }
  };
  return { ...store, change, reset: () => change(FIRST) };
}

/** Returns the first language of the browser that the page speaks. */
const preferred = (languages: readonly string[]): Language =>
  languages.flatMap((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)) ?? []).at(0) ?? 'en';

const SWITCH = [false, true];
/** The values that a stored setting may have. */
const ALLOWED: Readonly<Record<Exclude<keyof Settings, 'seat' | 'keys'>, readonly unknown[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  pace: PACES,
  numbers: SWITCH,
  standing: SWITCH,
  estimate: SWITCH,
  marks: SWITCH,
  sound: SWITCH,
  automatic: SWITCH,
  recapWaits: SWITCH,
};

/** Unknown and invalid settings are dropped. */
function read(storage: Pick<Storage, 'getItem'>): Partial<Settings> {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(storage.getItem(KEY) ?? '{}'));
    const valid = Object.entries(ALLOWED).filter(([name, allowed]) => allowed.includes(kept[name]));
    const { seat, keys } = kept;
    return { ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])), ...(isSeat(seat) ? { seat } : {}), ...keysIn(keys) };
  } catch {
    return {};
  }
}

/** Missing keys have their defaults. Returns none of the keys if two would then be the same. */
function keysIn(value: unknown): { keys?: Keys } {
  const keys: unknown = { ...FIRST_KEYS, ...Object(value) };
  return areKeys(keys) ? { keys } : {};
}

function isSeat(value: unknown): value is SeatSettings {
  if (typeof value !== 'object' || value === null || !('confirm' in value) || !('warnings' in value)) return false;
  const warnings: object = Object(value.warnings);
  return typeof value.confirm === 'boolean' && WARNING_KINDS.every((kind) => typeof Reflect.get(warnings, kind) === 'boolean');
}
