/**
 * The identity of an edition is its content, in any order of keys. A record that names a shipped edition carries its id, version and
 * content hash.
 */
import { finish, hex64, mixHigh, mixLow } from './mix.ts';
import type { Edition } from './types.ts';

/** 64 bits as 16 hexadecimal digits, the same on every platform. Every value counts, including origins and notes. */
export function contentHash(edition: Edition): string {
  const text = canonicalJson(edition);
  let high = 0x243f6a88;
  let low = 0x13198a2e;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = mixHigh(high, unit);
    low = mixLow(low, unit);
  }
  return hex64(finish(high ^ low), finish(low + Math.imul(high, 4)));
}

/** JSON without blanks and with the keys of every object in UTF-16 order; for trees of plain data. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}
