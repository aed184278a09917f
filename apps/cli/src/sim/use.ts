/** How often every action, tile, card and bonus is used, and by whom. */
import {
  ACTION_KINDS,
  BONUS_KINDS,
  BUILDING_COLOURS,
  DECREE_IDS,
  type Edition,
  type GameEvent,
  HARBORMASTER_IDS,
  SHIP_IDS,
  type State,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';

export const USE_GROUPS = [
  'actions',
  'actionTiles',
  'ships',
  'harbormasters',
  'decrees',
  'zigguratTiles',
  'urbanCards',
  'bonuses',
] as const;
export type UseGroup = (typeof USE_GROUPS)[number];

interface Used {
  /** Games in which it could be used; for an Urban card, games in which somebody held it at the end. */
  inPlay: number;
  /** Uses by bot. */
  readonly used: number[];
}

export type Use = { readonly [G in UseGroup]: Readonly<Record<string, Used>> };

export const ACTION_TILES = ['1', '2', '3', '4', '5', '6'];
export const PRINTED_SHIP = 'printed' as const;

export function createUse(edition: Edition, bots: number): Use {
  const group = (ids: readonly string[]): Record<string, Used> =>
    Object.fromEntries(ids.map((id) => [id, { inPlay: 0, used: Array.from({ length: bots }, () => 0) }]));
  return {
    actions: group(ACTION_KINDS),
    actionTiles: group(ACTION_TILES),
    ships: group([...SHIP_IDS, PRINTED_SHIP]),
    harbormasters: group(HARBORMASTER_IDS),
    decrees: group(DECREE_IDS),
    zigguratTiles: group(ZIGGURAT_TILE_IDS),
    urbanCards: group(edition.urbanCards.cards.map(({ id }) => id)),
    bonuses: group(BONUS_KINDS),
  };
}

export function addUse(into: Use, more: Use): void {
  for (const group of USE_GROUPS)
    for (const [id, { inPlay, used }] of Object.entries(more[group])) {
      const entry = into[group][id];
      if (entry === undefined) continue;
      entry.inPlay += inPlay;
      for (const [bot, times] of used.entries()) entry.used[bot] = (entry.used[bot] ?? 0) + times;
    }
}

/** Counts the entries that are in play in every game. */
export function countGame(use: Use): void {
  for (const group of ['actions', 'bonuses'] as const) for (const entry of Object.values(use[group])) entry.inPlay++;
  countInPlay(use.ships[PRINTED_SHIP]);
}

/** Counts an event. `botOf` holds the number of the bot by seat. */
export function countEvent(use: Use, event: GameEvent, state: State, botOf: readonly number[]): void {
  for (const [group, id] of broughtBy(event)) countInPlay(use[group][id]);
  if (!('seat' in event)) return;
  const bot = botOf[event.seat];
  if (bot === undefined) return;
  for (const [group, id] of usedBy(event, state)) {
    const used = use[group][id]?.used;
    if (used !== undefined) used[bot] = (used[bot] ?? 0) + 1;
  }
}

function countInPlay(entry: Used | undefined): void {
  if (entry !== undefined) entry.inPlay++;
}

/** An entry of `use`: its group and its key there. */
export type Entry = readonly [UseGroup, string | number];

/** Returns the entries that an event brings into play. */
export function broughtBy(event: GameEvent): readonly Entry[] {
  switch (event.event) {
    case 'actionTileLaid':
      return [['actionTiles', event.tile]];
    case 'shipLaid':
      return [['ships', event.ship]];
    case 'harbormasterLaid':
      return [['harbormasters', event.harbormaster]];
    case 'decreeLaid':
      return [['decrees', event.decree]];
    case 'zigguratTileLaid':
      return [['zigguratTiles', event.tile]];
    case 'urbanCardsRevealed':
      return event.cards.map((card) => ['urbanCards', card]);
    default:
      return NONE;
  }
}

const NONE: readonly Entry[] = [];

/** Returns the entries that a seat uses with an event. */
export function usedBy(event: GameEvent, state: State): readonly Entry[] {
  switch (event.event) {
    case 'botActed':
      // The Bot's A is not an Action tile but gives VP (SOLO-A1).
      return event.letter === 'A' ? NONE : [['actions', event.action]];
    case 'actionChosen':
      return [['actions', event.action], ...(event.tile === null ? NONE : [['actionTiles', event.tile] as const])];
    case 'shipMarked':
      return [['ships', shipOn(state, event.shipSpace)]];
    case 'harbormasterUsed':
      return [['harbormasters', event.harbormaster]];
    case 'decreeScored':
      return [['decrees', event.decree]];
    case 'zigguratClaimed':
      return [['zigguratTiles', zigguratTileOf(state, BUILDING_COLOURS.indexOf(event.section))]];
    case 'urbanCardsRevealed':
      return event.fulfilled.map((card) => ['urbanCards', card]);
    case 'asked':
    case 'paid':
    case 'bonusDeclined':
    case 'stepsLost':
      return NONE;
    default:
      return bonusBy(event);
  }
}

/** The rules BON-01 and so on are in the order of the kinds of bonus. Each bonus has one event, besides its questions and payments. */
function bonusBy({ rule }: GameEvent): readonly Entry[] {
  const kind = rule.startsWith('BON-') ? BONUS_KINDS[Number(rule.slice('BON-'.length)) - 1] : undefined;
  return kind === undefined ? NONE : [['bonuses', kind]];
}

/** Ship spaces count from 1. */
const shipOn = ({ setting, ships }: State, shipSpace: number): string =>
  setting.edition.ships.tiles[ships[shipSpace - 1] ?? -1]?.id ?? PRINTED_SHIP;

const zigguratTileOf = ({ zigguratTiles }: State, section: number): string => ZIGGURAT_TILE_IDS[zigguratTiles[section] ?? -1] ?? '';
