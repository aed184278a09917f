/** Previews with their sentences: every kind of change, costs, what becomes impossible and why undo ends. */
import type { Choice, Preview, SeatChange } from '@tabannusi/engine';
import type { Question } from '../../src/log/fact-values.ts';
import type { Change, UndoStop } from '../../src/names.ts';

/** Of Adda, whose seat is 0. */
export const CHANGES: { readonly [K in Change]: readonly [NonNullable<SeatChange[K]>, string][] } = {
  gold: [
    [1, 'You: +1 Gold.'],
    [-1234, 'You: -1,234 Gold.'],
  ],
  vp: [
    [12, 'You: +12 VP.'],
    [-2, 'You: -2 VP.'],
  ],
  markers: [
    [1, 'You: +1 Claim marker.'],
    [-3, 'You: -3 Claim markers.'],
  ],
  markerSupply: [
    [-1, 'You: -1 Claim marker in the supply.'],
    [2, 'You: +2 Claim markers in the supply.'],
  ],
  water: [
    [1, 'You: +1 regular Water tile.'],
    [-2, 'You: -2 regular Water tiles.'],
  ],
  specialWater: [
    [-1, 'You: -1 special Water tile.'],
    [2, 'You: +2 special Water tiles.'],
  ],
  gardens: [
    [-1, 'You: -1 Garden tile.'],
    [4, 'You: +4 Garden tiles.'],
  ],
  dice: [[[1, 0, -2, 0, 3], 'You: +1 white die, -2 brown dice and +3 green dice.']],
  cratesUp: [[[0, 1, 0, -2, 0], 'You: +1 yellow Crate face up and -2 blue Crates face up.']],
  cratesDown: [[[0, -1, 0, 2, 0], 'You: -1 yellow Crate face down and +2 blue Crates face down.']],
  mastery: [[[1, 0, 2], 'You: +1 step on the white Mastery track and +2 steps on the brown Mastery track.']],
};

export const COSTS: readonly (readonly [Pick<Preview, 'cost' | 'paysNext'>, string])[] = [
  [
    { cost: { dice: [0, 2, 0, 0, 0], crates: [0, 0, 0, 1, 0], gold: 0 }, paysNext: true },
    'Suggested cost: 2 yellow dice and 1 blue Crate.',
  ],
  [{ cost: { dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 12 }, paysNext: false }, 'Cost: 12 Gold.'],
  [{ cost: { dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, paysNext: true }, 'Suggested cost: nothing.'],
  [{ cost: { dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, paysNext: false }, 'Cost: nothing.'],
];

const way = (district: number, gold: 0 | 1 = 0, stays = false): Preview['leads'][number] => ({ district, gold, stays, rule: 'TURN-04' });

/** How the turn goes on. */
export const FOLLOWING: readonly (readonly [Partial<Pick<Preview, 'leads' | 'scores'>>, readonly string[]])[] = [
  [{ leads: [way(1)] }, ['Your Architect goes to the Artisans’ District (1).']],
  [{ leads: [way(4, 0, true)] }, ['Your Architect stays in the Port District (4).']],
  [
    { leads: [way(1), way(2, 1), way(3, 1)] },
    ['Your Architect goes to the Artisans’ District (1).', 'For 1 Gold, your Architect can go anywhere.'],
  ],
  [{ leads: [way(2, 1)] }, ['For 1 Gold, your Architect can go anywhere.']],
  [{ leads: [way(1, 0, true), way(5)] }, ['Your Architect can go to the Artisans’ District (1) or the Ziggurat District (5).']],
  [
    { leads: [way(1), way(3), way(4), way(5, 1)] },
    [
      'Your Architect can go to the Artisans’ District (1), the Scribes’ District (3) or the Port District (4).',
      'For 1 Gold, your Architect can go anywhere.',
    ],
  ],
  [{ scores: [2] }, ['This empties the Barge of the Farmers’ District (2): the District is scored at the end of this turn.']],
];

const spaces = (...names: readonly string[]): Choice[] => names.map((space) => ({ choose: 'space', space }));
const projectSpace: Question = { ask: 'projectSpace', seat: 0, district: 1, colour: 'white', further: false };

/** `null`: nothing is worth telling. */
export const CLOSED: readonly (readonly [Question, readonly Choice[], string | null])[] = [
  [projectSpace, [], null],
  [{ ask: 'action', seat: 0, district: 1, actionsLeft: 1 }, [{ choose: 'done' }], null],
  [projectSpace, spaces('b1'), 'Afterwards you can’t: b1.'],
  [projectSpace, spaces('b1', 'a1', 'a2', 'c2', 'd1'), 'Afterwards you can’t: b1, a1 (bonus: 1 Claim marker), a2, c2 and d1.'],
  [projectSpace, spaces('b1', 'a2', 'c2', 'd1', 'b3', 'a4'), 'Afterwards you can’t: b1, a2, c2, d1 and b3, and 1 other choice.'],
  [
    projectSpace,
    spaces('b1', 'a2', 'c2', 'd1', 'b3', ...Array.from({ length: 40 }, () => 'a4')),
    'Afterwards you can’t: b1, a2, c2, d1 and b3, and 40 other choices.',
  ],
  [
    { ask: 'afterConstruct', seat: 0, size: 2, colour: 'white', steps: 1, gardening: true, ship: true },
    [
      { choose: 'action', action: 'gardening' },
      { choose: 'actionTile', tile: 2 },
      { choose: 'decree', decree: 'D15' },
      { choose: 'refill', colour: 'green' },
      { choose: 'done' },
    ],
    'Afterwards you can’t: Gardening, use Action tile T2 (Gold and Claim marker), score Decree D15: 8 own Gardens and refill a green Crate for any 1 Resource.',
  ],
];

export const ENDS_UNDO: Readonly<Record<NonNullable<Preview['endsUndo']>, string>> = {
  chance: 'You can’t undo this: it reveals new information.',
  seat: 'You can’t undo this: another player chooses next.',
  reveal: 'You can’t undo this: it reveals hidden cards.',
};

export const UNDO_STOPS: Readonly<Record<UndoStop, string>> = {
  chance: 'Can’t undo any further: new information was revealed.',
  seat: 'Can’t undo any further: another player has had a choice.',
  reveal: 'Can’t undo any further: hidden cards were revealed.',
  nothing: 'Nothing to undo or redo.',
};

export const aPreview = (fields: Partial<Preview>): Preview => ({
  choice: { choose: 'done' },
  answer: 0,
  changes: [],
  cost: null,
  paysNext: false,
  leads: [],
  scores: [],
  closes: [],
  endsUndo: null,
  warnings: [],
  ...fields,
});
