/** Explains what everything on the table is, by place. */
import { BUILDING_COLOURS, RESOURCE_COLOURS, type RuleId, type SoloView, type View } from '@tabannusi/engine';
import { ACTION_RULES, ruleOfBonus, type ToldTile, toldTiles } from '@tabannusi/presenter';
import { gridOf, type PartWords, type RuleWords } from '@tabannusi/text';
import type { Place, PlaceKind, PlaceOfKind } from '../places/place.ts';
import type { TabletText } from '../pointing/tablet-text.ts';
import { type Scene, seatShown } from './scene.ts';
import type { Told } from './told.ts';

/** The function returns null if there is nothing to say, as for places that pieces only come from or go to. */
export function createWhatIs(
  scene: Scene,
  { words, web, names }: Told,
  parts: PartWords,
  { sentence, bot }: Pick<RuleWords, 'sentence' | 'bot'>,
): (place: Place) => TabletText | null {
  const { view, table } = scene;
  const on: OnTable = {
    view,
    setting: table.setting,
    seat: seatShown(scene),
    words,
    tiles: toldTiles(words.tiles),
    web,
    names,
    parts,
    sentence,
    bot,
  };
  return (place) => whatIs(place, on);
}

/** The table that is explained, with the words for it. */
interface OnTable extends Pick<Told, 'words' | 'web' | 'names'>, Pick<RuleWords, 'sentence' | 'bot'> {
  readonly view: View;
  readonly setting: Scene['table']['setting'];
  /** The seat whose own board is shown. */
  readonly seat: number;
  readonly parts: PartWords;
  readonly tiles: ReturnType<typeof toldTiles>;
}

type WhatIs<K extends PlaceKind> = (place: PlaceOfKind<K>, on: OnTable) => TabletText | null;
/** Functions that explain the places of the given kinds. */
type WhatAre<K extends PlaceKind> = { readonly [Each in K]: WhatIs<Each> };

/** Returns an explanation: the facts, then the sentences of the rules. */
const thing = ({ sentence }: OnTable, title: string, facts: readonly string[], rules: readonly RuleId[]): TabletText => ({
  title,
  lines: [...facts, ...rules.map(sentence)],
  rules,
});

/** Returns the explanation of a tile, whose text already says what it does. */
const tile = ({ title, text, rules }: ToldTile, ...facts: string[]): TabletText => ({ title, lines: [text, ...facts], rules });

const rulesOfBonus = (code: string): RuleId[] => [ruleOfBonus(code)].filter((rule) => rule !== null);
const bonus = (on: OnTable, title: string, code: string, ...rules: RuleId[]): TabletText =>
  thing(on, title, [on.web.bonus(code)], [...rules, ...rulesOfBonus(code)]);

const DISTRICTS: WhatAre<'space' | 'district' | 'barge' | 'die' | 'action' | 'actionTile' | 'architect' | 'assistant'> = {
  space({ space: name }, on) {
    const space = on.setting.spaceNames.indexOf(name);
    return space === -1 ? null : thing(on, name, [on.words.describeSpace(on.view, space)], rulesOfSpace(on, space));
  },
  district: ({ district }, { words, parts }) => ({ title: words.district(district), lines: parts.district(district) }),
  barge: ({ district }, on) =>
    thing(on, on.parts.name('barge', { district: on.words.district(district) }), [on.parts.barge(district)], ['KEY-19', 'TURN-11']),
  die: ({ district, face }, on) =>
    thing(on, on.parts.name('die', { face }), [on.parts.barge(district)], ['TURN-03', face === 6 ? 'TURN-07' : 'TURN-04', 'KEY-24']),
  action: ({ district, action }, on) =>
    thing(
      on,
      on.words.choice({ ask: 'action', district, actionsLeft: 0, seat: on.seat }, { choose: 'action', action }),
      [],
      ACTION_RULES[action],
    ),
  actionTile: (place, { tiles }) => tile(tiles.actionTile(place.tile)),
  architect: (place, on) => pawn(place, on, 'TURN-04'),
  assistant: (place, on) => pawn(place, on, 'TURN-12'),
};

function pawn({ kind, seat }: PlaceOfKind<'architect' | 'assistant'>, on: OnTable, moves: RuleId): TabletText {
  return thing(on, on.parts.name(kind, { player: on.parts.player(seat) }), [on.parts.pawn(kind, seat)], ['KEY-22', moves]);
}

/** Returns the rules about the pieces on a space of the common Districts and about its bonus. */
function rulesOfSpace({ view, setting }: OnTable, space: number): readonly RuleId[] {
  const piece = view.spaces[space];
  const cell = gridOf(setting)
    .rows.flat()
    .find((each) => each?.space === space);
  if (piece?.kind === 'building') return ['KEY-09', 'KEY-10'];
  if (piece?.kind === 'project') return ['ACT-BLD-02'];
  if (piece?.kind === 'garden') return ['ACT-BLD-13'];
  if (piece?.kind !== 'water') return cell?.bonus ? ['ACT-PROJ-07', ...rulesOfBonus(cell.bonus)] : ['ACT-PROJ-01'];
  const printed = cell?.water ? cell.bonus : '';
  const code = piece.tile === null ? printed : (setting.edition.specialWater.faces[piece.tile - 1] ?? '');
  return code === '' ? ['ACT-GARD-07'] : ['ACT-GARD-09', ...rulesOfBonus(code)];
}

const TRACKS: WhatAre<'track' | 'values' | 'rightHand' | 'timeTrack' | 'decree' | 'specialWater'> = {
  track({ colour }, { setting, parts, sentence, web }) {
    const inside = setting.edition.mastery.inside[colour].filter((code) => code !== '');
    const benefits = inside.length === 0 ? [] : [sentence('KEY-33'), web.list([...new Set(inside)].map(web.bonus))];
    return {
      title: parts.name('track', { colour }),
      lines: [...parts.track(colour), sentence('KEY-31'), ...benefits],
      rules: ['KEY-31', 'KEY-33'],
    };
  },
  values: (_, on) => thing(on, on.web.say('game', 'mastery', {}), [], ['KEY-34']),
  rightHand: ({ row }, on) => bonus(on, on.parts.name('rightHand', { row }), on.setting.edition.mastery.right[row] ?? '', 'KEY-32'),
  timeTrack: (_, on) =>
    thing(on, on.web.say('game', 'timeTrack', {}), [on.web.say('game', 'gold', { gold: on.view.timeGold })], ['SCORE-02', 'END-01']),
  decree: ({ decree }, { tiles }) => tile(tiles.decree(decree)),
  specialWater: (place, on) =>
    bonus(on, on.web.say('game', 'specialWater', {}), on.setting.edition.specialWater.faces[place.tile - 1] ?? '', 'ACT-GARD-09'),
};

const STOCKS: WhatAre<'stack' | 'supply' | 'waterStock' | 'gardenStock'> = {
  stack: ({ colour }, on) => thing(on, on.parts.name('projects', {}), [on.parts.stack(colour)], ['ACT-PROJ-02', 'ACT-BLD-02']),
  supply: ({ colour }, on) =>
    thing(
      on,
      on.web.say('game', 'supply', {}),
      [on.parts.dice(colour, on.view.supply[RESOURCE_COLOURS.indexOf(colour)] ?? 0)],
      ['KEY-25', 'KEY-37'],
    ),
  waterStock: (_, on) => thing(on, on.web.say('game', 'stock', {}), [on.parts.water(on.view.stocks.water)], ['ACT-GARD-03']),
  gardenStock: (_, on) => thing(on, on.web.say('game', 'stock', {}), [on.parts.gardens(on.view.stocks.gardens)], ['ACT-GARD-02']),
};

const PORT_AND_ZIGGURAT: WhatAre<'ship' | 'port' | 'harbormaster' | 'ziggurat' | 'section'> = {
  ship({ shipSpace }, { tiles, view, parts }) {
    const ship = view.ships[shipSpace - 1]?.ship ?? 'printed';
    return tile(tiles.ship(ship), parts.ship(shipSpace));
  },
  port: ({ line, side }, on) =>
    thing(on, on.parts.name('portSpace', { side, line }), [on.parts.portLine(line)], side === 'blue' ? ['ACT-PORT-05'] : ['ACT-PORT-06']),
  harbormaster: ({ harbormaster }, { tiles }) => tile(tiles.harbormaster(harbormaster)),
  ziggurat({ section, space }, on) {
    const gives = on.parts.zigguratBonus(section, space);
    return thing(
      on,
      on.parts.zigguratSpace(section, space),
      [...(gives === '' ? [] : [gives]), on.parts.zigguratHouses(section)],
      ['ACT-ZIG-01', 'ACT-ZIG-05'],
    );
  },
  section({ section }, { view, tiles, parts }) {
    const { tile: laid = null } = view.ziggurat[BUILDING_COLOURS.indexOf(section)] ?? {};
    return laid === null ? null : tile(tiles.zigguratTile(laid), parts.zigguratClaims(section));
  },
};

type OfPlayer =
  | 'player'
  | 'good'
  | 'dice'
  | 'row'
  | 'column'
  | 'crate'
  | 'fullCrate'
  | 'crateSlot'
  | 'ability'
  | 'urbanCard'
  | 'hiddenCard';

const OF_PLAYER: WhatAre<OfPlayer> = {
  player({ seat }, { words, view }) {
    const { title, sentences } = words.describeSeat(view, seat);
    return { title, lines: sentences };
  },
  good,
  dice: ({ seat, colour }, on) =>
    thing(on, on.parts.dice(colour, on.view.seats[seat]?.dice[RESOURCE_COLOURS.indexOf(colour)] ?? 0), [], ['KEY-24', 'KEY-25']),
  row: ({ row }, on) =>
    thing(
      on,
      on.parts.name('houseRow', { row }),
      [on.parts.houseRow(row, on.seat)],
      [row === 'bottom' ? 'ACT-PORT-03' : 'KEY-11', 'KEY-13', 'KEY-14'],
    ),
  column: ({ column }, on) => bonus(on, on.web.say('game', 'houses', {}), on.setting.edition.playerBoard.columns[column] ?? '', 'KEY-15'),
  crate: ({ colour }, on) => thing(on, on.parts.crate(colour, false), [], ['KEY-30']),
  fullCrate: ({ colour }, on) => thing(on, on.parts.crate(colour, true), [], ['KEY-28', 'KEY-29']),
  crateSlot: (_, on) => thing(on, on.web.say('game', 'crates', {}), [], ['KEY-01', 'ACT-PORT-06']),
  ability: ({ ship }, { tiles }) => tile(tiles.ship(ship)),
  urbanCard: ({ card }, { tiles }) => tile(tiles.urbanCard(card)),
  hiddenCard: (_, on) => thing(on, on.parts.name('urbanCards', {}), [], ['URB-01']),
};

function good({ seat, good: counted }: PlaceOfKind<'good'>, on: OnTable): TabletText | null {
  const own = on.view.seats[seat];
  if (own === undefined) return null;
  switch (counted) {
    case 'gold':
      return thing(on, on.web.say('game', 'gold', { gold: own.gold }), [], ['KEY-26', 'TURN-06']);
    case 'water':
      return thing(on, on.parts.water(own.water), [], ['ACT-GARD-05', 'ACT-GARD-06']);
    case 'garden':
      return thing(on, on.parts.gardens(own.gardens), [], ['ACT-GARD-07', 'ACT-GARD-09']);
    case 'marker':
      return thing(on, on.web.say('game', 'markers', { markers: own.markers, supply: own.markerSupply }), [], ['KEY-03', 'KEY-05']);
    // Each of these pieces has a place of its own that explains it.
    case 'specialWater':
    case 'harbormaster':
    case 'house':
    case 'vp':
    case 'crates':
    case 'card':
    case 'ship':
      return null;
  }
}

const BOT_THING_RULES: Readonly<Record<PlaceOfKind<'automa'>['thing'], readonly RuleId[]>> = {
  left: ['SOLO-36', 'SOLO-39'],
  right: ['SOLO-37', 'SOLO-40'],
  markers: ['SOLO-05', 'SOLO-37'],
  bag: ['SOLO-45'],
  deck: ['SOLO-36'],
};

const OF_BOT: WhatAre<'king' | 'automa' | 'automaNumber'> = {
  king: ({ part }, on) => ofBot(on, ({ king }) => on.bot.king(king).sentences[part], ['SOLO-13']),
  automa: ({ thing: what }, on) => ofBot(on, () => on.parts.bot()?.[what], BOT_THING_RULES[what]),
  automaNumber: ({ number }, on) => ofBot(on, () => on.parts.bot()?.numbers[number], ['SOLO-09']),
};

function ofBot({ view, names }: OnTable, said: (solo: SoloView) => string | undefined, rules: readonly RuleId[]): TabletText | null {
  const line = view.solo === null ? undefined : said(view.solo);
  return view.solo === null || line === undefined ? null : { title: names[view.solo.seat] ?? '', lines: [line], rules };
}

const nothing = (): null => null;

const THINGS: WhatAre<PlaceKind> = {
  ...DISTRICTS,
  ...TRACKS,
  ...STOCKS,
  ...PORT_AND_ZIGGURAT,
  ...OF_PLAYER,
  ...OF_BOT,
  // The space under a Project explains it.
  projects: nothing,
  // Pieces come from and go to these places; what lies above explains itself.
  building: nothing,
  mastery: nothing,
  timeSpace: nothing,
  stocks: nothing,
  shipMark: nothing,
  lineEnd: nothing,
  claim: nothing,
  automaCard: nothing,
  automaRow: nothing,
};

function whatIs<K extends PlaceKind>(place: PlaceOfKind<K>, on: OnTable): TabletText | null {
  const ofKind: WhatIs<K> = THINGS[place.kind];
  return ofKind(place, on);
}
