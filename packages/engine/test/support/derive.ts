/** What follows from a position as it is written: dice, markers, Houses and stocks, by conservation. */
import { BUILDING_COLOURS, type BuildingColour, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { FACES } from '../../src/model/ids.ts';
import { colourOf, isBuilding, isGarden, isProject } from '../../src/model/pieces.ts';
import { HELD, IN_DISPLAY, IN_STACK, PLAYING, type State } from '../../src/model/state.ts';
import { checkConservation, markersInUse, piecesOnBoard, regularWaterLaid } from './conservation.ts';
import { countFaces, standardFaces } from './standard-set-up.ts';

/** What a test wrote and the state cannot hold until all is written. */
export interface Written {
  /** Faces on a Barge by District, from 0. */
  readonly faces: Map<number, readonly number[]>;
  /** Dice in the supply by colour. */
  readonly supply: Map<number, number>;
  /** Markers in the area by seat. */
  readonly markers: Map<number, number>;
  /** Houses left by seat. */
  readonly houses: Map<number, Partial<Record<BuildingColour | 'bottom', number>>>;
}

export function derive(state: State, written: Written): void {
  deriveDice(state, written);
  deriveMarkers(state, written);
  deriveHouses(state, written);
  deriveStocks(state);
  openSpecialWater(state);
  if (state.ending === PLAYING && state.timeGold === 0)
    throw new Error('Without Gold on the Time track the end is triggered: say ending().');
  checkConservation(state);
}

function deriveDice(state: State, { faces, supply }: Written): void {
  const { dicePerColour, players } = state.setting;
  for (let district = 0; district < 5; district++) {
    const colour = state.bargeColour[district];
    let held = 0;
    for (let seat = 0; seat < players; seat++) held += state.dice[seat * 5 + colour];
    const left = dicePerColour - held - (supply.get(colour) ?? 0);
    const onBarge = faces.get(district) ?? standardFaces(dicePerColour).slice(0, Math.max(left, 0));
    if (left < onBarge.length) throw new Error(`There are only ${dicePerColour} ${RESOURCE_COLOURS[colour]} dice.`);
    state.barge.set(countFaces(onBarge), district * FACES);
    state.supply[colour] = supply.get(colour) ?? left - onBarge.length;
  }
}

function deriveMarkers(state: State, { markers }: Written): void {
  for (let seat = 0; seat < state.setting.players; seat++) {
    const free = state.setting.stocks.claimMarkers - markersInUse(state, seat);
    const inArea = markers.get(seat) ?? Math.min(5, free);
    if (inArea > free) throw new Error(`Seat ${seat} has only ${free} markers that are not on the board.`);
    state.markers[seat] = inArea;
    state.markerSupply[seat] = free - inArea;
  }
}

function deriveHouses(state: State, { houses }: Written): void {
  for (const [seat, left] of houses) {
    for (const [row, count] of Object.entries(left)) {
      const number = row === 'bottom' ? 3 : BUILDING_COLOURS.indexOf(row as BuildingColour);
      state.vacated[seat * 4 + number] = state.setting.rowLengths[number] - count;
    }
  }
}

function deriveStocks(state: State): void {
  const { stocks } = state.setting;
  BUILDING_COLOURS.forEach((_, colour) => {
    const of = (test: (piece: number) => boolean) => piecesOnBoard(state, (p) => test(p) && colourOf(p) === colour);
    state.projectStock[colour] = stocks.projectsPerColour - of(isProject);
    state.pieceStock[colour] = stocks.piecesPerColour - of(isBuilding);
  });
  const sum = (held: Uint8Array) => held.reduce((a, b) => a + b, 0);
  state.gardenStock = stocks.gardens - sum(state.gardens) - piecesOnBoard(state, isGarden);
  state.waterStock = stocks.regularWater - sum(state.water) - regularWaterLaid(state);
}

/** The display is filled from the stack, lowest tile first. */
function openSpecialWater(state: State): void {
  for (const place of state.special) if (place >= HELD) state.specialHeld[place - HELD]++;
  let open = state.special.filter((place) => place === IN_DISPLAY).length;
  for (let tile = 0; tile < state.special.length && open < state.setting.stocks.specialWaterDisplay; tile++) {
    if (state.special[tile] !== IN_STACK) continue;
    state.special[tile] = IN_DISPLAY;
    open++;
  }
}
