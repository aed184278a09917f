/** Hints for all who ask, in one place, so that they need not know where the thinking is done. */
import { type Budget, type Hint, hint, type Known } from '@tabannusi/ai';

/** The bots that can say what they think of every choice. */
export const ADVISERS = ['builder'] as const;

export const askHint = async (known: Known, budget: Budget = {}, count?: number): Promise<Hint> => hint(known, budget, count);
