/**
 * Draws Automa tiles, and resets the Bot's cards and tiles (SOLO-42, SOLO-44 to SOLO-46). The frame `automaReset` also opens the first
 * cards and tiles.
 */
import type { Work } from '../contracts.ts';
import { coloursInStock, gatherTiles, tilesInBag } from '../model/automa-tiles.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { CHANCE, NUMBERS } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { AUTOMA_DECK, AUTOMA_LEFT, AUTOMA_RIGHT, type State } from '../model/state.ts';

const AT = FIELDS.automaReset;

/** Asks chance for a tile for a Number. If the bag is empty, a reset is made instead (SOLO-45, C-64). */
export function requestTile(state: State, number: number, cause: number): void {
  if (tilesInBag(state) > 0) push.drawAutomaTile(state, CHANCE, { number, rule: cause });
  else push.automaReset(state, state.setting.bot, { deck: 0, bag: 1, rule: CAUSE['SOLO-45'] });
}

/**
 * Stage 0 shuffles the cards and opens the left one, stage 1 opens the right one, stage 2 gathers the tiles. Then each Number has a stage
 * for its tile.
 */
export const automaReset: Work = (state) => {
  const frame = top(state);
  const { stack } = state;
  const cards = stack[frame + AT.deck] === 1;
  const tiles = stack[frame + AT.bag] === 1;
  const cause = stack[frame + AT.rule];
  const stage = stack[frame + AT.stage]++;
  if (stage === 0) {
    if (cards) shuffle(state, cause);
  } else if (stage === 1) {
    if (cards) push.openAutomaCard(state, CHANCE, { place: AUTOMA_RIGHT, rule: cause });
  } else if (stage === 2) {
    if (tiles) gather(state, cause);
  } else if (tiles && stage < 3 + NUMBERS) drawTile(state, stage - 3, cause);
  else pop(state);
};

function shuffle(state: State, cause: number): void {
  state.automaCards.fill(AUTOMA_DECK);
  state.events?.push({ event: 'automaDeckShuffled', rule: CAUSES[cause], resets: state.automaResets[0] });
  push.openAutomaCard(state, CHANCE, { place: AUTOMA_LEFT, rule: cause });
}

/** In set-up, no Number has a tile yet. */
function gather(state: State, cause: number): void {
  if (cause === CAUSE['SOLO-06']) return;
  gatherTiles(state);
  state.events?.push({ event: 'automaTilesGathered', rule: CAUSES[cause] });
}

/** From the bag or, if it is empty, from the stock (SOLO-46). */
function drawTile(state: State, number: number, cause: number): void {
  const rule = cause === CAUSE['SOLO-06'] ? CAUSE['SOLO-09'] : cause;
  if (tilesInBag(state) > 0) push.drawAutomaTile(state, CHANCE, { number, rule });
  else if (coloursInStock(state) !== 0) push.drawAutomaTile(state, CHANCE, { number, rule, fromStock: 1 });
}
