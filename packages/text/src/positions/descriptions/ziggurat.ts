/** The Ziggurat in sentences, section by section: its tile, its Houses and free spaces, and the Claim markers on the tile. */

import { ZIGGURAT_SPACE_NAMES } from '../../names.ts';
import { at } from '../../speech/at.ts';
import { bonusValues, zigguratBonus } from '../../tiles/space-bonuses.ts';
import { tilesOf } from '../../tiles/tiles.ts';
import { listSentence, playerAt, type Seen } from './description.ts';

type Section = Seen['view']['ziggurat'][number];

export const zigguratSentences = (seen: Seen): string[] => seen.view.ziggurat.flatMap((section) => sectionSentences(seen, section));

function sectionSentences(seen: Seen, own: Section): string[] {
  const { speech, table } = seen;
  const messages = speech.catalogue.description;
  const { section, tile, houses } = own;
  const { sections } = table.game.setting.edition.ziggurat;
  const free = houses.flatMap((seat, space) => {
    const bonus = bonusValues(zigguratBonus(speech, at(sections[section], space)));
    return seat === null ? [speech.say(messages.sectionSpace, { zigguratSpace: at(ZIGGURAT_SPACE_NAMES, space), ...bonus })] : [];
  });
  const zigguratTileName = tile === null ? '' : tilesOf(speech, table).zigguratTile(tile).name;
  return [
    speech.say(messages.section, { section, zigguratTile: tile ?? 'none', zigguratTileName }),
    housesSentence(seen, own),
    listSentence(seen, messages.sectionFree, free, { section }),
    claimsSentence(seen, own),
  ];
}

export function housesSentence(seen: Seen, { section, houses }: Section): string {
  const { speech } = seen;
  const { sectionHouse, sectionHouses } = speech.catalogue.description;
  const taken = houses.flatMap((seat, space) =>
    seat === null ? [] : [speech.say(sectionHouse, { zigguratSpace: at(ZIGGURAT_SPACE_NAMES, space), player: playerAt(seen, seat) })],
  );
  return listSentence(seen, sectionHouses, taken, { section });
}

export function claimsSentence(seen: Seen, { section, claims }: Section): string {
  const { speech } = seen;
  const { sectionClaim, sectionClaims } = speech.catalogue.description;
  const claimed = claims.flatMap((amount, seat) =>
    amount === 0 ? [] : [speech.say(sectionClaim, { player: playerAt(seen, seat), amount })],
  );
  return listSentence(seen, sectionClaims, claimed, { section });
}
