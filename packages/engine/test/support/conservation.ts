/**
 * What is never made or lost: everything but Gold is finite (COMP-17), and the counters that follow from the board agree with it.
 *
 * Checked when a position is built and after every move of a test game.
 */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { FRAME, frameKindAt } from '../../src/model/frames.ts';
import { FACES } from '../../src/model/ids.ts';
import { colourOf, isBuilding, isGarden, isProject, ownerOf, WATER } from '../../src/model/pieces.ts';
import { HELD, LAID, type State } from '../../src/model/state.ts';

/** Throws with all that does not add up. */
export function checkConservation(state: State): void {
  const faults = [...diceFaults(state), ...markerFaults(state), ...tileFaults(state), ...counterFaults(state)];
  if (faults.length > 0) throw new Error(`Not conserved:\n  ${faults.join('\n  ')}`);
}

/** Claim markers of a seat that lie on Projects, Gardens and Ships. */
export function markersInUse(state: State, seat: number): number {
  const onTiles = state.piece.slice(0, state.setting.spaces).filter((p) => (isProject(p) || isGarden(p)) && ownerOf(p) === seat).length;
  return onTiles + state.shipMarks.filter((mask) => (mask & (1 << seat)) !== 0).length;
}

export const piecesOnBoard = (state: State, test: (piece: number) => boolean): number =>
  state.piece.slice(0, state.setting.spaces).filter(test).length;

/** Regular Water tiles on grid spaces, those under Gardens included. */
export function regularWaterLaid(state: State): number {
  const { printedPieces, spaces } = state.setting;
  let wet = 0;
  for (let space = 0; space < spaces; space++) {
    if (printedPieces[space] !== WATER && (state.piece[space] === WATER || isGarden(state.piece[space]))) wet++;
  }
  return wet - state.special.filter((place) => place === LAID).length;
}

function diceFaults(state: State): string[] {
  const { dicePerColour, players } = state.setting;
  return RESOURCE_COLOURS.flatMap((name, colour) => {
    const district = state.districtOfColour(colour);
    const onBarge = district < 5 ? state.barge.slice(district * FACES, (district + 1) * FACES).reduce((a, b) => a + b) : 0;
    let total = onBarge + state.supply[colour];
    for (let seat = 0; seat < players; seat++) total += state.dice[seat * 5 + colour];
    return total === dicePerColour ? [] : [`${name} dice: ${total}, there are ${dicePerColour}`];
  });
}

/** While a construct is under way, markers may be set aside. */
function markerFaults(state: State): string[] {
  const aside = Array.from({ length: state.depth }, (_, i) => frameKindAt(state, i)).includes(FRAME.construct);
  const all = state.setting.stocks.claimMarkers;
  return Array.from(state.markers, (inArea, seat) => inArea + state.markerSupply[seat] + markersInUse(state, seat)).flatMap(
    (total, seat) => (total === all || (aside && total < all) ? [] : [`markers of seat ${seat}: ${total}, there are ${all}`]),
  );
}

function tileFaults(state: State): string[] {
  const { stocks } = state.setting;
  const faults: string[] = [];
  const expect = (what: string, found: number, wanted: number) => {
    if (found !== wanted) faults.push(`${what}: ${found}, there are ${wanted}`);
  };
  BUILDING_COLOURS.forEach((name, colour) => {
    const projects = piecesOnBoard(state, (p) => isProject(p) && colourOf(p) === colour);
    const pieces = piecesOnBoard(state, (p) => isBuilding(p) && colourOf(p) === colour);
    expect(`${name} Projects`, state.projectStock[colour] + projects, stocks.projectsPerColour);
    expect(`${name} Building pieces`, state.pieceStock[colour] + pieces, stocks.piecesPerColour);
  });
  const sum = (held: Uint8Array) => held.reduce((a, b) => a + b, 0);
  expect('Gardens', state.gardenStock + sum(state.gardens) + piecesOnBoard(state, isGarden), stocks.gardens);
  expect('regular Water', state.waterStock + sum(state.water) + regularWaterLaid(state), stocks.regularWater);
  return faults;
}

/** `projects`, `ownProjects` and Houses follow from the board; Houses may also stand outside Districts 1-3. */
function counterFaults(state: State): string[] {
  const { gridSpaces, players } = state.setting;
  const faults: string[] = [];
  gridSpaces.forEach((spaces, district) => {
    for (let colour = 0; colour < 3; colour++) {
      const there = Array.from(spaces, (space) => state.piece[space]).filter((p) => isProject(p) && colourOf(p) === colour);
      if (state.projects[district * 3 + colour] !== there.length) faults.push(`counter of Projects in District ${district + 1}`);
      for (let seat = 0; seat < players; seat++) {
        const own = there.filter((p) => ownerOf(p) === seat).length;
        if (state.ownProjects[(seat * 3 + district) * 3 + colour] !== own) faults.push(`counter of own Projects of seat ${seat}`);
      }
    }
  });
  for (let seat = 0; seat < players; seat++) {
    const held = state.special.filter((place) => place === HELD + seat).length;
    if (state.specialHeld[seat] !== held) faults.push(`counter of special Water of seat ${seat}`);
    const down = state.crateDown.slice(seat * 5, seat * 5 + 5).reduce((a, b) => a + b);
    if (state.cratesDown[seat] !== down) faults.push(`counter of face-down Crates of seat ${seat}`);
    const gone = state.vacated.slice(seat * 4, seat * 4 + 4).reduce((a, b) => a + b);
    if (gone < buildingsOf(state, seat)) faults.push(`seat ${seat} has more Buildings than Houses gone`);
  }
  return faults;
}

function buildingsOf(state: State, seat: number): number {
  const names = new Set<number>();
  for (let space = 0; space < state.setting.spaces; space++) {
    if (isBuilding(state.piece[space]) && ownerOf(state.piece[space]) === seat) names.add(state.detail[space]);
  }
  return names.size;
}
