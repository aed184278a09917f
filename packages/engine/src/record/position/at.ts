/**
 * A value in a plain copy (`snapshot.ts`) with its path. Its methods read it as something, or report why they cannot. Only `required`
 * reports a missing value.
 */
import type { RuleId } from '../../model/rule-ids.ts';
import type { Faults, PositionAllowed, PositionFaultCode } from './faults.ts';
import { joinPath, type Plain } from './snapshot.ts';

export class At {
  readonly value: Plain | undefined;
  readonly faults: Faults;
  /** The value that contains this one and the key in it, or the whole path. Paths are built only when something is reported. */
  readonly #parent: At | string;
  readonly #step: string | number;

  constructor(value: Plain | undefined, faults: Faults, parent: At | string, step: string | number = '') {
    this.value = value;
    this.faults = faults;
    this.#parent = parent;
    this.#step = step;
  }

  get path(): string {
    return typeof this.#parent === 'string' ? this.#parent : joinPath(this.#parent.path, this.#step);
  }

  get absent(): boolean {
    return this.value === undefined;
  }

  refuse(code: PositionFaultCode, allowed: PositionAllowed = null, rule: RuleId | null = null): void {
    this.faults.add(code, this.path, this.value, allowed, rule);
  }

  /** Reports a missing value; returns this. */
  required(): this {
    if (this.absent) this.refuse('missing');
    return this;
  }

  /** Whether this is an object; reports unknown keys. */
  isObject(keys: readonly string[]): boolean {
    if (this.absent) return false;
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      this.refuse('wrongType', { kind: 'object' });
      return false;
    }
    for (const key of Object.keys(this.value)) {
      if (!keys.includes(key)) this.faults.add('unknownKey', joinPath(this.path, key), key, { values: keys });
    }
    return true;
  }

  /** A property of this object. */
  key(name: string): At {
    const object = this.value as { readonly [key: string]: Plain } | undefined;
    return new At(object?.[name], this.faults, this, name);
  }

  /** An entry of this list. */
  entry(index: number): At {
    const list = this.value as readonly Plain[] | undefined;
    return new At(list?.[index], this.faults, this, index);
  }

  /** The present properties, of those allowed. */
  entries<K extends string>(keys: readonly K[]): { readonly key: K; readonly index: number; readonly at: At }[] {
    if (!this.isObject(keys)) return [];
    return keys.map((key, index) => ({ key, index, at: this.key(key) })).filter(({ at }) => !at.absent);
  }

  /** The entries of this list. */
  list(min: number, max: number): At[] {
    if (this.absent) return [];
    if (!Array.isArray(this.value)) {
      this.refuse('wrongType', { kind: 'list' });
      return [];
    }
    const list = this.value as readonly Plain[];
    if (list.length < min || list.length > max) {
      this.faults.add('wrongLength', this.path, list.length, { min, max });
      return [];
    }
    return list.map((entry, index) => new At(entry, this.faults, this, index));
  }

  whole(min: number, max: number): number | undefined {
    if (this.absent) return undefined;
    if (typeof this.value !== 'number') this.refuse('wrongType', { kind: 'number' });
    else if (Number.isInteger(this.value) && this.value >= min && this.value <= max) return this.value;
    else this.refuse('outOfRange', { min, max });
    return undefined;
  }

  /** The index of this word in a list of allowed words. */
  oneOf(values: readonly string[]): number | undefined {
    if (this.absent) return undefined;
    if (typeof this.value !== 'string') {
      this.refuse('wrongType', { values });
      return undefined;
    }
    const index = values.indexOf(this.value);
    if (index >= 0) return index;
    this.refuse('notOneOf', { values });
    return undefined;
  }

  text(): string | undefined {
    if (this.absent || typeof this.value === 'string') return this.value as string | undefined;
    this.refuse('wrongType', { kind: 'text' });
    return undefined;
  }

  flag(): boolean | undefined {
    if (this.absent || typeof this.value === 'boolean') return this.value as boolean | undefined;
    this.refuse('wrongType', { kind: 'boolean' });
    return undefined;
  }
}
