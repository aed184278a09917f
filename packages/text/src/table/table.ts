/** What the words need to know of a game: the players, and the state at the moment of each line. */
import type { State } from '@tabannusi/engine';
import { DISTRICT_NAMES, type DistrictName } from '../names.ts';
import { namesOfSeats } from '../solo/names.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';

export interface Table {
  /** The names of the seats, in their order. */
  readonly names: readonly string[];
  readonly game: Pick<State, 'setting' | 'ships' | 'piece' | 'detail' | 'portCrates' | 'zigguratTiles'>;
}

/** Adds the names of all seats. `game` is read each time, because each log line is about the state at its moment. */
export function tableOf(speech: Speech, given: Table): Table {
  const { setting } = given.game;
  const names = namesOfSeats(speech, given.names, setting);
  if (names.length < setting.players) throw new RangeError(`names: found ${names.length}, needed ${setting.players}`);
  return {
    names,
    get game() {
      return given.game;
    },
  };
}

/** The seat that reads and may know its own secrets; null for the public. */
export type Reader = number | null;

/** Districts count from 1. */
export function districtValues(
  { game }: { readonly game: Pick<State, 'setting'> },
  number: number,
): { district: DistrictName; districtNumber: number; districtTitle: string } {
  const title = at(game.setting.edition.districts.names, number - 1);
  const known = DISTRICT_NAMES.find((name) => name === title.toLowerCase() && name !== 'named');
  return { district: number === 4 ? 'port' : number === 5 ? 'ziggurat' : (known ?? 'named'), districtNumber: number, districtTitle: title };
}
