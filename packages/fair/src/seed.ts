/**
 * The seed of a table's dice, made of the server's secret, the seats' shares and the seal over everything that was fixed before the shares
 * were revealed.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { digest } from './digest.ts';

export interface SeedParts {
  /** The server's secret. */
  readonly secret: string;
  /** By seat; null if the seat gives no share. */
  readonly shares: readonly (string | null)[];
  /** The seal, from `sealOf`. */
  readonly seal: string;
}

/** 32 bytes: HKDF-SHA-256 with the secret as key, the shares as salt and the seal as context. */
export function seedOf({ secret, shares, seal }: SeedParts): Uint8Array {
  const salt = digest('shares', ...shares.map((share) => (share === null ? '' : hexToBytes(share))));
  return hkdf(sha256, hexToBytes(secret), salt, hexToBytes(seal), 32);
}
