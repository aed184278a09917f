/**
 * The fixed standard set-up that test positions start from: first-game Barges (1 brown, 2 yellow, 3 white, 4 blue, 5 green), dice by the
 * pattern below, Ships in number order, special Water 1, 2, 3 open, seat 0 starts.
 */
import type { Outcome } from '../../src/choices.ts';
import { RESOURCE_COLOURS, SHIP_IDS } from '../../src/edition/types.ts';
import { questionKind } from '../../src/engine.ts';
import type { State } from '../../src/model/state.ts';
import { playOutcome } from '../../src/play.ts';

/** The faces on every Barge: 1, 2, 3, 4, 5 for two players, and 6 for three, and another 6 for four. */
export const standardFaces = (dice: number): number[] => Array.from({ length: dice }, (_, i) => Math.min(i + 1, 6));

/** How many of the dice show each face, as chance hands a roll in. */
export const countFaces = (faces: readonly number[]): number[] => [1, 2, 3, 4, 5, 6].map((face) => faces.filter((f) => f === face).length);

/** Plays all chance of a standard set-up; Crates go to the seats in the order of the colours. */
export function dealStandard(state: State): void {
  const ships = [...SHIP_IDS];
  let tile = 1;
  let crate = 0;
  let barge = 0;
  for (;;) {
    const outcome = ((): Outcome | null => {
      switch (questionKind(state)) {
        case 'dealBarge':
          return { chance: 'barge', colour: RESOURCE_COLOURS[barge++] };
        case 'rollDice':
          return { chance: 'dice', faces: countFaces(standardFaces(state.setting.dicePerColour)) };
        case 'dealShip':
          return { chance: 'ship', ship: ships.shift() ?? 'S15' };
        case 'dealSpecialWater':
          return { chance: 'specialWater', tile: tile++ };
        case 'dealCrate':
          return { chance: 'crate', colour: RESOURCE_COLOURS[crate++] };
        case 'drawStartPlayer':
          return { chance: 'startPlayer', seat: 0 };
        default:
          return null;
      }
    })();
    if (outcome === null) return;
    const played = playOutcome(state, outcome);
    if (!played.ok) throw new Error(`standard set-up: ${JSON.stringify(outcome)} was refused (${played.code})`);
  }
}
