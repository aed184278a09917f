/** Gaining and losing goods. Gold never runs out (COMP-16); everything else is gained as far as it is available (COMP-17, A-105). */
import { BUILDING_COLOURS, DECREE_IDS, RESOURCE_COLOURS } from '../edition/types.ts';
import { CAUSES } from './causes.ts';
import { BUILDING_COLOUR_COUNT, FACES, RESOURCE_COLOUR_COUNT } from './ids.ts';
import { push } from './push.ts';
import type { RuleId } from './rule-ids.ts';
import { IN_DISPLAY, type State } from './state.ts';

export function gainGold(state: State, seat: number, amount: number, rule: RuleId): void {
  if (amount === 0) return;
  state.gold[seat] += amount;
  state.events?.push({ event: 'goldGained', rule, seat, amount });
}

/** Gains markers from the player's supply; an empty supply gives nothing (KEY-04). */
export function gainMarkers(state: State, seat: number, wanted: number, rule: RuleId): void {
  const amount = Math.min(wanted, state.markerSupply[seat]);
  if (amount === 0) return;
  state.markerSupply[seat] -= amount;
  state.markers[seat] += amount;
  state.events?.push({ event: 'markersGained', rule, seat, amount });
}

/** Uses a marker of the player area. The Bot's markers are unlimited and not counted (SOLO-20). */
export function spendMarker(state: State, seat: number): void {
  if (seat !== state.setting.bot) state.markers[seat]--;
}

export function gainWater(state: State, seat: number, rule: RuleId): void {
  if (state.waterStock === 0) return;
  state.waterStock--;
  state.water[seat]++;
  state.events?.push({ event: 'waterGained', rule, seat });
}

/** Lets the seat take special Water tiles from the display, and gives regular tiles for what the display lacks. */
export function takeSpecialWater(state: State, seat: number, amount: number, cause: number, optional: number): void {
  if (state.special.includes(IN_DISPLAY)) push.specialWater(state, seat, { optional, rule: cause, tiles: amount });
  else for (let n = 0; n < amount; n++) gainWater(state, seat, CAUSES[cause]);
}

export function gainGarden(state: State, seat: number, rule: RuleId): void {
  if (state.gardenStock === 0) return;
  state.gardenStock--;
  state.gardens[seat]++;
  state.events?.push({ event: 'gardenGained', rule, seat });
}

/** Moves a die with this face from a Barge to a player area, where its value no longer matters (KEY-24). */
export function takeFromBarge(state: State, seat: number, district: number, face: number): void {
  state.barge[district * FACES + face]--;
  state.dice[seat * RESOURCE_COLOUR_COUNT + state.bargeColour[district]]++;
}

/** Spends dice of a colour, which go to the general supply (KEY-25). */
export function spendDice(state: State, seat: number, colour: number, amount: number): void {
  state.dice[seat * RESOURCE_COLOUR_COUNT + colour] -= amount;
  state.supply[colour] += amount;
}

export function gainSupplyDie(state: State, seat: number, colour: number, rule: RuleId): void {
  state.supply[colour]--;
  state.dice[seat * RESOURCE_COLOUR_COUNT + colour]++;
  state.events?.push({ event: 'supplyDieGained', rule, seat, colour: RESOURCE_COLOURS[colour] });
}

/**
 * Turns a face-down Crate face up without payment. Of equal Crates it turns one that was already refilled by payment this turn, so that
 * another can still be refilled.
 */
export function turnCrateUp(state: State, seat: number, colour: number, rule: RuleId): void {
  const at = seat * RESOURCE_COLOUR_COUNT + colour;
  state.crateDown[at]--;
  state.cratesDown[seat]--;
  state.crateUp[at]++;
  if (seat === state.active && state.refilledDown[colour] > 0) {
    state.refilledDown[colour]--;
    state.refilledUp[colour]++;
  }
  state.events?.push({ event: 'crateRefilled', rule, seat, colour: RESOURCE_COLOURS[colour] });
}

/** Turns a Crate face up by payment: one that was not yet refilled this turn, which counts as refilled from now on (KEY-30). */
export function refillCrate(state: State, seat: number, colour: number, rule: RuleId): void {
  const at = seat * RESOURCE_COLOUR_COUNT + colour;
  state.crateDown[at]--;
  state.cratesDown[seat]--;
  state.crateUp[at]++;
  state.refilledUp[colour]++;
  state.events?.push({ event: 'crateRefilled', rule, seat, colour: RESOURCE_COLOURS[colour] });
}

/** Turns face-up Crates face down to pay. Of equal Crates, those not yet refilled this turn pay first. */
export function turnCratesDown(state: State, seat: number, colour: number, amount: number): void {
  const at = seat * RESOURCE_COLOUR_COUNT + colour;
  const spare = state.crateUp[at] - (seat === state.active ? state.refilledUp[colour] : 0);
  state.crateUp[at] -= amount;
  state.crateDown[at] += amount;
  state.cratesDown[seat] += amount;
  if (amount > spare) {
    state.refilledUp[colour] -= amount - spare;
    state.refilledDown[colour] += amount - spare;
  }
}

/** Moves a marker from the player area to the leftmost free claim space of a section's tile (ACT-ZIG-06, C-37). */
export function claimZiggurat(state: State, seat: number, section: number, rule: RuleId): void {
  const claim = ++state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section];
  spendMarker(state, seat);
  state.events?.push({ event: 'zigguratClaimed', rule, seat, section: BUILDING_COLOURS[section], claim });
}

/** Takes a Decree from the board; it stays with the player (FREE-05). */
export function takeDecree(state: State, seat: number, space: number, rule: RuleId): void {
  state.decreeOwners[space] = seat;
  state.events?.push({ event: 'decreeScored', rule, seat, decree: DECREE_IDS[state.decrees[space]] });
}
