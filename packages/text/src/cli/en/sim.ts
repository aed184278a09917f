/** `tabannusi sim`, in English. */
import type { CliMessages } from '../values.ts';

export const sim: CliMessages['sim'] = {
  about: 'let bots play many games and sum them up',
};
