/** Reads values from outside the program and checks their form. */

/** Limits above any proof, so that copying ends whatever is given. */
const MOST_VALUES = 500_000;
const DEEPEST = 12;

/** A plain copy, as JSON would keep it. Undefined if the value is too large or throws while it is read. */
export function plainCopy(outside: unknown): unknown {
  let left = MOST_VALUES;
  const copyOf = (value: unknown, depth: number): unknown => {
    if (--left < 0 || depth > DEEPEST) throw new RangeError('too large');
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      // A proxied list may claim any length.
      if (!(value.length <= left)) throw new RangeError('too large');
      return Array.from({ length: value.length }, (_, n) => copyOf(value[n], depth + 1));
    }
    const members = Object.keys(value).map((key): [string, unknown] => [key, copyOf(Reflect.get(value, key), depth + 1)]);
    return Object.fromEntries(members.filter(([, member]) => member !== undefined));
  };
  try {
    return copyOf(outside, 0);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the path of the first value with a wrong form, '' for the value itself; null if there is none. */
export type Form = (value: unknown) => string | null;

export const is =
  (check: (value: unknown) => boolean): Form =>
  (value) =>
    check(value) ? null : '';

export const orNull =
  (form: Form): Form =>
  (value) =>
    value === null ? null : form(value);

/** Checks for an object with exactly these keys; the keys in `optional` may be missing. */
export const object =
  (keys: Readonly<Record<string, Form>>, optional: Readonly<Record<string, Form>> = {}): Form =>
  (value) => {
    if (!isObject(value)) return '';
    const names = new Set([...Object.keys(keys), ...Object.keys(value)]);
    for (const name of names) {
      const form = Object.hasOwn(keys, name) ? keys[name] : Object.hasOwn(optional, name) ? optional[name] : undefined;
      const path = Object.hasOwn(value, name) && form !== undefined ? form(value[name]) : '';
      if (path !== null) return joined(name, path);
    }
    return null;
  };

export const list =
  (most: number, form: Form): Form =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return '';
    for (const [n, item] of value.entries()) {
      const path = form(item);
      if (path !== null) return joined(`[${n}]`, path);
    }
    return null;
  };

/** Joins the path of a value and a path inside it. */
const joined = (place: string, path: string): string => (path === '' || path.startsWith('[') ? place + path : `${place}.${path}`);
