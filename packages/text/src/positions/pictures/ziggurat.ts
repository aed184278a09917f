/** A picture of the Ziggurat: three sections, each a step pyramid of six House spaces above its tile with three claim spaces. */
import { BUILDING_COLOURS, type BuildingColour, type State, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { at } from '../../speech/at.ts';
import type { Table } from '../../table/table.ts';
import { inThreeColumns } from './columns.ts';
import type { PictureSpeech } from './picture-speech.ts';
import { GOLD_SIGN, houseSign, NOTHING, seatSigns, stepSign } from './signs.ts';

/** The spaces of a section from the top down. Each step is half a space further to the right. */
const STEPS = [[5], [3, 4], [0, 1, 2]];
const SPACE_WIDTH = 4;
const SECTION_SPACES = 6;
const CLAIM_SPACES = [1, 2, 3];

export function zigguratPicture(speech: PictureSpeech, table: Table, state: State): string[] {
  const { board } = speech.pictures;
  const { sections } = state.setting.edition.ziggurat;
  const space = (section: BuildingColour, number: number): string => {
    const shown = at(sections[section], number);
    const bonus = shown === 'plain' ? '.' : shown === 'gold' ? GOLD_SIGN : stepSign(speech, shown);
    return houseSign(at(state.zigguratHouses, BUILDING_COLOURS.indexOf(section) * SECTION_SPACES + number), bonus);
  };
  const step = (spaces: readonly number[]) => ({
    label: '',
    cells: BUILDING_COLOURS.map((section) => {
      const left = ' '.repeat((SPACE_WIDTH / 2) * (STEPS.length - spaces.length));
      return `${left}${spaces.map((number) => space(section, number).padEnd(SPACE_WIDTH)).join('')}`.trimEnd();
    }),
  });
  const tile = (_: BuildingColour, section: number): string => {
    const claimsOf = (seat: number) => at(state.zigguratClaims, seat * BUILDING_COLOURS.length + section);
    const players = table.names.slice(0, state.setting.players);
    const claims = CLAIM_SPACES.map((claim) => seatSigns(players, (seat) => claimsOf(seat) >= claim) || NOTHING);
    return `${ZIGGURAT_TILE_IDS[at(state.zigguratTiles, section)] ?? NOTHING} [${claims.join('|')}]`;
  };
  return inThreeColumns([
    { label: speech.say(board.ziggurat), cells: BUILDING_COLOURS.map((section) => speech.say(board.section, { section })) },
    ...STEPS.map(step),
    { label: '', cells: BUILDING_COLOURS.map(tile) },
  ]);
}
