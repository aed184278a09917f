/** Whether what a frame of the Bot's turn says is so; see `pending-contents.ts`. */
import { LOCAL, ownMarkers } from '../../legality/construct.ts';
import { TILE_COST } from '../../legality/gardening.ts';
import { PORT_HOUSE_COST } from '../../legality/port.ts';
import { ZIGGURAT_HOUSE_COST } from '../../legality/ziggurat.ts';
import { currentNumber } from '../../model/automa.ts';
import { coloursInStock, tilesAt, tilesInBag } from '../../model/automa-tiles.ts';
import { CAUSE } from '../../model/causes.ts';
import { FIELDS, LOT } from '../../model/frame-fields.ts';
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
import { type Contents, type FrameView, isKind, saidBy } from './pending-contents.ts';

export const BOT_CONTENTS: Contents<SoloFrameKind> = {
  botTurn: isStageOfTurn,
  openAutomaCard({ says, below }) {
    if (isKind(below, 'botTurn')) return says.place === AUTOMA_LEFT && says.rule === CAUSE['SOLO-36'];
    const { deck, stage, rule } = saidBy(below, 'automaReset');
    return deck === 1 && says.place === (stage === 1 ? AUTOMA_LEFT : AUTOMA_RIGHT) && says.rule === rule;
  },
  drawAutomaTile: isTileDrawn,
  drawColour: ({ state, says: { among }, below }) => below[LOT] === NONE && among === lotBelow(state, below) && !isSingle(among),
  automaReset: isReset,
  botPayment({ state, seat, says, below, above }) {
    const [cost, rule] = costOf(state, seat, below);
    return isKind(above, 'drawColour') && says.amount <= cost && says.rule === rule && canBotPay(state, says.amount);
  },
  botSteps: ({ says, above }) => isKind(above, 'drawColour') && (says.tracks === DIFFERENT || says.out === 0),
  botProject: ({ state, says: { colour, stage }, above }) =>
    isInCommonDistrict(state) &&
    (stage === 0 ? colour === NONE && isKind(above, 'drawColour') : colour !== NONE && isKind(above, 'botSteps')),
  botConstruct: ({ state, above }) => isInCommonDistrict(state) && isKind(above, 'drawColour'),
  botBuilt: isBuilt,
  botGardening: ({ state, says, above }) =>
    isInCommonDistrict(state) &&
    says.placed <= mostGardens(state) &&
    (says.paid === 1 ? isKind(above, 'botPayment') && state.gardenStock > 0 : isKind(above, 'placeGarden')),
  botEffects: ({ says, below, above }) =>
    above !== null && saidBy(below, 'botTurn').stage === 4 && says.done < effectKinds[says.list].length,
  botClaim: ({ above }) => isKind(above, 'drawColour'),
};

const isInCommonDistrict = (state: State): boolean => districtOf(state) < COMMON_DISTRICTS;

/** At stage 1 a card is opened; at 3 the first action is done, at 4 the second one and what follows. */
function isStageOfTurn({ state, says: { stage }, above }: FrameView<'botTurn'>): boolean {
  const isOpening = stage === 1;
  if (above === null || isOpening !== isKind(above, 'openAutomaCard')) return false;
  return isOpening ? state.actionsLeft === ACTIONS_PER_TURN : stage > 2 && state.actionsLeft === 4 - stage;
}

/** A reset by its cause: on what it lies, and whether it opens cards and draws tiles. */
function isReset({ state, says: { stage, deck, bag, rule }, below, above, seat }: FrameView<'automaReset'>): boolean {
  const [cards, tiles] = [deck === 1, bag === 1];
  const isAtCard = cards && (stage === 1 || stage === 2) && isKind(above, 'openAutomaCard');
  if (!isAtCard && !(tiles && stage > 3 && isKind(above, 'drawAutomaTile'))) return false;
  switch (rule) {
    case CAUSE['SOLO-06']:
      return isKind(below, 'setUp') && cards && tiles;
    case CAUSE['SOLO-42']:
      return isKind(below, 'turn') && cards && tiles;
    case CAUSE['SOLO-44']:
      return isKind(below, 'turn') && cards && !tiles && seat === state.setting.bot;
    case CAUSE['SOLO-45']:
      return isKind(below, 'botTurn', 'botBuilt') && !cards && tiles;
    default:
      return false;
  }
}

/** From the bag, or from the stock in a reset that has emptied it (SOLO-46). */
function isTileDrawn({ state, says: { number, rule, ...says }, below }: FrameView<'drawAutomaTile'>): boolean {
  const fromStock = says.fromStock === 1;
  if (fromStock ? tilesInBag(state) > 0 || coloursInStock(state) === 0 : tilesInBag(state) === 0) return false;
  const reset = saidBy(below, 'automaReset');
  if (reset.stage !== undefined) {
    const drawnFor = reset.rule === CAUSE['SOLO-06'] ? CAUSE['SOLO-09'] : reset.rule;
    return number === reset.stage - 1 - NUMBERS && rule === drawnFor && arePilesDrawn(state, number);
  }
  if (fromStock) return false;
  if (isKind(below, 'botTurn')) return rule === CAUSE['SOLO-B4'] && number === currentNumber(state) && isInCommonDistrict(state);
  return rule === CAUSE['A-145'] && tilesAt(state, number) === 0;
}

/** In a reset the Numbers before this one have a tile, the others none. */
function arePilesDrawn(state: State, number: number): boolean {
  for (let n = 0; n < NUMBERS; n++) if (tilesAt(state, n) !== (n < number ? 1 : 0)) return false;
  return true;
}

/** The colours among which the frame below a lot has it drawn, 0 where it would not. */
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

/** Colours that a Number shows are not drawn. */
const notAtNumbers = (state: State, mask: number): number => (firstAtNumbers(state, mask) === NONE ? mask : 0);

/** What is paid for, at most, and by which rule. */
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

/** The Building that is told stands in the District of the Assistant. */
function isBuilt({ state, seat, says: { district, colour, size }, above }: FrameView<'botBuilt'>): boolean {
  if (district !== districtOf(state) || !isKind(above, 'drawAutomaTile', 'automaReset')) return false;
  const { piece, detail, setting } = state;
  const own = setting.gridSpaces[district].filter((space) => piece[space] === building(colour, seat));
  return own.some((name) => detail[name] === name && own.filter((space) => detail[space] === name).length === size);
}
