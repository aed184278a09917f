/** All shipped editions, the newest first. Every version stays, so a record that names one can always be played. */
import { contentHash } from '../edition/identity.ts';
import { REFERENCE_EDITION } from '../edition/reference.ts';
import { REFERENCE_EDITION_1 } from '../edition/reference-1.ts';
import { REFERENCE_EDITION_2 } from '../edition/reference-2.ts';
import type { Edition } from '../edition/types.ts';
import type { EditionName } from './position/format.ts';

export const SHIPPED: readonly Edition[] = [REFERENCE_EDITION, REFERENCE_EDITION_2, REFERENCE_EDITION_1];

export const shippedEdition = (id: string, version: number): Edition | undefined =>
  SHIPPED.find((edition) => edition.id === id && edition.version === version);

const hashes = new Map<Edition, string>();

/** Returns the hash of a shipped edition's content, computed once. */
export function shippedHash(edition: Edition): string {
  let hash = hashes.get(edition);
  if (hash === undefined) {
    hash = contentHash(edition);
    hashes.set(edition, hash);
  }
  return hash;
}

/**
 * Names a shipped edition by id, version and content hash, and returns any other edition whole. Editions with the same content are the
 * same.
 */
export function nameEdition(edition: Edition): EditionName | Edition {
  const { id, version } = edition;
  const shipped = shippedEdition(id, version);
  const isShipped = shipped !== undefined && (shipped === edition || shippedHash(shipped) === contentHash(edition));
  return isShipped ? { id, version, hash: shippedHash(shipped) } : edition;
}
