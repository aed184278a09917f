/**
 * What each player has, kept by events alone: the test of whether events tell everything. Plain numbers without limits, so that a field
 * that overflows shows as a difference.
 */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { HOUSE_ROWS } from '../../src/model/ids.ts';
import { HELD, type State } from '../../src/model/state.ts';

interface Account {
  gold: number;
  vp: number;
  markers: number;
  markerSupply: number;
  water: number;
  gardens: number;
  readonly special: Set<number>;
  readonly dice: number[];
  readonly crateUp: number[];
  readonly crateDown: number[];
  readonly mastery: number[];
  readonly houses: number[];
  architect: number | null;
  assistant: number | null;
}

export class Ledger {
  readonly #accounts: Account[];

  /** From what the state says now. */
  constructor(state: State) {
    this.#accounts = Array.from({ length: state.setting.players }, (_, seat) => read(state, seat));
  }

  /** Books the events of one application. What was bought in it was gained in it. */
  book(events: readonly GameEvent[]): void {
    for (const event of events) this.#bookOne(event);
    for (const rule of ['ACT-GARD-02', 'ACT-GARD-03'] as const) {
      const [paid, gained] = [true, false].map((paying) =>
        events.filter((event) => event.rule === rule && (event.event === 'paid') === paying),
      );
      if (paid.length !== gained.length) throw new Error(`${rule}: ${paid.length} paid, ${gained.length} gained`);
    }
  }

  /** Throws at the first account that the state does not agree with. */
  compare(state: State): void {
    this.#accounts.forEach((account, seat) => {
      const found = read(state, seat);
      for (const key of Object.keys(account) as (keyof Account)[]) {
        if (show(account[key]) !== show(found[key])) {
          throw new Error(`seat ${seat}, ${key}: events say ${show(account[key])}, the state ${show(found[key])}`);
        }
      }
    });
  }

  #bookOne(event: GameEvent): void {
    if (!('seat' in event)) return;
    const account = this.#accounts[event.seat];
    switch (event.event) {
      case 'goldGained':
        account.gold += event.amount;
        break;
      case 'timeGoldTaken':
        account.gold++;
        break;
      case 'vpGained':
        account.vp += event.amount;
        break;
      case 'districtScored':
        account.vp += event.vp;
        break;
      case 'markersGained':
        account.markers += event.amount;
        account.markerSupply -= event.amount;
        break;
      case 'markersReturned':
        if (event.to === 'area') account.markers += event.amount;
        else account.markerSupply += event.amount;
        break;
      case 'projectPlaced':
        account.markers--;
        break;
      case 'shipMarked':
        account.gold--;
        account.markers--;
        break;
      case 'gardenPlaced':
        account.gardens--;
        account.markers--;
        break;
      case 'gardenGained':
        account.gardens++;
        break;
      case 'waterGained':
        account.water++;
        break;
      case 'waterLaid':
        if (event.tile === null) account.water--;
        else account.special.delete(event.tile);
        break;
      case 'specialWaterGained':
        account.special.add(event.tile);
        break;
      case 'dieTaken':
      case 'bargeDieGained':
      case 'supplyDieGained':
        account.dice[RESOURCE_COLOURS.indexOf(event.colour)]++;
        break;
      case 'diceReturned':
        account.dice[RESOURCE_COLOURS.indexOf(event.colour)] -= event.amount;
        break;
      case 'paid':
        account.gold -= event.gold;
        RESOURCE_COLOURS.forEach((_, colour) => {
          account.dice[colour] -= event.dice[colour];
          account.crateUp[colour] -= event.crates[colour];
          account.crateDown[colour] += event.crates[colour];
        });
        break;
      case 'crateDealt':
        account.crateUp[RESOURCE_COLOURS.indexOf(event.colour)]++;
        break;
      case 'crateRefilled':
        account.crateUp[RESOURCE_COLOURS.indexOf(event.colour)]++;
        account.crateDown[RESOURCE_COLOURS.indexOf(event.colour)]--;
        break;
      case 'stepMade':
        account.mastery[BUILDING_COLOURS.indexOf(event.colour)]++;
        if (account.mastery[BUILDING_COLOURS.indexOf(event.colour)] !== event.row) throw new Error(`stepMade says row ${event.row}`);
        break;
      case 'houseTaken':
        account.houses[event.row === 'bottom' ? HOUSE_ROWS - 1 : BUILDING_COLOURS.indexOf(event.row)]++;
        break;
      case 'pawnsPlaced':
        account.architect = event.district;
        account.assistant = event.district;
        break;
      case 'architectMoved':
        account.architect = event.district;
        account.gold -= event.gold;
        break;
      case 'assistantMoved':
        account.assistant = event.district;
        break;
    }
  }
}

function read(state: State, seat: number): Account {
  const part = (field: Uint8Array, length: number): number[] => [...field.subarray(seat * length, (seat + 1) * length)];
  const district = (pawn: number): number | null => (pawn === 255 ? null : pawn + 1);
  return {
    gold: state.gold[seat],
    vp: state.vp[seat],
    markers: state.markers[seat],
    markerSupply: state.markerSupply[seat],
    water: state.water[seat],
    gardens: state.gardens[seat],
    special: new Set([...state.special.keys()].filter((tile) => state.special[tile] === HELD + seat).map((tile) => tile + 1)),
    dice: part(state.dice, 5),
    crateUp: part(state.crateUp, 5),
    crateDown: part(state.crateDown, 5),
    mastery: part(state.mastery, 3),
    houses: part(state.vacated, HOUSE_ROWS),
    architect: district(state.architect[seat]),
    assistant: district(state.assistant[seat]),
  };
}

const show = (value: Account[keyof Account]): string =>
  value instanceof Set ? [...value].sort((a, b) => a - b).join() : Array.isArray(value) ? value.join() : String(value);
