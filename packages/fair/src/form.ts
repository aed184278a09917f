/** Checks the form of values from outside the program. */
import { isObject } from '@tabannusi/engine';

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
