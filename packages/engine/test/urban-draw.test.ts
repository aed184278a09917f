/** Urban cards that are drawn during play (HM-B9, DEC-05) and stay secret (URB-04). `urban.test.ts` tests what they score. */
import { describe, expect, it } from 'vitest';
import type { Choice, Outcome } from '../src/choices.ts';
import { heldUrbanCards } from '../src/look.ts';
import { URBAN_BOTTOM } from '../src/model/state.ts';
import { playOutcome } from '../src/play.ts';
import { RULES_EDITION } from './support/edition.ts';
import { dealStandard, type Game, newTestGame, ORANGE, PURPLE, position, RED } from './support/index.ts';

const CARDS = RULES_EDITION.urbanCards.cards.map(({ id }) => id);
const card = (id: string): Outcome => ({ chance: 'urbanCard', card: id });
const keep = (id: string): Choice => ({ choose: 'urbanCard', card: id });

/** Red holds B9 and the Urban card U01, Purple all others except those in the deck. */
const deckOf = (...deck: readonly string[]) =>
  position()
    .heldHarbormasters(RED, 'B9')
    .urbanCards(RED, 'U01')
    .urbanCards(PURPLE, ...CARDS.filter((id) => id !== 'U01' && !deck.includes(id)));

/** Red holds B9 and U01, Purple U02; thirteen cards are in the deck. */
const red = () => position().heldHarbormasters(RED, 'B9').urbanCards(RED, 'U01').urbanCards(PURPLE, 'U02');

/** Returns the cards that chance could deal now. */
const possible = (game: Game): string[] => CARDS.filter((id) => playOutcome(game.state.clone(), card(id)).ok);

describe('drawing', () => {
  it('[HM-B9] two cards of the deck are drawn, and one of these two is kept', () => {
    const game = red().actionsOf(RED).harbormaster('B9');
    expect(game).toAskChance('dealUrbanCard');
    expect(possible(game)).toEqual(CARDS.slice(2));
    game.chance(card('U05'));
    expect(possible(game)).toEqual(CARDS.slice(2).filter((id) => id !== 'U05'));
    game.chance(card('U03'));
    expect(game).toBeAsked('urbanCard', RED);
    // The card that was held before is not among them.
    expect(game).toOfferOnly(keep('U05'), keep('U03'));
    game.urbanCard('U03');
    expect(game.player(RED).urbanCards).toEqual(['U01', 'U03']);
    expect(game.table().urbanBottom).toEqual(['U05']);
    expect(game.table().urbanDeck).toHaveLength(11);
  });

  it('[HM-B9] [A-95] the card put at the bottom is drawn only when the others are gone, those at the bottom in their order', () => {
    const game = position({ players: 3 })
      .heldHarbormasters(RED, 'B9')
      .urbanCards(RED, 'U01')
      .urbanCards(ORANGE, 'U02')
      .urbanCards(PURPLE, ...CARDS.slice(2, 11))
      .urbanBottom(PURPLE, 'U13')
      .urbanBottom(ORANGE, 'U12')
      .actionsOf(RED)
      .harbormaster('B9');
    // U14 and U15 lie above U13 and U12.
    expect(possible(game)).toEqual(['U14', 'U15']);
    game.chance(card('U15'));
    expect(possible(game)).toEqual(['U14']);
    game.chance(card('U14')).urbanCard('U14');
    expect(game.table()).toMatchObject({ urbanDeck: [], urbanBottom: ['U13', 'U12', 'U15'] });
  });

  it('[A-95] one card left above those at the bottom: it, then the uppermost of these', () => {
    const game = deckOf('U14', 'U15', 'U13').urbanBottom(PURPLE, 'U15', 'U13').actionsOf(RED).harbormaster('B9');
    expect(possible(game)).toEqual(['U14']);
    game.chance(card('U14'));
    expect(possible(game)).toEqual(['U15']);
    game.chance(card('U15')).urbanCard('U15');
    expect(game.table()).toMatchObject({ urbanDeck: [], urbanBottom: ['U13', 'U14'] });
  });

  it('[A-95] the deck is short: what is left is drawn, and the House is ignored all the same', () => {
    const one = deckOf('U15').actionsOf(RED).harbormaster('B9').chance(card('U15'));
    expect(one).toBeAsked('action', RED);
    expect(one.player(RED)).toMatchObject({ urbanCards: ['U01', 'U15'], urbanIgnored: 1 });
    expect(one.table()).toMatchObject({ urbanDeck: [], urbanBottom: [] });
    const none = deckOf().actionsOf(RED);
    expect(none).toOffer({ choose: 'harbormaster', harbormaster: 'B9' });
    none.harbormaster('B9');
    expect(none).toBeAsked('action', RED);
    expect(none.player(RED)).toMatchObject({ urbanCards: ['U01'], urbanIgnored: 1, harbormasters: [] });
  });

  it('[A-95] it stays known who put which card there', () => {
    const game = position({ players: 3 }).heldHarbormasters(PURPLE, 'B9').urbanBottom(ORANGE, 'U13').actionsOf(PURPLE);
    game.harbormaster('B9').chance(card('U09'), card('U12')).urbanCard('U12');
    expect(game.table().urbanBottom).toEqual(['U13', 'U09']);
    /** The seat that a place at the bottom remembers. */
    const knower = (id: string) => (game.state.urban[CARDS.indexOf(id)] - URBAN_BOTTOM) % 4;
    expect(['U13', 'U09'].map(knower)).toEqual([ORANGE, PURPLE]);
  });

  it('[A-95] the last card may come from the bottom, where its drawer had put it', () => {
    const game = deckOf('U15').urbanBottom(RED, 'U15').actionsOf(RED).harbormaster('B9').chance(card('U15'));
    expect(game.player(RED).urbanCards).toEqual(['U01', 'U15']);
  });
});

/** White Buildings of Red, all in District 3: they meet D05 with a brown one. */
function meetsD05() {
  const board = position().building('brown', { spaces: ['k2'], owner: RED });
  for (const space of ['k1', 'l1', 'm1', 'n1', 'l2']) board.building('white', { spaces: [space], owner: RED });
  return board.decrees('D05').heldHarbormasters(RED, 'B9');
}

describe('D05 and B9 together', () => {
  it('[A-94] [DEC-05] [HM-B9] each lets every Urban card lack one House: together two', () => {
    /** Red's last turn, with Houses in District 3 only. U03 asks for 1/1/3, U06 for 1/2/2 and U01 for 3/1/1. */
    const revealed = (play: (game: Game) => unknown) => {
      const game = meetsD05().urbanCards(RED, 'U03').urbanCards(PURPLE, 'U02').startPlayer(PURPLE).ending('lastRound').actionsOf(RED);
      play(game);
      game.done();
      return game.events('urbanCardsRevealed').find(({ seat }) => seat === RED);
    };
    const decree = (game: Game) => game.decree('D05').chance(card('U01'), card('U06')).urbanCard('U06');
    const harbormaster = (game: Game) => game.harbormaster('B9').chance(card('U04'), card('U05')).urbanCard('U05');
    expect(revealed(() => {})).toMatchObject({ cards: ['U03'], fulfilled: [], vp: 0 });
    expect(revealed(decree)).toMatchObject({ cards: ['U03', 'U06'], fulfilled: [], vp: 0 });
    expect(revealed(harbormaster)).toMatchObject({ fulfilled: [], vp: 0 });
    // U06 and U05 lack three Houses each.
    expect(revealed((game) => harbormaster(decree(game)))).toMatchObject({ cards: ['U03', 'U05', 'U06'], fulfilled: ['U03'], vp: 10 });
  });
});

describe('secrecy [URB-04]', () => {
  /** What everybody may know of what has happened. */
  const publicStory = (game: Game) => JSON.stringify(game.events().filter((event) => !('audience' in event)));
  const namesCard = (story: string) => CARDS.filter((id) => story.includes(`"${id}"`));

  it('[URB-04] of the cards dealt in set-up each is named to its owner alone', () => {
    const game = newTestGame({ players: 3 });
    dealStandard(game.state);
    expect(namesCard(publicStory(game))).toEqual([]);
    expect(game.events('urbanCardDrawn').map(({ seat }) => seat)).toEqual([RED, PURPLE, ORANGE]);
    const seen = game.events('urbanCardSeen');
    expect(seen.map(({ audience }) => audience)).toEqual([RED, PURPLE, ORANGE]);
    expect(seen.map((event) => [event.card])).toEqual([RED, PURPLE, ORANGE].map((seat) => game.player(seat).urbanCards));
  });

  it('[URB-04] of those drawn later, the kept and the returned one are named to the drawer alone', () => {
    for (const draw of [(game: Game) => game.harbormaster('B9'), (game: Game) => game.decree('D05')]) {
      const game = draw(meetsD05().actionsOf(RED)).chance(card('U09'), card('U12')).urbanCard('U12');
      expect(namesCard(publicStory(game))).toEqual([]);
      // Everybody sees that two cards were drawn and one was put back.
      expect(game.events('urbanCardDrawn')).toMatchObject([{ seat: RED }, { seat: RED }]);
      expect(game.events('urbanCardReturned')).toMatchObject([{ seat: RED }]);
      expect(game.events('urbanCardSeen')).toMatchObject([
        { card: 'U09', audience: RED },
        { card: 'U12', audience: RED },
      ]);
      // The drawer knows what lies at the bottom.
      expect(game.events('urbanCardKept')).toMatchObject([{ card: 'U12', returned: 'U09', audience: RED }]);
    }
  });

  it('[URB-04] with a short deck, too', () => {
    const game = deckOf('U15').actionsOf(RED).harbormaster('B9').chance(card('U15'));
    expect(namesCard(publicStory(game))).toEqual([]);
    expect(game.events('urbanCardSeen')).toMatchObject([{ card: 'U15', audience: RED }]);
  });

  it('[URB-04] the question itself names no card', () => {
    const game = red().actionsOf(RED).harbormaster('B9').chance(card('U09'), card('U12'));
    expect(namesCard(JSON.stringify(game.ask()))).toEqual([]);
  });

  it('[URB-04] its owner may look at it at any time', () => {
    const game = red().turnOf(PURPLE);
    expect([RED, PURPLE].map((seat) => heldUrbanCards(game.state, seat))).toEqual([['U01'], ['U02']]);
  });

  it('[URB-04] [END-05] all cards are revealed at the end, not before', () => {
    const game = red()
      .startPlayer(PURPLE)
      .ending('lastRound')
      .actionsOf(RED)
      .harbormaster('B9')
      .chance(card('U09'), card('U12'))
      .urbanCard('U12');
    expect(game.events('urbanCardsRevealed')).toEqual([]);
    game.done();
    const revealed = game.events('urbanCardsRevealed').map(({ seat, cards }) => [seat, ...cards]);
    expect(revealed.sort()).toEqual([
      [RED, 'U01', 'U12'],
      [PURPLE, 'U02'],
    ]);
  });
});
