/**
 * Makes values from outside harmless before they are used: each is read once, into an object of strings, numbers and lists of numbers.
 * Getters, proxies and prototypes have no effect after that.
 */

/** More keys than any choice or outcome has. */
const MOST_KEYS = 8;
const LONGEST_LIST = 16;

/**
 * A plain copy; null if the value is not an object, throws while it is read, or is larger than any choice or outcome. Values other than
 * strings, numbers and lists of numbers become undefined. Whether the copy names anything of the game is not checked.
 */
export function plainCopy<T extends object>(outside: T): T | null {
  try {
    if (typeof outside !== 'object' || outside === null || Array.isArray(outside) || ArrayBuffer.isView(outside)) return null;
    const keys = Object.keys(outside);
    if (keys.length > MOST_KEYS) return null;
    return Object.fromEntries(keys.map((key) => [key, plainValue(Reflect.get(outside, key))])) as T;
  } catch {
    return null;
  }
}

function plainValue(value: unknown): string | number | (number | undefined)[] | undefined {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? plainList(value) : plainNumber(value);
}

/** Accepts only lists without holes or further properties. */
function plainList(list: readonly unknown[]): (number | undefined)[] | undefined {
  const { length } = list;
  // A proxied list may claim any length.
  if (typeof length !== 'number' || length > LONGEST_LIST || Object.keys(list).length !== length) return undefined;
  return Array.from({ length }, (_, n) => plainNumber(list[n]));
}

const plainNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns whether a plain copy has exactly the keys and values of a choice or an outcome. */
export function isSameForm(copy: object, form: object): boolean {
  const keys = Object.keys(form);
  return (
    Object.keys(copy).length === keys.length &&
    keys.every((key) => Object.hasOwn(copy, key) && isSameValue(Reflect.get(copy, key), Reflect.get(form, key)))
  );
}

function isSameValue(copied: unknown, value: unknown): boolean {
  if (!Array.isArray(copied) || !Array.isArray(value)) return Object.is(copied, value);
  return copied.length === value.length && copied.every((number, n) => Object.is(number, value[n]));
}
