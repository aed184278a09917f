/**
 * The numbers in the sentences of the rules, from the engine and its edition: amounts of tiles and cards, and the number of each component.
 */
import {
  ACTION_TILES,
  BOT_HARBORMASTER_VP,
  BOT_START_GOLD,
  BUILDING_COLOURS,
  DECREE_IDS,
  DECREE_SYMBOLS,
  decreeRule,
  type GainShipId,
  HARBORMASTER_IDS,
  isGainShip,
  PORT_LINES,
  parseBonus,
  REFERENCE_EDITION,
  RESOURCE_COLOURS,
  type RuleId,
  SHIP_IDS,
  SHIP_SPACES,
  type ShipId,
  START_GOLD,
  START_MARKERS,
  START_VP,
  UNUSED_HARBORMASTER_VP,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import { at } from '../speech/at.ts';
import type { Values } from '../speech/spoken-message.ts';
import {
  actionTileAmounts,
  decreeAmounts,
  gainShipAmounts,
  harbormasterAmounts,
  namedShipAmounts,
  zigguratTileAmounts,
} from '../tiles/amounts.ts';

export const isGainShipRule = (rule: RuleId): rule is `TILE-${GainShipId}` =>
  SHIP_IDS.some((id) => isGainShip(id) && rule === `TILE-${id}`);

/** Calculated each time, so that they follow the engine's tables. */
export const ruleValues = (rule: RuleId): Values => OF_RULES.get(rule)?.() ?? counts();

const shipValues = (ship: ShipId): Values => ({
  ...(isGainShip(ship) ? gainShipAmounts(ship) : namedShipAmounts(ship)),
  ship,
  size: REFERENCE_EDITION.ships.tiles.find(({ id }) => id === ship)?.size ?? 0,
});

/** Returns the Claim markers that a blue space of the Port gives. */
const portClaims = (): Values => ({
  claims: REFERENCE_EDITION.port.blueBonuses.map(parseBonus).find((bonus) => bonus?.kind === 'claims')?.amount ?? 0,
});

const OF_RULES: ReadonlyMap<RuleId, () => Values> = new Map<RuleId, () => Values>([
  ...ACTION_TILES.map((_, index) => [`ACT-TILE-${index + 1}` as RuleId, () => actionTileAmounts(index + 1)] as const),
  ...HARBORMASTER_IDS.map((id) => [`HM-${id}`, () => harbormasterAmounts(id)] as const),
  ...DECREE_IDS.map((id) => [decreeRule(id), () => decreeAmounts(id)] as const),
  ...ZIGGURAT_TILE_IDS.map((id) => [`ZIG-${id}`, () => zigguratTileAmounts(id)] as const),
  ...SHIP_IDS.map((id) => [`TILE-${id}`, () => shipValues(id)] as const),
  ['BONP-01', portClaims],
  ['C-53', () => decreeAmounts('D10')],
  ['C-54', () => decreeAmounts('D11')],
  ['C-41', () => actionTileAmounts(5)],
  ['A-70', () => actionTileAmounts(6)],
  ['A-95', () => decreeAmounts('D05')],
  ['A-102', () => harbormasterAmounts('B1')],
]);

/** Returns the number of each component. */
function counts(): Values {
  const { dice, playerBoard, port, ships, specialWater, stocks, urbanCards } = REFERENCE_EDITION;
  const colours = BUILDING_COLOURS.length;
  const [whiteShips = 0, yellowShips = 0, brownShips = 0] = BUILDING_COLOURS.map(
    (colour) => ships.tiles.filter((tile) => tile.colour === colour).length,
  );
  const dicePerColour = at(dice.perColour, dice.perColour.length - 1);
  return {
    actionTiles: ACTION_TILES.length,
    ships: ships.tiles.length,
    evenly: whiteShips === yellowShips && yellowShips === brownShips ? 'yes' : 'no',
    whiteShips,
    yellowShips,
    brownShips,
    printedShips: port.printedShips.length,
    shipSpaces: SHIP_SPACES - port.printedShips.length,
    harbormasters: HARBORMASTER_IDS.length,
    lastHarbormaster: at(HARBORMASTER_IDS, HARBORMASTER_IDS.length - 1),
    asideHarbormasters: HARBORMASTER_IDS.length - PORT_LINES.length,
    unusedVp: UNUSED_HARBORMASTER_VP,
    decrees: DECREE_IDS.length,
    lastDecree: at(DECREE_IDS, DECREE_IDS.length - 1),
    decreeSymbols: DECREE_SYMBOLS.length,
    urbanCards: urbanCards.cards.length,
    zigguratTiles: ZIGGURAT_TILE_IDS.length,
    lastZigguratTile: at(ZIGGURAT_TILE_IDS, ZIGGURAT_TILE_IDS.length - 1),
    projects: colours * stocks.projectsPerColour,
    projectsPerColour: stocks.projectsPerColour,
    regularWater: stocks.regularWater,
    specialWater: specialWater.faces.length,
    displayedWater: stocks.specialWaterDisplay,
    gardens: stocks.gardens,
    crates: RESOURCE_COLOURS.length * stocks.cratesPerColour,
    cratesPerColour: stocks.cratesPerColour,
    pieces: colours * stocks.piecesPerColour,
    piecesPerColour: stocks.piecesPerColour,
    dice: RESOURCE_COLOURS.length * dicePerColour,
    dicePerColour,
    houses: [...BUILDING_COLOURS.map((colour) => playerBoard.rows[colour]), playerBoard.bottomRow].flat().length,
    claimMarkers: stocks.claimMarkers,
    startMarkers: START_MARKERS,
    supplyMarkers: stocks.claimMarkers - START_MARKERS,
    startGold: START_GOLD,
    startVp: START_VP,
    botGold: BOT_START_GOLD,
    botHarbormasterVp: BOT_HARBORMASTER_VP,
  };
}
