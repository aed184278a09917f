/** Who may watch a table, and what a bot is told when it is asked. */
import { choicesOf, type Known, mask, type PackedKnown, packKnown, SPECTATOR } from '@tabannusi/engine';
import { resume } from './course.ts';
import { type Hosted, seatOf, waiting } from './hosted.ts';

/**
 * Returns the observer that a person is at a table: a seat, SPECTATOR, or null if the person may not watch. `person` is null if unknown.
 */
export function observerOf(hosted: Hosted, person: string | null): number | null {
  const seat = person === null ? null : seatOf(hosted, person);
  if (seat !== null) return seat;
  const isInvited = person !== null && hosted.seats.some(({ invited }) => invited === person);
  const mayLook = hosted.options.watching === 'link' || hosted.phase === 'open' || person === hosted.host || isInvited;
  return mayLook ? SPECTATOR : null;
}

export interface BotAsked {
  readonly seat: number;
  readonly bot: string;
  /** The number of the last entry; the bot's decision is for this moment. */
  readonly at: number;
  /** Only what the bot's seat knows, in a form that can be sent to another thread. */
  readonly known: PackedKnown;
}

/** Returns null if the table does not wait for a bot. */
export function botAsked(hosted: Hosted): BotAsked | null {
  const wait = waiting(hosted);
  if (wait === null || wait.for !== 'bot') return null;
  const { seat, bot } = wait;
  const { state } = resume(hosted.setting, hosted.course).game;
  const known: Known = { seat, masked: mask(state, seat), choices: choicesOf(state) };
  return { seat, bot, at: hosted.seq, known: packKnown(known) };
}
