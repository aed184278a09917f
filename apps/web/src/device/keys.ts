/** The keyboard shortcuts of the table, as set by the person. */
import type { WebWords } from '@tabannusi/text';

export const DEEDS = ['undo', 'redo', 'restart', 'hint', 'commands', 'stepBack', 'stepOn'] as const;
export type Deed = (typeof DEEDS)[number];

/** A lower-case letter or a sign for each; an empty string means no shortcut. */
export type Keys = Readonly<Record<Deed, string>>;

export const FIRST_KEYS: Keys = { undo: 'u', redo: 'r', restart: 't', hint: 'h', commands: 'c', stepBack: ',', stepOn: '.' };

export function deedName(web: WebWords, deed: Deed): string {
  if (deed === 'hint') return web.say('hint', 'open', {});
  return deed === 'stepBack' || deed === 'stepOn' ? web.say('history', deed, {}) : web.say('game', deed, {});
}

/** Whether a key press types a letter or includes a modifier key, so that it is not a shortcut. */
export const isForSomethingElse = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea'));

/** Null if the key is no shortcut. */
export const deedOf = (keys: Keys, key: string): Deed | null => DEEDS.find((deed) => keys[deed] !== '' && keys[deed] === key) ?? null;

/** Whether a stored value is a valid set of shortcuts: no letter stands for two things. */
export function areKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null) return false;
  const letters = DEEDS.map((deed): unknown => Reflect.get(value, deed));
  const used = letters.filter((letter) => letter !== '');
  return letters.every((letter) => typeof letter === 'string' && /^[\p{Ll}\p{P}]?$/u.test(letter)) && new Set(used).size === used.length;
}

/** Collects the letters, digits and signs that are pressed from now on. The returned function stops this and returns them. */
export function noteKeys(): () => readonly string[] {
  const pressed: string[] = [];
  const note = (event: KeyboardEvent): void => {
    if (event.key.length === 1 && !isForSomethingElse(event)) pressed.push(event.key);
  };
  addEventListener('keydown', note);
  return () => {
    removeEventListener('keydown', note);
    return pressed.splice(0);
  };
}
