/** A game can be followed with one observer's knowledge alone (decision 0026). */
import { expect, test } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { KINGS } from '../../src/edition/types.ts';
import { asked, describeChoice, newGame } from '../../src/engine.ts';
import { type Chance, seeded } from '../../src/game/chance.ts';
import { RunningGame } from '../../src/game/running-game.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State, URBAN_DECK } from '../../src/model/state.ts';
import { RandomAnswers } from '../properties/random-answers.ts';
import { checkGuests, type FollowTally, newTally, tell } from './guest.ts';

const SETTINGS = [
  ...[2, 3, 4].map((players) => createSetting(REFERENCE_EDITION, players)),
  ...KINGS.map((king) => createSetting(REFERENCE_EDITION, 1, {}, king)),
];

const CARDS = REFERENCE_EDITION.urbanCards.cards.map(({ id }) => id);

/** So many games of each setting, by players that seek rare answers. */
function overGuests(games: number, tally: FollowTally, chanceOf: (seed: string) => Chance, told = tell): void {
  for (const setting of SETTINGS) {
    for (let n = 0; n < games; n++) {
      const seed = `guest ${setting.players} ${setting.solo?.king ?? ''} ${n}`;
      const answers = new RandomAnswers(n % 2 === 0 ? 'ruleSeeking' : 'uniform', seed);
      const host = new RunningGame(newGame(new State(setting)), { chance: chanceOf(seed), keepsSteps: true });
      checkGuests(host, seed, tally, (state) => describeChoice(state, answers.next(state)), told);
    }
  }
}

test('every seat and a spectator follow whole games by what they are told: masks, events and turns are those of the host', () => {
  const tally = newTally();
  overGuests(4, tally, seeded);
  expect(tally.steps).toBeGreaterThan(20_000);
  expect(tally.hidden).toBeGreaterThan(100);
  expect(tally.redeals).toBeGreaterThan(0);
  expect(tally.takenBack).toBeGreaterThan(5_000);
});

test('so they do where every outcome is drawn by its kind, District and number, as a host that proves its dice does', () => {
  const asks = new Map<string, string[]>();
  const chanceOf =
    (seed: string): Chance =>
    ({ kind, district, number, outcomes }) => {
      const of = asks.get(seed) ?? [];
      expect(outcomes).toBe(of.length);
      expect(number).toBe(of.filter((each) => each.startsWith(`${kind} ${district}:`)).length);
      asks.set(seed, [...of, `${kind} ${district}:${number}`]);
      return new Generator(`${seed} ${kind} ${district}:${number}`, 'game');
    };
  overGuests(1, newTally(), chanceOf);
  for (const of of asks.values()) expect(new Set(of).size).toBe(of.length);
  expect(asks.size).toBe(SETTINGS.length);
});

test('a guest that is told of another card, or not of its own, is found out; so is one that is told of the cards of others', () => {
  const isOwn = (state: State, answer: Choice | Outcome, observer: number): boolean =>
    'chance' in answer && answer.chance === 'urbanCard' && tell(state, answer, observer) !== null;
  const other: typeof tell = (state, answer, observer) => {
    if (!isOwn(state, answer, observer)) return tell(state, answer, observer);
    const card = state.urban.findIndex((place, n) => place === URBAN_DECK && CARDS[n] !== (answer as { readonly card: string }).card);
    return { chance: 'urbanCard', card: CARDS[card] };
  };
  expect(() => overGuests(1, newTally(), seeded, other)).toThrow('events');
  const own: typeof tell = (state, answer, observer) => (isOwn(state, answer, observer) ? null : tell(state, answer, observer));
  expect(() => overGuests(1, newTally(), seeded, own)).toThrow('events');
  expect(() => overGuests(1, newTally(), seeded, (_, answer) => answer)).toThrow('is told what it may not know');
});

test('a guest is not asked for chance: it waits until the outcome is handed in', () => {
  const guest = new RunningGame(newGame(new State(SETTINGS[0])));
  guest.draw();
  expect(guest.moment).toBe(0);
  expect(guest.due()).toBeNull();
  const host = new RunningGame(newGame(new State(SETTINGS[0])), { chance: seeded('waits') });
  host.draw();
  for (const outcome of host.outcomes) expect(guest.happen(outcome).ok).toBe(true);
  expect(asked(guest.state)).toBe(asked(host.state));
});
