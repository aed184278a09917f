/** What may be tried in a window besides answering its question: refills, Decrees and Harbormasters (FREE-01, HM-01). */
import type { Choice } from '../choices.ts';
import type { Question } from '../contracts.ts';
import { DECREE_IDS, HARBORMASTER_IDS, RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsDecree } from '../legality/decrees.ts';
import { forbidsRefill } from '../legality/payments.ts';
import { NONE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { shipSpacesOfLine } from '../model/port.ts';
import type { State } from '../model/state.ts';
import { DECREE_REQUIREMENTS } from '../tiles/decree-requirements.ts';
import { B7 } from '../tiles/harbormasters.ts';
import { listOfDecree, listOfHarbormaster, movesPieces } from '../tiles/lists.ts';
import { missingForDecree } from './missing.ts';
import { resourceColourNamed } from './names.ts';
import { whyNoEffects } from './prohibitions.ts';
import { because, type Reason } from './reason.ts';

export type Window = Question['window'];

/** All that could be taken in a window: the Decrees that were laid out, all Harbormasters, Crates of all colours. Nothing without a window. */
export function freeCandidates(state: State, seat: number, window: Window): Choice[] {
  if (window === 'none' || seat !== state.active) return [];
  return [
    ...RESOURCE_COLOURS.map((colour): Choice => ({ choose: 'refill', colour })),
    ...[...state.decrees].filter((decree) => decree !== NONE).map((decree): Choice => ({ choose: 'decree', decree: DECREE_IDS[decree] })),
    ...HARBORMASTER_IDS.map((harbormaster): Choice => ({ choose: 'harbormaster', harbormaster })),
  ];
}

/** The rules that forbid a free action; null for what is none or names nothing of the game. */
export function freeReasons(state: State, seat: number, window: Window, choice: Choice): Reason[] | null {
  const reasons = ownReasons(state, seat, window === 'paying', choice);
  if (reasons === null || (window !== 'none' && seat === state.active)) return reasons;
  return [{ rule: 'A-21' }];
}

/** As if there were a window. While a payment is asked, nothing may place or move a House or a marker. */
function ownReasons(state: State, seat: number, paying: boolean, choice: Choice): Reason[] | null {
  switch (choice.choose) {
    case 'refill': {
      const colour = resourceColourNamed(choice.colour);
      return colour < 0 ? null : whyNoRefill(state, seat, colour);
    }
    case 'decree': {
      const decree = DECREE_IDS.indexOf(choice.decree);
      const space = decree < 0 ? -1 : state.decrees.indexOf(decree);
      if (space < 0) return null;
      return [...whyNoDecree(state, seat, space), ...unlessStill(paying, listOfDecree(decree))];
    }
    case 'harbormaster': {
      const harbormaster = HARBORMASTER_IDS.indexOf(choice.harbormaster);
      if (harbormaster < 0) return null;
      return whyNoHarbormaster(state, seat, harbormaster, paying);
    }
    default:
      return null;
  }
}

const unlessStill = (paying: boolean, list: number): Reason[] => because(paying && movesPieces[list] ? 'A-21' : null);

const whyNoRefill = (state: State, seat: number, colour: number): Reason[] =>
  because(forbidsRefill(state, seat, colour), (rule) => {
    if (rule !== 'FREE-02') return undefined;
    return state.crateDown[seat * RESOURCE_COLOUR_COUNT + colour] === 0 ? { crates: 1 } : { resources: 1 };
  });

function whyNoDecree(state: State, seat: number, space: number): Reason[] {
  const asked = DECREE_REQUIREMENTS[state.decrees[space]];
  return because(forbidsDecree(state, seat, space), (rule) => (rule === asked.rule ? missingForDecree(state, seat, asked) : undefined));
}

/** One that is not held is still to be had in the Port (ACT-SHIP-04), or is out of reach or used (HM-01). B7 belongs to a payment. */
function whyNoHarbormaster(state: State, seat: number, harbormaster: number, paying: boolean): Reason[] {
  if ((state.heldHarbormasters[seat] & (1 << harbormaster)) === 0) {
    const line = state.harbormasters.indexOf(harbormaster);
    return line < 0 ? [{ rule: 'HM-01' }] : [{ rule: 'ACT-SHIP-04', missing: { ships: unmarkedShips(state, seat, line) } }];
  }
  if (harbormaster === B7) return [{ rule: 'HM-B7' }];
  const list = listOfHarbormaster(harbormaster);
  return [...unlessStill(paying, list), ...whyNoEffects(state, seat, list)];
}

/** Ships of a line of the Port that the seat has not marked yet. */
const unmarkedShips = ({ shipMarks }: State, seat: number, line: number): number =>
  shipSpacesOfLine[line].filter((shipSpace) => (shipMarks[shipSpace] & (1 << seat)) === 0).length;
