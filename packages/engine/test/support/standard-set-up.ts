/**
 * The fixed standard set-up that test positions start from: first-game Barges (in the reference edition 1 brown, 2 yellow, 3 white, 4 blue,
 * 5 green), dice by the pattern below, every tile and card in number order, Crates in the order of the colours, seat 0 starts. Where a rule
 * forbids that order, as with the symbols of Decrees, the lowest that may be dealt is.
 */
import type { Outcome } from '../../src/choices.ts';
import {
  BUILDING_COLOURS,
  DECREE_IDS,
  HARBORMASTER_IDS,
  RESOURCE_COLOURS,
  type ResourceColour,
  ZIGGURAT_TILE_IDS,
} from '../../src/edition/types.ts';
import { questionKind } from '../../src/engine.ts';
import type { ChanceKind } from '../../src/model/ask.ts';
import { FIELDS } from '../../src/model/frame-fields.ts';
import { top } from '../../src/model/frames.ts';
import { ACTION_TILE_COUNT } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { playOutcome } from '../../src/play.ts';

/** Returns the faces on every Barge: 1, 2, 3, 4, 5 for two players, and 6 for three, and another 6 for four. */
export const standardFaces = (dice: number): number[] => Array.from({ length: dice }, (_, i) => Math.min(i + 1, 6));

/** How many of the dice show each face, in the form of a roll. */
export const countFaces = (faces: readonly number[]): number[] => [1, 2, 3, 4, 5, 6].map((face) => faces.filter((f) => f === face).length);

/** Plays the random outcomes of a standard set-up: all of them, or until this kind is asked. */
export function dealStandard(state: State, until?: ChanceKind): void {
  while (questionKind(state) !== until) {
    const candidates = CANDIDATES[questionKind(state) as ChanceKind];
    if (candidates === undefined) return;
    const kind = questionKind(state);
    if (!candidates(state).some((outcome) => playOutcome(state, outcome).ok))
      throw new Error(`standard set-up: nothing to deal at ${kind}`);
  }
}

/** What may be dealt, in order of preference; the first possible outcome is used. */
const CANDIDATES: Readonly<Record<ChanceKind, (state: State) => readonly Outcome[]>> = {
  dealBarge: () => RESOURCE_COLOURS.map((colour) => ({ chance: 'barge', colour })),
  rollDice: ({ setting }) => [{ chance: 'dice', faces: countFaces(standardFaces(setting.dicePerColour)) }],
  dealShip: ({ setting }) => setting.edition.ships.tiles.map(({ id }) => ({ chance: 'ship', ship: id })),
  dealHarbormaster: () => HARBORMASTER_IDS.map((harbormaster) => ({ chance: 'harbormaster', harbormaster })),
  dealPortCrate: (state) => cratesFrom(state.stack[top(state) + FIELDS.dealPortCrate.line]),
  dealSpecialWater: ({ special }) => Array.from(special, (_, tile) => ({ chance: 'specialWater', tile: tile + 1 })),
  dealActionTile: () => Array.from({ length: ACTION_TILE_COUNT }, (_, tile) => ({ chance: 'actionTile', tile: tile + 1 })),
  dealZigguratTile: () => ZIGGURAT_TILE_IDS.map((tile) => ({ chance: 'zigguratTile', tile })),
  dealDecree: () => DECREE_IDS.map((decree) => ({ chance: 'decree', decree })),
  dealCrate: (state) => cratesFrom(state.stack[top(state) + FIELDS.dealCrate.toSeat]),
  dealUrbanCard: ({ setting }) => setting.edition.urbanCards.cards.map(({ id }) => ({ chance: 'urbanCard', card: id })),
  drawStartPlayer: () => [{ chance: 'startPlayer', seat: 0 }],
  openAutomaCard: ({ automaCards }) => Array.from(automaCards, (_, card) => ({ chance: 'automaCard', automaCard: card + 1 })),
  drawAutomaTile: () => BUILDING_COLOURS.map((colour) => ({ chance: 'automaTile', colour })),
  drawColour: () => RESOURCE_COLOURS.map((colour) => ({ chance: 'colour', colour })),
};

/** The first line of the Port and the first seat get white, the next ones yellow and so on. */
function cratesFrom(place: number): Outcome[] {
  const first: ResourceColour = RESOURCE_COLOURS[place % RESOURCE_COLOURS.length];
  return [first, ...RESOURCE_COLOURS].map((colour) => ({ chance: 'crate', colour }));
}
