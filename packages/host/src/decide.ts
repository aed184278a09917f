/**
 * Turns a command into entries to append to the log, or into a refusal. Deciding changes nothing: entries count once they are stored.
 *
 * A command whose id is in the log was done before and gets the same answer again, if it is the same command.
 */
import { type Command, type Refused, refuse } from './commands.ts';
import { decideOpen } from './decide/open.ts';
import { decideEnd, decideOrders, decideRematch } from './decide/others.ts';
import { decideBotPlays, decideCommit } from './decide/play.ts';
import { decideReady, decideSeatBot, decideShare, decideSit, decideStand } from './decide/seats.ts';
import type { Deed, Done } from './deed.ts';
import type { Dice } from './dice.ts';
import type { Entry } from './entries.ts';
import { advance, evolve } from './evolve.ts';
import type { Feed } from './feed.ts';
import { type Hosted, seatOf } from './hosted.ts';
import { writeEntry } from './stored.ts';

export interface Given {
  /** The time in milliseconds. */
  readonly now: number;
  readonly dice: Dice;
}

export type Decided =
  /** The table after the entries, and the feed of each: they count once the entries are stored. */
  | { readonly ok: true; readonly entries: readonly Entry[]; readonly after: Hosted; readonly feeds: readonly Feed[] }
  /** The command was done before, by the entry with the number `known`; or it changes nothing, and `known` is the last entry. */
  | { readonly ok: true; readonly entries: readonly []; readonly known: number }
  | Refused;

/** Returns the entry number that answers a command: that of its first entry. Null for a refusal. */
export function seqOf(decided: Decided): number | null {
  if (!decided.ok) return null;
  return 'known' in decided ? decided.known : (decided.entries[0]?.seq ?? null);
}

export function decide(hosted: Hosted | null, command: Command, given: Given): Decided {
  const id = idOf(command);
  if (id === null) return refuse('idTaken');
  const known = hosted?.log.find((entry) => entry.id === id);
  if (hosted !== null && known !== undefined)
    return isRepeated(hosted, known, command, given) ? { ok: true, entries: [], known: known.seq } : refuse('idTaken');
  const deed = deedOf(hosted, command, given);
  if (!deed.ok) return deed;
  const { body, follows } = deed;
  if (body === null) return { ok: true, entries: [], known: hosted?.seq ?? 0 };
  return appended(hosted, { ...body, seq: (hosted?.seq ?? 0) + 1, id, at: given.now }, follows);
}

/** Advances the table by the first entry and by those that follow from it. */
function appended(hosted: Hosted | null, first: Entry, follows: Done['follows'] = () => null): Decided {
  let { hosted: after, feed } = advance(hosted, first);
  const entries = [first];
  const feeds = [feed];
  for (let body = follows(after); body !== null; body = follows(after)) {
    const entry: Entry = { ...body, seq: after.seq + 1, id: null, at: first.at };
    ({ hosted: after, feed } = advance(after, entry));
    entries.push(entry);
    feeds.push(feed);
  }
  return { ok: true, entries, after, feeds };
}

/** A bot moves once after each entry, whichever node asks it, and no person has an id of this form. */
const BOT = 'bot ';

/** Returns the id of a command; null if a person uses one of a bot. */
function idOf(command: Command): string | null {
  if (command.do === 'botPlays') return `${BOT}${command.at}`;
  return command.id.startsWith(BOT) ? null : command.id;
}

/** Whether a command made the entry. Its log is replayed, because the entry does not name who made it. A bot may have decided otherwise. */
function isRepeated({ log }: Hosted, entry: Entry, command: Command, { dice }: Given): boolean {
  const { seq, id, at } = entry;
  if (command.do === 'botPlays') return entry.kind === 'played' && entry.seat === command.seat;
  const before = log.slice(0, seq - 1).reduce<Hosted | null>(evolve, null);
  const deed = deedOf(before, command, { now: at, dice });
  return deed.ok && deed.body !== null && writeEntry({ ...deed.body, seq, id, at }).body === writeEntry(entry).body;
}

function deedOf(hosted: Hosted | null, command: Command, given: Given): Deed {
  if (command.do === 'open') return hosted === null ? decideOpen(command) : refuse('exists');
  if (hosted === null) return refuse('noTable');
  if (command.do === 'botPlays') return decideBotPlays(hosted, command, given.dice);
  if (command.do === 'seatBot') return decideSeatBot(hosted, command, given.dice);
  if (command.do === 'sit') return decideSit(hosted, command);
  if (command.do === 'stand') return decideStand(hosted, command, given.now);
  if (command.do === 'end') return decideEnd(hosted, command, given.dice);
  const seat = seatOf(hosted, command.person);
  if (seat === null) return refuse('notSeated');
  switch (command.do) {
    case 'ready':
      return decideReady(hosted, seat, given.dice);
    case 'share':
      return decideShare(hosted, seat, command, given.dice);
    case 'commit':
      return decideCommit(hosted, seat, command, given.dice);
    case 'orders':
      return decideOrders(hosted, seat, command, given.dice);
    case 'rematch':
      return decideRematch(hosted, command);
  }
}
