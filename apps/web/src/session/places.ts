/**
 * Where on the table a choice is made: every choice that is about something drawn has the name of its place. A drawn piece asks by that name
 * whether it is lit. Choices without a place, such as payments, are buttons only.
 */
import type { Ask, Choice } from '@tabannusi/engine';

export type Place = string;

export const place = {
  space: (name: string): Place => `space:${name}`,
  district: (district: number): Place => `district:${district}`,
  die: (district: number, face: number): Place => `die:${district}:${face}`,
  action: (district: number, action: string): Place => `action:${district}:${action}`,
  actionTile: (tile: number): Place => `actionTile:${tile}`,
  track: (colour: string): Place => `track:${colour}`,
  stack: (colour: string): Place => `stack:${colour}`,
  projects: (district: number, colour: string): Place => `projects:${district}:${colour}`,
  supply: (colour: string): Place => `supply:${colour}`,
  crate: (colour: string): Place => `crate:${colour}`,
  specialWater: (tile: number): Place => `specialWater:${tile}`,
  ship: (shipSpace: number): Place => `ship:${shipSpace}`,
  port: (line: string, side: 'blue' | 'red'): Place => `port:${line}:${side}`,
  row: (row: string): Place => `row:${row}`,
  ziggurat: (section: string, space: number): Place => `ziggurat:${section}:${space}`,
  section: (section: string): Place => `section:${section}`,
  urbanCard: (card: string): Place => `urbanCard:${card}`,
  decree: (decree: string): Place => `decree:${decree}`,
  harbormaster: (harbormaster: string): Place => `harbormaster:${harbormaster}`,
  // Where nothing is ever chosen; other such places are those between which pieces move (`motion/anchors.ts`).
  timeTrack: 'timeTrack',
  values: 'values',
  rightHand: (row: number): Place => `rightHand:${row}`,
  column: (column: number): Place => `column:${column}`,
  waterStock: 'waterStock',
  gardenStock: 'gardenStock',
  fullCrate: (colour: string): Place => `fullCrate:${colour}`,
  crateSlot: 'crateSlot',
  ability: (ship: string): Place => `ability:${ship}`,
  hiddenCard: 'hiddenCard',
};

/** Null where the choice is about nothing that is drawn. */
export function placeOf(question: Ask, choice: Choice): Place | null {
  switch (choice.choose) {
    case 'space':
      return place.space(choice.space);
    case 'district':
    case 'destination':
      return place.district(choice.district);
    case 'die':
      return 'district' in question ? place.die(question.district, choice.face) : null;
    case 'action':
      return 'district' in question ? place.action(question.district, choice.action) : null;
    case 'actionTile':
      return place.actionTile(choice.tile);
    case 'track':
      return place.track(choice.colour);
    case 'colour':
      return 'district' in question && question.ask === 'constructColour'
        ? place.projects(question.district, choice.colour)
        : place.stack(choice.colour);
    case 'resource':
      return question.ask === 'supplyDie' ? place.supply(choice.colour) : null;
    case 'crate':
    case 'refill':
      return place.crate(choice.colour);
    case 'specialWater':
      return place.specialWater(choice.tile);
    case 'ship':
      return place.ship(choice.shipSpace);
    case 'portSpace':
      return place.port(choice.line, choice.side);
    case 'row':
      return place.row(choice.row);
    case 'zigguratSpace':
      return place.ziggurat(choice.section, choice.space);
    case 'section':
      return place.section(choice.section);
    case 'urbanCard':
      return place.urbanCard(choice.card);
    case 'decree':
      return place.decree(choice.decree);
    case 'harbormaster':
      return place.harbormaster(choice.harbormaster);
    default:
      return null;
  }
}
