/**
 * What is hashed, as bytes. Fields are joined with their lengths, so that two different lists never make the same bytes; and each use has a label,
 * so that the digest of one can never stand for another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Field = string | Uint8Array;

const VERSION = 'tabannusi-fair-1';

/** Each field with its length in four bytes before it, the highest first; texts in UTF-8. */
function joined(fields: readonly Field[]): Uint8Array {
  return concatBytes(
    ...fields.flatMap((field) => {
      const bytes = typeof field === 'string' ? utf8ToBytes(field) : field;
      const { length } = bytes;
      return [Uint8Array.of(length >>> 24, length >>> 16, length >>> 8, length), bytes];
    }),
  );
}

export const labelled = (label: string, ...fields: readonly Field[]): Uint8Array => joined([`${VERSION} ${label}`, ...fields]);

/** SHA-256, 32 bytes. */
export const digest = (label: string, ...fields: readonly Field[]): Uint8Array => sha256(labelled(label, ...fields));

/** The same in 64 hexadecimal digits. */
export const hexDigest = (label: string, ...fields: readonly Field[]): string => bytesToHex(digest(label, ...fields));
