/** The entry point of the host: one hosted table, without any I/O. */
export type { Command, CommandOf, Decisions, PersonCommand, Refused } from './commands.ts';
export { Impossible } from './course.ts';
export { type Decided, decide, type Given, seqOf } from './decide.ts';
export { type Dice, fairDice } from './dice.ts';
export { type Draft, draftOf } from './draft.ts';
export type { Answers, Body, Entry, EntryOf, GameStart, Place, Sitter, Stretch, TableOptions, Watching } from './entries.ts';
export { type Advanced, advance, evolve } from './evolve.ts';
export { type Feed, feedFor } from './feed.ts';
export { type Hosted, type HostedSeat, type Phase, personAt, seatOf, type Waiting, waiting } from './hosted.ts';
export type { FromClient, FromServer, Presence, Refusal, ToldBody, ToldEntry, ToldStep, ToldStretch } from './messages.ts';
export { PROTOCOL_VERSION } from './messages.ts';
export { type BotAsked, botAsked, observerOf } from './observers.ts';
export { recordOf } from './record.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { type Rematch, rematchOf } from './rematch.ts';
export { retell } from './retell.ts';
export { readStart } from './settings.ts';
export { type ReadEntry, type ReadLog, readEntry, readLog, type StoredEntry, type StoredFault, writeEntry } from './stored.ts';
