/** Urban cards (URB-*) and the rest of final scoring: unused Harbormasters. URB-04 is tested with the views of the players. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UrbanCard } from '../src/edition/types.ts';
import { vpOf } from '../src/model/ledger.ts';
import { winners } from '../src/scoring/final.ts';
import { fulfilledUrbanCards } from '../src/scoring/urban.ts';
import { BareBoard } from './bare-board.ts';
import { ORANGE, PURPLE, RED } from './support/seats.ts';

/** Six spaces of Districts 1, 2 and 3 that do not matter, and Houses in the Port. */
const SPACES = [
  ['a1', 'c1', 'b2', 'a3', 'c3', 'b4'],
  ['f1', 'h1', 'g2', 'f3', 'h3', 'g4'],
  ['k1', 'm1', 'l2', 'k3', 'm3', 'l4'],
];
const PORT_HOUSES = ['row1 blue', 'row2 red', 'row3 blue', 'column1 red', 'column2 blue', 'column3 red'] as const;

/** A board with this many of Red's Houses in Districts 1 to 4. */
function houses(counts: readonly number[], board = new BareBoard()): BareBoard {
  SPACES.forEach((spaces, district) => {
    for (const space of spaces.slice(0, counts[district])) board.building(RED, 'brown', space);
  });
  return board.portHouses(RED, ...PORT_HOUSES.slice(0, counts[3] ?? 0));
}

const fulfilled = ({ state }: BareBoard, seat = RED): string[] =>
  fulfilledUrbanCards(state, seat).map((card) => state.setting.edition.urbanCards.cards[card].id);

const withCards = (...cards: readonly UrbanCard[]) => new BareBoard({ edition: { urbanCards: { origin: 'reconstructed', cards } } });
const card = (id: string, asked: readonly number[], vp: number): UrbanCard => ({ id, houses: asked, vp });

describe('one card', () => {
  it('[URB-01] own Houses in three Districts give fixed VP', () => {
    const board = houses([1, 2, 2]).urbanCards(RED, 'U06').finish();
    expect(board.events('urbanCardsRevealed')).toMatchObject([{ seat: RED, cards: ['U06'], fulfilled: ['U06'], vp: 10 }]);
    expect(vpOf(board.state, RED, 'urbanCards', board.state.period)).toBe(10);
    for (const short of [
      [0, 2, 2],
      [1, 1, 2],
      [1, 2, 1],
    ]) {
      expect(fulfilled(houses(short).urbanCards(RED, 'U06'))).toEqual([]);
    }
  });

  it('[URB-01] only own Houses count', () => {
    expect(fulfilled(houses([1, 1, 2]).building(PURPLE, 'white', 'f2').urbanCards(RED, 'U06'))).toEqual([]);
    expect(fulfilled(houses([1, 2, 2]).urbanCards(PURPLE, 'U06'), PURPLE)).toEqual([]);
  });

  it('[URB-02] colour and size of the Buildings do not matter: a Building is one House', () => {
    const mixed = () =>
      new BareBoard()
        .building(RED, 'white', 'a1', 'a2', 'a3')
        .building(RED, 'yellow', 'f1')
        .building(RED, 'brown', 'g2', 'h2')
        .building(RED, 'white', 'k1')
        .building(RED, 'white', 'l1');
    expect(fulfilled(mixed().urbanCards(RED, 'U06'))).toEqual(['U06']);
    expect(fulfilled(mixed().urbanCards(RED, 'U01'))).toEqual([]);
  });

  it('[URB-02] in the Port Houses are counted; those in the Ziggurat never', () => {
    expect(fulfilled(houses([2, 2, 0, 1]).urbanCards(RED, 'U07'))).toEqual(['U07']);
    expect(fulfilled(houses([2, 2, 0, 0]).zigguratHouses(RED, [3, 3, 3]).urbanCards(RED, 'U07'))).toEqual([]);
  });

  it('[C-48] at least so many: more are no fault', () => {
    expect(fulfilled(houses([5, 4, 3, 2]).urbanCards(RED, 'U06'))).toEqual(['U06']);
  });

  it('[EX-37] 3/1/1 gives 10, 2/1/1 nothing, with one House ignored 10, 4/1/1 gives 10', () => {
    expect(fulfilled(houses([3, 1, 1]).urbanCards(RED, 'U01'))).toEqual(['U01']);
    expect(fulfilled(houses([2, 1, 1]).urbanCards(RED, 'U01'))).toEqual([]);
    expect(fulfilled(houses([2, 1, 1]).urbanCards(RED, 'U01').urbanIgnored(RED, 1))).toEqual(['U01']);
    expect(fulfilled(houses([4, 1, 1]).urbanCards(RED, 'U01'))).toEqual(['U01']);
    expect(houses([3, 1, 1]).urbanCards(RED, 'U01').finish().events('urbanCardsRevealed')).toMatchObject([{ vp: 10 }]);
  });
});

describe('several cards', () => {
  it('[URB-03] any of them may be scored, but each House serves one card only', () => {
    expect(fulfilled(houses([3, 3, 1]).urbanCards(RED, 'U01', 'U02'))).toEqual(['U02']);
    expect(fulfilled(houses([4, 4, 1]).urbanCards(RED, 'U01', 'U02'))).toHaveLength(1);
    expect(fulfilled(houses([4, 4, 2]).urbanCards(RED, 'U01', 'U02'))).toEqual(['U01', 'U02']);
  });

  it('[A-96] the choice with the most VP is taken', () => {
    // U08 (2/1/-/2) is worth 11, U07 (2/2/-/1) 10.
    expect(fulfilled(houses([2, 2, 0, 2]).urbanCards(RED, 'U07', 'U08'))).toEqual(['U08']);
    const cards = [card('big', [3, 3, 3, 0], 15), card('left', [3, 0, 0, 0], 8), card('right', [0, 3, 3, 0], 8)];
    expect(fulfilled(houses([3, 3, 3], withCards(...cards).urbanCards(RED, 'big', 'left', 'right')))).toEqual(['left', 'right']);
  });

  it('[A-96] VP of Z09 count with those of the cards', () => {
    const cards = [card('big', [2, 2, 2, 0], 15), card('left', [2, 0, 0, 0], 5), card('right', [0, 2, 2, 0], 6)];
    const board = (claims: number) =>
      houses([2, 2, 2], withCards(...cards).urbanCards(RED, 'big', 'left', 'right'))
        .zigguratTiles('Z01', 'Z09', 'Z02')
        .claims(RED, [0, claims, 0]);
    expect(fulfilled(board(0))).toEqual(['big']);
    // 15 + 3 against 5 + 3 + 6 + 3; then 15 + 5 against 5 + 5 + 6 + 5.
    expect(fulfilled(board(1))).toEqual(['big']);
    expect(fulfilled(board(2))).toEqual(['left', 'right']);
    expect(board(2).scoreAtEnd(5)).toEqual([10, 0]);
  });

  it('[A-96] each card may lack its House in another of its Districts', () => {
    const cards = [card('first', [2, 1, 0, 0], 10), card('second', [1, 2, 0, 0], 10)];
    const board = (counts: readonly number[]) =>
      houses(counts, withCards(...cards).urbanCards(RED, 'first', 'second')).urbanIgnored(RED, 1);
    expect(fulfilled(board([2, 2]))).toEqual(['first', 'second']);
    expect(fulfilled(board([1, 3]))).toEqual(['first', 'second']);
    expect(fulfilled(board([3, 1]))).toEqual(['first', 'second']);
    expect(fulfilled(board([0, 4]))).toHaveLength(1);
    expect(fulfilled(board([1, 2]))).toHaveLength(1);
  });

  it('[A-94] two ignored Houses are two for each card', () => {
    expect(fulfilled(houses([1, 0, 1]).urbanCards(RED, 'U03').urbanIgnored(RED, 2))).toEqual([]);
    expect(fulfilled(houses([1, 0, 2]).urbanCards(RED, 'U03').urbanIgnored(RED, 2))).toEqual(['U03']);
    expect(fulfilled(houses([1, 0, 2]).urbanCards(RED, 'U03').urbanIgnored(RED, 1))).toEqual([]);
    expect(fulfilled(houses([2, 2, 2]).urbanCards(RED, 'U01', 'U02').urbanIgnored(RED, 2))).toEqual(['U01', 'U02']);
  });

  it('[A-96] agrees with trying every share of the Houses', () => {
    const asked = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 });
    const position = fc.record({
      cards: fc.array(fc.record({ houses: asked, vp: fc.integer({ min: 1, max: 12 }) }), { minLength: 1, maxLength: 4 }),
      counts: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
      ignored: fc.nat(2),
      claims: fc.nat(3),
    });
    fc.assert(
      fc.property(position, ({ cards, counts, ignored, claims }) => {
        const printed = cards.map(({ houses: wanted, vp }, index) => card(`C${index}`, wanted, vp));
        const board = houses(counts, withCards(...printed).urbanCards(RED, ...printed.map(({ id }) => id)))
          .urbanIgnored(RED, ignored)
          .zigguratTiles('Z09', 'Z01', 'Z02')
          .claims(RED, [claims, 0, 0]);
        const extra = [0, 3, 5, 7][claims];
        const chosen = fulfilledUrbanCards(board.state, RED);
        const total = chosen.reduce((sum, index) => sum + cards[index].vp + extra, 0);
        expect(total).toBe(mostByTrying(cards, counts, ignored, extra));
        const only = chosen.map((index) => cards[index]);
        expect(mostByTrying(only, counts, ignored, extra)).toBe(total);
      }),
      { numRuns: 500 },
    );
  });
});

/** The most VP if each card in turn is left out, or is given Houses in every way that lacks at most `ignored` of those it requires. */
function mostByTrying(
  cards: readonly { readonly houses: readonly number[]; readonly vp: number }[],
  left: readonly number[],
  ignored: number,
  extra: number,
): number {
  const [first, ...others] = cards;
  if (first === undefined) return 0;
  let most = mostByTrying(others, left, ignored, extra);
  for (const given of waysToGive(first.houses, ignored)) {
    const rest = left.map((count, district) => count - given[district]);
    if (rest.every((count) => count >= 0)) most = Math.max(most, first.vp + extra + mostByTrying(others, rest, ignored, extra));
  }
  return most;
}

/** Every way to give each District at most the required Houses, and in all at most `ignored` fewer. */
function waysToGive(asked: readonly number[], ignored: number): number[][] {
  const [first, ...others] = asked;
  if (first === undefined) return [[]];
  return Array.from({ length: Math.min(first, ignored) + 1 }, (_, lacking) => lacking).flatMap((lacking) =>
    waysToGive(others, ignored - lacking).map((ways) => [first - lacking, ...ways]),
  );
}

describe('final scoring', () => {
  it('[END-05] after the Districts all Urban cards are revealed, fulfilled or not, seat by seat', () => {
    const board = houses([3, 1, 1]).urbanCards(RED, 'U01', 'U15').urbanCards(PURPLE, 'U04').finish();
    const kinds = (board.state.events ?? []).map(({ event }) => event);
    expect(kinds.slice(-3)).toEqual(['urbanCardsRevealed', 'urbanCardsRevealed', 'gameOver']);
    expect(kinds.lastIndexOf('districtScored')).toBeLessThan(kinds.indexOf('urbanCardsRevealed'));
    expect(board.events('urbanCardsRevealed')).toEqual([
      { event: 'urbanCardsRevealed', rule: 'END-05', seat: RED, cards: ['U01', 'U15'], fulfilled: ['U01'], vp: 10 },
      { event: 'urbanCardsRevealed', rule: 'END-05', seat: PURPLE, cards: ['U04'], fulfilled: [], vp: 0 },
    ]);
  });

  it('[END-06] [HM-02] [C-49] then each unused Harbormaster is worth 3 VP', () => {
    const board = houses([3, 1, 1]).urbanCards(RED, 'U01').harbormasters(RED, 'B1', 'B9').finish();
    expect(board.events('harbormastersScored')).toEqual([{ event: 'harbormastersScored', rule: 'END-06', seat: RED, count: 2, vp: 6 }]);
    const kinds = (board.state.events ?? []).map(({ event }) => event);
    expect(kinds.slice(-3)).toEqual(['urbanCardsRevealed', 'harbormastersScored', 'gameOver']);
    expect(vpOf(board.state, RED, 'harbormasters', board.state.period)).toBe(6);
    // 5 of the Districts, 10 of the card.
    expect(board.state.vp[RED]).toBe(21);
  });

  it('[A-103] Harbormasters kept aside and on the Port are worth nothing', () => {
    const board = new BareBoard();
    board.state.asideHarbormasters[0] = 0b111;
    expect(board.finish().events('harbormastersScored')).toEqual([]);
    expect([...board.state.vp]).toEqual([0, 0]);
  });

  it('[A-104] they count before a tie is broken', () => {
    const board = new BareBoard({ players: 3 }).harbormasters(PURPLE, 'B4').urbanCards(ORANGE, 'U01');
    board.state.vp.set([3, 0, 2]);
    board.state.gold.set([1, 2, 9]);
    expect(board.finish().events('gameOver')).toMatchObject([{ winners: [PURPLE] }]);
    expect([...board.state.vp]).toEqual([3, 3, 2]);
    expect(winners(board.state)).toEqual([PURPLE]);
  });
});
