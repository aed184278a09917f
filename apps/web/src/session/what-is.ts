/** What everything on the table is, by its place. */
import {
  type ActionKind,
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  HARBORMASTER_IDS,
  PORT_LINES,
  RESOURCE_COLOURS,
  type ResourceColour,
  type RuleId,
  SHIP_IDS,
  type SoloView,
} from '@tabannusi/engine';
import { ACTION_RULES, ruleOf, ruleOfBonus } from '@tabannusi/presenter';
import { gridOf, type PartWords, type RuleWords, type TileWords } from '@tabannusi/text';
import type { Hint } from './hints.ts';
import type { Place } from './places.ts';
import { type Scene, seatShown } from './scene.ts';
import type { Told } from './told.ts';

type Rest = readonly string[];

/** What belongs to the Bot, in the order of its description, with the rules of each. */
const BOT_THINGS: readonly (readonly [is: string, ...rules: RuleId[]])[] = [
  ['left', 'SOLO-36', 'SOLO-39'],
  ['right', 'SOLO-37', 'SOLO-40'],
  ['number0', 'SOLO-09'],
  ['number1', 'SOLO-09'],
  ['number2', 'SOLO-09'],
  ['markers', 'SOLO-05', 'SOLO-37'],
  ['bag', 'SOLO-45'],
  ['deck', 'SOLO-36'],
];

function rulesOfBot(name: string): readonly RuleId[] {
  const [, ...rules] = BOT_THINGS.find(([is]) => is === name) ?? [name];
  return rules;
}

/** Null for what is no place of the table. */
export function createWhatIs(
  scene: Scene,
  { words, web, names }: Told,
  parts: PartWords,
  { sentence, bot }: Pick<RuleWords, 'sentence' | 'bot'>,
): (place: Place) => Hint | null {
  const { view } = scene;
  const { setting } = scene.table;
  const { edition } = setting;
  const seat = seatShown(scene);

  /** What can be said of it, then what its rules say. */
  const thing = (title: string, facts: readonly string[], rules: readonly RuleId[]): Hint => ({
    title,
    lines: [...facts, ...rules.map(sentence)],
    rules,
  });
  /** A tile says itself what it does. */
  const tile = ({ number, name, text }: TileWords, rule: RuleId, ...facts: string[]): Hint => ({
    title: number === '' ? name : `${number} · ${name}`,
    lines: [text, ...facts],
    rules: [rule],
  });
  const rulesOfBonus = (code: string): RuleId[] => [ruleOfBonus(code)].filter((rule) => rule !== null);
  const bonus = (title: string, code: string, ...rules: RuleId[]): Hint =>
    thing(title, [web.bonus(code)], [...rules, ...rulesOfBonus(code)]);

  const ofBot = (said: (solo: SoloView) => string | undefined, rules: readonly RuleId[]): Hint | null => {
    const line = view.solo === null ? undefined : said(view.solo);
    return view.solo === null || line === undefined ? null : { title: names[view.solo.seat] ?? '', lines: [line], rules };
  };

  const THINGS: Readonly<Record<string, (...rest: Rest) => Hint | null>> = {
    king: (part) => ofBot(({ king }) => bot.king(king).sentences[Number(part)], ['SOLO-13']),
    automa: (name = '') =>
      ofBot(() => words.describeBot(view)[0]?.sentences[BOT_THINGS.findIndex(([is]) => is === name)], rulesOfBot(name)),
    space: (name = '') => {
      const space = setting.spaceNames.indexOf(name);
      return thing(name, [words.describeSpace(view, space)], rulesOfSpace(space));
    },
    district: (number) => ({ title: words.district(Number(number)), lines: parts.district(Number(number)) }),
    barge: (number) =>
      thing(parts.name('barge', { district: words.district(Number(number)) }), [parts.barge(Number(number))], ['KEY-19', 'TURN-11']),
    die: (number, face) =>
      thing(
        parts.name('die', { face: Number(face) }),
        [parts.barge(Number(number))],
        ['TURN-03', face === '6' ? 'TURN-07' : 'TURN-04', 'KEY-24'],
      ),
    architect: (number) =>
      thing(
        parts.name('architect', { player: parts.player(Number(number)) }),
        [parts.pawn('architect', Number(number))],
        ['KEY-22', 'TURN-04'],
      ),
    assistant: (number) =>
      thing(
        parts.name('assistant', { player: parts.player(Number(number)) }),
        [parts.pawn('assistant', Number(number))],
        ['KEY-22', 'TURN-12'],
      ),
    action(number, name) {
      const action = ACTIONS.find((each) => each === name);
      if (action === undefined) return null;
      const asked = { ask: 'action', district: Number(number), actionsLeft: 0, seat } as const;
      return thing(words.choice(asked, { choose: 'action', action }), [], ACTION_RULES[action]);
    },
    actionTile: (number) => tile(words.tiles.actionTile(Number(number)), ruleOf.actionTile(Number(number))),
    track(name) {
      const colour = buildingColour(name);
      const inside = edition.mastery.inside[colour].filter((code) => code !== '');
      const benefits = inside.length === 0 ? [] : [sentence('KEY-33'), web.list([...new Set(inside)].map(web.bonus))];
      return {
        title: parts.name('track', { colour }),
        lines: [...parts.track(colour), sentence('KEY-31'), ...benefits],
        rules: ['KEY-31', 'KEY-33'],
      };
    },
    values: () => thing(web.say('game', 'mastery', {}), [], ['KEY-34']),
    rightHand: (row) => bonus(parts.name('rightHand', { row: Number(row) }), edition.mastery.right[Number(row)] ?? '', 'KEY-32'),
    stack: (colour) => thing(parts.name('projects', {}), [parts.stack(buildingColour(colour))], ['ACT-PROJ-02', 'ACT-BLD-02']),
    supply(name) {
      const colour = resourceColour(name);
      return thing(
        web.say('game', 'supply', {}),
        [parts.dice(colour, view.supply[RESOURCE_COLOURS.indexOf(colour)] ?? 0)],
        ['KEY-25', 'KEY-37'],
      );
    },
    waterStock: () => thing(web.say('game', 'stock', {}), [parts.water(view.stocks.water)], ['ACT-GARD-03']),
    gardenStock: () => thing(web.say('game', 'stock', {}), [parts.gardens(view.stocks.gardens)], ['ACT-GARD-02']),
    timeTrack: () => thing(web.say('game', 'timeTrack', {}), [web.say('game', 'gold', { gold: view.timeGold })], ['SCORE-02', 'END-01']),
    ship(number) {
      const ship = view.ships[Number(number) - 1]?.ship ?? 'printed';
      return tile(words.tiles.ship(ship), ruleOf.ship(ship), parts.ship(Number(number)));
    },
    ability(name) {
      const ship = SHIP_IDS.find((id) => id === name);
      return ship === undefined ? null : tile(words.tiles.ship(ship), ruleOf.ship(ship));
    },
    port(name, given) {
      const line = PORT_LINES.find((each) => each === name);
      if (line === undefined) return null;
      const side = given === 'blue' ? 'blue' : 'red';
      return thing(parts.name('portSpace', { side, line }), [parts.portLine(line)], side === 'blue' ? ['ACT-PORT-05'] : ['ACT-PORT-06']);
    },
    harbormaster(name) {
      const harbormaster = HARBORMASTER_IDS.find((id) => id === name);
      return harbormaster === undefined ? null : tile(words.tiles.harbormaster(harbormaster), ruleOf.harbormaster(harbormaster));
    },
    ziggurat(name, space) {
      const section = buildingColour(name);
      const gives = parts.zigguratBonus(section, Number(space));
      return thing(
        parts.zigguratSpace(section, Number(space)),
        [...(gives === '' ? [] : [gives]), parts.zigguratHouses(section)],
        ['ACT-ZIG-01', 'ACT-ZIG-05'],
      );
    },
    section(name) {
      const section = buildingColour(name);
      const { tile: laid = null } = view.ziggurat[BUILDING_COLOURS.indexOf(section)] ?? {};
      return laid === null ? null : tile(words.tiles.zigguratTile(laid), ruleOf.zigguratTile(laid), parts.zigguratClaims(section));
    },
    decree(name) {
      const decree = DECREE_IDS.find((id) => id === name);
      return decree === undefined ? null : tile(words.tiles.decree(decree), ruleOf.decree(decree));
    },
    specialWater: (number) =>
      bonus(web.say('game', 'specialWater', {}), edition.specialWater.faces[Number(number) - 1] ?? '', 'ACT-GARD-09'),
    urbanCard: (card = '') => tile(words.tiles.urbanCard(card), ruleOf.urbanCard()),
    hiddenCard: () => thing(parts.name('urbanCards', {}), [], ['URB-01']),
    row(name) {
      const row = name === 'bottom' ? name : buildingColour(name);
      return thing(
        parts.name('houseRow', { row }),
        [parts.houseRow(row, seat)],
        [row === 'bottom' ? 'ACT-PORT-03' : 'KEY-11', 'KEY-13', 'KEY-14'],
      );
    },
    column: (column) => bonus(web.say('game', 'houses', {}), edition.playerBoard.columns[Number(column)] ?? '', 'KEY-15'),
    crate: (colour) => thing(parts.crate(resourceColour(colour), false), [], ['KEY-30']),
    fullCrate: (colour) => thing(parts.crate(resourceColour(colour), true), [], ['KEY-28', 'KEY-29']),
    crateSlot: () => thing(web.say('game', 'crates', {}), [], ['KEY-01', 'ACT-PORT-06']),
    player(number) {
      const { title, sentences } = words.describeSeat(view, Number(number));
      return { title, lines: sentences };
    },
    seat: (number, good = '', colour) => (good === 'die' ? ownDice(Number(number), resourceColour(colour)) : ownGood(Number(number), good)),
  };

  /** Of what lies on a space of the common Districts, and of the bonus that is to be had there. */
  function rulesOfSpace(space: number): readonly RuleId[] {
    const piece = view.spaces[space];
    const cell = gridOf(setting)
      .rows.flat()
      .find((each) => each?.space === space);
    if (piece?.kind === 'building') return ['KEY-09', 'KEY-10'];
    if (piece?.kind === 'project') return ['ACT-BLD-02'];
    if (piece?.kind === 'garden') return ['ACT-BLD-13'];
    if (piece?.kind !== 'water') return cell?.bonus ? ['ACT-PROJ-07', ...rulesOfBonus(cell.bonus)] : ['ACT-PROJ-01'];
    const printed = cell?.water ? cell.bonus : '';
    const code = piece.tile === null ? printed : (edition.specialWater.faces[piece.tile - 1] ?? '');
    return code === '' ? ['ACT-GARD-07'] : ['ACT-GARD-09', ...rulesOfBonus(code)];
  }

  function ownDice(owner: number, colour: ResourceColour): Hint {
    return thing(parts.dice(colour, view.seats[owner]?.dice[RESOURCE_COLOURS.indexOf(colour)] ?? 0), [], ['KEY-24', 'KEY-25']);
  }

  function ownGood(owner: number, good: string): Hint | null {
    const own = view.seats[owner];
    if (own === undefined) return null;
    switch (good) {
      case 'gold':
        return thing(web.say('game', 'gold', { gold: own.gold }), [], ['KEY-26', 'TURN-06']);
      case 'water':
        return thing(parts.water(own.water), [], ['ACT-GARD-05', 'ACT-GARD-06']);
      case 'garden':
        return thing(parts.gardens(own.gardens), [], ['ACT-GARD-07', 'ACT-GARD-09']);
      case 'marker':
        return thing(web.say('game', 'markers', { markers: own.markers, supply: own.markerSupply }), [], ['KEY-03', 'KEY-05']);
      default:
        return null;
    }
  }

  return (place) => {
    const [kind = '', ...rest] = place.split(':');
    return THINGS[kind]?.(...rest) ?? null;
  };
}

const ACTIONS = Object.keys(ACTION_RULES) as Exclude<ActionKind, 'tile'>[];
const buildingColour = (name: string | undefined): BuildingColour => BUILDING_COLOURS.find((colour) => colour === name) ?? 'white';
const resourceColour = (name: string | undefined): ResourceColour => RESOURCE_COLOURS.find((colour) => colour === name) ?? 'white';
