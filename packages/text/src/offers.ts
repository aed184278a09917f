/**
 * Which answers each question can offer, so that every answer has words for its question.
 *
 * A free refill can be offered beside any of them and means the same everywhere; it has one message of its own.
 */
import type { Ask, Choice } from '@tabannusi/engine';

export const OFFERS = {
  startColour: ['colour'],
  startSpace: ['space'],
  pawns: ['district'],
  die: ['die'],
  destination: ['destination'],
  action: ['action', 'done'],
  projectColour: ['colour'],
  projectSpace: ['space', 'decline'],
  constructColour: ['colour'],
  afterConstruct: ['ship', 'done'],
  gardening: ['place', 'lay', 'buy', 'done'],
  waterSpace: ['space'],
  gardenSpace: ['space'],
  payment: ['pay'],
  refillPayment: ['resource'],
  bargeDie: ['accept', 'decline'],
  supplyDie: ['resource', 'decline'],
  specialWater: ['specialWater', 'decline'],
  architectMove: ['district', 'decline'],
  crateRefill: ['crate', 'decline'],
  stepOfChoice: ['track', 'decline'],
  paidStep: ['track', 'decline'],
  scoringOrder: ['district'],
} as const satisfies Readonly<Record<Ask['ask'], readonly Choice['choose'][]>>;

export type OfferOf<A extends Ask['ask']> = (typeof OFFERS)[A][number];
