/** What follows a stretch: chance is drawn and standing orders are followed until a person or a bot must be asked, or the game is over. */
import { type Chance, idOf, type RunningGame } from '@tabannusi/engine';
import { followOrders } from '@tabannusi/table';
import { Impossible } from '../course.ts';
import type { Dice } from '../dice.ts';
import { type Body, joined, type Stretch } from '../entries.ts';
import type { Hosted } from '../hosted.ts';

/** Continues the game and returns all its decisions and outcomes, without those at the beginning that are already in the log. */
export function goOn({ seats }: Hosted, game: RunningGame, logged = { decisions: 0, outcomes: 0 }): Stretch {
  const ordered = followOrders(game, (seat) => seats[seat]?.orders ?? {}).length;
  return {
    decisions: joined(game.decisions.slice(logged.decisions).map(idOf)),
    chance: joined(game.outcomes.slice(logged.outcomes).map(idOf)),
    ordered,
  };
}

/** Returns the entry that ends a game after its last stretch; null if the game is not over. */
export const afterPlay = ({ phase, course }: Hosted, dice: Dice): Body | null =>
  phase === 'playing' && course?.over === true ? { kind: 'over', secret: dice.secret() } : null;

/** Returns the source of chance of a sealed table. */
export function chanceOf({ seal, seats }: Hosted, dice: Dice): Chance {
  if (seal === null) throw new Impossible('the table is not sealed');
  return dice.chance({ seal, shares: seats.map(({ share }) => share) });
}
