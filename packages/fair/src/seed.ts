/** The seed of a table's dice: of the server's secret, the shares of the seats, and all that was sealed before the shares were told. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { digest } from './digest.ts';

export interface SeedParts {
  /** The server's. */
  readonly secret: string;
  /** By seat; null where it gives none. */
  readonly shares: readonly (string | null)[];
  /** `sealOf` what was sealed. */
  readonly seal: string;
}

/** 32 bytes: HKDF-SHA-256 with the secret as key, the shares as salt and the seal as context. */
export function seedOf({ secret, shares, seal }: SeedParts): Uint8Array {
  const salt = digest('shares', ...shares.map((share) => (share === null ? '' : hexToBytes(share))));
  return hkdf(sha256, hexToBytes(secret), salt, hexToBytes(seal), 32);
}
