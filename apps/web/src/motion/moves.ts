/**
 * Which pieces move when something happens, made from events. Places are names (`anchors.ts`); how far they lie apart is measured when it is shown.
 *
 * What a thing gives comes from where it lies: Gold from the space whose bonus it is, a marker from the Building that was a Project.
 */
import { type Amounts, type GameEvent, RESOURCE_COLOURS } from '@tabannusi/engine';
import { type Anchor, at, placesOf } from './anchors.ts';

export type Move =
  /** A piece goes from one place to another, looking as it did at its beginning or as it does at its end. */
  | { readonly move: 'go'; readonly from: Anchor; readonly to: Anchor; readonly drawn: 'from' | 'to' }
  /** Something is there that was not. */
  | { readonly move: 'rise' | 'appear'; readonly at: Anchor }
  /** A ring is around it for a while: the Bot acts by it. */
  | { readonly move: 'mark'; readonly at: Anchor }
  /** VP fly to the score. */
  | { readonly move: 'points'; readonly from: Anchor; readonly seat: number; readonly vp: number };

/** What moves at once. */
export interface Beat {
  readonly moves: readonly Move[];
  /** Of the Bot, whom nobody sees choose: one thing after the other. */
  readonly isBot: boolean;
}

/** A beat for each event that moves something; of a scoring, one for each source. */
export function beatsOf(events: readonly GameEvent[], bot: number | null): Beat[] {
  /** Where the last thing happened that can give something. */
  let source: Anchor = at.stocks;
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

const arrives = (from: Anchor, to: Anchor): Move[] => [{ move: 'go', from, to, drawn: 'to' }];
const leaves = (from: Anchor, to: Anchor): Move[] => [{ move: 'go', from, to, drawn: 'from' }];
const moved = (piece: Anchor): Move[] => arrives(piece, piece);
const points = (from: Anchor, { seat, vp }: { readonly seat: number; readonly vp: number }): Move[] =>
  vp === 0 ? [] : [{ move: 'points', from, seat, vp }];

function movesOfEvent(event: GameEvent, source: Anchor): Move[] {
  switch (event.event) {
    case 'botWalked':
      return [
        { move: 'mark', at: at.automaCard('left') },
        { move: 'mark', at: at.automaCard('right') },
      ];
    case 'botActed':
      return event.cardRow === null ? [] : [{ move: 'mark', at: at.automaRow(event.cardRow) }];
    case 'diceRolled':
      return [{ move: 'appear', at: at.barge(event.district) }];
    case 'dieTaken':
    case 'bargeDieGained':
      return leaves(at.die(event.district, event.face), at.dice(event.seat, event.colour));
    case 'supplyDieGained':
      return leaves(at.supply(event.colour), at.dice(event.seat, event.colour));
    case 'pawnsPlaced':
      return [at.architect(event.seat), at.assistant(event.seat)].map((piece) => ({ move: 'appear', at: piece }));
    case 'architectMoved':
      return event.from === event.district ? [] : moved(at.architect(event.seat));
    case 'assistantMoved':
      return moved(at.assistant(event.seat));
    case 'paid':
      return [...paidDice(event.seat, event.dice), ...(event.gold > 0 ? leaves(at.good(event.seat, 'gold'), at.stocks) : [])];
    case 'diceReturned':
      return leaves(at.dice(event.seat, event.colour), at.supply(event.colour));
    case 'projectPlaced':
      return arrives(at.stack(event.colour), at.space(event.space));
    case 'startBuilding':
      return [{ move: 'rise', at: at.building(event.space) }];
    case 'built':
      // One of its spaces names the Building: there it rises, and the House comes to stand on it.
      return event.spaces.flatMap((space) => [
        { move: 'rise', at: at.building(space) },
        ...leaves(at.good(event.seat, 'house'), at.building(space)),
      ]);
    case 'waterLaid':
      return arrives(at.good(event.seat, event.tile === null ? 'water' : 'specialWater'), at.space(event.space));
    case 'gardenPlaced':
      return arrives(at.good(event.seat, 'garden'), at.space(event.space));
    case 'portHousePlaced':
      return arrives(at.good(event.seat, 'house'), at.port(event.line, event.side));
    case 'zigguratHousePlaced':
      return arrives(at.good(event.seat, 'house'), at.ziggurat(event.section, event.space));
    case 'zigguratClaimed':
      return arrives(at.good(event.seat, 'marker'), at.claim(event.section, event.seat));
    case 'shipMarked':
      return arrives(at.good(event.seat, 'marker'), at.shipMark(event.shipSpace, event.seat));
    case 'decreeScored':
      return leaves(at.good(event.seat, 'marker'), at.decree(event.decree));
    case 'stepMade':
      return moved(at.mastery(event.seat, event.colour));
    case 'crateGained':
      return leaves(at.port(event.line, 'red'), at.good(event.seat, 'crates'));
    case 'harbormasterGained':
      return event.from === 'aside' ? [] : leaves(at.harbormaster(event.from), at.good(event.seat, 'harbormaster'));
    case 'specialWaterGained':
      return leaves(at.specialWater(event.tile), at.good(event.seat, 'specialWater'));
    case 'specialWaterOpened':
      return [{ move: 'appear', at: at.specialWater(event.tile) }];
    case 'timeGoldTaken':
      return leaves(at.time(event.left), at.good(event.seat, 'gold'));
    case 'goldGained':
      return arrives(source, at.good(event.seat, 'gold'));
    case 'markersGained':
    case 'markersReturned':
      return arrives(source, at.good(event.seat, 'marker'));
    case 'waterGained':
      return arrives(source, at.good(event.seat, 'water'));
    case 'gardenGained':
      return arrives(source, at.good(event.seat, 'garden'));
    case 'vpGained':
      return points(source, { seat: event.seat, vp: event.amount });
    case 'districtScored':
      return event.sources.map((scored) => ({ move: 'points', from: placesOf(scored)[0] ?? source, seat: scored.seat, vp: scored.vp }));
    case 'harbormastersScored':
      return points(at.good(event.seat, 'harbormaster'), event);
    case 'urbanCardsRevealed':
      return points(at.good(event.seat, 'card'), event);
    default:
      return [];
  }
}

const paidDice = (seat: number, dice: Amounts): Move[] =>
  RESOURCE_COLOURS.flatMap((colour, index) => (dice[index] === 0 ? [] : leaves(at.dice(seat, colour), at.supply(colour))));

function sourceAfter(event: GameEvent): Anchor | null {
  switch (event.event) {
    case 'projectPlaced':
    case 'waterLaid':
    case 'gardenPlaced':
    case 'startBuilding':
      return at.space(event.space);
    case 'built':
      return event.spaces[0] === undefined ? null : at.space(event.spaces[0]);
    case 'stepMade':
      return at.mastery(event.seat, event.colour);
    case 'portHousePlaced':
      return at.port(event.line, event.side);
    case 'zigguratHousePlaced':
      return at.ziggurat(event.section, event.space);
    case 'shipMarked':
      return at.ship(event.shipSpace);
    case 'decreeScored':
      return at.decree(event.decree);
    case 'actionChosen':
      return event.tile === null ? null : at.actionTile(event.tile);
    case 'scoringBegan':
      return at.district(event.district);
    default:
      return null;
  }
}
