/**
 * Which answers each question can offer, so that every answer has words for its question.
 *
 * Free Actions can be offered with any question and always mean the same, so they have messages of their own.
 */
import type { Ask, Choice } from '@tabannusi/engine';

export const FREE_OFFERS = ['refill', 'decree', 'harbormaster'] as const satisfies readonly Choice['choose'][];
export type FreeOffer = (typeof FREE_OFFERS)[number];

export const OFFERS = {
  startColour: ['colour'],
  startSpace: ['space'],
  pawns: ['district'],
  die: ['die', 'noDie'],
  destination: ['destination'],
  action: ['action', 'actionTile', 'done'],
  projectColour: ['colour'],
  projectSpace: ['space', 'decline'],
  constructColour: ['colour'],
  afterConstruct: ['ship', 'buyStep', 'action', 'done'],
  gardening: ['place', 'lay', 'buy', 'done'],
  waterSpace: ['space'],
  gardenSpace: ['space'],
  markerSource: ['markerFrom'],
  payment: ['pay', 'payLess'],
  shipPayment: ['pay'],
  anyPayment: ['pay'],
  refillPayment: ['resource'],
  bargeDie: ['accept', 'decline'],
  supplyDie: ['resource', 'decline'],
  specialWater: ['specialWater', 'decline'],
  architectMove: ['district', 'decline'],
  crateRefill: ['crate', 'decline'],
  stepOfChoice: ['track', 'decline'],
  paidStep: ['track', 'decline'],
  boughtStep: ['accept', 'decline'],
  anyActionTile: ['actionTile'],
  ship: ['ship', 'decline'],
  portSpace: ['portSpace', 'decline'],
  houseRow: ['row'],
  zigguratSpace: ['zigguratSpace'],
  zigguratClaim: ['section', 'decline'],
  gardenOrMarker: ['gain'],
  urbanCard: ['urbanCard'],
  moveHouse: ['row', 'done'],
  scoringOrder: ['district'],
} as const satisfies Readonly<Record<Ask['ask'], readonly Choice['choose'][]>>;

export type OfferOf<A extends Ask['ask']> = (typeof OFFERS)[A][number];
