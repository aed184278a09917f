/**
 * Makes a plain copy of any value before it is read: own enumerable properties, each read once, within POSITION_LIMITS. So getters,
 * proxies, cycles and huge lists can neither change while they are read nor prevent the end.
 */
import { isList, lengthOf } from '../../edition/faults.ts';
import type { Faults, PositionFaultCode } from './faults.ts';
import { POSITION_LIMITS } from './format.ts';

/** Objects have no prototype, so that every key is only a key. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A property of the whole value that is returned uncopied. */
export interface Apart {
  readonly key: string;
  value: unknown;
}

/** Returns the copy; undefined after a fault. Values that JSON cannot hold are refused; undefined properties are left out. */
export function snapshot(value: unknown, path: string, faults: Faults, apart: Apart | null = null): Plain | undefined {
  const copier = new Copier(path, faults, apart);
  try {
    return copier.copy(value);
  } catch {
    return copier.refuse('unreadable', 'unreadable');
  }
}

class Copier {
  readonly #start: string;
  readonly #faults: Faults;
  readonly #apart: Apart | null;
  /** The keys and indices that lead to the value being copied. */
  readonly #steps: (string | number)[] = [];
  #left: number = POSITION_LIMITS.values;

  constructor(start: string, faults: Faults, apart: Apart | null) {
    this.#start = start;
    this.#faults = faults;
    this.#apart = apart;
  }

  refuse(code: PositionFaultCode, found: number | string, max?: number): undefined {
    this.#faults.add(code, this.#steps.reduce(joinPath, this.#start), found, max === undefined ? null : { min: 0, max });
  }

  copy(value: unknown): Plain | undefined {
    if (--this.#left < 0) return this.refuse('tooLarge', POSITION_LIMITS.values + 1, POSITION_LIMITS.values);
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : this.refuse('outOfRange', String(value));
    if (typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'string') {
      return value.length <= POSITION_LIMITS.text ? value : this.refuse('tooLarge', value.length, POSITION_LIMITS.text);
    }
    if (typeof value !== 'object' || ArrayBuffer.isView(value)) return this.refuse('wrongType', typeof value);
    if (this.#steps.length === POSITION_LIMITS.depth) return this.refuse('tooLarge', POSITION_LIMITS.depth + 1, POSITION_LIMITS.depth);
    return isList(value) ? this.#copyList(value) : this.#copyObject(value);
  }

  #copyList(value: readonly unknown[]): Plain | undefined {
    const length = lengthOf(value);
    if (length > POSITION_LIMITS.entries) return this.refuse('tooLarge', length, POSITION_LIMITS.entries);
    const list: Plain[] = [];
    for (let index = 0; index < length; index++) {
      this.#steps.push(index);
      const entry = this.copy(value[index]);
      if (entry === undefined) return undefined;
      this.#steps.pop();
      list.push(entry);
    }
    return list;
  }

  #copyObject(value: object): Plain | undefined {
    const keys = Object.keys(value);
    if (keys.length > POSITION_LIMITS.entries) return this.refuse('tooLarge', keys.length, POSITION_LIMITS.entries);
    const object: Record<string, Plain> = Object.create(null);
    for (const key of keys) {
      if (key.length > POSITION_LIMITS.text) return this.refuse('tooLarge', key.length, POSITION_LIMITS.text);
      this.#steps.push(key);
      const inner = (value as Record<string, unknown>)[key];
      if (this.#steps.length === 1 && key === this.#apart?.key) this.#apart.value = inner;
      else if (inner !== undefined) {
        const entry = this.copy(inner);
        if (entry === undefined) return undefined;
        object[key] = entry;
      }
      this.#steps.pop();
    }
    return object;
  }
}

export function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(step)) return `${path}[${JSON.stringify(step)}]`;
  return path === '' ? step : `${path}.${step}`;
}
