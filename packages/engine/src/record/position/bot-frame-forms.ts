/** How the frames of the Bot's turn are written; see `frame-forms.ts`. */

import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../edition/types.ts';
import { LOCAL } from '../../legality/construct.ts';
import type { SoloFrameKind } from '../../model/frames.ts';
import { NONE, NUMBERS, PROJECTS_PER_COLOUR } from '../../model/ids.ts';
import { AUTOMA_LEFT } from '../../model/state.ts';
import {
  colour,
  commonDistrict,
  counted,
  effectsRule,
  type FrameForms,
  flag,
  may,
  must,
  ofChance,
  ofSeat,
  orNone,
  resource,
  rule,
  set,
  word,
} from './frame-meanings.ts';

/** Before the colour is drawn, it is NONE. */
const drawing = { colour: NONE };

/** In the order of the constants of `solo/steps.ts`. */
const TRACKS = ['any', 'lowest', 'highest', 'different'] as const;

export const BOT_FRAME_FORMS: FrameForms<SoloFrameKind> = {
  openAutomaCard: ofChance({ place: must(word(['left', 'right'], AUTOMA_LEFT)), rule: must(rule) }),
  drawAutomaTile: ofChance({ number: must(counted(0, NUMBERS - 1, 1)), rule: must(rule), fromStock: may(flag) }),
  drawColour: ofChance({ among: must(set(resource, RESOURCE_COLOURS.length)), rule: must(rule) }),

  automaReset: ofSeat({ stage: must(counted(1, 3 + NUMBERS)), deck: may(flag), bag: may(flag), rule: must(rule) }),
  botStart: ofSeat(),
  botTurn: ofSeat({ stage: must(counted(1, 4)) }),
  botPayment: ofSeat({ amount: must(counted(1, LOCAL + PROJECTS_PER_COLOUR)), rule: must(rule) }, drawing),
  botSteps: ofSeat(
    {
      rule: must(rule),
      choices: must(counted(1, 12)),
      steps: may(counted(1, 9), 1),
      tracks: may(word(TRACKS)),
      out: may(set(colour, BUILDING_COLOURS.length)),
    },
    drawing,
  ),
  botBonus: ofSeat(),
  botProject: ofSeat({ colour: may(orNone(colour), NONE), stage: may(counted(0, 1)) }),
  botConstruct: ofSeat({}, drawing),
  botBuilt: ofSeat({ district: must(commonDistrict), colour: must(colour), size: must(counted(1, PROJECTS_PER_COLOUR)) }, { stage: 1 }),
  botGardening: ofSeat({ placed: may(counted(0, 250)), paid: may(flag) }),
  botEffects: ofSeat({ list: { ...must(effectsRule), as: 'rule' }, done: must(counted(1, 9)) }),
  botClaim: ofSeat({}, drawing),
};
