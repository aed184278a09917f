/** A page that could not be drawn, in English. */
import type { BrokenMessages } from './values.ts';

export const broken: BrokenMessages = {
  broken: {
    says: 'This page could not be shown: something went wrong, or there is no network. Your games are kept.',
    again: 'Load it again',
  },
};
