/** How the frames of the Bot's turn are written; see `frame-forms.ts`. */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../edition/types.ts';
import { A, B, C, D, E, F, type SoloFrameKind } from '../../model/frames.ts';
import { NONE, NUMBERS, PROJECTS_PER_COLOUR } from '../../model/ids.ts';
import { AUTOMA_LEFT } from '../../model/state.ts';
import {
  colour,
  commonDistrict,
  counted,
  effectsRule,
  type FrameForm,
  flag,
  form,
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

/** A lot is being drawn for the first byte, which names nothing yet. */
const waiting = (...fields: FrameForm['fields']): FrameForm => form('seat', fields, [[A, NONE]]);

/** In the order of the constants of `solo/steps.ts`. */
const TRACKS = ['any', 'lowest', 'highest', 'different'] as const;

export const BOT_FRAME_FORMS: Readonly<Record<SoloFrameKind, FrameForm>> = {
  openAutomaCard: ofChance(must('place', A, word(['left', 'right'], AUTOMA_LEFT)), must('rule', B, rule)),
  drawAutomaTile: ofChance(must('number', A, counted(0, NUMBERS - 1, 1)), must('rule', B, rule), may('fromStock', C, flag)),
  drawColour: ofChance(must('among', A, set(resource, RESOURCE_COLOURS.length)), must('rule', B, rule)),

  automaReset: ofSeat(must('stage', A, counted(1, 3 + NUMBERS)), may('deck', B, flag), may('bag', C, flag), must('rule', D, rule)),
  botStart: ofSeat(),
  botTurn: ofSeat(must('stage', A, counted(1, 4))),
  botPayment: waiting(must('amount', B, counted(1, 2 + PROJECTS_PER_COLOUR)), must('rule', C, rule)),
  botSteps: waiting(
    must('rule', B, rule),
    must('choices', C, counted(1, 12)),
    may('steps', D, counted(1, 9), 1),
    may('tracks', E, word(TRACKS)),
    may('out', F, set(colour, BUILDING_COLOURS.length)),
  ),
  botBonus: ofSeat(),
  botProject: ofSeat(may('colour', A, orNone(colour), NONE), may('stage', B, counted(0, 1))),
  botConstruct: waiting(),
  botBuilt: form(
    'seat',
    [must('district', A, commonDistrict), must('colour', B, colour), must('size', C, counted(1, PROJECTS_PER_COLOUR))],
    [[D, 1]],
  ),
  botGardening: ofSeat(may('placed', A, counted(0, 250)), may('paid', B, flag)),
  botEffects: ofSeat(must('rule', A, effectsRule), must('done', B, counted(1, 9))),
  botClaim: waiting(),
};
