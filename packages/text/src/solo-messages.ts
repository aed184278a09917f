/** The log lines of the solo game: what the Bot’s cards, tiles and markers do, and how it decides. */
import type { LoggedEvent } from './logged.ts';
import type { Messages } from './messages.ts';

type Kind = LoggedEvent['event'];

export type SoloMessages = Messages<
  Extract<Kind, `automa${string}` | `bot${string}` | `${string}Discarded`> & Exclude<Kind, 'bonusDeclined'>
>;
