/** C in the Ziggurat: the Numbers decide the section, bonuses decide the space (SOLO-C8). */
import { forbidsStandingInZiggurat, ZIGGURAT_HOUSE_COST } from '../legality/ziggurat.ts';
import { CAUSE } from '../model/causes.ts';
import { BUILDING_COLOUR_COUNT, GOLD, NONE, SECTION_SPACES } from '../model/ids.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import type { BotAction } from './action.ts';
import { firstAtNumbers, reportColour } from './colours.ts';
import { canBotPay } from './payment.ts';

/**
 * The space of a section that the Bot prefers: one with a step, then with Gold, then with nothing; of several the first. NONE if no
 * space is legal.
 */
export function zigguratSpaceOf(state: State, section: number): number {
  let best = NONE;
  let most = -1;
  for (let n = 0; n < SECTION_SPACES; n++) {
    const space = section * SECTION_SPACES + n;
    const rank = rankOf(state.setting.zigguratBonuses[space]);
    if (rank <= most || forbidsStandingInZiggurat(state, state.setting.bot, space) !== null) continue;
    best = space;
    most = rank;
  }
  return best;
}

const PREFERENCE_OF_RANK = ['plain', 'gold', 'step'] as const;

function rankOf(bonus: number): number {
  if (bonus < BUILDING_COLOUR_COUNT) return 2;
  return bonus === GOLD ? 1 : 0;
}

/** A bit mask of the sections with a legal space. */
function possibleSections(state: State): number {
  let mask = 0;
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) if (zigguratSpaceOf(state, section) !== NONE) mask |= 1 << section;
  return mask;
}

/** The section of the first Number, from the Current one on, whose colour has a legal space; NONE if there is none. */
const preferredSection = (state: State): number => firstAtNumbers(state, possibleSections(state));

export const botZigguratHouse: BotAction = {
  kind: 'zigguratHouse',
  forbids(state) {
    if (preferredSection(state) === NONE) return 'A-151';
    return canBotPay(state, ZIGGURAT_HOUSE_COST) ? null : 'ACT-ZIG-02';
  },
  begin(state) {
    const { bot, zigguratBonuses } = state.setting;
    const section = preferredSection(state);
    const space = zigguratSpaceOf(state, section);
    reportColour(state, section, possibleSections, 'SOLO-C8');
    state.events?.push({
      event: 'botSpaceChosen',
      rule: 'SOLO-C8',
      seat: bot,
      space: (space % SECTION_SPACES) + 1,
      preference: PREFERENCE_OF_RANK[rankOf(zigguratBonuses[space])],
    });
    push.zigguratHouse(state, bot, { zigguratSpace: space });
    push.botPayment(state, bot, { colour: NONE, amount: ZIGGURAT_HOUSE_COST, rule: CAUSE['ACT-ZIG-02'] });
  },
};
