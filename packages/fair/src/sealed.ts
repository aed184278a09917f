/**
 * What can no longer change once a table is sealed. Its digest, the seal, is part of the seed: changing a setting would change the dice.
 */
import type { GameRecord } from '@tabannusi/engine';
import { canonical } from './canonical.ts';
import { hexDigest } from './digest.ts';

export interface Sealed {
  readonly table: string;
  /** The server's commitment to its secret. */
  readonly commitment: string;
  /** The game that will be played, as in its record, and the number of its seats. */
  readonly game: Pick<GameRecord, 'rules' | 'edition' | 'switches' | 'king'> & { readonly seats: number };
  /** By seat; null for a seat that gives no share, such as a bot's. */
  readonly seats: readonly (SealedSeat | null)[];
}

export interface SealedSeat {
  readonly commitment: string;
  /**
   * Whether the server knew the share before the table was sealed. Such a share does not protect against the server and the other seats
   * together.
   */
  readonly early: boolean;
}

export const sealOf = (sealed: Sealed): string => hexDigest('sealed', canonical(sealed));
