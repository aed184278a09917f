/** Chance for the Bot: which Automa card is opened, which Automa tile is drawn, and random choices among colours. */
import type { ChanceQuestion } from '../contracts.ts';
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../edition/types.ts';
import { coloursInStock, coverNumber } from '../model/automa-tiles.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS, LOT } from '../model/frame-fields.ts';
import { FRAME_KINDS, type FrameKind, pop, top, topKind } from '../model/frames.ts';
import { AUTOMA_DECK, AUTOMA_LEFT, type State } from '../model/state.ts';
import { drawFromCounts, drawFromMask, drawWhere } from './draws.ts';

/** Opens an Automa card from the deck (SOLO-06, SOLO-36). */
export const openAutomaCard: ChanceQuestion = {
  draw: (state, random) => drawWhere(state.automaCards, AUTOMA_DECK, random),
  apply(state, card) {
    const place = state.stack[top(state) + FIELDS.openAutomaCard.place];
    const rule = openAutomaCard.rule(state);
    pop(state);
    state.automaCards[card] = place;
    state.events?.push({ event: 'automaCardOpened', rule, automaCard: card + 1, place: place === AUTOMA_LEFT ? 'left' : 'right' });
  },
  rule: (state) => CAUSES[state.stack[top(state) + FIELDS.openAutomaCard.rule]],
  describe: (_, card) => ({ chance: 'automaCard', automaCard: card + 1 }),
  read(state, outcome) {
    if (outcome.chance !== 'automaCard') return null;
    const card = outcome.automaCard - 1;
    return state.automaCards[card] === AUTOMA_DECK ? card : null;
  },
};

/**
 * Draws an Automa tile from the bag onto the tiles at a Number (SOLO-09, SOLO-B4). If the bag is empty, each colour that the stock still
 * has is equally likely (SOLO-46, C-69).
 */
export const drawAutomaTile: ChanceQuestion = {
  draw: (state, random) => (isFromStock(state) ? drawFromMask(coloursInStock(state), random) : drawFromCounts(state.automaBag, random)),
  apply(state, colour) {
    const number = state.stack[top(state) + FIELDS.drawAutomaTile.number];
    const rule = drawAutomaTile.rule(state);
    const fromStock = isFromStock(state);
    pop(state);
    if (fromStock) state.projectStock[colour]--;
    else state.automaBag[colour]--;
    coverNumber(state, number, colour);
    const source = fromStock ? 'stock' : 'bag';
    state.events?.push({ event: 'automaTileDrawn', rule, number: number + 1, colour: BUILDING_COLOURS[colour], source });
  },
  rule: (state) => (isFromStock(state) ? 'SOLO-46' : CAUSES[state.stack[top(state) + FIELDS.drawAutomaTile.rule]]),
  describe: (_, colour) => ({ chance: 'automaTile', colour: BUILDING_COLOURS[colour] }),
  read(state, outcome) {
    const colour = outcome.chance === 'automaTile' ? BUILDING_COLOURS.indexOf(outcome.colour) : -1;
    return (isFromStock(state) ? state.projectStock : state.automaBag)[colour] > 0 ? colour : null;
  },
};

const isFromStock = (state: State): boolean => state.stack[top(state) + FIELDS.drawAutomaTile.fromStock] === 1;

/** The kinds of frames that wait for a drawn colour, which is written into their `colour` field. */
const LOT_FRAMES = ['botPayment', 'botSteps', 'botProject', 'botConstruct', 'botClaim'] as const satisfies readonly LotFrame[];
type LotFrame = { [Kind in FrameKind]: (typeof FIELDS)[Kind] extends { readonly colour: typeof LOT } ? Kind : never }[FrameKind];
const TAKES_LOT = FRAME_KINDS.map((kind) => LOT_FRAMES.some((each) => each === kind));

/** Draws one of several colours, each equally likely, for the frame below. */
export const drawColour: ChanceQuestion = {
  draw: (state, random) => drawFromMask(state.stack[top(state) + FIELDS.drawColour.among], random),
  apply(state, colour) {
    const mask = state.stack[top(state) + FIELDS.drawColour.among];
    const rule = drawColour.rule(state);
    pop(state);
    if (!TAKES_LOT[topKind(state)]) throw new Error(`drawColour: ${FRAME_KINDS[topKind(state)]} takes no lot`);
    state.stack[top(state) + LOT] = colour;
    if (state.events === null) return;
    const among = RESOURCE_COLOURS.filter((_, number) => (mask & (1 << number)) !== 0);
    state.events.push({ event: 'botLotDrawn', rule, seat: state.setting.bot, colour: RESOURCE_COLOURS[colour], among });
  },
  rule: (state) => CAUSES[state.stack[top(state) + FIELDS.drawColour.rule]],
  describe: (_, colour) => ({ chance: 'colour', colour: RESOURCE_COLOURS[colour] }),
  read(state, outcome) {
    const colour = outcome.chance === 'colour' ? RESOURCE_COLOURS.indexOf(outcome.colour) : -1;
    return colour >= 0 && (state.stack[top(state) + FIELDS.drawColour.among] & (1 << colour)) !== 0 ? colour : null;
  },
};
