/** Forms of what comes from outside. */

/** More values than any proof has, and deeper than it goes: so a copy ends, whatever is given. */
const MOST_VALUES = 500_000;
const DEEPEST = 12;

/** What it says, read once, as JSON would keep it. Undefined where it is too large or throws while it is read. */
export function plainCopy(outside: unknown): unknown {
  let left = MOST_VALUES;
  const copyOf = (value: unknown, depth: number): unknown => {
    if (--left < 0 || depth > DEEPEST) throw new RangeError('too large');
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      // A proxied list may have any length.
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

/** The path of what has not its form, '' for the value itself; null where all has. */
export type Form = (value: unknown) => string | null;

export const is =
  (check: (value: unknown) => boolean): Form =>
  (value) =>
    check(value) ? null : '';

export const orNull =
  (form: Form): Form =>
  (value) =>
    value === null ? null : form(value);

/** An object with exactly these keys; those of `optional` may be left out. */
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

/** Of a place and a path in it. */
const joined = (place: string, path: string): string => (path === '' || path.startsWith('[') ? place + path : `${place}.${path}`);
