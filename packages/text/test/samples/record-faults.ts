/** A fault of every code that only records have, found by reading or by playing, with its sentence. */
import type { RecordFault, RecordFaultCode, ReplayFault } from '@tabannusi/engine';

export const RECORD_FAULTS: { readonly [C in RecordFaultCode]: readonly [fault: Omit<RecordFault, 'code' | 'place'>, sentence: string][] } =
  {
    tooLong: [
      [
        { path: '', found: '4000001', allowed: { is: 'whole', min: 0, max: 4_000_000 } },
        'The record is too long: 4,000,001 characters. Allowed: 4,000,000 at most.',
      ],
    ],
    notJson: [
      [
        { path: '', found: '"Dear all,…', allowed: { is: 'object' } },
        'The record is not JSON. It begins with "Dear all,…; needed: an object with named values.',
      ],
    ],
    wrongFormat: [
      [
        { path: 'format', found: '"chess"', allowed: { is: 'oneOf', values: ['tabannusi-record'] } },
        'format: "chess" is not the format of a record. Allowed: tabannusi-record.',
      ],
    ],
    wrongVersion: [
      [
        { path: 'version', found: '0', allowed: { is: 'whole', min: 1, max: 1 } },
        'version: this program can’t read version 0 of the format. Allowed: 1.',
      ],
      [
        { path: 'version', found: '4', allowed: { is: 'whole', min: 1, max: 3 } },
        'version: this program can’t read version 4 of the format. Allowed: a whole number from 1 to 3.',
      ],
    ],
    otherRules: [
      [
        { path: 'rules', found: '2', allowed: { is: 'whole', min: 1, max: 1 } },
        'rules: the game was played with version 2 of the rules; this program uses version 1.',
      ],
    ],
    unknownEdition: [
      [
        { path: 'edition', found: 'reference 7', allowed: { is: 'oneOf', values: ['reference 1'] } },
        'edition: unknown edition reference 7. Allowed: reference 1.',
      ],
    ],
    editionHash: [
      [
        { path: 'edition.hash', found: '"00ff"', allowed: { is: 'oneOf', values: ['12ab'] } },
        'edition.hash: the edition differs from the known edition with this name. Found: "00ff". Allowed: 12ab.',
      ],
    ],
  };

export const REPLAY_FAULTS: { readonly [C in ReplayFault['code']]: readonly [ReplayFault, string][] } = {
  notLegal: [
    [{ code: 'notLegal', path: 'decisions', at: 17, turn: 4 }, 'Decision 18 (in turn 4) was not possible.'],
    [{ code: 'notLegal', path: 'chance', at: 0, turn: 0 }, 'Random outcome 1 (in set-up) was not possible.'],
  ],
  leftOver: [
    [{ code: 'leftOver', path: 'decisions', at: 19_999, turn: 61 }, 'Decision 20,000 comes after the end of the game.'],
    [{ code: 'leftOver', path: 'chance', at: 80, turn: 61 }, 'Random outcome 81 comes after the end of the game.'],
    [{ code: 'leftOver', path: 'turns', at: 61, turn: 61 }, 'Turn 62 is listed, but was not played.'],
  ],
  lacking: [
    [{ code: 'lacking', path: 'decisions', at: 5, turn: 1 }, 'Decision 6 (in turn 1) is missing, though random outcomes follow.'],
    [{ code: 'lacking', path: 'chance', at: 41, turn: 0 }, 'Random outcome 42 (in set-up) is missing, though decisions follow.'],
    [{ code: 'lacking', path: 'turns', at: 0, turn: 1 }, 'Turn 1 was played, but is not listed.'],
  ],
  otherChance: [
    [
      {
        code: 'otherChance',
        path: 'chance',
        at: 2,
        turn: 0,
        found: { chance: 'crate', colour: 'blue' },
        allowed: { chance: 'dice', faces: [0, 2, 0, 0, 0, 1] },
      },
      'Random outcome 3 (in set-up) doesn’t follow from the seed. Found: ["crate","blue"]. The seed gives: ["dice",[0,2,0,0,0,1]].',
    ],
  ],
  otherTurn: [
    [
      { code: 'otherTurn', path: 'turns', at: 3, turn: 4, found: 1, allowed: 1200 },
      'The record says that turn 4 began after 1 decision, but it began after 1,200 decisions.',
    ],
  ],
  otherHash: [
    [
      { code: 'otherHash', path: 'turns', at: 3, turn: 4, found: '00000000000000ff', allowed: '0123456789abcdef' },
      'Turn 4 did not begin as the record says. Hash found: 00000000000000ff. Hash of the state: 0123456789abcdef.',
    ],
  ],
  confirmed: [
    [
      { code: 'confirmed', path: 'confirmed', turn: 4, found: 1, allowed: { min: 30, max: 31 } },
      'The record says that 1 decision is final. Allowed: at least 30, at most 31.',
    ],
    [
      { code: 'confirmed', path: 'confirmed', turn: 0, found: 1000, allowed: { min: 0, max: 0 } },
      'The record says that 1,000 decisions are final. Allowed: at least 0, at most 0.',
    ],
  ],
};
