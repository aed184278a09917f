/**
 * How to remove the cause of a reason without numbers. The changed position need not occur in a game: only the named cause must be gone,
 * and everything else must stay the same.
 */
import type { Choice } from '../../src/choices.ts';
import { ACTION_KINDS, BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS } from '../../src/edition/types.ts';
import { offersAction } from '../../src/legality/actions.ts';
import { FIELDS } from '../../src/model/frame-fields.ts';
import { top } from '../../src/model/frames.ts';
import {
  BUILDING_COLOUR_COUNT,
  DISTRICTS,
  FACES,
  NONE,
  PORT_SPACES,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  ZIGGURAT_SPACES,
} from '../../src/model/ids.ts';
import { groupAt } from '../../src/model/indices.ts';
import { buildingOf, colourOf, EMPTY, isProject, project, WATER, withoutOwner } from '../../src/model/pieces.ts';
import { otherOfPair } from '../../src/model/port.ts';
import type { State } from '../../src/model/state.ts';
import {
  actionTileNamed,
  buildingColourNamed,
  districtNamed,
  faceNamed,
  portSpaceNamed,
  shipSpaceNamed,
  upTo,
  zigguratSpaceNamed,
} from '../../src/reasons/names.ts';
import { B7 } from '../../src/tiles/harbormasters.ts';
import type { Change, Refusal } from './handed-out.ts';

const COLOURS = upTo(BUILDING_COLOUR_COUNT);

const districtNamedBy = (choice: Choice): number => (choice.choose === 'district' ? districtNamed(choice.district) : -1);
const spaceOf = ({ state, choice }: Refusal): number => (choice.choose === 'space' ? state.setting.spaceNames.indexOf(choice.space) : -1);
const neighboursOf = ({ setting }: State, space: number): number[] =>
  [...setting.neighbours.subarray(4 * space, 4 * space + 4)].filter((other) => other < setting.spaces);
/** Returns the colour of the Project that is placed. */
const projectColour = ({ ask }: Refusal): number => (ask.ask === 'projectSpace' ? BUILDING_COLOURS.indexOf(ask.colour) : -1);
/** Returns the District of the choice: that of the question, or that of the Assistant. */
const districtOf = ({ state, seat, ask }: Refusal): number => ('district' in ask ? ask.district - 1 : state.assistant[seat]);
/** Returns the colours of the choice: its own, or all. */
const coloursOf = ({ choice }: Refusal): readonly number[] => (choice.choose === 'colour' ? [buildingColourNamed(choice.colour)] : COLOURS);

/** Positions without the cause, one of which is enough: if several spaces are taken, each is vacated in turn. */
type Removal = (refusal: Refusal) => Change[];

type Field = { [K in keyof State]: State[K] extends Uint8Array | Uint16Array ? K : never }[keyof State];
const put =
  (field: Field, at: number, value: number): Change =>
  (state) => {
    state[field][at] = value;
  };
const add =
  (field: Field, at: number, amount: number): Change =>
  (state) => {
    state[field][at] += amount;
  };

const both =
  (first: Change, second: Change): Change =>
  (state) => {
    first(state);
    second(state);
  };

/** Sets one field of the question on top. */
const inFrame =
  (field: number, value: number): Removal =>
  () => [
    (state) => {
      state.stack[top(state) + field] = value;
    },
  ];
const lies =
  (piece: number): Removal =>
  (refusal) => [put('piece', spaceOf(refusal), piece)];

/** The Assistant in each District that offers the action. */
const elsewhere: Removal = ({ state, seat, choice }) =>
  upTo(DISTRICTS)
    .filter((district) => choice.choose === 'action' && offersAction(state, district, ACTION_KINDS.indexOf(choice.action)))
    .map((district) => put('assistant', seat, district));

/** One more Project of a colour that the District does not have. */
const oneProject: Removal = (refusal) =>
  coloursOf(refusal).map((colour) => ({ projects }) => {
    projects[groupAt(districtOf(refusal), colour)] ||= 1;
  });

const morePieces: Removal = (refusal) => coloursOf(refusal).map((colour) => add('pieceStock', colour, 3));
const oneProjectTile: Removal = (refusal) => coloursOf(refusal).map((colour) => add('projectStock', colour, 1));

/** One Project less, for each in the District. */
const oneProjectLess: Removal = (refusal) => {
  const { state } = refusal;
  const district = districtOf(refusal);
  return [...state.setting.gridSpaces[district]]
    .filter((space) => isProject(state.piece[space]) && coloursOf(refusal).includes(colourOf(state.piece[space])))
    .map((space) => (changed) => {
      changed.projects[groupAt(district, colourOf(changed.piece[space]))]--;
      changed.piece[space] = EMPTY;
    });
};

/** The grid of the District is empty. */
const clearDistrict: Removal = (refusal) => [
  ({ piece, projects, setting }) => {
    for (const space of setting.gridSpaces[districtOf(refusal)]) piece[space] = EMPTY;
    for (const colour of COLOURS) projects[groupAt(districtOf(refusal), colour)] = 0;
  },
];

/** One space of the grid is empty and has Water beside it. */
const spaceForWater: Removal = (refusal) =>
  [...refusal.state.setting.gridSpaces[districtOf(refusal)]].flatMap((space) =>
    neighboursOf(refusal.state, space).map((water) => (state: State) => {
      state.piece[space] = EMPTY;
      state.piece[water] = WATER;
    }),
  );
const spaceForGarden: Removal = (refusal) =>
  [...refusal.state.setting.usableSpaces[districtOf(refusal)]].slice(0, 1).map((space) => put('piece', space, WATER));

const stockOfTiles: Removal = () => [
  (state) => {
    state.gardenStock += 1;
  },
  (state) => {
    state.waterStock += 1;
  },
];

/** Returns the Port space of the choice, or each one, without its House. */
const portSpaces = ({ choice }: Refusal): number[] =>
  choice.choose === 'portSpace' ? [portSpaceNamed(choice.line, choice.side)] : upTo(PORT_SPACES);
const vacatePort: Removal = (refusal) => portSpaces(refusal).map((space) => put('portHouses', space, NONE));
const vacatePair: Removal = (refusal) => portSpaces(refusal).map((space) => put('portHouses', otherOfPair(space), NONE));
/** One Crate less, for each that the player has. */
const oneCrateLess: Removal = ({ state, seat }) =>
  upTo(RESOURCE_COLOUR_COUNT).flatMap((colour): Change[] => {
    const at = seat * RESOURCE_COLOUR_COUNT + colour;
    const less = (field: 'crateUp' | 'crateDown'): Change[] => (state[field][at] > 0 ? [(changed) => void changed[field][at]--] : []);
    return [
      ...less('crateUp'),
      ...less('crateDown').map(
        (change): Change =>
          (changed) => {
            change(changed);
            changed.cratesDown[seat]--;
          },
      ),
    ];
  });

const unmarkShip: Removal = ({ seat, choice }) =>
  (choice.choose === 'ship' ? [shipSpaceNamed(choice.shipSpace)] : upTo(SHIP_SPACES)).map((shipSpace) => ({ shipMarks }) => {
    shipMarks[shipSpace] &= ~(1 << seat);
  });

const zigguratSpaces = ({ choice }: Refusal): number[] =>
  choice.choose === 'zigguratSpace' ? [zigguratSpaceNamed(choice.section, choice.space)] : upTo(ZIGGURAT_SPACES);
const vacateZiggurat: Removal = (refusal) => zigguratSpaces(refusal).map((space) => put('zigguratHouses', space, NONE));
const noClaims: Removal = ({ seat }) => COLOURS.map((section) => put('zigguratClaims', seat * BUILDING_COLOUR_COUNT + section, 0));

/** No marker of the seat is at the top. */
const lowMastery: Removal = ({ seat }) => [
  ({ mastery }) => void mastery.fill(0, seat * BUILDING_COLOUR_COUNT, (seat + 1) * BUILDING_COLOUR_COUNT),
];

/** Gives the seat, one at a time, things that an Action tile or a Harbormaster could change. */
const somethingToChange: Removal = (refusal) => {
  const { seat } = refusal;
  const marker: Change = add('markers', seat, 1);
  return [
    add('markerSupply', seat, 1),
    ...stockOfTiles(refusal),
    add('supply', 0, 1),
    add('cratesDown', seat, 1),
    put('architect', seat, 0),
    ...lowMastery(refusal),
    ...[marker, ...unmarkShip(refusal), ...noClaims(refusal)],
    ...[...unmarkShip(refusal), ...noClaims(refusal)].map((change) => both(change, marker)),
  ];
};

/** By the kind of a reason, see `kindOf`. */
export const REMOVALS: Readonly<Record<string, Removal>> = {
  'die TURN-03': ({ state, seat, choice }) => [
    add('barge', state.assistant[seat] * FACES + (choice.choose === 'die' ? faceNamed(choice.face) : 0), 1),
  ],
  'district *': ({ seat, choice }) => [put('architect', seat, (districtNamedBy(choice) + 1) % DISTRICTS)],
  'district SCORE-01': ({ choice }) => [
    (state) => {
      state.stack[top(state) + FIELDS.scoringOrder.districts] |= 1 << districtNamedBy(choice);
    },
  ],

  'action ACT-PROJ-01': elsewhere,
  'action ACT-BLD-01': elsewhere,
  'action C-26': elsewhere,
  'action ACT-SHIP-01': elsewhere,
  'action ACT-PORT-01': elsewhere,
  'action ACT-ZIG-01': elsewhere,
  'actionTile TURN-09': ({ state, seat, choice }) => {
    const space = choice.choose === 'actionTile' ? state.actionTiles.indexOf(actionTileNamed(choice.tile)) : -1;
    return [
      ({ assistant, setting }) => {
        assistant[seat] = setting.tileDistricts[space];
      },
    ];
  },
  'actionTile A-105': somethingToChange,
  'harbormaster A-105': somethingToChange,

  'action ACT-PROJ-02': oneProjectTile,
  'action ACT-PROJ-03': oneProjectLess,
  'action A-36': clearDistrict,
  'colour ACT-PROJ-02': oneProjectTile,
  'colour ACT-PROJ-03': oneProjectLess,
  'colour A-36': clearDistrict,
  'space A-34': lies(EMPTY),
  'space ACT-PROJ-04': (refusal) => [
    put('projects', groupAt(districtOf(refusal), projectColour(refusal)), 0),
    ...neighboursOf(refusal.state, spaceOf(refusal)).map((space) => put('piece', space, project(projectColour(refusal), refusal.seat))),
  ],
  'space ACT-PROJ-05': (refusal) => [
    ({ piece, setting }) => {
      const others = setting.neighbours.subarray(4 * spaceOf(refusal), 4 * spaceOf(refusal) + 4);
      for (const space of others) if (withoutOwner(piece[space]) === buildingOf(projectColour(refusal))) piece[space] = EMPTY;
    },
  ],
  'colour A-42': morePieces,
  'space A-02': lies(EMPTY),

  'action ACT-BLD-02': oneProject,
  'action ACT-BLD-03': oneProject,
  'action A-42': morePieces,
  'colour ACT-BLD-02': oneProject,
  'action TILE-S08': inFrame(FIELDS.afterConstruct.gardening, 1),
  'buyStep TILE-S14': inFrame(FIELDS.afterConstruct.steps, 1),
  'buyStep A-75': lowMastery,
  'ship ACT-BLD-14': inFrame(FIELDS.afterConstruct.ship, 1),
  'ship ACT-BLD-15': () =>
    [1, 2, 3].map((size) => (state) => {
      state.stack[top(state) + FIELDS.afterConstruct.size] = size;
    }),

  'action A-52': stockOfTiles,
  'action ACT-GARD-04': spaceForWater,
  'action ACT-GARD-07': spaceForGarden,
  'buy A-52': stockOfTiles,
  'lay ACT-GARD-04': spaceForWater,
  'place ACT-GARD-07': (refusal) => {
    const none = inFrame(FIELDS.gardening.placed, 0)(refusal);
    const water = spaceForGarden(refusal);
    return [...none, ...water, ...water.map((change) => both(change, none[0]))];
  },
  'space A-35': (refusal) => lies(refusal.ask.ask === 'gardenSpace' ? WATER : EMPTY)(refusal),
  'space ACT-GARD-07': (refusal) =>
    (refusal.state.setting.usableFrom[spaceOf(refusal)] & (1 << districtOf(refusal))) === 0 ? [] : lies(WATER)(refusal),
  'space ACT-GARD-04': (refusal) => neighboursOf(refusal.state, spaceOf(refusal)).map((space) => put('piece', space, WATER)),

  'action ACT-SHIP-03': unmarkShip,
  'ship ACT-SHIP-03': unmarkShip,
  'action ACT-PORT-04': vacatePort,
  'action ACT-PORT-07': oneCrateLess,
  'action ACT-PORT-08': vacatePair,
  'portSpace ACT-PORT-04': vacatePort,
  'portSpace ACT-PORT-07': oneCrateLess,
  'portSpace ACT-PORT-08': vacatePair,
  'action ACT-ZIG-04': vacateZiggurat,
  'action A-58': noClaims,
  'zigguratSpace ACT-ZIG-04': vacateZiggurat,
  'zigguratSpace A-58': noClaims,
  'section A-58': noClaims,

  'resource KEY-37': () => [({ supply }) => void supply.fill(1)],
  'gain A-69': stockOfTiles,
  'track A-75': lowMastery,
  'track *': inFrame(FIELDS.stepOfChoice.out, 0),
  'payLess HM-B7': ({ seat }) => [
    ({ heldHarbormasters }) => {
      heldHarbormasters[seat] |= 1 << B7;
    },
  ],
  'refill KEY-30': () => [({ refilledDown }) => void refilledDown.fill(0)],
  'crate KEY-30': () => [({ refilledDown }) => void refilledDown.fill(0)],
  'decree FREE-05': ({ choice }) => [
    ({ decrees, decreeOwners }) => {
      decreeOwners[decrees.indexOf(choice.choose === 'decree' ? DECREE_IDS.indexOf(choice.decree) : -1)] = NONE;
    },
  ],
  'decree SET-14': ({ choice }) => [
    ({ decrees, decreeOwners }) => {
      decrees[0] = choice.choose === 'decree' ? DECREE_IDS.indexOf(choice.decree) : NONE;
      decreeOwners[0] = NONE;
    },
  ],
  'harbormaster HM-01': ({ seat, choice }) => [
    ({ heldHarbormasters }) => {
      heldHarbormasters[seat] |= 1 << (choice.choose === 'harbormaster' ? HARBORMASTER_IDS.indexOf(choice.harbormaster) : 0);
    },
  ],
};
