/** The Ziggurat in sentences, section by section: its tile, its Houses and free spaces, and the Claim markers on the tile. */
import { at } from '../at.ts';
import { ZIGGURAT_SPACE_NAMES } from '../catalogue.ts';
import { bonusValues, zigguratBonus } from '../space-bonuses.ts';
import { tilesOf } from '../tiles.ts';
import { listSentence, playerAt, type Seen } from './description.ts';

export function zigguratSentences(seen: Seen): string[] {
  const { speech, table, view } = seen;
  const messages = speech.catalogue.description;
  const { sections } = table.game.setting.edition.ziggurat;
  return view.ziggurat.flatMap(({ section, tile, houses, claims }) => {
    const taken = houses.flatMap((seat, space) =>
      seat === null
        ? []
        : [speech.say(messages.sectionHouse, { zigguratSpace: at(ZIGGURAT_SPACE_NAMES, space), player: playerAt(seen, seat) })],
    );
    const free = houses.flatMap((seat, space) => {
      const bonus = bonusValues(zigguratBonus(speech, at(sections[section], space)));
      return seat === null ? [speech.say(messages.sectionSpace, { zigguratSpace: at(ZIGGURAT_SPACE_NAMES, space), ...bonus })] : [];
    });
    const claimed = claims.flatMap((amount, seat) =>
      amount === 0 ? [] : [speech.say(messages.sectionClaim, { player: playerAt(seen, seat), amount })],
    );
    const zigguratTileName = tile === null ? '' : tilesOf(speech, table).zigguratTile(tile).name;
    return [
      speech.say(messages.section, { section, zigguratTile: tile ?? 'none', zigguratTileName }),
      listSentence(seen, messages.sectionHouses, taken, { section }),
      listSentence(seen, messages.sectionFree, free, { section }),
      listSentence(seen, messages.sectionClaims, claimed, { section }),
    ];
  });
}
