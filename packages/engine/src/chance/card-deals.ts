/** Random deals of Action tiles, Ziggurat tiles, Decrees and Urban cards. */
import type { ChanceQuestion } from '../contracts.ts';
import { BUILDING_COLOURS, DECREE_IDS, DECREE_SYMBOLS, ZIGGURAT_TILE_IDS } from '../edition/types.ts';
import { soloOf } from '../model/automa.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { FRAME, frameKindAt, pop, top } from '../model/frames.ts';
import { ACTION_TILE_COUNT, NONE } from '../model/ids.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import { type State, URBAN_BOTTOM, URBAN_DECK, URBAN_HELD } from '../model/state.ts';
import { drawFromMask, drawUnused, drawWhere } from './draws.ts';

/** Deals an Action tile to an Action space (SET-12). */
export const dealActionTile: ChanceQuestion = {
  draw: (state, random) => drawUnused(state.actionTiles, ACTION_TILE_COUNT, random),
  apply(state, tile) {
    const space = state.stack[top(state) + FIELDS.dealActionTile.actionSpace];
    pop(state);
    state.actionTiles[space] = tile;
    const district = state.setting.tileSpaces.findIndex((spaces) => spaces.includes(space)) + 1;
    state.events?.push({ event: 'actionTileLaid', rule: 'SET-12', district, tile: tile + 1 });
  },
  rule: () => 'SET-12',
  describe: (_, tile) => ({ chance: 'actionTile', tile: tile + 1 }),
  read(state, outcome) {
    if (outcome.chance !== 'actionTile') return null;
    const tile = outcome.tile - 1;
    return Number.isInteger(tile) && tile >= 0 && tile < ACTION_TILE_COUNT && !state.actionTiles.includes(tile) ? tile : null;
  },
};

/** Deals a Ziggurat tile to a section (SET-13). */
export const dealZigguratTile: ChanceQuestion = {
  draw: (state, random) => drawUnused(state.zigguratTiles, ZIGGURAT_TILE_IDS.length, random),
  apply(state, tile) {
    const section = state.stack[top(state) + FIELDS.dealZigguratTile.section];
    pop(state);
    state.zigguratTiles[section] = tile;
    state.events?.push({ event: 'zigguratTileLaid', rule: 'SET-13', section: BUILDING_COLOURS[section], tile: ZIGGURAT_TILE_IDS[tile] });
  },
  rule: () => 'SET-13',
  describe: (_, tile) => ({ chance: 'zigguratTile', tile: ZIGGURAT_TILE_IDS[tile] }),
  read(state, outcome) {
    const tile = outcome.chance === 'zigguratTile' ? ZIGGURAT_TILE_IDS.indexOf(outcome.tile) : -1;
    return tile >= 0 && !state.zigguratTiles.includes(tile) ? tile : null;
  },
};

/**
 * Deals a Decree to a Decree space (SET-14, SET-15, A-05; solo: SOLO-03, SOLO-04): first draws a symbol that is still allowed there, then a
 * card with that symbol. The fourth card may have any symbol.
 */
export const dealDecree: ChanceQuestion = {
  draw(state, random) {
    if (state.setting.solo !== null) return drawFromMask(soloDecrees(state), random);
    const symbols = allowedSymbols(state);
    const freely = state.stack[top(state) + FIELDS.dealDecree.decreeSpace] >= DECREE_SYMBOLS.length;
    return drawFromMask(decreesWith(state, freely ? symbols : 1 << drawFromMask(symbols, random)), random);
  },
  apply(state, decree) {
    const space = state.stack[top(state) + FIELDS.dealDecree.decreeSpace];
    const rule = dealDecree.rule(state);
    pop(state);
    state.decrees[space] = decree;
    state.events?.push({ event: 'decreeLaid', rule, decree: DECREE_IDS[decree] });
  },
  rule(state) {
    if (state.setting.solo === null) return 'SET-14';
    return state.stack[top(state) + FIELDS.dealDecree.decreeSpace] === 0 ? 'SOLO-03' : 'SOLO-04';
  },
  describe: (_, decree) => ({ chance: 'decree', decree: DECREE_IDS[decree] }),
  read(state, outcome) {
    const decree = outcome.chance === 'decree' ? DECREE_IDS.indexOf(outcome.decree) : -1;
    const possible = state.setting.solo === null ? decreesWith(state, allowedSymbols(state)) : soloDecrees(state);
    return decree >= 0 && (possible & (1 << decree)) !== 0 ? decree : null;
  },
};

const ANY_SYMBOL = (1 << DECREE_SYMBOLS.length) - 1;

/** A bit mask of the symbols that the next card may have. */
function allowedSymbols(state: State): number {
  const space = state.stack[top(state) + FIELDS.dealDecree.decreeSpace];
  if (state.setting.players > 2) return space < DECREE_SYMBOLS.length ? 1 << space : ANY_SYMBOL;
  let symbols = ANY_SYMBOL;
  for (let other = 0; other < space; other++) symbols &= ~(1 << state.setting.decreeSymbols[state.decrees[other]]);
  return symbols;
}

/**
 * A bit mask of the Decrees for the next space in the solo game: first one of the king's (SOLO-03), then any other, whatever its symbol
 * (SOLO-04, A-173).
 */
function soloDecrees(state: State): number {
  if (state.stack[top(state) + FIELDS.dealDecree.decreeSpace] === 0) return soloOf(state).decrees;
  return decreesWith(state, ANY_SYMBOL);
}

/** A bit mask of the Decrees that are not laid out and have one of these symbols. */
function decreesWith(state: State, symbols: number): number {
  let mask = 0;
  for (let decree = 0; decree < DECREE_IDS.length; decree++) {
    if ((symbols & (1 << state.setting.decreeSymbols[decree])) !== 0 && !state.decrees.includes(decree)) mask |= 1 << decree;
  }
  return mask;
}

/** Deals an Urban card to a player: from the deck or, when it is used up, from the cards at its bottom in their order. */
export const dealUrbanCard: ChanceQuestion = {
  draw(state, random) {
    const bottom = firstOfBottom(state);
    return bottom === NONE ? drawWhere(state.urban, URBAN_DECK, random) : bottom;
  },
  apply(state, card) {
    const seat = state.stack[top(state) + FIELDS.dealUrbanCard.toSeat];
    const drawn = state.stack[top(state) + FIELDS.dealUrbanCard.toChoose] === 1;
    const rule = dealUrbanCard.rule(state);
    const from = state.urban[card] === URBAN_DECK ? 'deck' : 'bottom';
    pop(state);
    state.urban[card] = URBAN_HELD + seat;
    if (drawn) handOver(state, card);
    state.events?.push({ event: 'urbanCardDrawn', rule, seat, from });
    state.events?.push({ event: 'urbanCardSeen', rule, seat, card: state.setting.edition.urbanCards.cards[card].id, audience: seat });
  },
  rule: (state) =>
    state.stack[top(state) + FIELDS.dealUrbanCard.toChoose] === 1 ? CAUSES[state.stack[top(state) + FIELDS.dealUrbanCard.rule]] : 'SET-20',
  describe: (state, card) => ({ chance: 'urbanCard', card: state.setting.edition.urbanCards.cards[card].id }),
  read(state, outcome) {
    const card = outcome.chance === 'urbanCard' ? state.setting.edition.urbanCards.cards.findIndex(({ id }) => id === outcome.card) : -1;
    const bottom = firstOfBottom(state);
    return card >= 0 && (bottom === NONE ? state.urban[card] === URBAN_DECK : card === bottom) ? card : null;
  },
};

/** Returns the first card at the bottom if no other cards are left in the deck; otherwise NONE. */
function firstOfBottom(state: State): number {
  let first = NONE;
  for (let card = 0; card < state.urban.length; card++) {
    const place = state.urban[card];
    if (place === URBAN_DECK) return NONE;
    if (place >= URBAN_BOTTOM && place < URBAN_HELD && (first === NONE || place < state.urban[first])) first = card;
  }
  return first;
}

/** Writes a drawn card into the frame of the question that waits for it. */
function handOver(state: State, card: number): void {
  let index = state.depth - 1;
  while (frameKindAt(state, index) !== FRAME.urbanCard) index--;
  const frame = index * FRAME_BYTES;
  state.stack[frame + (state.stack[frame + FIELDS.urbanCard.card] === NONE ? FIELDS.urbanCard.card : FIELDS.urbanCard.otherCard)] = card;
}
