/** The keyboard shortcuts of the table, as set by the person. */
import type { WebWords } from '@tabannusi/text';

export const DEEDS = ['undo', 'redo', 'restart', 'hint', 'commands'] as const;
export type Deed = (typeof DEEDS)[number];

/** A lower-case letter for each; an empty string means no shortcut. */
export type Keys = Readonly<Record<Deed, string>>;

export const FIRST_KEYS: Keys = { undo: 'u', redo: 'r', restart: 't', hint: 'h', commands: 'c' };

export function deedName(web: WebWords, deed: Deed): string {
  return deed === 'hint' ? web.say('hint', 'open', {}) : web.say('game', deed, {});
}

/** Whether a key press types a letter or includes a modifier key, so that it is not a shortcut. */
export const isForSomethingElse = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input, select, textarea'));

/** Null if the key is no shortcut. */
export const deedOf = (keys: Keys, key: string): Deed | null => DEEDS.find((deed) => keys[deed] !== '' && keys[deed] === key) ?? null;

/** Whether a stored value is a valid set of shortcuts: no letter stands for two things. */
export function areKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null) return false;
  const letters = DEEDS.map((deed): unknown => Reflect.get(value, deed));
  const used = letters.filter((letter) => letter !== '');
  return letters.every((letter) => typeof letter === 'string' && /^\p{Ll}?$/u.test(letter)) && new Set(used).size === used.length;
}
