/**
 * The fixed standard set-up that positions are told against: the Barges of a first game, dice by the pattern below, every tile and card in
 * number order, Crates in the order of the colours, seat 0 starts; where a rule forbids that order, as with the symbols of Decrees, the lowest
 * that may be dealt is. No starting Building stands and no pawn.
 */
import type { Outcome } from '../../choices.ts';
import { DECREE_IDS, HARBORMASTER_IDS, RESOURCE_COLOURS, ZIGGURAT_TILE_IDS } from '../../edition/types.ts';
import { asked, newGame, questionKind } from '../../engine.ts';
import { A, B, top } from '../../model/frames.ts';
import { ACTION_TILE_COUNT, CHANCE, FACES } from '../../model/ids.ts';
import type { Setting } from '../../model/setting.ts';
import { State } from '../../model/state.ts';
import { playOutcome } from '../../play.ts';

/** How many dice of a Barge show each face: 1, 2, 3, 4, 5, 6, and any more show 6, too. */
const standardFaces = (dice: number): number[] =>
  Array.from({ length: FACES }, (_, face) => (face < FACES - 1 ? Number(face < dice) : Math.max(0, dice - face)));

/** After all that chance deals. Not to be changed: it is made once for a setting. */
export function standardSetUp(setting: Setting): State {
  let state = complete.get(setting);
  if (state === undefined) {
    state = newGame(new State(setting));
    while (asked(state) === CHANCE) deal(state);
    complete.set(setting, state);
  }
  return state;
}

const complete = new WeakMap<Setting, State>();

/** The standard set-up at this step and time of the frame `setUp`, or null when it never asks there. */
export function standardAt(setting: Setting, step: number, times: number): State | null {
  const end = standardSetUp(setting);
  if (step === end.stack[A]) return times >= 1 && times <= setting.players ? end : null;
  const state = newGame(new State(setting));
  while (asked(state) === CHANCE) {
    if (state.stack[A] === step && state.stack[B] === times) return state;
    deal(state);
  }
  return null;
}

function deal(state: State): void {
  const kind = questionKind(state);
  for (const outcome of CANDIDATES[kind]?.(state) ?? []) if (playOutcome(state, outcome).ok) return;
  throw new Error(`standard set-up: nothing to deal at ${kind}`);
}

/** What may be dealt, in order of preference; the first that is possible is. */
const CANDIDATES: Readonly<Record<string, (state: State) => readonly Outcome[]>> = {
  dealBarge: (state) => [{ chance: 'barge', colour: state.setting.edition.districts.firstGameBarges[state.stack[top(state) + A]] }],
  rollDice: ({ setting }) => [{ chance: 'dice', faces: standardFaces(setting.dicePerColour) }],
  dealShip: ({ setting }) => setting.edition.ships.tiles.map(({ id }) => ({ chance: 'ship', ship: id })),
  dealHarbormaster: () => HARBORMASTER_IDS.map((harbormaster) => ({ chance: 'harbormaster', harbormaster })),
  dealPortCrate: cratesFromColourOf,
  dealSpecialWater: ({ special }) => Array.from(special, (_, tile) => ({ chance: 'specialWater', tile: tile + 1 })),
  dealActionTile: () => Array.from({ length: ACTION_TILE_COUNT }, (_, tile) => ({ chance: 'actionTile', tile: tile + 1 })),
  dealZigguratTile: () => ZIGGURAT_TILE_IDS.map((tile) => ({ chance: 'zigguratTile', tile })),
  dealDecree: () => DECREE_IDS.map((decree) => ({ chance: 'decree', decree })),
  dealCrate: cratesFromColourOf,
  dealUrbanCard: ({ setting }) => setting.edition.urbanCards.cards.map(({ id }) => ({ chance: 'urbanCard', card: id })),
  drawStartPlayer: () => [{ chance: 'startPlayer', seat: 0 }],
};

/** The first line of the Port and the first seat get white, the next ones yellow and so on. */
function cratesFromColourOf(state: State): Outcome[] {
  const first = RESOURCE_COLOURS[state.stack[top(state) + A] % RESOURCE_COLOURS.length];
  return [first, ...RESOURCE_COLOURS].map((colour) => ({ chance: 'crate', colour }));
}
