/** What a tile or a card is: its name, what it says, and the rules behind it. */
import type { DecreeId, HarbormasterId, RuleId, ShipId, ZigguratTileId } from '@tabannusi/engine';
import type { Sentences, TileWords } from '@tabannusi/text';
import { ruleOf } from './rules.ts';

export interface ToldTile {
  /** With its number, if it has one. */
  readonly title: string;
  readonly text: string;
  /** Its own rule first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
}

const told = ({ number, name, text }: TileWords, ...rules: ToldTile['rules']): ToldTile => ({
  title: number === '' ? name : `${number} · ${name}`,
  text,
  rules,
});

/** By what the engine calls it, in the words of one game. Action tiles count from 1. */
export const toldTiles = (tiles: Sentences['tiles']) => ({
  // Its ability counts from the next turn on.
  ship: (ship: ShipId | 'printed') => told(tiles.ship(ship), ruleOf.ship(ship), 'ACT-SHIP-06'),
  zigguratTile: (tile: ZigguratTileId) => told(tiles.zigguratTile(tile), ruleOf.zigguratTile(tile)),
  harbormaster: (harbormaster: HarbormasterId) => told(tiles.harbormaster(harbormaster), ruleOf.harbormaster(harbormaster)),
  decree: (decree: DecreeId) => told(tiles.decree(decree), ruleOf.decree(decree)),
  urbanCard: (card: string) => told(tiles.urbanCard(card), ruleOf.urbanCard()),
  actionTile: (tile: number) => told(tiles.actionTile(tile), ruleOf.actionTile(tile)),
});
