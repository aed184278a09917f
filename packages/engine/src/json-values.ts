/** Reads values from outside as JSON, whatever they are. */

/** Limits above anything that is expected, so that copying ends. */
export interface CopyLimits {
  readonly values: number;
  readonly depth: number;
}

/**
 * A plain copy, as JSON would keep it: members without a value are left out. Undefined if the value is too large, is nothing that JSON
 * has, such as a number that is not finite, or throws while it is read.
 */
export function jsonCopy(outside: unknown, { values, depth: deepest }: CopyLimits): unknown {
  let left = values;
  const copyOf = (value: unknown, depth: number): unknown => {
    if (--left < 0 || depth > deepest) throw new RangeError('too large');
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
    if (typeof value !== 'object') throw new TypeError('not JSON');
    if (Array.isArray(value)) {
      // A proxied list may claim any length.
      if (!(value.length <= left)) throw new RangeError('too large');
      return Array.from({ length: value.length }, (_, n) => copyOf(value[n], depth + 1));
    }
    const members = Object.keys(value).map((key): [string, unknown] => [key, Reflect.get(value, key)]);
    return Object.fromEntries(members.flatMap(([key, member]) => (member === undefined ? [] : [[key, copyOf(member, depth + 1)]])));
  };
  try {
    return copyOf(outside, 0);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
