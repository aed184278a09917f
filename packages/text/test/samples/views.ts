/** Positions to describe. */
import { mask, readPosition, SPECTATOR, type State, type View, viewOf } from '@tabannusi/engine';

/** Returns the state of a position in notation. */
function stateOf(keys: Readonly<Record<string, unknown>>): State {
  const result = readPosition({ format: 'tabannusi-position', version: 1, edition: { id: 'reference', version: 1 }, ...keys });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.state;
}

/** A game of two in which something lies everywhere: Adda is asked for a die in District 3. */
export const builtUp = (): State =>
  stateOf({
    players: 2,
    buildings: [
      { colour: 'white', seat: 0, spaces: ['k1', 'l1'] },
      { colour: 'yellow', seat: 1, spaces: ['n1'] },
      { colour: 'brown', seat: 0, spaces: ['a4'] },
    ],
    projects: [{ colour: 'yellow', seat: 1, spaces: ['l3', 'm3'] }],
    water: ['l4', { space: 'n2', tile: 3 }],
    gardens: [
      { seat: 0, spaces: ['j4'] },
      { seat: 1, spaces: ['l4', 'j3'] },
    ],
    port: { row1: { blue: 0 }, column3: { red: 1 } },
    ziggurat: { brown: { houses: [1, null, null, null, null, null] } },
    decrees: [{ decree: 'D04' }, { decree: 'D15', seat: 1 }],
    bargeDice: { '3': [2, 2, 6] },
    urbanBottom: [{ card: 'U05', seat: 1 }],
    seats: [
      {
        pawns: 3,
        gold: 3,
        dice: { white: 1, blue: 2 },
        crates: { up: ['green'], down: ['white'] },
        mastery: { white: 4, yellow: 2 },
        water: 1,
        gardens: 2,
        specialWater: [7],
        ships: [1, 3],
        newShips: [1],
        harbormasters: ['B9'],
        urbanCards: ['U01', 'U09'],
        urbanIgnored: 1,
      },
      { pawns: { assistant: 3, architect: 5 }, urbanCards: ['U02'] },
    ],
  });

/** Numbers as large as bytes can be, and every kind of thing at once. */
export function fullView(): View {
  const view = viewOf(mask(builtUp(), SPECTATOR));
  const many = [255, 255, 255, 255, 255];
  return {
    ...view,
    actionsLeft: 255,
    ending: 'triggered',
    timeGold: 255,
    supply: many,
    stocks: { water: 255, gardens: 255, projects: many, pieces: many },
    asideHarbormasters: [],
    urbanDeck: {
      cards: 255,
      bottom: [
        { seat: 1, card: null },
        { seat: 0, card: 'U03' },
      ],
    },
    ziggurat: view.ziggurat.map((section) => ({ ...section, houses: [0, 1, 0, 1, 0, 1], claims: [3, 3] })),
    spaces: view.spaces.map((piece) => (piece.kind === 'empty' ? { kind: 'garden', seat: 0 } : piece)),
    seats: view.seats.map((seat) => ({
      ...seat,
      vp: 65_535,
      gold: 255,
      dice: many,
      cratesUp: many,
      cratesDown: many,
      water: 255,
      gardens: 255,
      mastery: [9, 9, 9],
      abilities: ['S01', 'S15'],
      harbormasters: ['B1', 'B9'],
      urbanCardCount: 2,
      urbanCards: ['U01', 'U02'],
      urbanIgnored: 2,
    })),
  };
}
