/** The sources of each player's VP, as a table. Sources that gave nobody anything are left out. */
import { type State, VP_SOURCES, type VpSource, vpOf } from '@tabannusi/engine';
import { at } from '../../speech/at.ts';
import type { Speech } from '../../speech/speech.ts';
import { districtValues, type Table } from '../../table/table.ts';
import type { PictureSpeech } from './picture-speech.ts';

/** The setting, from which a District's name is read. */
type Setting = Parameters<typeof districtValues>[0];

const LEAST_WIDTH = 8;

export function scoresTable(speech: PictureSpeech, table: Table, state: State): string[] {
  const { scores } = speech.pictures;
  const seats = [...state.vp.keys()];
  const names = seats.map((seat) => at(table.names, seat));
  const rows: (readonly [label: string, cells: readonly (string | number)[]])[] = [
    ['', names],
    ...VP_SOURCES.flatMap((source) => {
      const vp = seats.map((seat) => vpFrom(state, seat, source));
      return vp.every((amount) => amount === 0) ? [] : [[vpSourceWords(speech, table, source), vp] as const];
    }),
    [speech.say(scores.total), [...state.vp]],
    [speech.say(state.setting.solo === null ? scores.gold : scores.goldAlone), [...state.gold]],
  ];
  const label = Math.max(...rows.map(([text]) => text.length));
  const width = Math.max(LEAST_WIDTH, ...names.map((name) => name.length + 2));
  return rows.map(([text, cells]) => `  ${text.padEnd(label)}${cells.map((cell) => String(cell).padStart(width)).join('')}`);
}

export const vpSourceWords = (speech: Speech, table: Setting, source: VpSource): string =>
  speech.say(speech.catalogue.vpSource[source], districtOf(table, source));

/** Returns the sum over all periods. */
function vpFrom(state: State, seat: number, source: VpSource): number {
  let sum = 0;
  for (let period = 0; period < state.setting.vpPeriods; period++) sum += vpOf(state, seat, source, period);
  return sum;
}

/** The District whose scorings are this source, if there is one. */
function districtOf(table: Setting, source: VpSource) {
  const number = /^district(\d)$/.exec(source)?.[1];
  return number === undefined ? {} : districtValues(table, Number(number));
}
