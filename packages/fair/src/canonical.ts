/**
 * Canonical JSON, without spaces and with sorted keys, so that equal values have equal texts; and the hash chain over what everybody is
 * told.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the canonical text of a value that JSON can hold. Members that are undefined are left out. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  let members = '';
  for (const key of Object.keys(value).sort()) {
    const member: unknown = value[key as keyof typeof value];
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `{${members}}`;
}

/** The chain before the first entry. */
export const CHAIN_START = '';

/**
 * The chain after an entry, as a spectator is told it. A chain is empty or has 64 hexadecimal digits, so the boundary between chain and
 * entry is unambiguous.
 */
export const chained = (chain: string, told: string): string => bytesToHex(sha256(utf8ToBytes(`tabannusi-table-1|${chain}|${told}`)));
