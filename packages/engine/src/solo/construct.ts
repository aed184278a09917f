/**
 * C in a common District: the Bot constructs (SOLO-C1 to SOLO-C4). The frame `botConstruct` pays and builds, `botBuilt` does what follows.
 */
import type { Work } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsBuilding, LOCAL, ownMarkers } from '../legality/construct.ts';
import { SHIP_GOLD_AFTER_CONSTRUCT } from '../legality/ships.ts';
import { isKing, removeAutomaMarker } from '../model/automa.ts';
import { IN_BAG, takeAutomaTile, tilesAt } from '../model/automa-tiles.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, NONE, NUMBER_STRIDE } from '../model/ids.ts';
import { push } from '../model/push.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { type BotAction, districtOf } from './action.ts';
import { gainBotBonus } from './bonus.ts';
import { largest, mostAdvanced, mostAutomaTiles, pushWithColour } from './colours.ts';
import { kingCard } from './kings.ts';
import { canBotPay } from './payment.ts';
import { requestTile } from './reset.ts';
import { claimShip, preferredShip } from './ship.ts';

/** Two Resources, and one for each of the Bot's markers on the group. */
const costOf = (state: State, colour: number): number => LOCAL + ownMarkers(state, state.setting.bot, districtOf(state), colour);

function forbidsColour(state: State, colour: number): RuleId | null {
  return (
    forbidsBuilding(state, state.setting.bot, districtOf(state), colour) ?? (canBotPay(state, costOf(state, colour)) ? null : 'ACT-BLD-04')
  );
}

/** A bit mask of the groups that the Bot can build over: it has a House and can pay. */
function possibleColours(state: State): number {
  let mask = 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) if (forbidsColour(state, colour) === null) mask |= 1 << colour;
  return mask;
}

/** A bit mask of the colours among which the Numbers or chance decide (SOLO-C2, KING-B-C). */
export function preferredBuildings(state: State): number {
  const possible = possibleColours(state);
  if (isKing(state) && kingCard(state).C.mostTiles) return largest(state, districtOf(state), mostAutomaTiles(state, possible));
  return mostAdvanced(state, largest(state, districtOf(state), possible));
}

export const constructAction: BotAction = {
  kind: 'construct',
  forbids(state) {
    let reason: RuleId = 'ACT-BLD-03';
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      const forbidden = forbidsColour(state, colour);
      if (forbidden === null) return null;
      // A colour without Projects is not the reason if the District has Projects of other colours.
      if (forbidden !== 'ACT-BLD-02') reason = forbidden;
    }
    return reason;
  },
  begin(state) {
    const rule = isKing(state) && kingCard(state).C.mostTiles ? kingCard(state).C.rule : 'SOLO-C2';
    pushWithColour(state, 'botConstruct', preferredBuildings(state), possibleColours, rule);
  },
};

export const botConstruct: Work = (state) => {
  const { bot } = state.setting;
  const colour = state.stack[top(state) + FIELDS.botConstruct.colour];
  const cost = costOf(state, colour);
  pop(state);
  push.construct(state, bot, { district: districtOf(state), colour });
  push.botPayment(state, bot, { colour: NONE, amount: cost, rule: CAUSE['ACT-BLD-04'] });
};

/** The marker and the tile (SOLO-C3), the king's bonus if the king symbol shows, and a Ship of the Building's size (SOLO-C4). */
export const botBuilt: Work = (state) => {
  const frame = top(state);
  const { stack } = state;
  const colour = stack[frame + FIELDS.botBuilt.colour];
  const size = stack[frame + FIELDS.botBuilt.size];
  switch (stack[frame + FIELDS.botBuilt.stage]++) {
    case 0:
      removeAutomaMarker(state, stack[frame + FIELDS.botBuilt.district], 'SOLO-C3');
      returnTile(state, colour);
      return;
    case 1:
      if (isKing(state)) gainBotBonus(state, kingCard(state).C.bonus, kingCard(state).C.rule, colour);
      return;
    default:
      pop(state);
      if (state.gold[state.setting.bot] < SHIP_GOLD_AFTER_CONSTRUCT || preferredShip(state, size) === NONE) return;
      claimShip(state, size, SHIP_GOLD_AFTER_CONSTRUCT, CAUSE['ACT-BLD-14']);
  }
};

/** Returns an Automa tile of the Building's colour to the stock. A Number that has no tile left draws another. */
function returnTile(state: State, colour: number): void {
  const place = takeAutomaTile(state, colour);
  if (place === NONE) return;
  state.projectStock[colour]++;
  const number = place === IN_BAG ? null : Math.floor(place / NUMBER_STRIDE);
  state.events?.push({
    event: 'automaTileReturned',
    rule: 'SOLO-C3',
    colour: BUILDING_COLOURS[colour],
    number: number === null ? null : number + 1,
    height: number === null ? null : (place % NUMBER_STRIDE) + 1,
  });
  if (number !== null && tilesAt(state, number) === 0) requestTile(state, number, CAUSE['A-145']);
}
