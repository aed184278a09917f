/** The source of chance at a hosted table. The host knows when outcomes are needed, and `fair` knows how they are made (decision 0036). */
import type { Chance } from '@tabannusi/engine';
import { fairChance, isHex32, type SeedParts, seatCommitment, seedOf } from '@tabannusi/fair';

/** The dice of one table, made of its secret. */
export interface Dice {
  /** Whether a share matches the seat's commitment. */
  isShare(table: string, seat: number, commitment: string, share: string): boolean;
  chance(dealt: Omit<SeedParts, 'secret'>): Chance;
  /** The server's secret, published in the last entry. */
  secret(): string;
}

export function fairDice(secret: string): Dice {
  let last: { readonly seal: string; readonly chance: Chance } | null = null;
  return {
    isShare: (table, seat, commitment, share) => isHex32(share) && seatCommitment(table, seat, share) === commitment,
    chance: ({ seal, shares }) => {
      if (last?.seal !== seal) last = { seal, chance: fairChance(seedOf({ secret, seal, shares })) };
      return last.chance;
    },
    secret: () => secret,
  };
}
