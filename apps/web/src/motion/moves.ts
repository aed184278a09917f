/**
 * The moves of pieces, derived from events. Distances are measured when they are shown.
 *
 * A gain comes from the place of its cause: Gold from the space whose bonus it is, a marker from the Building that was a Project.
 */
import { type Amounts, type GameEvent, RESOURCE_COLOURS, type ResourceColour } from '@tabannusi/engine';
import type { Place, PlaceOfKind } from '../places/place.ts';
import { placesOf, placesOfEvent } from '../places/place-of.ts';

type Good = PlaceOfKind<'good'>;

export type Move =
  /** A piece goes from one place to another. `drawn` is whether it looks as at the first place or as at the second. */
  | { readonly move: 'go'; readonly from: Place; readonly to: Place; readonly drawn: 'from' | 'to' }
  /** A new piece rises or appears. */
  | { readonly move: 'rise' | 'appear'; readonly at: Place }
  /** A ring marks a place for a while: the Bot acts by it. */
  | { readonly move: 'mark'; readonly at: Place }
  /** VP fly to the score. */
  | { readonly move: 'points'; readonly from: Place; readonly seat: number; readonly vp: number };

/** Moves that start together. */
export interface Beat {
  readonly moves: readonly Move[];
  /** Whether the Bot acts. Its moves do not overlap, because nobody sees it choose. */
  readonly isBot: boolean;
}

/** Returns a beat for each event that moves something; for a scoring, one for each source. */
export function beatsOf(events: readonly GameEvent[], bot: number | null): Beat[] {
  /** The place of the last event that can be the cause of a gain. */
  let source: Place = { kind: 'stocks' };
  const beats: Beat[] = [];
  for (const event of events) {
    const isBot = 'seat' in event && event.seat === bot;
    const moves = movesOfEvent(event, source);
    if (event.event === 'districtScored') beats.push(...moves.map((move) => ({ moves: [move], isBot })));
    else if (moves.length > 0) beats.push({ moves, isBot });
    source = sourceAfter(event) ?? source;
  }
  return beats;
}

const good = (seat: number, counted: Good['good']): Good => ({ kind: 'good', seat, good: counted });
const dice = (seat: number, colour: ResourceColour): Place => ({ kind: 'dice', seat, colour });
const arrives = (from: Place, to: Place): Move[] => [{ move: 'go', from, to, drawn: 'to' }];
const leaves = (from: Place, to: Place): Move[] => [{ move: 'go', from, to, drawn: 'from' }];
const moved = (piece: Place): Move[] => arrives(piece, piece);
const points = (from: Place, { seat, vp }: { readonly seat: number; readonly vp: number }): Move[] =>
  vp === 0 ? [] : [{ move: 'points', from, seat, vp }];

const movesOfEvent = (event: GameEvent, source: Place): Move[] => movesOfDeed(event) ?? movesOfGain(event, source);

/** Returns the moves of an action: taking, paying, walking, placing. Null if the event is none of these. */
function movesOfDeed(event: GameEvent): Move[] | null {
  switch (event.event) {
    case 'botWalked':
      return [
        { move: 'mark', at: { kind: 'automaCard', side: 'left' } },
        { move: 'mark', at: { kind: 'automaCard', side: 'right' } },
      ];
    case 'botActed':
      return event.cardRow === null ? [] : [{ move: 'mark', at: { kind: 'automaRow', row: event.cardRow } }];
    case 'diceRolled':
      return [{ move: 'appear', at: { kind: 'barge', district: event.district } }];
    case 'dieTaken':
    case 'bargeDieGained':
      return leaves({ kind: 'die', district: event.district, face: event.face }, dice(event.seat, event.colour));
    case 'supplyDieGained':
      return leaves({ kind: 'supply', colour: event.colour }, dice(event.seat, event.colour));
    case 'pawnsPlaced':
      return (['architect', 'assistant'] as const).map((kind) => ({ move: 'appear', at: { kind, seat: event.seat } }));
    case 'architectMoved':
      return event.from === event.district ? [] : moved({ kind: 'architect', seat: event.seat });
    case 'assistantMoved':
      return moved({ kind: 'assistant', seat: event.seat });
    case 'paid':
      return [...paidDice(event.seat, event.dice), ...(event.gold > 0 ? leaves(good(event.seat, 'gold'), { kind: 'stocks' }) : [])];
    case 'diceReturned':
      return leaves(dice(event.seat, event.colour), { kind: 'supply', colour: event.colour });
    case 'projectPlaced':
      return arrives({ kind: 'stack', colour: event.colour }, { kind: 'space', space: event.space });
    case 'startBuilding':
      return [{ move: 'rise', at: { kind: 'building', space: event.space } }];
    case 'built':
      // The first space of a Building is its place: the Building rises there and gets its House.
      return event.spaces.flatMap((space) => [
        { move: 'rise', at: { kind: 'building', space } },
        ...leaves(good(event.seat, 'house'), { kind: 'building', space }),
      ]);
    case 'waterLaid':
      return arrives(good(event.seat, event.tile === null ? 'water' : 'specialWater'), { kind: 'space', space: event.space });
    case 'gardenPlaced':
      return arrives(good(event.seat, 'garden'), { kind: 'space', space: event.space });
    case 'portHousePlaced':
      return arrives(good(event.seat, 'house'), { kind: 'port', line: event.line, side: event.side });
    case 'zigguratHousePlaced':
      return arrives(good(event.seat, 'house'), { kind: 'ziggurat', section: event.section, space: event.space });
    case 'zigguratClaimed':
      return arrives(good(event.seat, 'marker'), { kind: 'claim', section: event.section, seat: event.seat });
    case 'shipMarked':
      return arrives(good(event.seat, 'marker'), { kind: 'shipMark', shipSpace: event.shipSpace, seat: event.seat });
    case 'decreeScored':
      return leaves(good(event.seat, 'marker'), { kind: 'decree', decree: event.decree });
    case 'stepMade':
      return moved({ kind: 'mastery', seat: event.seat, colour: event.colour });
    default:
      return null;
  }
}

/** Returns the moves of a gain. A gain without a place of its own comes from `source`. */
function movesOfGain(event: GameEvent, source: Place): Move[] {
  switch (event.event) {
    case 'crateGained':
      return leaves({ kind: 'port', line: event.line, side: 'red' }, good(event.seat, 'crates'));
    case 'harbormasterGained':
      return event.from === 'aside' ? [] : leaves({ kind: 'lineEnd', line: event.from }, good(event.seat, 'harbormaster'));
    case 'specialWaterGained':
      return leaves({ kind: 'specialWater', tile: event.tile }, good(event.seat, 'specialWater'));
    case 'specialWaterOpened':
      return [{ move: 'appear', at: { kind: 'specialWater', tile: event.tile } }];
    case 'timeGoldTaken':
      return leaves({ kind: 'timeSpace', timeSpace: event.left }, good(event.seat, 'gold'));
    case 'goldGained':
      return arrives(source, good(event.seat, 'gold'));
    case 'markersGained':
    case 'markersReturned':
      return arrives(source, good(event.seat, 'marker'));
    case 'waterGained':
      return arrives(source, good(event.seat, 'water'));
    case 'gardenGained':
      return arrives(source, good(event.seat, 'garden'));
    case 'vpGained':
      return points(source, { seat: event.seat, vp: event.amount });
    case 'districtScored':
      return event.sources.map((scored) => ({ move: 'points', from: placesOf(scored)[0] ?? source, seat: scored.seat, vp: scored.vp }));
    case 'harbormastersScored':
      return points(good(event.seat, 'harbormaster'), event);
    case 'urbanCardsRevealed':
      return points(good(event.seat, 'card'), event);
    default:
      return [];
  }
}

const paidDice = (seat: number, paid: Amounts): Move[] =>
  RESOURCE_COLOURS.flatMap((colour, index) => (paid[index] === 0 ? [] : leaves(dice(seat, colour), { kind: 'supply', colour })));

/** The events that can be the cause of a gain. */
const CAUSES: ReadonlySet<GameEvent['event']> = new Set([
  'projectPlaced',
  'waterLaid',
  'gardenPlaced',
  'startBuilding',
  'built',
  'stepMade',
  'portHousePlaced',
  'zigguratHousePlaced',
  'shipMarked',
  'decreeScored',
  'actionChosen',
  'scoringBegan',
]);

const sourceAfter = (event: GameEvent): Place | null => (CAUSES.has(event.event) ? (placesOfEvent(event)[0] ?? null) : null);
