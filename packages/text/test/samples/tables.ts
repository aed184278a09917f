/** Everything the words say about a table. Adda and Beli are persons, Enna is a bot. */

import type { ProofFault } from '@tabannusi/fair';
import type { Orders, Prompt, Refusal, Seat, Warning, WarningKind } from '@tabannusi/table';
import type { TableFault } from '../../src/faults/fault-kinds.ts';
import type { Reader } from '../../src/table/table.ts';

/** The seats with these names. */
export const seatsOf = ([first = '', second = '', third = '']: readonly string[]): readonly Seat[] => [
  { kind: 'person', name: first },
  { kind: 'person', name: second },
  { kind: 'bot', name: third, bot: 'apprentice' },
];

export const PROMPTS: readonly (readonly [Prompt, Reader, string])[] = [
  [{ wait: 'decision', seat: 0, by: 'person' }, 0, 'Adda, it’s your move.'],
  [{ wait: 'decision', seat: 0, by: 'person' }, 1, 'Waiting for Adda.'],
  [{ wait: 'decision', seat: 0, by: 'person' }, null, 'Waiting for Adda.'],
  [{ wait: 'decision', seat: 2, by: 'bot' }, 0, 'Enna is thinking.'],
  [{ wait: 'confirm', seat: 1, choice: { choose: 'done' } }, 1, 'End the turn?'],
  [{ wait: 'confirm', seat: 1, choice: { choose: 'done' } }, 0, 'Beli is about to end the turn.'],
  [{ wait: 'sending', seat: 0 }, 0, 'Sending…'],
  [{ wait: 'over' }, 0, 'The game is over.'],
];

export const REFUSALS: Readonly<Record<Refusal['code'], readonly (readonly [Refusal, string])[]>> = {
  over: [[{ ok: false, code: 'over' }, 'The game is over.']],
  notASeat: [[{ ok: false, code: 'notASeat' }, 'No player has a choice now: dice or tiles decide.']],
  notChance: [[{ ok: false, code: 'notChance' }, 'A player has to choose now, not dice or tiles.']],
  notLegal: [[{ ok: false, code: 'notLegal' }, 'That isn’t one of the choices.']],
  notAsked: [[{ ok: false, code: 'notAsked' }, 'It is not for you to decide now.']],
  confirming: [[{ ok: false, code: 'confirming' }, 'The end of the turn waits for its confirmation: confirm it or take it back first.']],
  nothing: [
    [{ ok: false, code: 'nothing', deed: 'undo' }, 'There is nothing to take back.'],
    [{ ok: false, code: 'nothing', deed: 'redo' }, 'Nothing to redo.'],
    [{ ok: false, code: 'nothing', deed: 'restart' }, 'The turn stands at its beginning.'],
    [{ ok: false, code: 'nothing', deed: 'confirm' }, 'There is nothing to confirm.'],
  ],
  barrier: [
    [{ ok: false, code: 'barrier', barrier: 'chance', moment: 8 }, 'Nothing more can be taken back: dice or tiles have decided.'],
    [{ ok: false, code: 'barrier', barrier: 'seat', moment: 8 }, 'Nothing more can be taken back: another player has been asked.'],
    [{ ok: false, code: 'barrier', barrier: 'reveal', moment: 8 }, 'Nothing more can be taken back: hidden cards have been revealed.'],
  ],
};

export const TABLE_WARNINGS: {
  readonly [W in WarningKind]: readonly (readonly [Extract<Warning, { readonly warning: W }>, string])[];
} = {
  actionsLeft: [
    [{ warning: 'actionsLeft', actions: 1 }, 'The turn would end, but 1 Action is left and possible.'],
    [{ warning: 'actionsLeft', actions: 2 }, 'The turn would end, but 2 Actions are left and at least one is possible.'],
  ],
  wastedStep: [[{ warning: 'wastedStep' }, 'A step on a Mastery track would be given up or have no effect.']],
  helpsOpponent: [
    [
      { warning: 'helpsOpponent', district: 2, own: 0, opponent: 1234, seat: 1 },
      'The Barge of the Farmers’ District (2) would be empty. Its scoring would give Beli 1,234 VP and you 0 VP.',
    ],
    [
      { warning: 'helpsOpponent', district: 4, own: 3, opponent: 5, seat: 2 },
      'The Barge of the Port District (4) would be empty. Its scoring would give Enna 5 VP and you 3 VP.',
    ],
  ],
};

export const SETTINGS = {
  confirm: 'Ask before a turn ends',
  actionsLeft: 'Warn when a turn ends although an Action is possible',
  wastedStep: 'Warn when a step on a Mastery track is wasted',
  helpsOpponent: 'Warn when emptying a Barge gives an opponent more VP',
} as const satisfies Readonly<Record<'confirm' | WarningKind, string>>;

/** An order for steps of choice. */
type StepOrder = NonNullable<Orders['steps']>;
export const STEP_ORDERS: Readonly<Record<StepOrder, string>> = {
  lowest: 'Step of choice: the Mastery track with the lowest marker.',
  highest: 'Step of choice: the Mastery track with the highest marker.',
  decline: 'Step of choice: make none.',
  white: 'Step of choice: the white Mastery track, while it can be climbed.',
  yellow: 'Step of choice: the yellow Mastery track, while it can be climbed.',
  brown: 'Step of choice: the brown Mastery track, while it can be climbed.',
};

export const ORDERS: readonly (readonly [Orders, readonly string[]])[] = [
  [{}, ['No standing order: ask each time.']],
  [{ dice: [] }, ['No standing order: ask each time.']],
  [{ dice: ['blue'] }, ['Die from the supply, if it is there: blue.']],
  [
    { steps: 'lowest', dice: ['green', 'white', 'brown'] },
    [
      'Step of choice: the Mastery track with the lowest marker.',
      'Die from the supply, the first of these that is there: green, white and brown.',
    ],
  ],
];

export const TABLE_FAULTS: Readonly<Record<TableFault['code'], readonly [TableFault, string]>> = {
  notATable: [{ code: 'notATable', path: '' }, 'This is not a saved game.'],
  otherTableVersion: [
    { code: 'otherTableVersion', path: 'version' },
    'The game was saved in another version of the format, which cannot be read here.',
  ],
  badTable: [{ code: 'badTable', path: 'seats[1]' }, 'seats[1]: this part of the saved game is damaged or missing.'],
};

export const PROOF_FAULTS: Readonly<Record<ProofFault['code'], readonly [ProofFault, string]>> = {
  notAProof: [{ code: 'notAProof', path: '' }, 'This is not a proof of dice.'],
  otherProofVersion: [
    { code: 'otherProofVersion', path: 'version' },
    'The proof was written in another version of the format, which cannot be read here.',
  ],
  badProof: [{ code: 'badProof', path: 'shares[1]' }, 'shares[1]: this part of the proof is damaged or missing.'],
  otherGame: [
    { code: 'otherGame', path: 'sealed.game.switches' },
    'sealed.game.switches: the game that was agreed on is not the one in the record.',
  ],
  seedGiven: [
    { code: 'seedGiven', path: 'record.seed' },
    'record.seed: the record names another source of chance. In a proof, chance comes from the secrets alone.',
  ],
  otherSecret: [{ code: 'otherSecret', path: 'secret' }, 'The server’s secret does not match its commitment.'],
  otherShare: [{ code: 'otherShare', path: 'shares[0]', seat: 0 }, 'The share of player 1 does not match its commitment.'],
  lackingShare: [{ code: 'lackingShare', path: 'shares[1]', seat: 1 }, 'Player 2 committed to a share, but the share is missing.'],
  strangeShare: [{ code: 'strangeShare', path: 'shares[3]', seat: 3 }, 'Player 4 committed to no share, but there is one.'],
  brokenChain: [
    { code: 'brokenChain', path: 'chain[11].chain', at: 11 },
    'Entry 12 does not follow from the one before it: the chain is broken.',
  ],
  otherEntry: [
    { code: 'otherEntry', path: 'chain[1].entry.seal', at: 1 },
    'chain[1].entry.seal: entry 2 does not agree with the rest of the proof.',
  ],
};

/** The moments and texts of games that continue others. */
export const BRANCHES: readonly (readonly [number, string])[] = [
  [0, 'Played on from the beginning (Ur, Monday).'],
  [1, 'Played on from move 1 (Ur, Monday).'],
  [1234, 'Played on from move 1,234 (Ur, Monday).'],
];
