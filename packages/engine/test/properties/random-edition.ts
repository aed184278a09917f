/**
 * Valid editions that no publisher would print: extreme sizes, boards with one kind of bonus, empty stocks, no special Water, Urban cards
 * that require nothing or too much, only printed Ships. The engine must be able to play all of them.
 */
import { Generator } from '../../src/chance/generator.ts';
import { LIMITS, type Range } from '../../src/edition/limits.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import {
  type ActionKind,
  BUILDING_COLOURS,
  DECREE_IDS,
  DECREE_SYMBOLS,
  type DecreeId,
  type DecreeSymbol,
  type Edition,
  PORT_LINES,
  RESOURCE_COLOURS,
  SHIP_IDS,
  type ZigguratSpace,
} from '../../src/edition/types.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { SECTION_SPACES, URBAN_DISTRICTS } from '../../src/model/ids.ts';

/** Returns the edition of a seed. Drafts that the validator refuses, mostly because of too few or too many spaces, are discarded. */
export function randomEdition(seed: number): Edition {
  for (let attempt = 0; attempt < 500; attempt++) {
    const result = validateEdition(draft(new Generator(`edition ${seed} ${attempt}`)));
    if (result.ok) return result.edition;
  }
  throw new Error(`no edition for seed ${seed}`);
}

function draft(lots: Generator): Edition {
  const pick = <T>(values: readonly T[]): T => values[lots.below(values.length)];
  /** All values minimal, all maximal, or random. */
  const mood = pick(['smallest', 'largest', 'mixed', 'mixed', 'mixed']);
  const extreme = ({ min, max }: Range): number => {
    if (mood === 'mixed' || lots.below(8) === 0) return pick([min, max, min + lots.below(max - min + 1)]);
    return mood === 'smallest' ? min : max;
  };
  const list = <T>(length: number, entry: (index: number) => T): T[] => Array.from({ length }, (_, index) => entry(index));
  const shuffled = <T>(values: readonly T[]): T[] => {
    const rest = [...values];
    return list(values.length, () => rest.splice(lots.below(rest.length), 1)[0]);
  };
  const amount = { au: LIMITS.gold, c: LIMITS.claims, v: LIMITS.vp } as const;
  const code = (word: string): string => {
    if (word !== 'au' && word !== 'c' && word !== 'v') return word;
    const n = extreme(amount[word]);
    return word === 'au' && n === 1 ? 'au' : `${word}${n}`;
  };
  const onePrinted = pick(SPACE_WORDS);
  const density = pick([1, 2, 10]);
  const sameEverywhere = lots.below(3) === 0;
  const spaceCode = (): string => (lots.below(density) > 0 ? '..' : code(sameEverywhere ? onePrinted : pick(SPACE_WORDS)));

  const side = (): string[] => {
    const columns = lots.below(3) === 0 ? [1, 1, 1] : list(3, () => extreme(LIMITS.columns));
    const rows = extreme(LIMITS.rows);
    const cells = rows * (columns[0] + columns[1] + columns[2] + 2);
    const holes = cells > LIMITS.spacesPerSide ? 100 - Math.floor((92 * LIMITS.spacesPerSide) / cells) : pick([0, 0, 10, 40]);
    const water = pick([0, 50, 100]);
    const district = (width: number): string => list(width, () => (lots.below(100) < holes ? '##' : spaceCode())).join(' ');
    const border = (): string => {
      if (lots.below(100) >= water) return '##';
      const inside = spaceCode();
      return inside === '..' ? '~~' : `~${inside}`;
    };
    return list(rows, () => [district(columns[0]), border(), district(columns[1]), border(), district(columns[2])].join(' | '));
  };

  const houses = (length: number) => list(length, () => ({ gold: extreme(LIMITS.houseGold), claims: extreme(LIMITS.houseClaims) }));
  const rowLength = extreme(LIMITS.housesPerRow);
  const trackLength = extreme(LIMITS.trackLength);
  const track = (words: readonly string[]) => list(trackLength, () => (lots.below(3) === 0 ? '' : code(pick(words))));
  const full = side();
  const printed = shuffled(list(9, (n) => ({ row: 1 + Math.floor(n / 3), column: 1 + (n % 3), size: extreme(LIMITS.shipSize) })));
  const printedShips = printed.slice(0, extreme(LIMITS.printedShips));
  const shipTiles = 9 - printedShips.length + lots.below(SHIP_IDS.length - 9 + printedShips.length + 1);

  /** From no blue line to one above every row. */
  const lineDensity = pick([1, 2, 10]);
  const section = () => list(SECTION_SPACES, () => pick(ZIGGURAT_WORDS));
  /** Some editions have cards that can be fulfilled. */
  const mostHouses = pick([1, 2, LIMITS.urbanHouses.max]);
  /** Each symbol at least once and the rest at random, so that they may all be of one kind. */
  const decreeSymbols = () => {
    const rest = pick([DECREE_SYMBOLS, [pick(DECREE_SYMBOLS)]]);
    const symbols = shuffled([...DECREE_SYMBOLS, ...list(DECREE_IDS.length - DECREE_SYMBOLS.length, () => pick(rest))]);
    return Object.fromEntries(DECREE_IDS.map((id, n) => [id, symbols[n]])) as Record<DecreeId, DecreeSymbol>;
  };

  return {
    ...REFERENCE_EDITION,
    id: 'random',
    districts: { ...REFERENCE_EDITION.districts, actions: actions(lots), firstGameBarges: shuffled(RESOURCE_COLOURS) },
    dice: {
      origin: 'reconstructed',
      perColour: [extreme(LIMITS.diceForTwo), extreme(LIMITS.diceForThree), extreme(LIMITS.diceForFour)],
    },
    timeTrack: { origin: 'reconstructed', spaces: extreme(LIMITS.timeTrack) },
    board: {
      duo: { origin: 'reconstructed', rows: side(), fourPlayerRows: 0 },
      full: { origin: 'reconstructed', rows: full, fourPlayerRows: pick([0, lots.below(full.length)]) },
    },
    playerBoard: {
      origin: 'reconstructed',
      rows: { white: houses(rowLength), yellow: houses(rowLength), brown: houses(rowLength) },
      bottomRow: houses(extreme(LIMITS.bottomHouses)),
      columns: list(rowLength, () => (lots.below(3) === 0 ? '' : code(pick(['au', 'c', 'v', 'wt', 'gt', 'm?', 'r?'])))),
      crateSlots: extreme(LIMITS.crateSlots),
    },
    mastery: {
      origin: 'reconstructed',
      values: list(trackLength, () => extreme(LIMITS.buildingValue)),
      right: track(['au', 'c', 'v']),
      inside: { white: track(TRACK_WORDS), yellow: track(TRACK_WORDS), brown: track(TRACK_WORDS) },
      blueLines: list(trackLength - 1, (row) => row).filter(() => lots.below(lineDensity) > 0),
    },
    port: { origin: 'reconstructed', blueBonuses: list(PORT_LINES.length, () => code(pick(PORT_WORDS))), printedShips },
    ships: {
      origin: 'reconstructed',
      tiles: shuffled(SHIP_IDS)
        .slice(0, shipTiles)
        .map((id) => ({ id, colour: pick(BUILDING_COLOURS), size: extreme(LIMITS.shipSize) })),
    },
    ziggurat: { origin: 'reconstructed', sections: { white: section(), yellow: section(), brown: section() } },
    stocks: {
      origin: 'reconstructed',
      projectsPerColour: extreme(LIMITS.projectsPerColour),
      piecesPerColour: extreme(LIMITS.piecesPerColour),
      regularWater: extreme(LIMITS.regularWater),
      gardens: extreme(LIMITS.gardens),
      cratesPerColour: extreme(LIMITS.cratesPerColour),
      claimMarkers: extreme(LIMITS.claimMarkers),
      specialWaterDisplay: extreme(LIMITS.specialWaterDisplay),
    },
    specialWater: { origin: 'reconstructed', faces: list(extreme(LIMITS.specialWaterFaces), () => code(pick(SPACE_WORDS))) },
    urbanCards: {
      origin: 'reconstructed',
      cards: list(extreme(LIMITS.urbanCards), (n) => ({
        id: `C${n + 1}`,
        houses: list(URBAN_DISTRICTS, () => Math.min(extreme(LIMITS.urbanHouses), mostHouses)),
        vp: extreme(LIMITS.urbanVp),
      })),
    },
    decrees: { origin: 'reconstructed', symbols: decreeSymbols() },
  };
}

const SPACE_WORDS = ['W+', 'Y+', 'B+', 'U+', 'G+', 'r?', 'au', 'wt', 'sw', 'gt', 'ar', 'cr', 'c', 'm?', 'm=', 'p+', 'v', 'pm'] as const;
const TRACK_WORDS = ['au', 'c', 'v', 'r?'] as const;
const PORT_WORDS = ['r?', 'm?', 'c'] as const;
const ZIGGURAT_WORDS: readonly ZigguratSpace[] = ['plain', 'gold', ...BUILDING_COLOURS];

/** Some of the actions that a District may offer, and six Action tiles in all; a District without an action has a tile. */
function actions(lots: Generator): ActionKind[][] {
  const common: ActionKind[] = ['project', 'construct', 'gardening'];
  const all: ActionKind[][] = [common, common, common, ['ship', 'portHouse'], ['zigguratHouse']];
  const some = all.map((kinds) => (lots.below(4) === 0 ? kinds.filter(() => lots.below(2) === 0) : [...kinds]));
  const bare = some.filter((kinds) => kinds.length === 0);
  for (const kinds of bare) kinds.push('tile');
  for (let tiles = bare.length; tiles < 6; tiles++) some[lots.below(5)].push('tile');
  return some;
}
