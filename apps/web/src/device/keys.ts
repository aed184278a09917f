/** Keys that do something at the table, as a person has set them. */
import type { WebWords } from '@tabannusi/text';

/** What a key can do. */
export const DEEDS = ['undo', 'redo', 'restart', 'hint', 'commands'] as const;
export type Deed = (typeof DEEDS)[number];

/** A small letter for each; an empty one is no key. */
export type Keys = Readonly<Record<Deed, string>>;

export const FIRST_KEYS: Keys = { undo: 'u', redo: 'r', restart: 't', hint: 'h', commands: 'c' };

export function deedName(web: WebWords, deed: Deed): string {
  return deed === 'hint' ? web.say('hint', 'open', {}) : web.say('game', deed, {});
}

/** Whether a key is pressed where it writes a letter, or together with another: then it does nothing here. */
export const isForSomethingElse = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input, select, textarea'));

/** Null where the key does nothing. */
export const deedOf = (keys: Keys, key: string): Deed | null => DEEDS.find((deed) => keys[deed] !== '' && keys[deed] === key) ?? null;

/** Whether something kept can be the keys: a letter does one thing only. */
export function areKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null) return false;
  const letters = DEEDS.map((deed): unknown => Reflect.get(value, deed));
  const used = letters.filter((letter) => letter !== '');
  return letters.every((letter) => typeof letter === 'string' && /^\p{Ll}?$/u.test(letter)) && new Set(used).size === used.length;
}
