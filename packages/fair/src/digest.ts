/**
 * The bytes that are hashed. Each field is preceded by its length, so two different lists never give the same bytes. Each use has its own
 * label, so a digest for one use is never valid for another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Field = string | Uint8Array;

const VERSION = 'tabannusi-fair-1';

/** Joins the fields, each preceded by its length as four bytes, big-endian. Strings are UTF-8. */
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

/** Returns the digest as 64 hexadecimal digits. */
export const hexDigest = (label: string, ...fields: readonly Field[]): string => bytesToHex(digest(label, ...fields));
