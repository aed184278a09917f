/** Changed editions for tests of the validator. */
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import type { Edition } from '../../src/edition/types.ts';

/** Returns a copy of the edition, as JSON gives it, with the value at each path (`board.duo.rows[2]`) replaced; `undefined` removes it. */
export function plant(changes: Readonly<Record<string, unknown>>, edition: Edition = REFERENCE_EDITION): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(edition));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop();
    if (last === undefined) return value;
    let at = copy as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
}

/** `count` equal entries. */
export function times<T>(count: number, entry: T): T[] {
  return Array.from({ length: count }, () => entry);
}

/** Every path of an edition, inner ones included. */
export function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    pathsOf(entry, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
  return path === '' ? inner : [path, ...inner];
}
