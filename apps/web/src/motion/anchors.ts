/**
 * Where pieces come from and go to: names that drawn things carry as `data-at`. What lies in one's own tray and in one's panel has the same name.
 * Places of choices (`session/places.ts`) are names of the same kind.
 */
import type { ScoringSource } from '@tabannusi/engine';
import { place } from '../session/places.ts';

export type Anchor = string;

/** What a player has that is counted beside a sign. */
export type Good = 'gold' | 'marker' | 'water' | 'garden' | 'specialWater' | 'harbormaster' | 'house' | 'vp' | 'crates' | 'card' | 'ship';

export const at = {
  /** What lies on a space of the city. */
  space: place.space,
  /** A Building, by the space that names it. */
  building: (name: string): Anchor => `building:${name}`,
  district: place.district,
  barge: (district: number): Anchor => `barge:${district}`,
  die: place.die,
  architect: (seat: number): Anchor => `architect:${seat}`,
  assistant: (seat: number): Anchor => `assistant:${seat}`,
  mastery: (seat: number, colour: string): Anchor => `mastery:${seat}:${colour}`,
  /** An ingot of the Time track, counted from 0. */
  time: (space: number): Anchor => `time:${space}`,
  stocks: 'stocks',
  stack: place.stack,
  supply: place.supply,
  specialWater: place.specialWater,
  ship: place.ship,
  shipMark: (shipSpace: number, seat: number): Anchor => `shipMark:${shipSpace}:${seat}`,
  port: place.port,
  harbormaster: (line: string): Anchor => `master:${line}`,
  ziggurat: place.ziggurat,
  section: place.section,
  claim: (section: string, seat: number): Anchor => `claim:${section}:${seat}`,
  decree: place.decree,
  actionTile: place.actionTile,
  /** A row of the left open Automa card, from 1: its actions are the Bot's. */
  automaRow: (row: number): Anchor => `automaRow:${row}`,
  /** A part of the King card, from 0. */
  king: (part: number): Anchor => `king:${part}`,
  /** Anything else that belongs to the Bot. */
  automa: (thing: string): Anchor => `automa:${thing}`,
  automaCard: (side: 'left' | 'right'): Anchor => `automaCard:${side}`,
  /** All that lies before a player. */
  player: (seat: number): Anchor => `player:${seat}`,
  good: (seat: number, good: Good): Anchor => `seat:${seat}:${good}`,
  dice: (seat: number, colour: string): Anchor => `seat:${seat}:die:${colour}`,
};

/** Where something lies that scores. */
export function placesOf(source: ScoringSource): Anchor[] {
  switch (source.source) {
    case 'building':
      return [...source.spaces, ...source.gardens].map(at.space);
    case 'ship':
      return [at.ship(source.shipSpace), ...source.lines.flatMap((line) => [at.port(line, 'blue'), at.port(line, 'red')])];
    case 'zigguratTile':
      return [at.section(source.section)];
  }
}
