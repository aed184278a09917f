/** Which of the six Action tiles' actions to perform, wherever the tile lies (HM-B5, A-100). An answer is an Action tile. */
import type { Question } from '../contracts.ts';
import { forbidsEffects } from '../legality/effects.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { ACTION_TILE_COUNT } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { listOfActionTile } from '../tiles/lists.ts';

const AT = FIELDS.anyActionTile;

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
    const rule = CAUSES[state.stack[top(state) + AT.rule]];
    state.events?.push({ event: 'actionChosen', rule, seat, action: 'tile', tile: tile + 1, actionsLeft });
    pop(state);
    push.effects(state, seat, { list: listOfActionTile(tile) });
  },
  ask: (state) => ({ ask: 'anyActionTile', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (_, tile) => ({ choose: 'actionTile', tile: tile + 1 }),
};
