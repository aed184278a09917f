/**
 * The fixed standard set-up with which positions are compared: the Barges of a first game, dice by the pattern below, every tile and card
 * in the order of its number, Crates and Automa tiles in the order of the colours; seat 0 starts. Where a rule forbids that order, as with
 * the symbols of Decrees, the lowest allowed one is dealt. No starting Buildings or pawns are placed except the Bot's, for which nobody is
 * asked.
 */
import type { Outcome } from '../../choices.ts';
import { BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, RESOURCE_COLOURS, ZIGGURAT_TILE_IDS } from '../../edition/types.ts';
import { asked, newGame, questionKind } from '../../engine.ts';
import { FIELDS } from '../../model/frame-fields.ts';
import { top } from '../../model/frames.ts';
import { ACTION_TILE_COUNT, CHANCE, FACES } from '../../model/ids.ts';
import type { Setting } from '../../model/setting.ts';
import { State } from '../../model/state.ts';
import { playOutcome } from '../../play.ts';
import { placePawns } from '../../solo/start.ts';
import { type SetUpPoint, setUpPoint } from './progress.ts';

/** How many dice of a Barge show each face: 1, 2, 3, 4, 5, 6, and any more show 6, too. */
const standardFaces = (dice: number): number[] =>
  Array.from({ length: FACES }, (_, face) => (face < FACES - 1 ? Number(face < dice) : Math.max(0, dice - face)));

/** The state after all deals, with the Bot's pawns in place (SOLO-16). It is made once for a setting and must not be changed. */
export const standardSetUp = once((setting) => {
  const dealt = allDealt(setting);
  if (setting.solo === null) return dealt;
  const state = dealt.clone();
  placePawns(state);
  return state;
});

/** The state when the starting Buildings are asked for. */
const allDealt = once((setting) => {
  const state = newGame(new State(setting));
  while (asked(state) === CHANCE) deal(state);
  return state;
});

function once(make: (setting: Setting) => State): (setting: Setting) => State {
  const made = new WeakMap<Setting, State>();
  return (setting) => {
    const state = made.get(setting) ?? make(setting);
    made.set(setting, state);
    return state;
  };
}

/**
 * The standard set-up at a point of the frame `setUp`; null if it never stops there. With the Bot, only the person's Building is asked for.
 */
export function standardAt(setting: Setting, point: SetUpPoint): State | null {
  const { step, times, stage } = point;
  const end = allDealt(setting);
  if (step === end.stack[FIELDS.setUp.step])
    return times >= 1 && times <= (setting.solo === null ? setting.players : 1) && stage === 0 ? end : null;
  const state = newGame(new State(setting));
  while (asked(state) === CHANCE) {
    const here = setUpPoint(state.stack);
    if (here?.step === step && here.times === times && here.stage === stage) return state;
    deal(state);
  }
  return null;
}

function deal(state: State): void {
  const kind = questionKind(state);
  for (const outcome of CANDIDATES[kind]?.(state) ?? []) if (playOutcome(state, outcome).ok) return;
  throw new Error(`standard set-up: nothing to deal at ${kind}`);
}

/** What may be dealt, in order of preference; the first possible outcome is used. */
const CANDIDATES: Readonly<Record<string, (state: State) => readonly Outcome[]>> = {
  dealBarge: (state) => [
    { chance: 'barge', colour: state.setting.edition.districts.firstGameBarges[state.stack[top(state) + FIELDS.dealBarge.district]] },
  ],
  rollDice: ({ setting }) => [{ chance: 'dice', faces: standardFaces(setting.dicePerColour) }],
  dealShip: ({ setting }) => setting.edition.ships.tiles.map(({ id }) => ({ chance: 'ship', ship: id })),
  dealHarbormaster: () => HARBORMASTER_IDS.map((harbormaster) => ({ chance: 'harbormaster', harbormaster })),
  dealPortCrate: (state) => cratesFrom(state.stack[top(state) + FIELDS.dealPortCrate.line]),
  dealSpecialWater: ({ special }) => Array.from(special, (_, tile) => ({ chance: 'specialWater', tile: tile + 1 })),
  dealActionTile: () => Array.from({ length: ACTION_TILE_COUNT }, (_, tile) => ({ chance: 'actionTile', tile: tile + 1 })),
  dealZigguratTile: () => ZIGGURAT_TILE_IDS.map((tile) => ({ chance: 'zigguratTile', tile })),
  dealDecree: () => DECREE_IDS.map((decree) => ({ chance: 'decree', decree })),
  dealCrate: (state) => cratesFrom(state.stack[top(state) + FIELDS.dealCrate.toSeat]),
  dealUrbanCard: ({ setting }) => setting.edition.urbanCards.cards.map(({ id }) => ({ chance: 'urbanCard', card: id })),
  openAutomaCard: ({ automaCards }) => Array.from(automaCards, (_, card) => ({ chance: 'automaCard', automaCard: card + 1 })),
  drawAutomaTile: (state) =>
    [BUILDING_COLOURS[state.stack[top(state) + FIELDS.drawAutomaTile.number]], ...BUILDING_COLOURS].map((colour) => ({
      chance: 'automaTile',
      colour,
    })),
  drawStartPlayer: () => [{ chance: 'startPlayer', seat: 0 }],
};

/** The first line of the Port and the first seat get white, the next ones yellow and so on. */
function cratesFrom(place: number): Outcome[] {
  const first = RESOURCE_COLOURS[place % RESOURCE_COLOURS.length];
  return [first, ...RESOURCE_COLOURS].map((colour) => ({ chance: 'crate', colour }));
}
