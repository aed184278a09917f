/** The entry point of the table: one game being played, without any I/O. */

/** For the text and web packages, which show warnings beside the settings that switch them off. */
export type { Warning } from '@tabannusi/engine';
export type { Asked, Back, Done, Prompt, Refusal } from './answers.ts';
export type { Bot } from './bots/bot.ts';
export type { Stretch, ToldEntry } from './followed/entries.ts';
export { FollowedTable } from './followed/followed-table.ts';
export type { Logged, Seen } from './history.ts';
export { type NewTable, newTable } from './new-table.ts';
export type { Listener, Notice } from './notices.ts';
export { type OpenedTable, openTable } from './open.ts';
/** For hosts of online tables. */
export { followOrders, isOrders, type Orders } from './orders.ts';
export type { SavedFault, SavedTable } from './save.ts';
export { Screen } from './screen.ts';
export { DEFAULT_SETTINGS, LONGEST_BOT, type Seat, type SeatSettings, savedSeat, WARNING_KINDS, type WarningKind } from './seats.ts';
export type { Sight } from './sight.ts';
export type { Table } from './table.ts';
