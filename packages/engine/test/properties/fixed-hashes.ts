/**
 * Hashes of fixed games, so that the rules, the layout and the generator do not change by accident. After an intended change: `npm run
 * tables`.
 */
import { KINGS } from '../../src/edition/types.ts';
import { isOver } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { EDITIONS, PLAYER_COUNTS, walk } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { playSolo } from './solo.ts';

/** By name of the game: the hashes at its first turn, at step 120 and at its end. */
export function fixedHashes(): Record<string, string> {
  const table: Record<string, string> = {};
  for (const edition of Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]) {
    for (const players of PLAYER_COUNTS) {
      for (const player of PLAYER_KINDS) {
        const name = `${edition}, ${players} players, ${player}`;
        let begun = false;
        walk({ edition, players, player, start: 'setUp', seed: 1 }, (state, _, step) => {
          if (!begun && state.actionsLeft > 0) table[`${name}: first turn`] = hashText(state);
          begun ||= state.actionsLeft > 0;
          if (step === 120) table[`${name}: step 120`] = hashText(state);
          if (isOver(state)) table[`${name}: end`] = hashText(state);
        });
      }
    }
  }
  for (const king of KINGS) {
    let begun = false;
    playSolo(king, 1, (state) => {
      if (!begun && state.actionsLeft > 0) table[`${king}: first turn`] = hashText(state);
      begun ||= state.actionsLeft > 0;
      if (isOver(state)) table[`${king}: end`] = hashText(state);
    });
  }
  return table;
}
