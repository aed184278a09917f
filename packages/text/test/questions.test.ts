/** Questions and their answers as a person reads them. */
import { NONE, PORT_LINES } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import { FREE_OFFERS, OFFERS } from '../src/questions/offers.ts';
import { createGame, NAMES, playGame } from './games.ts';
import { QUESTION_TEXTS } from './samples/questions.ts';

const game = createGame(2);
game.ships.fill(NONE).set([6, 7]);
game.zigguratTiles.set([3, 7, 9]);
game.portCrates.fill(NONE)[PORT_LINES.indexOf('row1')] = 0;
const specialWater = game.setting.spaceNames.indexOf('d1');
game.piece[specialWater] = 1;
game.detail[specialWater] = 3;
const words = createWords('en', { names: NAMES, game });

describe.each(QUESTION_TEXTS)('%j', (question, text, choices) => {
  it('is asked in words', () => expect(words.question(question)).toBe(text));
  for (const [choice, said] of choices) it(`offers: ${said}`, () => expect(words.choice(question, choice)).toBe(said));
});

it('has words for every question and every answer that belongs to it', () => {
  const told = QUESTION_TEXTS.flatMap(([{ ask }, , choices]) => choices.map(([{ choose }]) => `${ask} ${choose}`));
  for (const [ask, offers] of Object.entries(OFFERS)) for (const choose of offers) expect(told).toContain(`${ask} ${choose}`);
  for (const choose of FREE_OFFERS) expect(told).toContain(`die ${choose}`);
});

it('refuses an answer that does not belong to the question', () => {
  expect(() => words.choice({ ask: 'pawns', seat: 0 }, { choose: 'accept' })).toThrow('accept is no answer to pawns');
});

it('has words for the refusals of the checked door', () => {
  const codes = ['over', 'notASeat', 'notChance', 'notLegal'] as const;
  const said = codes.map((code) => words.refusal(code));
  expect(new Set(said).size).toBe(codes.length);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

/** Random players seldom complete a line of the Port or meet a Decree, and seldom empty two Barges at once. */
const RARE = [
  ...['afterConstruct buyStep', 'afterConstruct action', 'payment payLess', 'shipPayment pay', 'anyPayment pay', 'boughtStep accept'],
  ...['boughtStep decline', 'markerSource markerFrom', 'houseRow row', 'gardenOrMarker gain', 'anyActionTile actionTile', 'ship decline'],
  ...['portSpace decline', 'zigguratClaim section', 'zigguratClaim decline', 'urbanCard urbanCard', 'moveHouse row', 'moveHouse done'],
  'scoringOrder district',
  'die noDie',
];

it('knows every answer that random games offer, and tells answers of one question apart', () => {
  const seen = new Set<string>();
  for (const players of [2, 3, 4]) {
    for (let seed = 0; seed < 40; seed++) {
      const state = createGame(players);
      const spoken = createWords('en', { names: NAMES, game: state });
      playGame(state, seed, {
        question(question, choices) {
          const texts = choices.map((choice) => spoken.choice(question, choice));
          expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
          for (const { choose } of choices) if (!FREE_OFFERS.some((free) => free === choose)) seen.add(`${question.ask} ${choose}`);
        },
      });
    }
  }
  const offers = Object.entries(OFFERS).flatMap(([ask, chosen]) => chosen.map((choose) => `${ask} ${choose}`));
  expect(offers).toEqual(expect.arrayContaining([...seen]));
  expect(RARE).toEqual(expect.arrayContaining(offers.filter((offer) => !seen.has(offer))));
});
