/** One text for one value: JSON without spaces and with sorted keys. And the chain of what everybody is told. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Of what can be written as JSON. A member that is undefined is none. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** Before the first entry. */
export const CHAIN_START = '';

/**
 * The chain after an entry, of what a spectator is told of it. A chain has 64 hexadecimal digits or none, so where it ends in the text is not in
 * doubt.
 */
export const chained = (chain: string, told: string): string => bytesToHex(sha256(utf8ToBytes(`tabannusi-table-1|${chain}|${told}`)));
