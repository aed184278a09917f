/**
 * Checks what an owner typed (or anything else) and makes an edition of it.
 *
 * All faults are reported at once, up to REPORT_LENGTH of them. The edition returned is a fresh copy, frozen through and through, with
 * grid rows in their one spelling; nothing done to the input later changes it. It never throws, and ends on any input.
 */
import { BONUS_KINDS } from './codes.ts';
import type { EditionFault, EditionWarning } from './faults.ts';
import { Report } from './faults.ts';
import { deepFreeze } from './freeze.ts';
import { LIMITS } from './limits.ts';
import { bonus, distinct, group, list, object, oneOf, record, text, tuple, whole } from './read.ts';
import type * as T from './types.ts';
import { BUILDING_COLOURS, DECREE_IDS, DECREE_SYMBOLS, KINGS, PORT_LINES, RESOURCE_COLOURS, SHIP_IDS } from './types.ts';
import { checkSide, gridRows, numberRows } from './validate-board.ts';

export type EditionResult =
  | { readonly ok: true; readonly edition: T.Edition; readonly warnings: readonly EditionWarning[] }
  | {
      readonly ok: false;
      readonly faults: readonly EditionFault[];
      /** Whether there were more faults or warnings than are reported. */
      readonly more: boolean;
      readonly warnings: readonly EditionWarning[];
    };

export function validateEdition(input: unknown): EditionResult {
  const report = new Report();
  let edition: T.Edition | undefined;
  try {
    edition = EDITION(input, '', report);
  } catch {
    report.fault('unreadable', report.here, undefined, { is: 'object' });
  }
  const { faults, warnings, more } = report;
  if (edition === undefined || faults.length > 0) return { ok: false, faults, more, warnings };
  return { ok: true, edition: deepFreeze(edition), warnings };
}

const exactly = (count: number) => ({ min: count, max: count });

const ACTIONS_OF_DISTRICT: readonly (readonly T.ActionKind[])[] = [
  ['tile', 'project', 'construct', 'gardening'],
  ['tile', 'project', 'construct', 'gardening'],
  ['tile', 'project', 'construct', 'gardening'],
  ['tile', 'ship', 'portHouse'],
  ['tile', 'zigguratHouse'],
];
const ACTION_TILES = 6;

const districts = group<T.DistrictsGroup>({
  names: list(text('line', LIMITS.districtName), exactly(5)),
  firstGameBarges: list(oneOf(RESOURCE_COLOURS), exactly(5), distinct()),
  actions: tuple(
    (index) => list(oneOf(ACTIONS_OF_DISTRICT[index] ?? []), LIMITS.actions, onlyTilesRepeat),
    exactly(5),
    (lists, path, report) => {
      if (lists.includes(undefined)) return;
      const tiles = lists.flat().filter((action) => action === 'tile').length;
      // Six Action tiles lie on six spaces (SET-12).
      if (tiles !== ACTION_TILES) report.fault('tileSpaces', path, tiles, { is: 'whole', ...exactly(ACTION_TILES) });
    },
  ),
  botStartDirection: oneOf(['descending', 'ascending']),
  botTurnDirection: oneOf(['descending', 'ascending']),
});

function onlyTilesRepeat(actions: readonly (T.ActionKind | undefined)[], path: string, report: Report): void {
  distinct<T.ActionKind>()(
    actions.map((action) => (action === 'tile' ? undefined : action)),
    path,
    report,
  );
}

const DICE_LIMITS = [LIMITS.diceForTwo, LIMITS.diceForThree, LIMITS.diceForFour];

const dice = group<T.DiceGroup>({
  perColour: tuple((index) => whole(DICE_LIMITS[index] ?? LIMITS.diceForFour), exactly(3)),
});

const timeTrack = group<T.TimeTrackGroup>({ spaces: whole(LIMITS.timeTrack) });

const side = (name: 'duo' | 'full') =>
  group<T.BoardSide>(
    {
      rows: gridRows,
      fourPlayerRows: whole({ min: 0, max: LIMITS.rows.max }),
      soloNumbers: numberRows,
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
  ({ rows, columns }, path, report) => {
    if (rows === undefined) return;
    const length = rows.white.length;
    const sameLength = (found: number, at: string) => {
      if (found !== length) report.fault('wrongLength', `${path}.${at}`, found, { is: 'entries', ...exactly(length) });
    };
    sameLength(rows.yellow.length, 'rows.yellow');
    sameLength(rows.brown.length, 'rows.brown');
    if (columns !== undefined) sameLength(columns.length, 'columns');
  },
);

const trackBenefit = bonus(['gold', 'claims', 'vp', 'supplyDie'], 'orEmpty');

const mastery = group<T.MasteryGroup>(
  {
    values: list(whole(LIMITS.buildingValue), LIMITS.trackLength),
    right: list(bonus(['gold', 'claims', 'vp'], 'orEmpty'), LIMITS.trackLength),
    inside: record(BUILDING_COLOURS, list(trackBenefit, LIMITS.trackLength)),
    blueLines: list(whole({ min: 0, max: LIMITS.trackLength.max - 2 }), { min: 0, max: LIMITS.trackLength.max - 1 }, ascending),
  },
  ({ values, right, inside, blueLines }, path, report) => {
    const columns: [string, readonly string[] | undefined][] = [
      ['right', right],
      ...BUILDING_COLOURS.map((colour): [string, readonly string[] | undefined] => [`inside.${colour}`, inside?.[colour]]),
    ];
    for (const [name, column] of columns) {
      if (column?.[0]) report.warn('neverReached', `${path}.${name}[0]`, column[0]);
      if (column !== undefined && values !== undefined && column.length !== values.length) {
        report.fault('wrongLength', `${path}.${name}`, column.length, { is: 'entries', ...exactly(values.length) });
      }
    }
    // A line above the top row could never be passed.
    blueLines?.forEach((row, index) => {
      if (values === undefined || row <= values.length - 2) return;
      report.fault('outOfRange', `${path}.blueLines[${index}]`, row, { is: 'whole', min: 0, max: values.length - 2 });
    });
  },
);

function ascending(numbers: readonly (number | undefined)[], path: string, report: Report): void {
  numbers.forEach((number, index) => {
    const before = numbers[index - 1];
    if (number === undefined || before === undefined || number > before) return;
    report.fault('notAscending', `${path}[${index}]`, number, { is: 'more', than: before });
  });
}

const port = group<T.PortGroup>({
  blueBonuses: list(bonus(['supplyDie', 'step', 'claims']), exactly(PORT_LINES.length)),
  printedShips: list(
    object<T.PortGroup['printedShips'][number]>({
      row: whole(LIMITS.portLine),
      column: whole(LIMITS.portLine),
      size: whole(LIMITS.shipSize),
    }),
    LIMITS.printedShips,
    distinct((ship) => `row ${ship.row}, column ${ship.column}`),
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
  symbols: record(DECREE_IDS, oneOf(DECREE_SYMBOLS), (symbols, path, report) => {
    const present = DECREE_IDS.map((id) => symbols[id]);
    if (present.includes(undefined)) return;
    // Every symbol is laid out with three and four players (SET-15).
    for (const symbol of DECREE_SYMBOLS) {
      if (!present.includes(symbol)) report.fault('symbolMissing', path, symbol, { is: 'oneOf', values: DECREE_SYMBOLS });
    }
  }),
});

const solo = group<T.SoloGroup>({
  automaUrban: record(KINGS, list(whole(LIMITS.automaMarkers), exactly(5))),
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

/** What groups must agree on. */
function checkTogether(read: Partial<T.Edition>, _path: string, report: Report): void {
  const printed = read.port?.printedShips;
  const tiles = read.ships?.tiles;
  if (printed !== undefined && tiles !== undefined && tiles.length < PORT_SPACES - printed.length) {
    // The Port is filled with tiles where none is printed (SET-07).
    report.fault('ships', 'ships.tiles', tiles.length, { is: 'entries', min: PORT_SPACES - printed.length, max: SHIP_IDS.length });
  }
  const board = read.playerBoard;
  const houses = board === undefined ? Infinity : 3 * board.rows.white.length + board.bottomRow.length;
  read.urbanCards?.cards.forEach((card, index) => {
    const asked = card.houses.reduce((sum, count) => sum + count, 0);
    const path = `urbanCards.cards[${index}].houses`;
    if (asked === 0) report.warn('cardAsksNothing', path, asked);
    // One House to a pair of Port spaces.
    if (asked > houses || (card.houses[3] ?? 0) > PORT_LINES.length) report.warn('cardAsksTooMuch', path, asked);
  });
}

const PORT_SPACES = 9;
