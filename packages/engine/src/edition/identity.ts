/**
 * What makes two editions the same: their content, however the keys are ordered. A record that names a shipped edition carries its
 * id, version and content hash.
 */
import type { Edition } from './types.ts';

/** 64 bits as 16 hexadecimal digits, the same on every platform; every value counts, words of origin and notes included. */
export function contentHash(edition: Edition): string {
  const text = canonicalJson(edition);
  // Two 32-bit lanes over UTF-16 units, mixed into each other at the end (cyrb64 by bryc, public domain).
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909);
  return hex(mixedHigh) + hex(mixedLow);
}

/** JSON without blanks and with the keys of every object in the order of their UTF-16 units; for plain trees of data. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
