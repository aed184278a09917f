/**
 * Checks that no observer at a hosted table can learn anything hidden: a game is played twice, with the same course as far as the observer
 * can see it and with other cards for all other seats. Every text for the observer before the end must be the same.
 */
import { Generator, SPECTATOR } from '@tabannusi/engine';
import { canonical } from '@tabannusi/fair';
import { botAsked, type Command, decide, draftOf, fairDice, type Hosted, type Refused, recordOf, waiting } from '../src/index.ts';
import { Party, type PartyParts } from './party.ts';
import { type Deals, dealsOf, NoTwin, offered, twinDice } from './twin-dice.ts';

/** A leak planted in the program, which must be found. */
export interface Leak {
  /** What an observer receives in addition. */
  readonly heard?: (hosted: Hosted, observer: number, draft: readonly string[]) => string;
  /** What a refusal is replaced by. */
  readonly refused?: (hosted: Hosted, refused: Refused) => Refused;
}

/** A command of the first game. */
export interface Deed {
  readonly command: Command;
  /** The index of the chosen card among the offered ones; null if the seat did not choose one of its cards. */
  readonly place: number | null;
  /** The draft that the seat had tried before. */
  readonly draft: readonly string[];
}

/** The texts of each observer. */
type Heard = ReadonlyMap<number, string[]>;

export interface Course {
  readonly heard: Heard;
  readonly deeds: readonly Deed[];
  readonly party: Party;
}

export interface Twins {
  readonly observer: number;
  /** Null if the twin cannot be dealt, because the remaining cards do not allow it. */
  readonly differs: boolean | null;
  /** How many cards were elsewhere in the twin, and how many texts and characters were compared. */
  readonly exchanged: number;
  readonly texts: number;
  readonly characters: number;
}

const observersOf = ({ persons, bots = 0 }: PartyParts): number[] => [...Array(persons + bots).keys(), SPECTATOR];

/** Plays a game, and a twin of it for each observer. */
export function checkTwins(parts: PartyParts, observers = observersOf(parts), leak: Leak = {}): Twins[] {
  const first = playFirst(parts, observers, leak);
  return observers.map((observer) => checkTwin(parts, first, observer, leak));
}

function checkTwin(parts: PartyParts, first: Course, observer: number, leak: Leak): Twins {
  const exchanged = { count: 0 };
  const deals = dealsFor(first.party, observer);
  try {
    const dice = (secret: string) => twinDice(fairDice(secret), deals, observer, exchanged);
    const heard = playTwin({ ...parts, dice, observers: [observer] }, observer, first.deeds, leak);
    const texts = first.heard.get(observer) ?? [];
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    return { observer, differs: canonical(texts) !== canonical(heard), exchanged: exchanged.count, texts: texts.length, characters };
  } catch (error) {
    if (error instanceof NoTwin) return { observer, differs: null, exchanged: 0, texts: 0, characters: 0 };
    throw error;
  }
}

/** What the observer was dealt in the first game, and what the others were. */
export function dealsFor({ followers, at }: Party, observer: number): Deals {
  const told = followers.find((one) => one.observer === observer);
  return dealsOf(told?.entries ?? [], recordOf(at)?.record.chance ?? []);
}

export function playFirst(parts: PartyParts, observers: readonly number[] = [], leak: Leak = {}): Course {
  const party = new Party(parts).begin();
  const random = new Generator(parts.seed, 'game');
  const heard: Heard = new Map(observers.map((observer) => [observer, []]));
  const deeds: Deed[] = [];
  while (party.at.phase === 'playing') {
    const deed = nextDeed(party, random);
    deeds.push(deed);
    listen(party, deed, heard, leak);
  }
  return { heard, deeds, party };
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

function playTwin(parts: PartyParts, observer: number, deeds: readonly Deed[], leak: Leak): readonly string[] {
  const party = new Party(parts).begin();
  const texts: string[] = [];
  for (const deed of deeds) listen(party, deedIn(party.at, deed, observer), new Map([[observer, texts]]), leak);
  return texts;
}

/** Repeats a command of the first game in the twin: another seat chooses the card at the same place among its own. */
export function deedIn(hosted: Hosted, { command, place, draft }: Deed, observer: number): Deed {
  const decisions = 'decisions' in command ? command.decisions.map(String) : [];
  if (place === null || hosted.course?.asked === observer) return { command, place, draft };
  decisions[0] = offered(hosted)[place] ?? '';
  const tried = draft.length > 0 ? [decisions[0], ...draft.slice(1)] : draft;
  return { command: { ...command, decisions } as Command, place, draft: tried };
}

/** Sends refused commands, a draft and the command itself, and collects what the observers are told. */
function listen(party: Party, deed: Deed, heard: Heard, leak: Leak): void {
  for (const [observer, texts] of heard) texts.push(...probed(party, observer, deed, leak));
  const decided = party.send(deed.command);
  if (!decided.ok) throw new NoTwin(decided.code);
  for (const [observer, texts] of heard) texts.push(...hearable(party, observer, decided.entries.length));
}

/** Returns what an observer is told before the seat that is asked commits. */
function probed(party: Party, observer: number, { draft, command }: Deed, { heard, refused = (_, refusal) => refusal }: Leak): string[] {
  const { at: hosted } = party;
  const seat = hosted.course?.asked ?? 0;
  const own = seat === observer ? draft : [];
  const texts = [heard?.(hosted, observer, seat === observer ? [] : draft) ?? ''];
  const known = botAsked(hosted);
  if (known?.seat === observer) texts.push(canonical(known.known));
  if ('person' in command) {
    const tried = draftOf(hosted, command.person, hosted.seq, draft);
    texts.push(canonical(!tried.ok ? tried : seat === observer ? tried : tried.told));
  }
  for (const at of [hosted.seq - 1, hosted.seq, hosted.seq + 1])
    for (const decisions of [[], ['urbanCard:U01'], [...own, 'urbanCard:U99'], [...own, 'no:such'], own, Array(301).fill('done')]) {
      // A command that the seat itself could play is not tried, because it would be played.
      if (seat === observer && offered(hosted).includes(decisions[0] ?? '') && decisions.length === 1) continue;
      const decided = decide(hosted, { do: 'commit', id: 'refused', person: `p${observer}`, at, decisions }, { now: 0, dice: party.dice });
      if (decided.ok) throw new Error(`${decisions} was to be refused`);
      const tried = draftOf(hosted, `p${observer}`, at, decisions);
      texts.push(canonical([refused(hosted, decided), tried.ok ? tried : refused(hosted, tried)]));
    }
  return texts;
}

/** Returns the texts of the last entries, up to the one that ends the game. */
function hearable(party: Party, observer: number, count: number): string[] {
  const texts = party.told[party.followers.findIndex((one) => one.observer === observer)] ?? [];
  return texts.slice(texts.length - count).filter((text) => !text.includes('"record":'));
}
