/** One game of the balance study: the score of each seat, its sources, and what the seat used. It only counts. */
import { City, sizeAt } from '@tabannusi/ai';
import { BUILDING_COLOURS, type GameEvent, State } from '@tabannusi/engine';
import { COMMON_DISTRICTS } from '@tabannusi/engine/search';
import { gameName, type Order, settingOf } from '../../src/sim/order.ts';
import { playGame } from '../../src/sim/play-game.ts';
import type { Player } from '../../src/sim/players.ts';
import { broughtBy, type Entry, usedBy } from '../../src/sim/use.ts';

interface SeatTold {
  readonly vp: number;
  /** Its share of WHOLE_WIN. */
  readonly win: number;
  readonly gold: number;
  /** VP in the order of VP_SOURCES. */
  readonly bySource: readonly number[];
  /** VP of the Buildings of each colour in Districts 1 to 3. */
  readonly byColour: readonly number[];
  /** Row of each Mastery marker at the end. */
  readonly rows: readonly number[];
  /** Uses of each entry, by key. */
  readonly used: Readonly<Record<string, number>>;
}

export interface GameTold {
  /** From 1. */
  readonly number: number;
  readonly turns: number;
  /** In order of play: the start player first. */
  readonly seats: readonly SeatTold[];
  /** Keys of the entries in play. */
  readonly inPlay: readonly string[];
}

export const keyOf = ([group, id]: Entry): string => `${group} ${id}`;

/** Returns a function that plays games of an order, all in the same state object. */
export function createTeller(order: Order, playersOf: (number: number) => readonly Player[]) {
  const state = new State(settingOf(order));
  const city = new City();
  return async (number: number): Promise<GameTold> => {
    const { players } = state.setting;
    const inPlay = new Set<string>();
    const used = Array.from({ length: players }, (): Record<string, number> => ({}));
    const nothing = (): number[][] => Array.from({ length: players }, () => BUILDING_COLOURS.map(() => 0));
    const [byColour, rows] = [nothing(), nothing()];
    const listen = (events: readonly GameEvent[]): void => {
      for (const event of events) {
        for (const entry of broughtBy(event)) inPlay.add(keyOf(entry));
        if (!('seat' in event)) continue;
        const [ownRows = [], ownColours = []] = [rows[event.seat], byColour[event.seat]];
        if (event.event === 'stepMade') ownRows[BUILDING_COLOURS.indexOf(event.colour)] = event.row;
        if (event.event === 'districtScored') addColours(state, city, event.seat, event.district - 1, ownRows, ownColours);
        const own = used[event.seat];
        if (own !== undefined) for (const entry of usedBy(event, state)) own[keyOf(entry)] = (own[keyOf(entry)] ?? 0) + 1;
      }
    };
    const { turns, seats } = await playGame(state, gameName(order, number), playersOf(number), listen);
    const told = seats.map(
      (seat, n): SeatTold => ({
        ...seat,
        byColour: byColour[n] ?? [],
        rows: rows[n] ?? [],
        used: used[n] ?? {},
      }),
    );
    return { number, turns, seats: [...told.slice(state.startSeat), ...told.slice(0, state.startSeat)], inPlay: [...inPlay].sort() };
  };
}

/**
 * Adds what the Buildings of each colour score in a common District. `rows` is passed in because a marker may have risen since the scoring.
 */
function addColours(state: State, city: City, seat: number, district: number, rows: readonly number[], into: number[]): void {
  if (district >= COMMON_DISTRICTS) return;
  city.read(state);
  for (const [colour, before] of into.entries()) {
    const value = state.setting.trackValues[rows[colour] ?? 0] ?? 0;
    into[colour] = before + (city.sizes[sizeAt(seat, district, colour)] ?? 0) * value;
  }
}
