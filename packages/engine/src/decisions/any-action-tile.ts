/** Which of the six Action tiles' actions to perform, wherever it lies (HM-B5, A-100). Payload a: cause. An answer is an Action tile. */
import type { Question } from '../contracts.ts';
import { forbidsEffects } from '../legality/effects.ts';
import { CAUSES } from '../model/causes.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { ACTION_TILE_COUNT } from '../model/ids.ts';
import { listOfActionTile } from '../tiles/lists.ts';

export const anyActionTile: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    for (let tile = 0; tile < ACTION_TILE_COUNT; tile++)
      if (forbidsEffects(state, seat, listOfActionTile(tile)) === null) state.offer(tile);
  },
  apply(state, tile) {
    const seat = topSeat(state);
    const { actionsLeft } = state;
    const rule = CAUSES[state.stack[top(state) + A]];
    state.events?.push({ event: 'actionChosen', rule, seat, action: 'tile', tile: tile + 1, actionsLeft });
    pop(state);
    push(state, FRAME.effects, seat, listOfActionTile(tile));
  },
  ask: (state) => ({ ask: 'anyActionTile', rule: CAUSES[state.stack[top(state) + A]] }),
  describe: (_, tile) => ({ choose: 'actionTile', tile: tile + 1 }),
};
