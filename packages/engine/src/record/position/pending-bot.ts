/** Checks the values in frames of the Bot's turn; see `pending-contents.ts`. */
import { LOCAL, ownMarkers } from '../../legality/construct.ts';
import { TILE_COST } from '../../legality/gardening.ts';
import { PORT_HOUSE_COST } from '../../legality/port.ts';
import { ZIGGURAT_HOUSE_COST } from '../../legality/ziggurat.ts';
import { currentNumber } from '../../model/automa.ts';
import { coloursInStock, tilesAt, tilesInBag } from '../../model/automa-tiles.ts';
import { CAUSE } from '../../model/causes.ts';
import { FIELDS, type FieldOf, LOT } from '../../model/frame-fields.ts';
import { FRAME_KINDS, type SoloFrameKind } from '../../model/frames.ts';
import { ACTIONS_PER_TURN, COMMON_DISTRICTS, NONE, NUMBERS } from '../../model/ids.ts';
import { building } from '../../model/pieces.ts';
import { AUTOMA_LEFT, AUTOMA_RIGHT, type State } from '../../model/state.ts';
import { districtOf } from '../../solo/action.ts';
import { firstAtNumbers, isSingle } from '../../solo/colours.ts';
import { preferredBuildings } from '../../solo/construct.ts';
import { sectionsWithRoom } from '../../solo/decrees.ts';
import { mostGardens } from '../../solo/gardening.ts';
import { canBotPay, preferredDice } from '../../solo/payment.ts';
import { preferredColours } from '../../solo/project.ts';
import { DIFFERENT, tracksLeft } from '../../solo/steps.ts';
import { effectKinds } from '../../tiles/lists.ts';
import { type Contents, type FrameView, firstWrong, isKind, saidBy, WHOLE } from './pending-contents.ts';

export const BOT_CONTENTS: Contents<SoloFrameKind> = {
  /** Stage 1 opens a card. At stage 3 the first action is done, at stage 4 the second one and what follows it. */
  botTurn: ({ state, says: { stage } }) =>
    firstWrong(['stage', stage === 1 ? state.actionsLeft === ACTIONS_PER_TURN : stage > 2 && state.actionsLeft === 4 - stage]),
  openAutomaCard({ says, below }) {
    if (isKind(below, 'botTurn')) return firstWrong(['place', says.place === AUTOMA_LEFT], ['rule', says.rule === CAUSE['SOLO-36']]);
    const { deck, stage, rule } = saidBy(below, 'automaReset');
    const isPlace = deck === 1 && says.place === (stage === 1 ? AUTOMA_LEFT : AUTOMA_RIGHT);
    return firstWrong(['place', isPlace], ['rule', says.rule === rule]);
  },
  drawAutomaTile: wrongInTileDraw,
  drawColour: ({ state, says: { among }, below }) =>
    firstWrong(['among', below[LOT] === NONE && among === lotBelow(state, below) && !isSingle(among)]),
  automaReset: wrongInReset,
  botPayment({ state, seat, says, below }) {
    const [cost, rule] = costOf(state, seat, below);
    return firstWrong(['amount', says.amount <= cost && canBotPay(state, says.amount)], ['rule', says.rule === rule]);
  },
  botSteps: ({ says }) => firstWrong(['out', says.tracks === DIFFERENT || says.out === 0]),
  botProject: ({ state, says: { colour, stage } }) =>
    firstWrong([WHOLE, isInCommonDistrict(state)], ['colour', (stage === 0) === (colour === NONE)]),
  botConstruct: ({ state }) => firstWrong([WHOLE, isInCommonDistrict(state)]),
  botBuilt: wrongInBuilt,
  botGardening: ({ state, says }) =>
    firstWrong(
      [WHOLE, isInCommonDistrict(state)],
      ['placed', says.placed <= mostGardens(state)],
      ['paid', says.paid === 0 || state.gardenStock > 0],
    ),
  botEffects: ({ says, below }) =>
    firstWrong([WHOLE, saidBy(below, 'botTurn').stage === 4], ['done', says.done < effectKinds[says.list].length]),
};

const isInCommonDistrict = (state: State): boolean => districtOf(state) < COMMON_DISTRICTS;

/** Checks a reset against its cause: what it may lie on, and whether it opens cards and draws tiles. */
function wrongInReset({ state, says: { stage, deck, bag, rule }, below, seat }: FrameView<'automaReset'>): FieldOf<'automaReset'> | null {
  const [cards, tiles] = [deck === 1, bag === 1];
  if (!(cards && (stage === 1 || stage === 2)) && !(tiles && stage > 3)) return 'stage';
  switch (rule) {
    case CAUSE['SOLO-06']:
      return firstWrong(['rule', isKind(below, 'setUp')], ['deck', cards], ['bag', tiles]);
    case CAUSE['SOLO-42']:
      return firstWrong(['rule', isKind(below, 'turn')], ['deck', cards], ['bag', tiles]);
    case CAUSE['SOLO-44']:
      return firstWrong(['rule', isKind(below, 'turn') && seat === state.setting.bot], ['deck', cards], ['bag', !tiles]);
    case CAUSE['SOLO-45']:
      return firstWrong(['rule', isKind(below, 'botTurn', 'botBuilt')], ['deck', !cards], ['bag', tiles]);
    default:
      return 'rule';
  }
}

/** A tile comes from the bag, or from the stock in a reset that has emptied the bag (SOLO-46). */
function wrongInTileDraw({
  state,
  says: { number, rule, ...says },
  below,
}: FrameView<'drawAutomaTile'>): FieldOf<'drawAutomaTile'> | typeof WHOLE | null {
  const fromStock = says.fromStock === 1;
  const isThere = fromStock ? tilesInBag(state) === 0 && coloursInStock(state) > 0 : tilesInBag(state) > 0;
  if (!isThere) return fromStock ? 'fromStock' : WHOLE;
  const reset = saidBy(below, 'automaReset');
  if (reset.stage !== undefined) {
    const drawnFor = reset.rule === CAUSE['SOLO-06'] ? CAUSE['SOLO-09'] : reset.rule;
    return firstWrong(['number', number === reset.stage - 1 - NUMBERS && arePilesDrawn(state, number)], ['rule', rule === drawnFor]);
  }
  if (fromStock) return 'fromStock';
  if (isKind(below, 'botTurn'))
    return firstWrong(['rule', rule === CAUSE['SOLO-B4']], ['number', number === currentNumber(state)], [WHOLE, isInCommonDistrict(state)]);
  return firstWrong(['rule', rule === CAUSE['A-145']], ['number', tilesAt(state, number) === 0]);
}

/** Whether, in a reset, the Numbers before this one have a tile and the others have none. */
function arePilesDrawn(state: State, number: number): boolean {
  for (let n = 0; n < NUMBERS; n++) if (tilesAt(state, n) !== (n < number ? 1 : 0)) return false;
  return true;
}

/** A bit mask of the colours from which the frame below would draw; 0 if it would not draw. */
function lotBelow(state: State, below: Uint8Array): number {
  switch (FRAME_KINDS[below[0]]) {
    case 'botPayment':
      return preferredDice(state);
    case 'botSteps':
      return tracksLeft(state, below[FIELDS.botSteps.tracks], below[FIELDS.botSteps.out]);
    case 'botProject':
      return notAtNumbers(state, preferredColours(state));
    case 'botConstruct':
      return notAtNumbers(state, preferredBuildings(state));
    default:
      return notAtNumbers(state, sectionsWithRoom(state));
  }
}

/** Nothing is drawn if a Number shows one of the colours. */
const notAtNumbers = (state: State, mask: number): number => (firstAtNumbers(state, mask) === NONE ? mask : 0);

/** The highest cost of what is being paid for, and its rule. */
function costOf(state: State, seat: number, below: Uint8Array): [cost: number, rule: number] {
  switch (FRAME_KINDS[below[0]]) {
    case 'construct':
      return [LOCAL + ownMarkers(state, seat, below[FIELDS.construct.district], below[FIELDS.construct.colour]), CAUSE['ACT-BLD-04']];
    case 'portHouse':
      return [PORT_HOUSE_COST, CAUSE['ACT-PORT-02']];
    case 'zigguratHouse':
      return [ZIGGURAT_HOUSE_COST, CAUSE['ACT-ZIG-02']];
    default:
      return [TILE_COST, CAUSE['ACT-GARD-02']];
  }
}

/** The Building must be in the Assistant's District. */
function wrongInBuilt({ state, seat, says: { district, colour, size } }: FrameView<'botBuilt'>): FieldOf<'botBuilt'> | null {
  if (district !== districtOf(state)) return 'district';
  const { piece, detail, setting } = state;
  const own = setting.gridSpaces[district].filter((space) => piece[space] === building(colour, seat));
  return firstWrong(['size', own.some((name) => detail[name] === name && own.filter((space) => detail[space] === name).length === size)]);
}
