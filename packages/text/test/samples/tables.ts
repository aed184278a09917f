/** Everything the words say about a table. Adda and Beli are persons, Enna is a bot. */

import type { ProofFault } from '@tabannusi/fair';
import type { Orders, Prompt, Refusal, Seat, Warning, WarningKind } from '@tabannusi/table';
import type { TableFault } from '../../src/faults/fault-kinds.ts';
import type { Reader } from '../../src/table/table.ts';

/** Returns the seats with these names. */
export const seatsOf = ([first = '', second = '', third = '']: readonly string[]): readonly Seat[] => [
  { kind: 'person', name: first },
  { kind: 'person', name: second },
  { kind: 'bot', name: third, bot: 'apprentice' },
];

export const PROMPTS: readonly (readonly [Prompt, Reader, string])[] = [
  [{ wait: 'decision', seat: 0, by: 'person' }, 0, 'Your move, Adda.'],
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
  notASeat: [[{ ok: false, code: 'notASeat' }, 'Nobody can choose now: dice, tiles or cards are drawn first.']],
  notChance: [[{ ok: false, code: 'notChance' }, 'Nothing is drawn now: a player must choose first.']],
  notLegal: [[{ ok: false, code: 'notLegal' }, 'That isn’t one of the choices.']],
  notAsked: [[{ ok: false, code: 'notAsked' }, 'It isn’t your move.']],
  confirming: [[{ ok: false, code: 'confirming' }, 'Confirm the end of your turn first, or undo.']],
  nothing: [
    [{ ok: false, code: 'nothing', deed: 'undo' }, 'Nothing to undo.'],
    [{ ok: false, code: 'nothing', deed: 'redo' }, 'Nothing to redo.'],
    [{ ok: false, code: 'nothing', deed: 'restart' }, 'Nothing to undo this turn.'],
    [{ ok: false, code: 'nothing', deed: 'confirm' }, 'Nothing to confirm.'],
  ],
  barrier: [
    [{ ok: false, code: 'barrier', barrier: 'chance', moment: 8 }, 'Can’t undo any further: new information was revealed.'],
    [{ ok: false, code: 'barrier', barrier: 'seat', moment: 8 }, 'Can’t undo any further: another player has had a choice.'],
    [{ ok: false, code: 'barrier', barrier: 'reveal', moment: 8 }, 'Can’t undo any further: hidden cards were revealed.'],
  ],
};

export const TABLE_WARNINGS: {
  readonly [W in WarningKind]: readonly (readonly [Extract<Warning, { readonly warning: W }>, string])[];
} = {
  actionsLeft: [
    [{ warning: 'actionsLeft', actions: 1 }, 'You still have 1 Action. End turn anyway?'],
    [{ warning: 'actionsLeft', actions: 2 }, 'You still have 2 Actions. End turn anyway?'],
  ],
  wastedStep: [[{ warning: 'wastedStep' }, 'This would waste a step on a Mastery track.']],
  helpsOpponent: [
    [
      { warning: 'helpsOpponent', district: 2, own: 0, opponent: 1234, seat: 1 },
      'This empties the Barge of the Farmers’ District (2). The Scoring would give Beli 1,234 VP and you 0 VP.',
    ],
    [
      { warning: 'helpsOpponent', district: 4, own: 3, opponent: 5, seat: 2 },
      'This empties the Barge of the Port District (4). The Scoring would give Enna 5 VP and you 3 VP.',
    ],
  ],
};

export const SETTINGS = {
  confirm: 'Ask before ending a turn',
  actionsLeft: 'Warn about ending a turn with Actions left',
  wastedStep: 'Warn about wasting a Mastery step',
  helpsOpponent: 'Warn about emptying a Barge when an opponent gains more VP',
} as const satisfies Readonly<Record<'confirm' | WarningKind, string>>;

/** An order for steps of choice. */
type StepOrder = NonNullable<Orders['steps']>;
export const STEP_ORDERS: Readonly<Record<StepOrder, string>> = {
  lowest: 'Step of choice: on the track with the lowest marker.',
  highest: 'Step of choice: on the track with the highest marker.',
  decline: 'Step of choice: decline.',
  white: 'Step of choice: on the white track, until the top.',
  yellow: 'Step of choice: on the yellow track, until the top.',
  brown: 'Step of choice: on the brown track, until the top.',
};

export const ORDERS: readonly (readonly [Orders, readonly string[]])[] = [
  [{}, ['No standing orders: ask each time.']],
  [{ dice: [] }, ['No standing orders: ask each time.']],
  [{ dice: ['blue'] }, ['Die from the supply: blue, if available.']],
  [
    { steps: 'lowest', dice: ['green', 'white', 'brown'] },
    ['Step of choice: on the track with the lowest marker.', 'Die from the supply: the first available of green, white and brown.'],
  ],
];

export const TABLE_FAULTS: Readonly<Record<TableFault['code'], readonly [TableFault, string]>> = {
  notATable: [{ code: 'notATable', path: '' }, 'This isn’t a saved game.'],
  otherTableVersion: [
    { code: 'otherTableVersion', path: 'version' },
    'The game was saved in another version of the format, which this program can’t read.',
  ],
  badTable: [{ code: 'badTable', path: 'seats[1]' }, 'seats[1]: this part of the saved game is damaged or missing.'],
};

export const PROOF_FAULTS: Readonly<Record<ProofFault['code'], readonly [ProofFault, string]>> = {
  notAProof: [{ code: 'notAProof', path: '' }, 'This isn’t a proof of dice.'],
  otherProofVersion: [
    { code: 'otherProofVersion', path: 'version' },
    'The proof was written in another version of the format, which this program can’t read.',
  ],
  badProof: [{ code: 'badProof', path: 'shares[1]' }, 'shares[1]: this part of the proof is damaged or missing.'],
  otherGame: [
    { code: 'otherGame', path: 'sealed.game.switches' },
    'sealed.game.switches: the record is of another game than the players agreed on.',
  ],
  seedGiven: [
    { code: 'seedGiven', path: 'record.seed' },
    'record.seed: the record has a seed. In a proof, all dice, tiles and cards come from the secrets.',
  ],
  otherSecret: [{ code: 'otherSecret', path: 'secret' }, 'The server’s secret does not match its commitment.'],
  otherShare: [{ code: 'otherShare', path: 'shares[0]', seat: 0 }, 'The share of player 1 does not match its commitment.'],
  lackingShare: [{ code: 'lackingShare', path: 'shares[1]', seat: 1 }, 'Player 2 committed to a share, but the share is missing.'],
  strangeShare: [{ code: 'strangeShare', path: 'shares[3]', seat: 3 }, 'There is a share of player 4, who committed to none.'],
  brokenChain: [
    { code: 'brokenChain', path: 'chain[11].chain', at: 11 },
    'Entry 12 does not follow from the one before it: the chain is broken.',
  ],
  otherEntry: [
    { code: 'otherEntry', path: 'chain[1].entry.seal', at: 1 },
    'chain[1].entry.seal: entry 2 doesn’t fit the rest of the proof.',
  ],
};

/** The moments and texts of games that continue others. */
export const BRANCHES: readonly (readonly [number, string])[] = [
  [0, 'Continued from the beginning (Ur, Monday).'],
  [1, 'Continued from move 1 (Ur, Monday).'],
  [1234, 'Continued from move 1,234 (Ur, Monday).'],
];
