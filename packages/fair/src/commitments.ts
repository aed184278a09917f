/**
 * Secrets, and commitments that are published before them. Whoever has committed to a secret cannot reveal a different one later, and
 * nobody can find the secret from its commitment. A secret is 32 random bytes; all values are hexadecimal.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { hexDigest } from './digest.ts';

const SECRET = /^[0-9a-f]{64}$/;

/** Returns whether a value has the form of a secret, share, commitment or seal: 64 hexadecimal digits in lower case. */
export const isHex32 = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);

/** Returns the server's commitment to its secret, published when it opens a table. */
export const serverCommitment = (table: string, secret: string): string => hexDigest('server', table, hexToBytes(secret));

/** A seat's commitment to its share, published when a person sits down. */
export const seatCommitment = (table: string, seat: number, share: string): string =>
  hexDigest('seat', table, String(seat), hexToBytes(share));
