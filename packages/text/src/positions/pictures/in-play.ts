/**
 * The texts of tiles and cards that lie open in a game or that players hold openly. Harbormasters that were set aside and Urban cards are
 * secret.
 */
import { DECREE_IDS, HARBORMASTER_IDS, type State, UNUSED_HARBORMASTER_VP, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import type { Table } from '../../table/table.ts';
import { type TileWords, tilesOf } from '../../tiles/tiles.ts';
import type { PictureSpeech } from './picture-speech.ts';

export function inPlayLines(speech: PictureSpeech, table: Table, state: State): string[] {
  const { inPlay } = speech.pictures;
  const { edition } = state.setting;
  const tiles = tilesOf(speech, table);
  const group = (heading: string, entries: readonly TileWords[]): string[] => [
    speech.say(heading, { unusedVp: UNUSED_HARBORMASTER_VP }),
    ...entries.map(({ number, text }) => `  ${speech.say(inPlay.entry, { number, text })}`),
  ];
  /** The members of a list whose indices occur in these bytes of the state, in the order of the list. */
  const named = <T>(list: readonly T[], bytes: Uint8Array): T[] => list.filter((_, index) => bytes.includes(index));
  const ships = named(edition.ships.tiles, state.ships).map(({ id }) => tiles.ship(id));
  const harbormasters = HARBORMASTER_IDS.filter(
    (_, index) => state.harbormasters.includes(index) || state.heldHarbormasters.some((held) => (held & (1 << index)) !== 0),
  );
  return [
    ...group(
      inPlay.actionTiles,
      [...state.actionTiles].sort().flatMap((tile) => tiles.actionTile(tile + 1)),
    ),
    ...group(inPlay.ships, ships),
    ...group(inPlay.harbormasters, harbormasters.map(tiles.harbormaster)),
    ...group(inPlay.zigguratTiles, named(ZIGGURAT_TILE_IDS, state.zigguratTiles).map(tiles.zigguratTile)),
    ...group(inPlay.decrees, named(DECREE_IDS, state.decrees).map(tiles.decree)),
  ];
}
