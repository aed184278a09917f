/**
 * Whether an observer could learn something hidden at a hosted table: a game is played twice, with the same course as far as everybody can
 * see it and with other cards for all other seats. Every text for the observer before the end must be the same.
 */
import { Generator } from '@tabannusi/engine';
import { canonical } from '@tabannusi/fair';
import { botAsked, type Command, draftOf, fairDice, type Hosted, recordOf, waiting } from '../src/index.ts';
import { Party, type PartyParts } from './party.ts';
import { type Deals, dealsOf, NoTwin, offered, twinDice } from './twin-dice.ts';

/** Returns what an observer hears that is derived from the table itself; a planted leak adds to it. */
export type Leak = (hosted: Hosted, observer: number, draft: readonly string[]) => string;
const NONE: Leak = () => '';

/** A command of the first game. */
interface Deed {
  readonly command: Command;
  /** The index of the chosen card among the offered ones; null if the seat did not choose one of its cards. */
  readonly place: number | null;
  /** The draft that the seat had tried before. */
  readonly draft: readonly string[];
}

interface Course {
  readonly heard: string[];
  readonly deeds: readonly Deed[];
  readonly deals: Deals;
}

export interface Twins {
  /** Null if the twin cannot be dealt, because the remaining cards do not allow it. */
  readonly differs: boolean | null;
  /** How many cards were elsewhere in the twin, and how many texts were compared. */
  readonly exchanged: number;
  readonly texts: number;
}

export function checkTwins(parts: PartyParts, observer: number, leak: Leak = NONE): Twins {
  const first = playFirst(parts, observer, leak);
  const exchanged = { count: 0 };
  let heard: string[];
  try {
    heard = playTwin(
      { ...parts, dice: (secret) => twinDice(fairDice(secret), first.deals, observer, exchanged) },
      observer,
      first.deeds,
      leak,
    );
  } catch (error) {
    if (error instanceof NoTwin) return { differs: null, exchanged: 0, texts: 0 };
    throw error;
  }
  const differs = canonical(first.heard) !== canonical(heard);
  return { differs, exchanged: exchanged.count, texts: heard.length };
}

function playFirst(parts: PartyParts, observer: number, leak: Leak): Course {
  const party = new Party(parts).begin();
  const random = new Generator(parts.seed, 'game');
  const [heard, deeds]: [string[], Deed[]] = [[], []];
  while (party.at.phase === 'playing') {
    const deed = nextDeed(party, random);
    deeds.push(deed);
    listen(party, observer, deed, deed.command, heard, leak);
  }
  const told = party.followers.find((one) => one.observer === observer);
  return { heard, deeds, deals: dealsOf(told?.entries ?? [], recordOf(party.at)?.record.chance ?? []) };
}

function nextDeed(party: Party, random: Generator): Deed {
  const wait = waiting(party.at);
  if (wait === null) throw new Error('nobody is asked');
  const { seat } = wait;
  const follower = party.followers[seat];
  if (follower === undefined) throw new Error('no such seat');
  const decisions = follower.stretch(random);
  const place = decisions[0]?.startsWith('urbanCard:') === true ? offered(party.at).indexOf(decisions[0]) : null;
  const at = party.at.seq;
  const command: Command =
    wait.for === 'bot' ? { do: 'botPlays', seat, at, decisions } : { do: 'commit', id: party.id, person: `p${seat}`, at, decisions };
  return { command, place, draft: decisions.slice(0, place === null ? random.below(decisions.length) : -1) };
}

function playTwin(parts: PartyParts, observer: number, deeds: readonly Deed[], leak: Leak): string[] {
  const party = new Party(parts).begin();
  const heard: string[] = [];
  for (const deed of deeds) {
    const seat = party.at.course?.asked;
    const isHidden = deed.place !== null && seat !== observer;
    const decisions = 'decisions' in deed.command ? [...deed.command.decisions] : [];
    if (isHidden) decisions[0] = offered(party.at)[deed.place] ?? '';
    const draft = isHidden && deed.draft.length > 0 ? [decisions[0] ?? '', ...deed.draft.slice(1)] : deed.draft;
    listen(party, observer, { ...deed, draft: draft as string[] }, { ...deed.command, decisions } as Command, heard, leak);
  }
  return heard;
}

/** Sends refused commands, a draft and the command itself, and collects what the observer is told. */
function listen(party: Party, observer: number, { draft }: Deed, command: Command, heard: string[], leak: Leak): void {
  const before = party.at;
  const seat = before.course?.asked ?? 0;
  const person = `p${seat}`;
  const at = before.seq;
  heard.push(leak(before, observer, seat === observer ? [] : draft));
  const known = botAsked(before);
  if (known?.seat === observer) heard.push(canonical(known.known));
  if ('person' in command) {
    const tried = draftOf(before, person, at, draft);
    heard.push(canonical(!tried.ok ? tried : seat === observer ? tried : tried.told));
  }
  const own = `p${observer}`;
  for (const decisions of [['urbanCard:U01'], draft, ['done']]) {
    heard.push(canonical(party.send({ do: 'commit', id: 'refused', person: own, at: at - 1, decisions })));
  }
  const decided = party.send(command);
  if (!decided.ok) throw new NoTwin(decided.code);
  heard.push(...hearable(party, observer, decided.entries.length));
}

/** Returns the texts of the last entries, up to the one that ends the game. */
function hearable(party: Party, observer: number, count: number): string[] {
  const texts = party.told[party.followers.findIndex((one) => one.observer === observer)] ?? [];
  return texts.slice(texts.length - count).filter((text) => !text.includes('"record":'));
}
