/**
 * What the features are made from: public information, and what the observer knows of the Urban cards. This is the only file of the network
 * that reads a state. The result has no field with hidden cards, so no feature can reveal one.
 */
import { NONE, type State } from '@tabannusi/engine';
import { DECREE_SPACES, HARBORMASTER_COUNT, URBAN_DISTRICTS, URBAN_HELD } from '@tabannusi/engine/search';
import { canPayNext } from '../evaluation/afford.ts';
import { TERMS } from '../evaluation/evaluate.ts';
import { Scene } from '../evaluation/scene.ts';
import { lackedOf, WANTED } from '../evaluation/terms/decrees.ts';
import { WEIGHTS } from '../evaluation/weights.ts';

/** The public fields of a state that the features use. */
export type Open = Pick<
  State,
  | 'setting'
  | 'active'
  | 'startSeat'
  | 'ending'
  | 'timeGold'
  | 'waterStock'
  | 'gardenStock'
  | 'vp'
  | 'gold'
  | 'heldHarbormasters'
  | 'bargeColour'
  | 'barge'
  | 'supply'
  | 'dice'
  | 'crateUp'
  | 'crateDown'
  | 'markers'
  | 'markerSupply'
  | 'mastery'
  | 'vacated'
  | 'bottomExtra'
  | 'architect'
  | 'assistant'
  | 'water'
  | 'specialHeld'
  | 'gardens'
  | 'projectStock'
  | 'pieceStock'
  | 'projects'
  | 'ownProjects'
  | 'ships'
  | 'shipMarks'
  | 'harbormasters'
  | 'portCrates'
  | 'portHouses'
  | 'actionTiles'
  | 'zigguratTiles'
  | 'ownZigguratHouses'
  | 'zigguratClaims'
  | 'ownBuildings'
  | 'ownGardens'
  | 'decrees'
  | 'decreeOwners'
  | 'automaMarkers'
  | 'automaBag'
  | 'automaResets'
>;

const SEATS = 4;
const TERM_LIST = Object.values(TERMS);
export const TERM_COUNT = TERM_LIST.length;
/** The number of lacking Houses of a card that are counted separately; a card that lacks more counts with the last. */
export const MOST_LACKED = 4;

export class Sight {
  readonly observer: number;
  readonly scene: Scene;
  /** By seat and term of the evaluation. */
  readonly terms = new Float64Array(SEATS * TERM_COUNT);
  /** By seat and Decree space: the share of the requirement that the seat meets; 0 if the Decree was scored. */
  readonly decreesDone = new Float64Array(SEATS * DECREE_SPACES);
  /** [0, 15]: Urban cards by seat. */
  readonly urbanCards = new Uint8Array(SEATS);
  /** The observer's own Urban cards by how many Houses they lack, and their VP. */
  readonly urbanLacked = new Uint8Array(MOST_LACKED + 1);
  readonly urbanVp = new Float64Array(MOST_LACKED + 1);
  #open: Open | null = null;
  #payable: (seat: number, district: number, locals: number, colour: number, more: number) => boolean = () => false;

  constructor(observer: number) {
    this.observer = observer;
    this.scene = new Scene(WEIGHTS, observer);
  }

  get open(): Open {
    if (this.#open === null) throw new RangeError('sight: nothing was read');
    return this.#open;
  }

  /**
   * Whether the seat could pay this many local Resources of a District and this many of another colour there, with the die of its next
   * turn.
   */
  canPay(seat: number, district: number, locals: number, colour: number, more: number): boolean {
    return this.#payable(seat, district, locals, colour, more);
  }

  read(state: State): void {
    this.#open = state;
    this.#payable = (seat, district, locals, colour, more) => canPayNext(state, seat, district, locals, colour, more);
    this.scene.read(state);
    for (let seat = 0; seat < state.setting.players; seat++) {
      for (let term = 0; term < TERM_COUNT; term++) this.terms[seat * TERM_COUNT + term] = TERM_LIST[term](this.scene, state, seat);
      for (let space = 0; space < DECREE_SPACES; space++)
        this.decreesDone[seat * DECREE_SPACES + space] = shareOfDecree(state, seat, space);
    }
    this.#readUrbanCards(state);
  }

  /** Of other seats, only the number of cards. */
  #readUrbanCards({ urban, urbanIgnored, setting }: State): void {
    this.urbanCards.fill(0);
    this.urbanLacked.fill(0);
    this.urbanVp.fill(0);
    const { observer } = this;
    const { houses } = this.scene.city;
    for (let card = 0; card < urban.length; card++) {
      if (urban[card] < URBAN_HELD) continue;
      const seat = urban[card] - URBAN_HELD;
      this.urbanCards[seat]++;
      if (seat !== observer) continue;
      let lacked = -urbanIgnored[observer];
      for (let district = 0; district < URBAN_DISTRICTS; district++) {
        lacked += Math.max(0, setting.urbanHouses[card * URBAN_DISTRICTS + district] - houses[observer * URBAN_DISTRICTS + district]);
      }
      const place = Math.min(MOST_LACKED, Math.max(0, lacked));
      this.urbanLacked[place]++;
      this.urbanVp[place] += setting.urbanVp[card];
    }
  }
}

function shareOfDecree(state: State, seat: number, space: number): number {
  const decree = state.decrees[space];
  if (decree === NONE || state.decreeOwners[space] !== NONE) return 0;
  return 1 - lackedOf(state, seat, decree) / WANTED[decree];
}

export const holds = (bits: number, harbormaster: number): boolean =>
  harbormaster < HARBORMASTER_COUNT && (bits & (1 << harbormaster)) !== 0;
