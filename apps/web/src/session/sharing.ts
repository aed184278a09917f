/** Makes equal parts of two values identical, so that React can tell by identity what has changed. */

/** Returns `after` with the parts of `before` that are equal. Both consist of plain objects, arrays and primitives. */
export function sharing<T>(before: T, after: T): T {
  if (!hasParts(before) || !hasParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => sharing<unknown>(Reflect.get(before, key), Reflect.get(after, key)));
  if (keys.length === Object.keys(before).length && keys.every((key, n) => Object.is(parts[n], Reflect.get(before, key)))) return before;
  return (Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, n) => [key, parts[n]]))) as T;
}

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;
