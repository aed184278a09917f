/** `tabannusi play`, in English. */
import type { CliMessages } from '../values.ts';

export const play: CliMessages['play'] = {
  about: 'play a game in the terminal, with friends or against bots',
};
