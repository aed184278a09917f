/** What a hosted table tells is what a followed table needs: persons play on followed tables alone, and see what they may know (decision 0035). */
import { choiceOf, Generator, idOf, KINGS, outcomeOf, SPECTATOR, type Told } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, FollowedTable, type Seat, type ToldEntry as Steps } from '@tabannusi/table';
import { expect, test } from 'vitest';
import { type ToldEntry, waiting } from '../src/index.ts';
import { Party, type PartyParts } from './party.ts';

/** What a client gives its table of an entry; `moment` is the one before it. */
function stepsOf(entry: ToldEntry, moment: number): Steps[] {
  const end = entry.record === undefined ? [] : [{ steps: [], record: entry.record }];
  if (entry.kind !== 'begun' && entry.kind !== 'played') return end;
  const steps = entry.steps.map(([by, id]): Told => (id === null ? null : by === 'chance' ? outcomeOf(id) : choiceOf(id)));
  const decided = entry.steps.flatMap(([by], n) => (by === 'chance' ? [] : [moment + n + 1]));
  return [{ steps, ordered: decided.slice(decided.length - entry.ordered) }, ...end];
}

/** The table on one screen, and how much it has been told. */
class Client {
  readonly table: FollowedTable;
  #entries = 0;
  #steps = 0;

  constructor({ at }: Party, observer: number) {
    const seats = at.seats.map(({ sitter }, seat): Seat => {
      const name = `Seat ${seat + 1}`;
      return sitter !== null && 'bot' in sitter ? { kind: 'bot', name, bot: sitter.bot } : { kind: 'person', name };
    });
    const own = observer === SPECTATOR ? {} : { settings: { ...DEFAULT_SETTINGS, confirm: false } };
    this.table = new FollowedTable({ setting: at.setting, seats, observer, own });
  }

  /** Its masks are those that come with the entries. */
  hear(texts: readonly string[]): void {
    for (const text of texts.slice(this.#entries)) {
      const entry = JSON.parse(text) as ToldEntry;
      const told = stepsOf(entry, this.#steps);
      expect(this.table.told(told)).toBe(true);
      this.#steps += told.reduce((sum, { steps }) => sum + steps.length, 0);
      if (entry.mask !== undefined) expect(this.table.hash(SPECTATOR)).toBe(entry.mask);
      if (entry.own !== undefined) expect(this.table.hash(this.table.observer)).toBe(entry.own);
    }
    this.#entries = texts.length;
  }

  /** Decisions by lot, with some taken back, until there is a stretch to be sent. */
  decide(seat: number, lots: Generator): string[] {
    const { table } = this;
    for (;;) {
      const choices = table.choices(seat);
      const choice = choices[lots.below(choices.length)];
      if (choice === undefined) throw new Error('nothing is offered');
      expect(table.play(seat, choice)).toEqual({ ok: true });
      const stretch = table.takeOut();
      if (stretch !== null) return stretch.decisions.map(idOf);
      if (lots.below(10) === 0) expect(table.undo(seat)).toEqual({ ok: true });
    }
  }
}

const PARTIES: readonly PartyParts[] = [
  { seed: 'followed by two', persons: 2 },
  { seed: 'followed by four', persons: 4 },
  { seed: 'followed by two and a bot', persons: 2, bots: 1 },
  ...KINGS.map((king) => ({ seed: `followed ${king}`, persons: 1, king })),
];

test.each(PARTIES)('a hosted game is played on followed tables: $seed', (parts) => {
  const party = new Party(parts).begin();
  const clients = party.followers.map(({ observer }) => new Client(party, observer));
  const lots = new Generator(parts.seed, 'bot');
  const hear = (): void => {
    for (const [n, client] of clients.entries()) client.hear(party.told[n] ?? []);
  };
  for (hear(); party.at.phase === 'playing'; hear()) {
    const wait = waiting(party.at);
    if (wait === null) throw new Error('nobody is asked');
    const { seat } = wait;
    expect(clients.map(({ table }) => table.prompt)).toEqual(clients.map(() => ({ wait: 'decision', seat, by: wait.for })));
    const decisions = wait.for === 'bot' ? null : clients[seat]?.decide(seat, lots);
    const sent =
      decisions == null ? party.play() : party.send({ do: 'commit', id: party.id, person: `p${seat}`, at: party.at.seq, decisions });
    expect(sent.ok).toBe(true);
  }
  const [first, ...others] = clients.map(({ table }) => ({
    prompt: table.prompt,
    view: { ...table.view(SPECTATOR) },
    moment: table.moment,
  }));
  expect(first?.prompt).toEqual({ wait: 'over' });
  for (const other of others) expect(other).toEqual(first);
});
