/** A game can be followed with one observer's knowledge (decisions 0026 and 0035), and leaks in what is told are found. */
import { expect, test } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { asked, describeChoice, isOver, newGame } from '../../src/engine.ts';
import { type Chance, handedIn, seeded } from '../../src/game/chance.ts';
import { RunningGame } from '../../src/game/running-game.ts';
import { follow } from '../../src/knowledge/follow.ts';
import { hashMasked } from '../../src/knowledge/hash-masked.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { type Told, tell } from '../../src/knowledge/told.ts';
import { heldUrbanCards } from '../../src/look.ts';
import { hashText } from '../../src/model/hash.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State, URBAN_DECK } from '../../src/model/state.ts';
import { playOutcome } from '../../src/play.ts';
import { RandomAnswers } from '../properties/random-answers.ts';
import { RULES_EDITION } from '../support/edition.ts';
import { PURPLE, RED } from '../support/index.ts';
import { position } from '../support/position.ts';
import { checkFollowed, FOLLOWED_KINDS, HONEST, newTally, type Wire } from './following.ts';

const TWO = createSetting(REFERENCE_EDITION, 2);
const CARDS = RULES_EDITION.urbanCards.cards.map(({ id }) => id);

test('every seat and a spectator follow whole games by what they are told: masks, hashes, events and turns are those of the game', () => {
  const tally = newTally();
  // Each kind once, from set-up and from rich positions.
  for (let n = 0; n < 3 * FOLLOWED_KINDS; n += 3) checkFollowed(n, tally);
  expect(tally.games).toBe(FOLLOWED_KINDS);
  expect(tally.steps).toBeGreaterThan(12_000);
  expect(tally.hidden).toBeGreaterThan(30);
  expect(tally.redeals).toBeGreaterThan(0);
  expect(tally.takenBack).toBeGreaterThan(3_000);
});

const isOwnCard = (state: State, answer: Choice | Outcome, observer: number): boolean =>
  'chance' in answer && answer.chance === 'urbanCard' && tell(state, answer, observer) !== null;

/** Leaks and faults as a careless programmer might make them; each must be found within a few games. */
const LEAKS: Readonly<Record<string, [wire: Wire, found: string]>> = {
  'a hash over the whole state': [{ ...HONEST, hash: hashText }, 'hash'],
  'a hash of what another seat knows': [{ ...HONEST, hash: (state, observer) => hashMasked(mask(state, observer === 0 ? 1 : 0)) }, 'hash'],
  'a card that is told to all': [{ ...HONEST, tell: (_, answer) => answer }, 'is told what it may not know'],
  'the kept card told to all': [
    {
      ...HONEST,
      tell: (state, answer, observer) => ('choose' in answer && answer.choose === 'urbanCard' ? answer : tell(state, answer, observer)),
    },
    'is told what it may not know',
  ],
  'events with a hidden card': [{ ...HONEST, events: (events) => events }, 'events'],
  'another card than the own': [
    {
      ...HONEST,
      tell(state, answer, observer) {
        if (!isOwnCard(state, answer, observer)) return tell(state, answer, observer);
        const { cards } = state.setting.edition.urbanCards;
        const other = cards.find(({ id }, n) => state.urban[n] === URBAN_DECK && id !== (answer as { readonly card: string }).card);
        return { chance: 'urbanCard', card: other?.id ?? '' };
      },
    },
    'events',
  ],
  'the own card hidden': [
    { ...HONEST, tell: (state, answer, observer) => (isOwnCard(state, answer, observer) ? null : tell(state, answer, observer)) },
    'cannot follow null',
  ],
  'an open outcome hidden': [
    {
      ...HONEST,
      tell: (state, answer, observer) => ('chance' in answer && answer.chance === 'decree' ? null : tell(state, answer, observer)),
    },
    'cannot follow null',
  ],
};

test.each(Object.entries(LEAKS))('%s is found', (_, [wire, found]) => {
  expect(() => {
    for (let n = 20; n < 40; n++) checkFollowed(n, newTally(), wire);
  }).toThrow(found);
});

/** Red has used B9 and draws two cards. Red holds U01, Purple the named cards, and the others are in the deck. */
const drawing = (...held: readonly string[]): State =>
  position()
    .heldHarbormasters(RED, 'B9')
    .urbanCards(RED, 'U01')
    .urbanCards(PURPLE, ...held)
    .actionsOf(RED)
    .harbormaster('B9').state;

const card = (id: string): Outcome => ({ chance: 'urbanCard', card: id });

test('[URB-04] a told card that lies elsewhere among the hidden ones is dealt where it fits, and the observer cannot tell', () => {
  for (const id of CARDS.slice(1)) {
    // Purple may hold any card that Red does not know.
    const game = new RunningGame(drawing('U02', 'U03', 'U04'), { keepsSteps: true });
    const before = hashMasked(mask(game.state, RED));
    expect(follow(game, card(id), RED).ok).toBe(true);
    expect(hashMasked(mask(game.steps!.at(0), RED))).toBe(before);
    expect(heldUrbanCards(game.state, RED)).toContain(id);
    expect(heldUrbanCards(game.state, PURPLE)).toHaveLength(3);
  }
});

test('[A-95] so it is where the deck is gone, and a card comes from the bottom that another seat put there', () => {
  const held = CARDS.filter((id) => !['U01', 'U05', 'U06'].includes(id));
  const { state } = position()
    .heldHarbormasters(RED, 'B9')
    .urbanCards(RED, 'U01')
    .urbanCards(PURPLE, ...held)
    .urbanBottom(PURPLE, 'U05')
    .urbanBottom(RED, 'U06')
    .actionsOf(RED)
    .harbormaster('B9');
  const game = new RunningGame(state, { keepsSteps: true });
  expect(follow(game, card('U09'), RED).ok).toBe(true);
  expect(heldUrbanCards(state, PURPLE)).toContain('U05');
  // Red put the next card there, and knows it.
  expect(follow(game, card('U05'), RED)).toEqual({ ok: false, code: 'notLegal' });
  expect(follow(game, card('U06'), RED).ok).toBe(true);
  expect(heldUrbanCards(state, RED)).toEqual(['U01', 'U06', 'U09']);
});

test('what cannot have happened is refused and changes nothing', () => {
  const refusals = (state: State, observer: number, ...all: readonly Told[]): void => {
    for (const told of all) {
      const game = new RunningGame(state.clone());
      expect(follow(game, told, observer)).toMatchObject({ ok: false });
      expect([game.moment, hashText(game.state)]).toEqual([0, hashText(state)]);
    }
  };
  const deal = drawing('U02');
  // Red knows that it holds U01; a spectator is told nothing of it.
  refusals(deal, RED, null, card('U01'), card('U99'), { chance: 'decree', decree: 'D01' }, { choose: 'done' });
  expect(follow(new RunningGame(deal.clone()), null, SPECTATOR).ok).toBe(true);
  refusals(position().turnOf(RED).state, PURPLE, null, card('U02'), { choose: 'urbanCard', card: 'U02' });
});

test('of everything that is told, only Urban cards are hidden: from all but their seat', () => {
  const deal = drawing('U02');
  expect([RED, PURPLE, SPECTATOR].map((observer) => tell(deal, card('U05'), observer))).toEqual([card('U05'), null, null]);
  for (const id of ['U05', 'U07']) expect(playOutcome(deal, card(id)).ok).toBe(true);
  const kept: Choice = { choose: 'urbanCard', card: 'U07' };
  expect([RED, PURPLE, SPECTATOR].map((observer) => tell(deal, kept, observer))).toEqual([kept, null, null]);
});

test('a game whose outcomes are handed in waits for them', () => {
  const game = new RunningGame(newGame(new State(TWO)), { chance: handedIn });
  game.draw();
  expect([game.moment, game.due()]).toEqual([0, null]);
  const host = new RunningGame(newGame(new State(TWO)), { chance: seeded('waits') });
  host.draw();
  for (const outcome of host.outcomes) expect(game.happen(outcome).ok).toBe(true);
  expect(asked(game.state)).toBe(asked(host.state));
});

test('a source of chance is asked once for each outcome, by its kind, District and number', () => {
  const asks: string[] = [];
  const chance: Chance = ({ kind, district, number, outcomes }) => {
    expect(outcomes).toBe(asks.length);
    expect(number).toBe(asks.filter((each) => each.startsWith(`${kind} ${district}:`)).length);
    asks.push(`${kind} ${district}:${number}`);
    return new Generator(`${kind} ${district}:${number}`, 'game');
  };
  const game = new RunningGame(newGame(new State(TWO)), { chance });
  const answers = new RandomAnswers('uniform', 'asks');
  for (game.draw(); !isOver(game.state); game.draw()) game.decide(describeChoice(game.state, answers.next(game.state)));
  expect(new Set(asks).size).toBe(game.outcomes.length);
});
