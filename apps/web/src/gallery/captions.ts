/** The caption of an exhibit: its name, what it does and the rule behind it. */
import {
  DECREE_IDS,
  HARBORMASTER_IDS,
  KING_CARDS,
  KINGS,
  REFERENCE_EDITION,
  RESOURCE_COLOURS,
  type ResourceColour,
  type RuleId,
  SHIP_IDS,
  SPECTATOR,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import { ruleOfBonus, type ToldTile, toldTiles } from '@tabannusi/presenter';
import { newTable } from '@tabannusi/table';
import {
  type AppWords,
  type GalleryPiece,
  PLAYER_COLOURS,
  type RuleWords,
  SIGNS,
  type SignName,
  type SingleName,
  type Speaker,
  type Tiles,
} from '@tabannusi/text';

export interface Caption {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleId | null;
}

/** Null if the words of the section say it already. The key is that of the exhibit or of its row. */
export type Captions = (piece: GalleryPiece, key: string) => Caption | null;

export function captionsOf({ words, web, king: nameOf }: Speaker, app: AppWords, { bot, sentence }: RuleWords): Captions {
  const inGame = tilesIn(words);
  const tiles = toldTiles(inGame);
  const found = <T extends string>(ids: readonly T[], key: string, tell: (id: T) => Caption): Caption | null => {
    const id = ids.find((each) => each === key);
    return id === undefined ? null : tell(id);
  };
  const named = (title: string, rule: RuleId): Caption => ({ title, lines: [], rule });
  const told = (title: string, rule: RuleId): Caption => ({ title, lines: [sentence(rule)], rule });
  const ofBonus = (code: string): Caption => ({ title: web.bonus(code), lines: [], rule: ruleOfBonus(code) });
  /** With `named` as `tell` the title already says what the rule says. */
  const single =
    (rules: Singles, tell: (title: string, rule: RuleId) => Caption = told) =>
    (key: string): Caption | null => {
      const rule = rules[key as SingleName];
      return rule === undefined ? null : tell(app.say('single', key as SingleName, {}), rule);
    };
  const made: Partial<Record<GalleryPiece, (key: string) => Caption | null>> = {
    signs: (key) => found(SIGNS, key, (sign) => named(app.say('sign', sign, {}), SIGN_RULES[sign])),
    colours: (key) =>
      found(RESOURCE_COLOURS, key, (colour) => ({
        title: app.say('mark', colour, {}),
        lines: [app.say('use', colour, {})],
        rule: COLOUR_RULES[colour],
      })),
    players: (key) => found(PLAYER_COLOURS, key, (colour) => ({ title: app.say('shape', colour, {}), lines: [], rule: null })),
    ships(key) {
      const ship = SHIP_IDS.find((id) => id === key) ?? 'printed';
      return ofTile(tiles.ship(ship));
    },
    crates: single({ crateUp: 'KEY-28', crateDown: 'KEY-30' }),
    harbormasters: (key) => found(HARBORMASTER_IDS, key, (id) => ofTile(tiles.harbormaster(id))),
    zigguratTiles: (key) => found(ZIGGURAT_TILE_IDS, key, (id) => ofTile(tiles.zigguratTile(id))),
    decrees: (key) => found(DECREE_IDS, key, (id) => ofTile(tiles.decree(id))),
    timeTrack: single({ goldLeft: 'SCORE-02', goldTaken: 'END-01' }),
    pawns: single({ architect: 'TURN-04', assistant: 'TURN-09' }),
    urbanCards: (key) => single({ urbanBack: 'URB-04' })(key) ?? ofTile(tiles.urbanCard(key)),
    actionTiles: (key) => ofTile(tiles.actionTile(Number(key))),
    specialWater: ofBonus,
    bonuses: ofBonus,
    botSigns: single(
      { down: 'SOLO-47', up: 'SOLO-47', king: 'SOLO-47', lowestStep: 'KING-M-A', highestStep: 'KING-B-A', colourStep: 'KING-S-B' },
      named,
    ),
    automaCards: (key) => single({ openCards: 'SOLO-17' })(key) ?? (key === 'automaDeck' ? ofDeck() : ofAutomaCard(Number(key))),
    kingCards: (key) =>
      found(KINGS, key, (king) => ({ title: nameOf(king), lines: bot.king(king).sentences, rule: KING_CARDS[king].A.rule })),
    automaUrbanCards: (key) =>
      found(KINGS, key, (king) => ({ title: nameOf(king), lines: [inGame.automaUrbanCard(king)], rule: 'SOLO-05' })),
  };
  return (piece, key) => made[piece]?.(key) ?? null;

  function ofDeck(): Caption {
    return { title: app.say('single', 'automaDeck', {}), lines: [app.say('single', 'automaDeckMeans', {})], rule: 'SOLO-42' };
  }

  function ofAutomaCard(automaCard: number): Caption {
    return { title: app.say('single', 'automaCard', { automaCard }), lines: [inGame.automaCard(automaCard)], rule: 'SOLO-18' };
  }
}

/** Returns the words for tiles. They need a game, so they take one with made-up players. */
function tilesIn(words: Speaker['words']): Tiles {
  const seats = ['Puabi', 'Shulgi'].map((name) => ({ kind: 'person', name }) as const);
  const game = newTable({ edition: REFERENCE_EDITION, seats, seed: 'gallery' }).stateFor(SPECTATOR);
  return words({ names: seats.map(({ name }) => name), game }).tiles;
}

const ofTile = ({ title, text, rules: [rule] }: ToldTile): Caption => ({ title, lines: [text], rule });

type Singles = Readonly<Partial<Record<SingleName, RuleId>>>;

/** Rules for which a Resource of exactly this colour is needed. */
const COLOUR_RULES: Readonly<Record<ResourceColour, RuleId>> = {
  white: 'ACT-BLD-05',
  yellow: 'ACT-BLD-05',
  brown: 'ACT-BLD-05',
  blue: 'ACT-GARD-03',
  green: 'ACT-GARD-02',
};

const SIGN_RULES: Readonly<Record<SignName, RuleId>> = {
  project: 'ACT-PROJ-01',
  building: 'ACT-BLD-01',
  house: 'KEY-08',
  ziggurat: 'ACT-ZIG-01',
  water: 'BON-04',
  specialWater: 'BON-05',
  garden: 'BON-06',
  gardening: 'ACT-GARD-01',
  gold: 'KEY-26',
  marker: 'KEY-03',
  die: 'TURN-03',
  anyDie: 'KEY-37',
  refill: 'FREE-02',
  card: 'URB-01',
  tile: 'SET-12',
  decree: 'FREE-04',
  architect: 'BON-07',
  assistant: 'KEY-22',
  harbormaster: 'HM-01',
  ship: 'ACT-SHIP-01',
  step: 'KEY-31',
  projectStep: 'BON-11',
  paidStep: 'BON-14',
  blueLine: 'ZIG-Z03',
  lose: 'ACT-TILE-6',
  vp: 'END-07',
  startPlayer: 'SET-23',
  trackStep: 'KEY-31',
};
