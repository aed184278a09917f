/** One game of the balance study: what each seat scored, by what, and what it used. Everything is counted; nothing is judged here. */
import { City, sizeAt } from '@tabannusi/ai';
import { BUILDING_COLOURS, type GameEvent, State } from '@tabannusi/engine';
import { COMMON_DISTRICTS } from '@tabannusi/engine/search';
import { gameName, type Order, settingOf } from '../../src/sim/order.ts';
import { playGame } from '../../src/sim/play-game.ts';
import type { Player } from '../../src/sim/players.ts';
import { broughtBy, type Entry, usedBy } from '../../src/sim/use.ts';

interface SeatTold {
  readonly vp: number;
  /** Of WHOLE_WIN. */
  readonly win: number;
  readonly gold: number;
  /** In the order of VP_SOURCES. */
  readonly bySource: readonly number[];
  /** VP that Buildings of each colour scored in Districts 1 to 3. */
  readonly byColour: readonly number[];
  /** Row of each Mastery marker at the end. */
  readonly rows: readonly number[];
  /** How often each entry was used, by its key. */
  readonly used: Readonly<Record<string, number>>;
}

export interface GameTold {
  /** From 1. */
  readonly number: number;
  readonly turns: number;
  /** In the order of play: the start player first. */
  readonly seats: readonly SeatTold[];
  /** Keys of what was laid out or held. */
  readonly inPlay: readonly string[];
}

export const keyOf = ([group, id]: Entry): string => `${group} ${id}`;

/** Plays games of an order, each in a state that the one before has left. */
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

/** What Buildings of each colour score in a common District: the board has not changed since its scoring, but a marker may have risen. */
function addColours(state: State, city: City, seat: number, district: number, rows: readonly number[], into: number[]): void {
  if (district >= COMMON_DISTRICTS) return;
  city.read(state);
  for (const [colour, before] of into.entries()) {
    const value = state.setting.trackValues[rows[colour] ?? 0] ?? 0;
    into[colour] = before + (city.sizes[sizeAt(seat, district, colour)] ?? 0) * value;
  }
}
