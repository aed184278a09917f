/** Carries out a construct after its payment, in the order of C-29. */
import type { Work } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { houseRow, liftHouse } from '../model/houses.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import { groupAt, ownGroupAt } from '../model/indices.ts';
import { building, isGarden, ownerOf, projectOf, withoutOwner } from '../model/pieces.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { gainFromShips, S08, S14 } from '../tiles/ships.ts';

const AT = FIELDS.construct;

/**
 * Stage 0 builds and stage 1 returns the builder's own markers, after all House bonuses (C-29). Then comes one stage for each other
 * player's markers, clockwise, and one for each other player's Gardens.
 */
export const construct: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const { players } = state.setting;
  const { depth } = state;
  while (state.depth === depth) {
    const stage = state.stack[frame + AT.stage]++;
    if (stage === 0) build(state, seat, frame);
    else if (stage === 1) returnOwnMarkers(state, seat, frame);
    else if (stage <= players) returnMarkers(state, (seat + stage - 1) % players, frame);
    else if (stage < 2 * players) offerGardenSteps(state, (seat + stage - players) % players, frame);
    else {
      finish(state, seat, frame);
      return;
    }
  }
};

/** Replaces the Projects by pieces (ACT-BLD-07), and places the House with its bonuses (ACT-BLD-08, ACT-BLD-09). */
function build(state: State, seat: number, frame: number): void {
  const district = state.stack[frame + AT.district];
  const colour = state.stack[frame + AT.colour];
  const replaced = projectOf(colour);
  let name = NONE;
  let size = 0;
  let markers = 0;
  const { piece } = state;
  for (const space of state.setting.gridSpaces[district]) {
    if (withoutOwner(piece[space]) !== replaced) continue;
    if (name === NONE) name = space;
    const owner = ownerOf(piece[space]);
    state.ownProjects[ownGroupAt(owner, district, colour)]--;
    markers += 1 << (2 * owner);
    piece[space] = building(colour, seat);
    state.detail[space] = name;
    size++;
  }
  state.projects[groupAt(district, colour)] = 0;
  state.projectStock[colour] += size;
  state.pieceStock[colour] -= size;
  state.ownBuildings[seat * BUILDING_COLOUR_COUNT + colour]++;
  state.stack[frame + AT.space] = name;
  state.stack[frame + AT.size] = size;
  state.stack[frame + AT.markers] = markers;
  if (state.events !== null) {
    const spaces = [...state.setting.gridSpaces[district]].filter((space) => state.detail[space] === name && piece[space] === piece[name]);
    state.events.push({
      event: 'built',
      rule: 'ACT-BLD-07',
      seat,
      colour: BUILDING_COLOURS[colour],
      district: district + 1,
      spaces: spaces.map((space) => state.setting.spaceNames[space]),
    });
  }
  liftHouse(state, seat, houseRow(state, seat, colour));
}

/**
 * Gives the automatic effects of the builder's Ships, then offers the optional effects in any order. The Bot's cards say what it
 * does instead.
 */
function finish(state: State, seat: number, frame: number): void {
  const { stack } = state;
  let opposing = 0;
  for (let other = 0; other < state.setting.players; other++) if (other !== seat) opposing += markersOf(state, frame, other);
  pop(state);
  if (seat === state.setting.bot) {
    push.botBuilt(state, seat, { district: stack[frame + AT.district], colour: stack[frame + AT.colour], size: stack[frame + AT.size] });
    return;
  }
  gainFromShips(state, seat, 'housePlaced');
  gainFromShips(state, seat, 'opposingMarkerBuiltOver', opposing);
  const steps = state.hasAbility(seat, S14) ? opposing : 0;
  push.afterConstruct(state, seat, {
    size: stack[frame + AT.size],
    colour: stack[frame + AT.colour],
    steps,
    gardening: state.hasAbility(seat, S08) ? 1 : 0,
    ship: 1,
  });
}

const markersOf = (state: State, frame: number, seat: number): number => (state.stack[frame + AT.markers] >> (2 * seat)) & 3;

/** Returns the builder's own markers to the supply (ACT-BLD-10). */
function returnOwnMarkers(state: State, seat: number, frame: number): void {
  const amount = markersOf(state, frame, seat);
  if (amount === 0) return;
  if (seat !== state.setting.bot) state.markerSupply[seat] += amount;
  state.events?.push({ event: 'markersReturned', rule: 'ACT-BLD-10', seat, amount, to: 'supply' });
}

/** Returns an opponent's markers to that player's area (ACT-BLD-11, A-46); each gives one forced step (ACT-BLD-12). */
function returnMarkers(state: State, other: number, frame: number): void {
  const amount = markersOf(state, frame, other);
  if (amount === 0) return;
  const isBot = other === state.setting.bot;
  if (!isBot) state.markers[other] += amount;
  state.events?.push({
    event: 'markersReturned',
    rule: isBot ? 'A-172' : 'ACT-BLD-11',
    seat: other,
    amount,
    to: isBot ? 'supply' : 'area',
  });
  push.steps(state, other, { colour: state.stack[frame + AT.colour], steps: amount, rule: CAUSE['ACT-BLD-12'] });
}

/** Offers a player one step of choice for each of their Gardens adjacent to the new Building (ACT-BLD-13, C-31). */
function offerGardenSteps(state: State, other: number, frame: number): void {
  const amount = adjacentGardens(state, state.stack[frame + AT.space], other);
  if (amount === 0) return;
  // The Bot's tracks are chosen at random (SOLO-28, C-62).
  if (other === state.setting.bot) push.botSteps(state, other, { colour: NONE, rule: CAUSE['SOLO-28'], choices: amount, steps: 1 });
  else push.stepOfChoice(state, other, { choices: amount, optional: 1, rule: CAUSE['ACT-BLD-13'], steps: 1 });
}

/** Returns the number of a seat's Gardens that share a side with the Building. Each counts once, border Water included. */
function adjacentGardens(state: State, name: number, owner: number): number {
  const { piece, detail, setting } = state;
  let count = 0;
  for (let space = 0; space < setting.spaces; space++) {
    if (!isGarden(piece[space]) || ownerOf(piece[space]) !== owner) continue;
    for (let k = space * 4; k < space * 4 + 4; k++) {
      const neighbour = setting.neighbours[k];
      if (piece[neighbour] === piece[name] && detail[neighbour] === name) {
        count++;
        break;
      }
    }
  }
  return count;
}
