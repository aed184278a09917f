/** Games at a real node in which every command is sent several times: at once over several sockets, late, and in another order (B3). */
import { Generator } from '@tabannusi/engine';
import type { FromClient } from '@tabannusi/host';
import { entriesAfter } from '../../src/store/statements/entry.ts';
import { type Browser, guest, type Node, openTable, Player } from './node.ts';

type Sent = FromClient & { readonly id: string };

export interface Repeats {
  /** The number of commands, and how often they were sent in all. */
  commands: number;
  sends: number;
  /** The number of times a command was sent after later ones. */
  late: number;
}

const TABS = 3;

/** A person with several sockets, who plays over the first one. */
interface Person {
  readonly player: Player;
  readonly tabs: readonly Player[];
}

/** Plays games for two until this many commands were repeated. Throws if an answer differs, or if an effect happened twice. */
export async function playRepeated(node: Node, seed: string, sends: number): Promise<Repeats> {
  const tally: Repeats = { commands: 0, sends: 0, late: 0 };
  const lots = new Generator(seed, 'bot');
  const people = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
  while (tally.sends < sends) await playOne(node, people, lots, sends, tally);
  return tally;
}

async function playOne(node: Node, people: readonly Browser[], lots: Generator, most: number, tally: Repeats): Promise<void> {
  const { table } = await openTable(people[0] as Browser, 2);
  const persons = people.map((browser, seat): Person => {
    const tabs = Array.from({ length: TABS }, () => new Player(browser, table, seat));
    for (const tab of tabs) tab.enough = 0;
    return { player: tabs[0] as Player, tabs };
  });
  for (const { player } of persons) await sitTwice(player, tally);
  for (const { tabs } of persons) for (const tab of tabs) await tab.connect();
  const all: { readonly person: Person; readonly message: Sent }[] = [];
  const say = async (person: Person, message: Sent): Promise<void> => {
    all.push({ person, message });
    tally.commands++;
    for (let copies = 1 + lots.below(4); copies > 0; copies--) repeat(person, message, lots, tally);
    // Earlier commands are repeated among the copies of this one.
    for (let late = lots.below(3); late > 0; late--) {
      const old = all[lots.below(all.length)];
      if (old !== undefined) repeat(old.person, old.message, lots, tally);
      tally.late++;
    }
    // First all answers arrive, then all entries.
    for (let times = 0; times < 2; times++) await Promise.all(persons.flatMap(({ tabs }) => tabs).map((tab) => settled(tab, lots)));
  };
  for (const person of persons) await say(person, { t: 'ready', id: idFrom(lots) });
  for (const person of persons) await say(person, { t: 'share', id: idFrom(lots), share: person.player.share });
  for (const person of persons) await say(person, { t: 'orders', id: idFrom(lots), orders: { steps: 'lowest' } });
  while (!persons[0]?.player.follower.isEnded && tally.sends < most) {
    const person = persons.find(({ player }) => player.follower.asked === player.observer);
    if (person === undefined) throw new Error('nobody is asked');
    const { follower, random } = person.player;
    await say(person, { t: 'commit', id: idFrom(lots), at: follower.seq, decisions: follower.stretch(random) });
  }
  await check(
    node,
    table,
    persons,
    all.map(({ message }) => message),
  );
  for (const { tabs } of persons) for (const tab of tabs) tab.drop();
}

/** Sent at once by two tabs: both get the same answer. */
async function sitTwice(player: Player, tally: Repeats): Promise<void> {
  const commitment = player.commitmentAt(player.table);
  const path = `/api/tables/${player.table}/seats/${player.observer}`;
  const id = `${player.observer}${player.table.slice(1)}`;
  const answers = await Promise.all([0, 1, 2].map(() => player.browser.ask('PUT', path, { id, commitment })));
  const seqs = new Set(answers.map(({ status, body: { seq } }) => `${status} ${seq}`));
  tally.commands++;
  tally.sends += answers.length;
  if (seqs.size !== 1 || answers[0]?.status !== 200) throw new Error(`one seat, ${[...seqs]}`);
}

function repeat({ tabs }: Person, message: Sent, lots: Generator, tally: Repeats): void {
  tabs[lots.below(TABS)]?.say(message);
  tally.sends++;
}

/** Waits until everything sent over a socket is answered. */
async function settled(tab: Player, lots: Generator): Promise<void> {
  const n = tab.heard.length * 65_536 + lots.below(65_536);
  tab.say({ t: 'ping', n });
  await tab.until(() => tab.heard.some((each) => each.t === 'pong' && each.n === n));
}

const idFrom = (lots: Generator): string => Array.from({ length: 8 }, () => lots.below(65_536).toString(16).padStart(4, '0')).join('');

/** Checks that each command is in the log once, every answer names that entry, and every tab has seen the same log. */
async function check(node: Node, table: string, persons: readonly Person[], sent: readonly Sent[]): Promise<void> {
  const rows = await node.core.store.all(entriesAfter, { game: table, after: 0, limit: 10_000 });
  const seqs = new Map(rows.flatMap(({ actionId, seq }) => (actionId === null ? [] : [[actionId, seq] as const])));
  for (const { id, t } of sent) {
    const found = rows.filter(({ actionId }) => actionId === id).length;
    if (found !== 1) throw new Error(`${t} ${id} stands in the log ${found} times`);
  }
  for (const { tabs } of persons)
    for (const { heard, follower } of tabs) {
      if (follower.seq !== rows.length) throw new Error(`a tab has ${follower.seq} entries of ${rows.length}`);
      for (const each of heard) {
        if (each.t === 'refused') throw new Error(`refused: ${JSON.stringify(each)}`);
        if (each.t === 'did' && seqs.get(each.id) !== each.seq)
          throw new Error(`${each.id} is ${seqs.get(each.id)}, and was told as ${each.seq}`);
      }
    }
}
