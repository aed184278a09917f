/** What can no longer be changed once a table is sealed. Its digest, the seal, goes into the seed: whoever changes a setting changes the dice. */
import type { GameRecord } from '@tabannusi/engine';
import { canonical } from './canonical.ts';
import { hexDigest } from './digest.ts';

export interface Sealed {
  readonly table: string;
  /** The server's, to its secret. */
  readonly commitment: string;
  /** What is played, as in the record, for so many seats. */
  readonly game: Pick<GameRecord, 'rules' | 'edition' | 'switches' | 'king'> & { readonly seats: number };
  /** By seat; null for one that gives no share, such as a bot's. */
  readonly seats: readonly (SealedSeat | null)[];
}

export interface SealedSeat {
  readonly commitment: string;
  /** Whether the server knew the share before the table was sealed. Then the seat proves nothing against the server and the other seats together. */
  readonly early: boolean;
}

export const sealOf = (sealed: Sealed): string => hexDigest('sealed', canonical(sealed));
