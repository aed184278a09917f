/** A choice in words, with its place on the table. */
import type { Offer } from '@tabannusi/presenter';
import type { Place } from '../places/place.ts';

export interface ToldOffer extends Offer {
  readonly place: Place | null;
}
