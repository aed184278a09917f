/**
 * Secrets and what is said of them before they are told. Whoever commits to a secret can tell no other one later, and nobody can find it from the
 * commitment. A secret is 32 random bytes from the one who commits; all values are hexadecimal.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { hexDigest } from './digest.ts';

const SECRET = /^[0-9a-f]{64}$/;

/** Whether something can be a secret, a share, a commitment or a seal: 64 hexadecimal digits, in lower case. */
export const isHex32 = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);

/** What the server says of its secret when it opens a table. */
export const serverCommitment = (table: string, secret: string): string => hexDigest('server', table, hexToBytes(secret));

/** What a seat says of its share when it sits down. */
export const seatCommitment = (table: string, seat: number, share: string): string =>
  hexDigest('seat', table, String(seat), hexToBytes(share));
