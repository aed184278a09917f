/** Where the chance of a hosted table comes from. The host knows when outcomes are needed; how they are made, `fair` knows (decision 0036). */
import type { Chance } from '@tabannusi/engine';
import { fairChance, isHex32, type SeedParts, seatCommitment, seedOf } from '@tabannusi/fair';

/** Of one table: what its secret is good for. */
export interface Dice {
  /** Whether a share is what the seat had committed itself to. */
  isShare(table: string, seat: number, commitment: string, share: string): boolean;
  chance(dealt: Omit<SeedParts, 'secret'>): Chance;
  /** What the server had committed itself to. It is published in the last entry. */
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
