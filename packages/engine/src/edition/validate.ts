/**
 * Checks what an owner entered (or any other value) and returns an edition or its faults.
 *
 * Every independent fault is found at once, with its path, what was found and what is allowed. Up to 100 faults and up to 100 warnings are
 * reported; `more` tells whether there are others. The returned edition is a fresh copy, completely frozen, with grid rows in their one
 * spelling; later changes to the input do not affect it. Validation never throws, and ends on any input.
 */
import {
  ascending,
  checkMastery,
  checkPlayerBoard,
  checkPrintedShips,
  checkSymbols,
  checkTileSpaces,
  checkTogether,
  DISTRICTS,
} from './agree.ts';
import { BONUS_KINDS } from './codes.ts';
import type { EditionFault, EditionWarning } from './faults.ts';
import { Report } from './faults.ts';
import { deepFreeze } from './freeze.ts';
import { LIMITS } from './limits.ts';
import type { Read } from './read.ts';
import { attempt, bonus, distinct, group, list, listByIndex, object, oneOf, record, text, whole } from './read.ts';
import type * as T from './types.ts';
import { BUILDING_COLOURS, DECREE_IDS, DECREE_SYMBOLS, KINGS, PORT_LINES, RESOURCE_COLOURS, SHIP_IDS } from './types.ts';
import { checkSide, codeRows, gridRows, noSoloNumbers } from './validate-board.ts';

export type EditionResult = {
  readonly warnings: readonly EditionWarning[];
  /** Whether there were more faults or warnings than are reported. */
  readonly more: boolean;
} & ({ readonly ok: true; readonly edition: T.Edition } | { readonly ok: false; readonly faults: readonly EditionFault[] });

export function validateEdition(input: unknown): EditionResult {
  const report = new Report();
  const edition = attempt(EDITION, () => input, '', report);
  const { faults, warnings, more } = report;
  if (faults.length > 0) return { ok: false, faults, more, warnings };
  // Without a fault everything was read.
  return { ok: true, edition: deepFreeze(edition as T.Edition), more, warnings };
}

const exactly = (count: number) => ({ min: count, max: count });

const ACTIONS_OF_DISTRICT: readonly (readonly T.ActionKind[])[] = [
  ['tile', 'project', 'construct', 'gardening'],
  ['tile', 'project', 'construct', 'gardening'],
  ['tile', 'project', 'construct', 'gardening'],
  ['tile', 'ship', 'portHouse'],
  ['tile', 'zigguratHouse'],
];

const districts = group<T.DistrictsGroup>({
  names: list(text('line', LIMITS.districtName), exactly(DISTRICTS)),
  firstGameBarges: list(oneOf(RESOURCE_COLOURS), exactly(DISTRICTS), distinct()),
  actions: listByIndex(
    (index) => list(oneOf(ACTIONS_OF_DISTRICT[index] ?? []), LIMITS.actions, onlyTilesRepeat),
    exactly(DISTRICTS),
    checkTileSpaces,
  ),
  botStartDirection: oneOf(['descending', 'ascending']),
  botTurnDirection: oneOf(['descending', 'ascending']),
});

function onlyTilesRepeat(actions: Read<readonly T.ActionKind[]>, path: string, report: Report): void {
  distinct((action: T.ActionKind) => (action === 'tile' ? undefined : action))(actions, path, report);
}

const DICE_LIMITS = [LIMITS.diceForTwo, LIMITS.diceForThree, LIMITS.diceForFour];

const dice = group<T.DiceGroup>({
  perColour: listByIndex((index) => whole(DICE_LIMITS[index] ?? LIMITS.diceForFour), exactly(3)),
});

const timeTrack = group<T.TimeTrackGroup>({ spaces: whole(LIMITS.timeTrack) });

const side = (name: 'duo' | 'full') =>
  group<T.BoardSide>(
    {
      rows: gridRows,
      fourPlayerRows: whole({ min: 0, max: name === 'duo' ? 0 : LIMITS.rows.max - 1 }),
      soloNumbers: name === 'duo' ? codeRows : noSoloNumbers,
    },
    checkSide(name),
    ['soloNumbers'],
  );

const houseBonus = object<T.HouseBonus>({ gold: whole(LIMITS.houseGold), claims: whole(LIMITS.houseClaims) });

const playerBoard = group<T.PlayerBoardGroup>(
  {
    rows: record(BUILDING_COLOURS, list(houseBonus, LIMITS.housesPerRow)),
    bottomRow: list(houseBonus, LIMITS.bottomHouses),
    columns: list(bonus(['gold', 'claims', 'vp', 'water', 'garden', 'step', 'supplyDie'], 'orEmpty'), LIMITS.housesPerRow),
    crateSlots: whole(LIMITS.crateSlots),
  },
  checkPlayerBoard,
);

const trackBenefit = bonus(['gold', 'claims', 'vp', 'supplyDie'], 'orEmpty');

const mastery = group<T.MasteryGroup>(
  {
    values: list(whole(LIMITS.buildingValue), LIMITS.trackLength),
    right: list(bonus(['gold', 'claims', 'vp'], 'orEmpty'), LIMITS.trackLength),
    inside: record(BUILDING_COLOURS, list(trackBenefit, LIMITS.trackLength)),
    blueLines: list(whole({ min: 0, max: LIMITS.trackLength.max - 2 }), { min: 0, max: LIMITS.trackLength.max - 1 }, ascending),
  },
  checkMastery,
);

const port = group<T.PortGroup>({
  blueBonuses: list(bonus(['supplyDie', 'step', 'claims']), exactly(PORT_LINES.length)),
  printedShips: list(
    object<T.PortGroup['printedShips'][number]>({
      row: whole(LIMITS.portLine),
      column: whole(LIMITS.portLine),
      size: whole(LIMITS.shipSize),
    }),
    LIMITS.printedShips,
    checkPrintedShips,
  ),
});

const ships = group<T.ShipsGroup>({
  tiles: list(
    object<T.ShipsGroup['tiles'][number]>({
      id: oneOf(SHIP_IDS),
      colour: oneOf(BUILDING_COLOURS),
      size: whole(LIMITS.shipSize),
    }),
    LIMITS.shipTiles,
    distinct((tile) => tile.id, '.id'),
  ),
});

const ziggurat = group<T.ZigguratGroup>({
  sections: record(BUILDING_COLOURS, list(oneOf(['plain', 'gold', ...BUILDING_COLOURS]), exactly(6))),
});

const stocks = group<T.StocksGroup>({
  projectsPerColour: whole(LIMITS.projectsPerColour),
  piecesPerColour: whole(LIMITS.piecesPerColour),
  regularWater: whole(LIMITS.regularWater),
  gardens: whole(LIMITS.gardens),
  cratesPerColour: whole(LIMITS.cratesPerColour),
  claimMarkers: whole(LIMITS.claimMarkers),
  specialWaterDisplay: whole(LIMITS.specialWaterDisplay),
});

const specialWater = group<T.SpecialWaterGroup>({
  faces: list(bonus(BONUS_KINDS), LIMITS.specialWaterFaces, (faces, path, report) => {
    faces.forEach((face, index) => {
      if (face === 'm=' || face === 'p+') report.warn('projectBonusOnWater', `${path}[${index}]`, face);
    });
  }),
});

const urbanCards = group<T.UrbanGroup>({
  cards: list(
    object<T.UrbanCard>({
      id: text('id', LIMITS.cardId),
      houses: list(whole(LIMITS.urbanHouses), exactly(4)),
      vp: whole(LIMITS.urbanVp),
    }),
    LIMITS.urbanCards,
    distinct((card) => card.id, '.id'),
  ),
});

const decrees = group<T.DecreesGroup>({
  symbols: record(DECREE_IDS, oneOf(DECREE_SYMBOLS), checkSymbols),
});

const solo = group<T.SoloGroup>({
  automaUrban: record(KINGS, list(whole(LIMITS.automaMarkers), exactly(DISTRICTS))),
  setUpArrow: record(KINGS, oneOf(['up', 'down'])),
  decrees: record(KINGS, list(oneOf(DECREE_IDS), LIMITS.kingDecrees, distinct())),
  automaCards: list(
    object<T.AutomaCard>({
      number: whole(LIMITS.automaNumber),
      rows: list(
        object<T.AutomaCard['rows'][number]>({
          action: oneOf(['A', 'B', 'C', 'D']),
          symbol: oneOf(['down', 'up', 'king']),
          colourNumber: whole(LIMITS.colourNumber),
        }),
        exactly(3),
      ),
      arrow: whole(LIMITS.automaRow),
      bonus: oneOf(['gold', 'vp2', 'garden', 'lowestStep']),
    }),
    LIMITS.automaCards,
  ),
});

const EDITION = object<T.Edition>(
  {
    format: (input, path, report) => (whole(exactly(1))(input, path, report) === undefined ? undefined : 1),
    id: text('name', LIMITS.id),
    version: whole(LIMITS.version),
    title: text('line', LIMITS.title),
    districts,
    dice,
    timeTrack,
    board: object<T.Edition['board']>({ duo: side('duo'), full: side('full') }),
    playerBoard,
    mastery,
    port,
    ships,
    ziggurat,
    stocks,
    specialWater,
    urbanCards,
    decrees,
    solo,
  },
  checkTogether,
);
