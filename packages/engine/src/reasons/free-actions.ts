/** What may be tried in a window besides answering the question: refills, Decrees and Harbormasters (FREE-01, HM-01). */
import type { Choice } from '../choices.ts';
import { DECREE_IDS, HARBORMASTER_IDS, RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsAbsentDecree } from '../legality/decrees.ts';
import { forbidsRefill, forbidsTurningUp } from '../legality/refills.ts';
import { forbidsDecreeNow, forbidsFreeActions, forbidsHarbormaster, type Window } from '../legality/windows.ts';
import { NONE } from '../model/ids.ts';
import { shipSpacesOfLine } from '../model/port.ts';
import type { State } from '../model/state.ts';
import { DECREE_REQUIREMENTS } from '../tiles/decree-requirements.ts';
import { missingForDecree } from './missing.ts';
import { resourceColourNamed } from './names.ts';
import { because, type Reason } from './reason.ts';

/**
 * Everything that may be tried in a window: Decrees that were laid out, all Harbormasters, and Crates of all colours. Empty without a
 * window.
 */
export function freeCandidates(state: State, seat: number, window: Window): Choice[] {
  if (forbidsFreeActions(state, seat, window) !== null) return [];
  return [
    ...RESOURCE_COLOURS.map((colour): Choice => ({ choose: 'refill', colour })),
    ...[...state.decrees].filter((decree) => decree !== NONE).map((decree): Choice => ({ choose: 'decree', decree: DECREE_IDS[decree] })),
    ...HARBORMASTER_IDS.map((harbormaster): Choice => ({ choose: 'harbormaster', harbormaster })),
  ];
}

/** Returns the rules that forbid a free action; null if the choice is not one or names nothing in the game. */
export function freeReasons(state: State, seat: number, window: Window, choice: Choice): Reason[] | null {
  const reasons = ownReasons(state, seat, window === 'paying', choice);
  // A Decree that was not laid out cannot be scored in any window.
  if (reasons === null || reasons[0]?.rule === 'SET-14') return reasons;
  const rule = forbidsFreeActions(state, seat, window);
  return rule === null ? reasons : [{ rule }];
}

/** Returns the reasons as they would be in a window. */
function ownReasons(state: State, seat: number, paying: boolean, choice: Choice): Reason[] | null {
  switch (choice.choose) {
    case 'refill': {
      const colour = resourceColourNamed(choice.colour);
      return colour < 0 ? null : whyNoRefill(state, seat, colour);
    }
    case 'decree': {
      const decree = DECREE_IDS.indexOf(choice.decree);
      return decree < 0 ? null : whyNoDecree(state, seat, decree, paying);
    }
    case 'harbormaster': {
      const harbormaster = HARBORMASTER_IDS.indexOf(choice.harbormaster);
      return harbormaster < 0 ? null : whyNoHarbormaster(state, seat, harbormaster, paying);
    }
    default:
      return null;
  }
}

/**
 * If a Crate could be refilled, one Resource is missing to pay for it. If the Resource is there but owed, the Gold that would free it is
 * missing.
 */
const whyNoRefill = (state: State, seat: number, colour: number): Reason[] =>
  because(forbidsRefill(state, seat, colour), (rule) => {
    if (rule === 'A-21') return { gold: 1 };
    if (rule !== 'FREE-02') return undefined;
    return forbidsTurningUp(state, seat, colour, true, rule) === null ? { resources: 1 } : { crates: 1 };
  });

function whyNoDecree(state: State, seat: number, decree: number, paying: boolean): Reason[] {
  const absent = forbidsAbsentDecree(state, decree);
  if (absent !== null) return [{ rule: absent }];
  const asked = DECREE_REQUIREMENTS[decree];
  return because(forbidsDecreeNow(state, seat, state.decrees.indexOf(decree), paying), (rule) =>
    rule === asked.rule ? missingForDecree(state, seat, asked) : undefined,
  );
}

/** A Harbormaster that the seat does not hold but that is still in the Port can be gained there (ACT-SHIP-04). */
function whyNoHarbormaster(state: State, seat: number, harbormaster: number, paying: boolean): Reason[] {
  const rule = forbidsHarbormaster(state, seat, harbormaster, paying);
  const line = rule === 'HM-01' ? state.harbormasters.indexOf(harbormaster) : -1;
  return line < 0 ? because(rule) : [{ rule: 'ACT-SHIP-04', missing: { ships: unmarkedShips(state, seat, line) } }];
}

/** The number of Ships of a line of the Port that the seat has not marked yet. */
const unmarkedShips = ({ shipMarks }: State, seat: number, line: number): number =>
  shipSpacesOfLine[line].filter((shipSpace) => (shipMarks[shipSpace] & (1 << seat)) === 0).length;
