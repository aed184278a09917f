/** Whole hosted games: everybody can follow from what they are told, and the log restores the table. */
import {
  describeChoice,
  type GameRecord,
  Generator,
  KINGS,
  legal,
  questionKind,
  REFERENCE_EDITION,
  Recording,
  replay,
} from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { resume } from '../src/course.ts';
import { readLog, recordOf } from '../src/index.ts';
import { Party, type PartyParts } from './party.ts';

const PARTIES: readonly PartyParts[] = [
  { seed: 'two', persons: 2 },
  { seed: 'three', persons: 3 },
  { seed: 'four', persons: 4 },
  { seed: 'two and a bot', persons: 2, bots: 1 },
  ...KINGS.map((king) => ({ seed: king, persons: 1, king })),
];

test.each(PARTIES)('a game from the opening to its end: $seed', (parts) => {
  const party = new Party(parts).begin().playToEnd();
  expect(party.at.phase).toBe('over');
  const last = party.followers[0]?.entries.at(-1);
  expect(last?.kind).toBe('over');
  const replayed = replay(last?.record);
  expect(replayed.ok).toBe(true);
  const read = readLog(party.rows);
  expect(read).toEqual({ ok: true, hosted: party.at });
  // Rows of a running game and the message that ends it stay small.
  expect(party.rows.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(8_192);
  expect(party.told.every((texts) => texts.at(-1) === party.told[0]?.at(-1))).toBe(true);
});

/** A local game of two that ends after this many decisions, as a person brings it to a table. */
function localGame(decisions: number): GameRecord {
  const recording = new Recording({ edition: REFERENCE_EDITION, names: ['Adda', 'Beli'], seed: 'at home' });
  const random = new Generator('at home', 'bot');
  for (recording.draw(); recording.decisions.length < decisions; recording.draw()) {
    const { state } = recording;
    const played = recording.decide(describeChoice(state, state.choices[random.below(legal(state))] ?? 0));
    if (!played.ok) throw new Error(played.code);
  }
  return recording.record(recording.decisions.length);
}

test('a local game goes on: its steps are told when the table begins, its seed and names are not, and it says that its dice are not proven', () => {
  const game = localGame(57);
  const party = new Party({ seed: 'continued', persons: 2, game }).begin();
  const [opened] = party.followers[2]?.entries ?? [];
  expect(opened).toMatchObject({ kind: 'opened', proven: false });
  expect(JSON.stringify([party.rows, party.told])).not.toContain('Adda');
  expect(JSON.stringify([party.rows, party.told])).not.toContain('at home');
  expect(party.told[2]?.join()).not.toContain('urbanCard:');
  expect(party.followers.map((follower) => follower.decisions)).toEqual([57, 57, 57]);
  party.playToEnd();
  expect(recordOf(party.at)?.record.decisions.slice(0, 57)).toEqual(game.decisions);
  expect(readLog(party.rows)).toEqual({ ok: true, hosted: party.at });
});

test('standing orders answer in others’ turns, also what is being asked when they are given', () => {
  let [ordered, answered] = [0, 0];
  for (let n = 0; n < 5; n++) {
    const party = new Party({ seed: `orders ${n}`, persons: 3 }).begin();
    const orders = { steps: 'lowest', dice: ['green', 'blue', 'brown', 'yellow', 'white'] } as const;
    for (const person of ['p0', 'p1']) expect(party.send({ do: 'orders', id: party.id, person, orders }).ok).toBe(true);
    expect(party.followers[1]?.entries.at(-1)).toMatchObject({ kind: 'orders', seat: 1, orders });
    expect(party.followers[0]?.entries.at(-1)).toMatchObject({ kind: 'orders', seat: 1, orders: null });
    while (party.at.phase === 'playing') {
      const decided = party.play();
      if (!decided.ok) throw new Error(decided.code);
      const { course, setting } = party.at;
      if (course?.asked !== 2) continue;
      const { state } = resume(setting, course).game;
      if (state.active === 2 || !['stepOfChoice', 'supplyDie'].includes(questionKind(state))) continue;
      const given = party.send({ do: 'orders', id: party.id, person: 'p2', orders });
      answered += given.ok && given.entries[1]?.kind === 'played' && given.entries[1].seat === 2 ? 1 : 0;
      party.send({ do: 'orders', id: party.id, person: 'p2', orders: {} });
    }
    ordered += party.at.log.filter((entry) => entry.kind === 'played' && entry.ordered > 0).length;
    expect(readLog(party.rows)).toEqual({ ok: true, hosted: party.at });
  }
  expect(ordered).toBeGreaterThan(1);
  expect(answered).toBeGreaterThan(1);
});
