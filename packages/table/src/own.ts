/** The settings and standing orders of each seat, as frozen copies. */
import { ownCopy } from './forms.ts';
import { isOrders, type Orders } from './orders.ts';
import { DEFAULT_SETTINGS, isSettings, ofSeat, type SeatSettings, WARNING_KINDS } from './seats.ts';

/** What one seat has set; the defaults apply to the rest. */
export interface OwnOfSeat {
  readonly settings?: SeatSettings | undefined;
  readonly orders?: Orders | undefined;
}

export class Own {
  readonly #settings: SeatSettings[];
  readonly #orders: Orders[];

  constructor(own: readonly OwnOfSeat[]) {
    this.#settings = own.map(({ settings = DEFAULT_SETTINGS }) => ownCopy(settings, isSettings, 'settings'));
    this.#orders = own.map(({ orders = {} }) => ownCopy(orders, isOrders, 'orders'));
  }

  get settings(): readonly SeatSettings[] {
    return [...this.#settings];
  }

  get orders(): readonly Orders[] {
    return [...this.#orders];
  }

  /** Returns whether the settings changed. Throws if the value does not have the form of settings. */
  set(seat: number, settings: SeatSettings): boolean {
    const before = ofSeat(this.#settings, seat);
    const after = ownCopy(settings, isSettings, 'settings');
    this.#settings[seat] = after;
    return after.confirm !== before.confirm || WARNING_KINDS.some((kind) => after.warnings[kind] !== before.warnings[kind]);
  }

  /** Throws if the value does not have the form of orders. */
  order(seat: number, orders: Orders): void {
    ofSeat(this.#orders, seat);
    this.#orders[seat] = ownCopy(orders, isOrders, 'orders');
  }
}
