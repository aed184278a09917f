/** A followed table shows its observer what the table shows (decision 0035), and its own turn is tentative until a barrier. */
import { SPECTATOR, type Told } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, FollowedTable, type Orders, type Table } from '../src/index.ts';
import { AT_ONCE, lotsOf, offered, seatAsked, tableOf } from './drive.ts';
import { compare, followersOf, newTally, playFollowed, Teller, tellAll, withConfirmation } from './followed.ts';

const ORDERS: readonly Orders[] = [{ steps: 'lowest' }, {}, { dice: ['green', 'blue', 'brown', 'yellow', 'white'] }, { steps: 'decline' }];

test('every seat and a spectator follow whole games as the table shows them to each: with undo, confirmation and orders, and against the Bot', () => {
  const tally = newTally();
  for (let n = 0; n < 8; n++) {
    const table = tableOf(1 + (n % 4), `followed ${n}`, withConfirmation(DEFAULT_SETTINGS, n % 2 === 0));
    const lots = lotsOf(`followed ${n}`);
    const followers = followersOf(table, tally, n < 4 ? [] : ORDERS.slice(0, table.seats.length));
    playFollowed(followers, lots);
  }
  expect(tally.steps).toBeGreaterThan(9_000);
  expect(tally.hidden).toBeGreaterThan(20);
  expect(tally.sent).toBeGreaterThan(250);
  expect(tally.undone).toBeGreaterThan(500);
  expect(tally.endedByChance).toBeGreaterThan(0);
});

test('a followed game has a record after its end and none before', () => {
  const table = tableOf(2, 'record', withConfirmation(DEFAULT_SETTINGS, false));
  const followers = followersOf(table, newTally());
  for (const followed of followers.all) expect(followed.record()).toBeNull();
  playFollowed(followers, lotsOf('record'));
  const { seed: _, seedFrom: __, ...record } = table.record();
  for (const followed of followers.all) expect(followed.record()).toMatchObject(record);
});

test('the end that a standing order makes is told as ordered', () => {
  const tally = newTally();
  const table = tableOf(3, 'manual 30', withConfirmation(DEFAULT_SETTINGS, false));
  playFollowed(followersOf(table, tally, ORDERS.slice(0, 3)), lotsOf('manual 30'));
  expect(table.log(SPECTATOR).at(-1)?.ordered).toBe(true);
});

/** One random game in a thousand asks to choose an Urban card; this one does. */
test('[URB-04] so they do where a seat chooses an Urban card', () => {
  const tally = newTally();
  const table = tableOf(4, 'urban 1237');
  const followers = followersOf(table, tally);
  const lots = lotsOf('urban 1237');
  const before = tally.hidden;
  while (table.prompt.wait !== 'over') {
    const choices = offered(table);
    const seat = seatAsked(table);
    const choice = choices[lots.below(choices.length)];
    if (choice === undefined) throw new Error('nothing is offered');
    expect([followers.all[seat]?.play(seat, choice), table.play(seat, choice)]).toEqual([{ ok: true }, { ok: true }]);
    if (followers.all[seat]?.takeOut() !== null) tellAll(followers);
  }
  expect(table.record().decisions.some(({ choose }) => choose === 'urbanCard')).toBe(true);
  // From three seats and the spectator: two cards that are drawn, and the one that is kept.
  expect(tally.hidden - before).toBe(3 * 4);
});

/** A table of three in the middle of a game, and the follower of the seat that is asked. */
function middle(seed: string): { table: Table; teller: Teller; followed: FollowedTable; seat: number; told: Told[] } {
  const table = tableOf(3, seed);
  const lots = lotsOf(seed);
  while (table.turns.length < 9) {
    const choices = offered(table);
    table.play(seatAsked(table), choices[lots.below(choices.length)] ?? { choose: 'done' });
  }
  const seat = seatAsked(table);
  const teller = new Teller(table);
  const entry = teller.entries()[seat]?.[0];
  const followed = new FollowedTable({ setting: table.setting, seats: table.seats, observer: seat, own: { settings: AT_ONCE } });
  if (entry === undefined || !followed.told([entry])) throw new Error('it cannot follow');
  return { table, teller, followed, seat, told: [...entry.steps] };
}

/** Plays first choices until there is something to be sent. */
function playStretch(followed: FollowedTable, seat: number, pick = 0): void {
  while (followed.prompt.wait !== 'sending') {
    const choices = followed.choices(seat);
    expect(followed.play(seat, choices[Math.min(pick, choices.length - 1)] ?? { choose: 'done' })).toEqual({ ok: true });
  }
}

test('what another tab of the seat has sent takes the place of the own tentative turn', () => {
  const { table, teller, followed, seat } = middle('tabs');
  const at = followed.moment;
  expect(followed.play(seat, followed.choices(seat).at(-1) ?? { choose: 'done' })).toEqual({ ok: true });
  const notices: unknown[] = [];
  followed.subscribe(SPECTATOR, (batch) => notices.push(...batch));
  const first = teller.entries()[seat]?.[0];
  expect(first?.steps).toEqual([]);
  do table.play(seat, offered(table)[0] ?? { choose: 'done' });
  while (table.prompt.wait === 'decision' && table.prompt.seat === seat && table.moment - at < 40);
  expect(followed.told(teller.entries()[seat] ?? [])).toBe(true);
  compare(followed, table);
  expect(notices[0]).toMatchObject({ notice: 'back', moment: at });
});

test('an entry without steps leaves the tentative turn as it is', () => {
  const { followed, seat } = middle('empty');
  followed.play(seat, followed.choices(seat)[0] ?? { choose: 'done' });
  const before = JSON.stringify([followed.moment, followed.view(seat)]);
  expect(followed.told([{ steps: [] }])).toBe(true);
  expect(JSON.stringify([followed.moment, followed.view(seat)])).toBe(before);
  expect(followed.undo(seat)).toEqual({ ok: true });
});

test('a stretch that is refused is taken back, and can be made and sent anew', () => {
  const { table, followed, seat } = middle('refused');
  playStretch(followed, seat);
  const stretch = followed.takeOut();
  expect(stretch?.at).toBe(table.moment);
  followed.back(stretch?.at ?? 0);
  compare(followed, table);
  playStretch(followed, seat);
  expect(followed.takeOut()).toEqual(stretch);
});

test('the game goes back to any moment, and from there again to where it was', () => {
  const { table, followed, seat, told } = middle('takeback');
  for (let moment = followed.moment; moment >= 0; moment -= 17) {
    followed.back(moment);
    expect(followed.view(seat)).toEqual(table.view(seat, moment));
    expect(Buffer.from(followed.stateFor(seat).bytes).equals(table.stateFor(seat, moment).bytes)).toBe(true);
    // The seat cannot undo steps that were told, even if no barrier followed them.
    if (followed.moment > 60 && followed.question?.seat === seat) expect(followed.undo(seat).ok).toBe(false);
  }
  const { moment } = followed;
  expect(followed.told([{ steps: told.slice(moment) }])).toBe(true);
  compare(followed, table);
  expect(() => followed.back(table.moment + 1)).toThrow('moment');
  expect(() => followed.back(-1)).toThrow('moment');
});

test('a step that cannot have happened is refused', () => {
  const lies: readonly Told[] = [null, { choose: 'space', space: 'zz99' }, { chance: 'dice', faces: [1, 1, 1, 1, 1, 1] }];
  for (const lie of lies) expect(middle('lie').followed.told([{ steps: [lie] }])).toBe(false);
});

test('a record that is another game, or not at its end, does not take the place of the one that was told', () => {
  const { table, followed } = middle('another');
  const { seed: _, ...running } = table.record();
  expect(followed.told([{ steps: [], record: running }])).toBe(false);
  const other = tableOf(3, 'other');
  const lots = lotsOf('other');
  while (other.prompt.wait !== 'over')
    other.play(seatAsked(other), offered(other)[lots.below(offered(other).length)] ?? { choose: 'done' });
  const { seed: __, ...over } = other.record();
  expect(middle('another').followed.told([{ steps: [], record: over }])).toBe(false);
});

test('whoever asks in the name of another seat is refused with an error', () => {
  const { followed, seat } = middle('others');
  const other = (seat + 1) % 3;
  const asks: readonly ((seat: number) => unknown)[] = [
    (each) => followed.choices(each),
    (each) => followed.play(each, { choose: 'done' }),
    (each) => followed.undo(each),
    (each) => followed.redo(each),
    (each) => followed.confirm(each),
    (each) => followed.restartTurn(each),
    (each) => followed.settings(each),
    (each) => followed.set(each, AT_ONCE),
    (each) => followed.orders(each),
    (each) => followed.order(each, {}),
    (each) => followed.sinceLastTurn(each),
  ];
  const looks: readonly ((observer: number) => unknown)[] = [
    (each) => followed.view(each),
    (each) => followed.stateFor(each),
    (each) => followed.seen(each),
    (each) => followed.log(each),
    (each) => followed.hash(each),
    (each) => followed.subscribe(each, () => {}),
  ];
  for (const ask of [...asks, ...looks]) expect(() => ask(other)).toThrow(RangeError);
  for (const ask of asks) expect(() => ask(SPECTATOR)).toThrow(RangeError);
  for (const look of looks) expect(() => look(SPECTATOR)).not.toThrow();
});

test('before anything is told there is nothing to be shown as asked', () => {
  const { setting, seats } = tableOf(2, 'nothing');
  const followed = new FollowedTable({ setting, seats, observer: SPECTATOR });
  expect(() => followed.prompt).toThrow('outcome');
  expect([followed.question, followed.active, followed.takeOut()]).toEqual([null, null, null]);
  expect(() => new FollowedTable({ setting, seats, observer: 2 })).toThrow('seat');
});
