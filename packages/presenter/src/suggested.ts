/**
 * The suggested choice. Every payment has a default: dice, then Crates, then Gold. The engine offers it first and previews show it
 * as the cost, so terminal and page suggest it for all four payments. No other choice is suggested.
 */
import { type Ask, PAYMENTS } from '@tabannusi/engine';

/** Returns whether the first choice of the question is the suggested one. */
export const suggestsFirst = ({ ask }: Pick<Ask, 'ask'>): boolean => PAYMENTS.some((payment) => payment === ask);
