/**
 * Which choice is suggested. Every payment has a default: dice, then Crates, then Gold. The engine offers it first, and a preview counts it as the
 * cost; so terminal and page suggest it for all four payments, and for nothing else.
 */
import { type Ask, PAYMENTS } from '@tabannusi/engine';

/** Whether the first choice of the question is the suggested one. */
export const suggestsFirst = ({ ask }: Pick<Ask, 'ask'>): boolean => PAYMENTS.some((payment) => payment === ask);
