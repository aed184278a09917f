/** What the words are about: the players, and of the game what stands still while a line is said. */
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

/** With the names of all seats. A log is said of the game as it was at each line, so it is looked at each time. */
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

/** The seat that reads, which may know its own secrets; null: the public. */
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
