/** The rich positions that games start from are valid in any edition, and have everything that they should have. */
import { expect, test } from 'vitest';
import { DECREE_IDS, HARBORMASTER_IDS, SHIP_IDS, ZIGGURAT_TILE_IDS } from '../../src/edition/types.ts';
import { questionKind } from '../../src/engine.ts';
import { forbidsDecree } from '../../src/legality/decrees.ts';
import { hashText } from '../../src/model/hash.ts';
import { checkPosition } from './check-game.ts';
import { PLAYER_COUNTS, settingOf } from './games.ts';
import { midGame } from './mid-game.ts';

test('every one is sound, at the start of a turn, and the same for the same seed', () => {
  for (const edition of ['reference', 'other', 'random'] as const) {
    for (let seed = 0; seed < (edition === 'random' ? 100 : 200); seed++) {
      const setting = settingOf({ edition, players: PLAYER_COUNTS[seed % 3], seed });
      const state = midGame(setting, seed);
      checkPosition(state);
      expect(questionKind(state)).toBe('die');
      if (seed % 10 === 0) expect(hashText(midGame(setting, seed))).toBe(hashText(state));
    }
  }
});

test('every ability works, every Harbormaster is held, every Decree can be scored and every Ziggurat tile has claims, somewhere', () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 600; seed++) {
    const players = PLAYER_COUNTS[seed % 3];
    const state = midGame(settingOf({ edition: 'reference', players, seed }), seed);
    for (let seat = 0; seat < players; seat++) {
      for (const [ability, id] of SHIP_IDS.entries()) if (state.hasAbility(seat, ability)) found.add(id);
      for (const [tile, id] of HARBORMASTER_IDS.entries()) if ((state.heldHarbormasters[seat] & (1 << tile)) !== 0) found.add(id);
      for (let space = 0; space < players; space++) {
        if (forbidsDecree(state, seat, space) === null) found.add(DECREE_IDS[state.decrees[space]]);
      }
      state.zigguratTiles.forEach((tile, section) => {
        if (state.zigguratClaims[seat * 3 + section] > 0) found.add(ZIGGURAT_TILE_IDS[tile]);
      });
    }
  }
  const wanted = [...SHIP_IDS, ...HARBORMASTER_IDS, ...DECREE_IDS, ...ZIGGURAT_TILE_IDS];
  expect(wanted.filter((id) => !found.has(id))).toEqual([]);
});
