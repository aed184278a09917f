/** The places on the table of the choices, events and sources that the engine names. */
import type { Ask, Choice, GameEvent, ScoringSource } from '@tabannusi/engine';
import type { Place } from './place.ts';

/** Null for choices that are only buttons, such as payments. */
export function placeOf(question: Ask, choice: Choice): Place | null {
  switch (choice.choose) {
    case 'space':
      return { kind: 'space', space: choice.space };
    case 'district':
    case 'destination':
      return { kind: 'district', district: choice.district };
    case 'die':
      return 'district' in question ? { kind: 'die', district: question.district, face: choice.face } : null;
    case 'action':
      return 'district' in question ? { kind: 'action', district: question.district, action: choice.action } : null;
    case 'actionTile':
      return { kind: 'actionTile', tile: choice.tile };
    case 'track':
      return { kind: 'track', colour: choice.colour };
    case 'colour':
      return 'district' in question && question.ask === 'constructColour'
        ? { kind: 'projects', district: question.district, colour: choice.colour }
        : { kind: 'stack', colour: choice.colour };
    case 'resource':
      return question.ask === 'supplyDie' && choice.colour !== 'gold' ? { kind: 'supply', colour: choice.colour } : null;
    case 'crate':
    case 'refill':
      return { kind: 'crate', colour: choice.colour };
    case 'specialWater':
      return { kind: 'specialWater', tile: choice.tile };
    case 'ship':
      return { kind: 'ship', shipSpace: choice.shipSpace };
    case 'portSpace':
      return { kind: 'port', line: choice.line, side: choice.side };
    case 'row':
      return { kind: 'row', row: choice.row };
    case 'zigguratSpace':
      return { kind: 'ziggurat', section: choice.section, space: choice.space };
    case 'section':
      return { kind: 'section', section: choice.section };
    case 'urbanCard':
      return { kind: 'urbanCard', card: choice.card };
    case 'decree':
      return { kind: 'decree', decree: choice.decree };
    case 'harbormaster':
      return { kind: 'harbormaster', harbormaster: choice.harbormaster };
    default:
      return null;
  }
}

/** Returns the places of the pieces that a source of VP counts. */
export function placesOf(source: ScoringSource): Place[] {
  switch (source.source) {
    case 'building':
      return [...source.spaces, ...source.gardens].map((space) => ({ kind: 'space', space }));
    case 'ship':
      return [
        { kind: 'ship', shipSpace: source.shipSpace },
        ...source.lines.flatMap((line): Place[] => [
          { kind: 'port', line, side: 'blue' },
          { kind: 'port', line, side: 'red' },
        ]),
      ];
    case 'zigguratTile':
      return [{ kind: 'section', section: source.section }];
  }
}

/** Returns the places that an event is about; none for gains, which have no place of their own. */
export function placesOfEvent(event: GameEvent): Place[] {
  switch (event.event) {
    case 'projectPlaced':
    case 'waterLaid':
    case 'gardenPlaced':
    case 'startBuilding':
      return [{ kind: 'space', space: event.space }];
    case 'built':
      return event.spaces.map((space) => ({ kind: 'space', space }));
    case 'stepMade':
      return [{ kind: 'mastery', seat: event.seat, colour: event.colour }];
    case 'portHousePlaced':
      return [{ kind: 'port', line: event.line, side: event.side }];
    case 'zigguratHousePlaced':
      return [{ kind: 'ziggurat', section: event.section, space: event.space }];
    case 'zigguratClaimed':
      return [{ kind: 'claim', section: event.section, seat: event.seat }];
    case 'shipMarked':
      return [{ kind: 'ship', shipSpace: event.shipSpace }];
    case 'decreeScored':
      return [{ kind: 'decree', decree: event.decree }];
    case 'actionChosen':
      return event.tile === null ? [] : [{ kind: 'actionTile', tile: event.tile }];
    case 'dieTaken':
    case 'bargeDieGained':
      return [{ kind: 'barge', district: event.district }];
    case 'architectMoved':
      return [{ kind: 'architect', seat: event.seat }];
    case 'scoringBegan':
      return [{ kind: 'district', district: event.district }];
    case 'districtScored':
      return event.sources.flatMap(placesOf);
    default:
      return [];
  }
}
