/** What a tile or card is: its name, its text and the rules behind it. */
import type { DecreeId, HarbormasterId, RuleId, ShipId, ZigguratTileId } from '@tabannusi/engine';
import type { Sentences, TileWords } from '@tabannusi/text';
import { ruleOf } from './rules.ts';

export interface ToldTile {
  /** The title, with its number if it has one. */
  readonly title: string;
  readonly text: string;
  /** The rules behind it, its own first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
}

const told = ({ number, name, text }: TileWords, ...rules: ToldTile['rules']): ToldTile => ({
  title: number === '' ? name : `${number} · ${name}`,
  text,
  rules,
});

/** Tiles and cards by the engine's names for them, in the words of one game. Action tiles are numbered from 1. */
export const toldTiles = (tiles: Sentences['tiles']) => ({
  // A Ship's ability works from the next turn on.
  ship: (ship: ShipId | 'printed') => told(tiles.ship(ship), ruleOf.ship(ship), 'ACT-SHIP-06'),
  zigguratTile: (tile: ZigguratTileId) => told(tiles.zigguratTile(tile), ruleOf.zigguratTile(tile)),
  harbormaster: (harbormaster: HarbormasterId) => told(tiles.harbormaster(harbormaster), ruleOf.harbormaster(harbormaster)),
  decree: (decree: DecreeId) => told(tiles.decree(decree), ruleOf.decree(decree)),
  urbanCard: (card: string) => told(tiles.urbanCard(card), ruleOf.urbanCard()),
  actionTile: (tile: number) => told(tiles.actionTile(tile), ruleOf.actionTile(tile)),
});
