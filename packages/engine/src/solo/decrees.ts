/** The Bot takes fulfilled Decrees (SOLO-41); and what it gains from their bonuses. */
import type { Work } from '../contracts.ts';
import { DECREE_IDS } from '../edition/types.ts';
import { forbidsDecree } from '../legality/decrees.ts';
import { ANY_SIZE } from '../legality/ships.ts';
import { CAUSE, CAUSES, causeOfList } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { claimZiggurat, gainGarden, gainGold, takeDecree } from '../model/goods.ts';
import { BOT_HARBORMASTER_VP, BUILDING_COLOUR_COUNT, CLAIM_SPACES, DECREE_SPACES, NONE } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { EFFECT_KINDS, type EffectKind } from '../tiles/effects.ts';
import { effectAmounts, effectKinds, listOfDecree } from '../tiles/lists.ts';
import { pushWithColour } from './colours.ts';
import { forbidsBotPortHouse, placePortHouse } from './port.ts';
import { claimShip, preferredShip } from './ship.ts';
import { DIFFERENT } from './steps.ts';

/** Takes the first fulfilled Decree in the order of the board. If there is none, reports that and returns false. */
export function takeFulfilledDecree(state: State): boolean {
  const { bot } = state.setting;
  for (let space = 0; space < DECREE_SPACES; space++) {
    if (forbidsDecree(state, bot, space) !== null) continue;
    takeDecree(state, bot, space, 'SOLO-41');
    push.botEffects(state, bot, { list: listOfDecree(state.decrees[space]) });
    return true;
  }
  reportRefusedDecrees(state);
  return false;
}

function reportRefusedDecrees({ events, decrees, decreeOwners, setting: { bot } }: State): void {
  if (events === null) return;
  const open = [...decrees.subarray(0, DECREE_SPACES)].flatMap((decree, space) =>
    decree === NONE || decreeOwners[space] !== NONE ? [] : [DECREE_IDS[decree]],
  );
  if (open.length > 0) events.push({ event: 'botDecreesRefused', rule: 'SOLO-41', seat: bot, decrees: open });
}

export const botEffects: Work = (state) => {
  const frame = top(state);
  const list = state.stack[frame + FIELDS.botEffects.list];
  const done = state.stack[frame + FIELDS.botEffects.done]++;
  if (done + 1 >= effectKinds[list].length) pop(state);
  EXECUTE_OF_KIND[effectKinds[list][done]]?.(state, state.setting.bot, effectAmounts[list][done], causeOfList(list));
};

type Execute = (state: State, bot: number, amount: number, cause: number) => void;

/**
 * The Bot gains nothing from refills, dice, Water, Urban cards and moved Houses. Decrees have no other kinds than these and those below.
 */
const EXECUTE: Readonly<Partial<Record<EffectKind, Execute>>> = {
  gold: (state, bot, amount, cause) => gainGold(state, bot, amount, CAUSES[cause]),
  vp: gainVp,
  // 1 VP for each marker (SOLO-35).
  markers: gainVp,
  gardens(state, bot, amount, cause) {
    for (let n = 0; n < amount; n++) gainGarden(state, bot, CAUSES[cause]);
  },
  stepsOfChoice: (state, bot, amount, cause) => push.botSteps(state, bot, { colour: NONE, rule: cause, choices: amount, steps: 1 }),
  stepsOnOneTrack: (state, bot, amount, cause) => push.botSteps(state, bot, { colour: NONE, rule: cause, choices: 1, steps: amount }),
  stepsOnDifferentTracks: (state, bot, amount, cause) =>
    push.botSteps(state, bot, { colour: NONE, rule: cause, choices: amount, steps: 1, tracks: DIFFERENT }),
  ship(state, _, __, cause) {
    if (preferredShip(state, ANY_SIZE) !== NONE) claimShip(state, ANY_SIZE, 0, cause);
  },
  zigguratClaim(state) {
    const mask = sectionsWithRoom(state);
    if (mask !== 0) pushWithColour(state, 'botClaim', mask, sectionsWithRoom, 'A-158');
  },
  portHouse(state) {
    if (forbidsBotPortHouse(state) === null) placePortHouse(state);
  },
  harbormaster: (state, bot) => gainVp(state, bot, BOT_HARBORMASTER_VP, CAUSE['SOLO-33']),
};
const EXECUTE_OF_KIND = EFFECT_KINDS.map((kind) => EXECUTE[kind]);

/** A bit mask of the sections on whose tile the Bot still has a claim space. */
export function sectionsWithRoom({ zigguratClaims, setting: { bot } }: State): number {
  let mask = 0;
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) {
    if (zigguratClaims[bot * BUILDING_COLOUR_COUNT + section] < CLAIM_SPACES) mask |= 1 << section;
  }
  return mask;
}

/** Places the marker of DEC-06 on the tile of a section. */
export const botClaim: Work = (state) => {
  const section = state.stack[top(state) + FIELDS.botClaim.colour];
  pop(state);
  claimZiggurat(state, state.setting.bot, section, 'DEC-06');
};
