/** What the components of a game share. */
import type { Preview } from '@tabannusi/engine';
import type { BotWords, RuleWords } from '@tabannusi/text';
import { createContext, useContext } from 'react';
import { keyOf, type Place } from '../places/place.ts';
import type { TabletStore, TabletText } from '../pointing/tablet-text.ts';
import type { Adviser } from './advice.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import type { Told } from './told.ts';
import type { ToldOffer } from './told-offer.ts';

export interface Playing {
  readonly session: Session;
  readonly scene: Scene;
  readonly told: Told;
  readonly tablet: TabletStore;
  readonly adviser: Adviser;
  /** Explains what an offer would do, in sentences. */
  readonly explain: (offer: ToldOffer) => TabletText;
  /** The words for why the Bot acts as it does; null until the sentences of the rules have loaded. */
  readonly bot: BotWords | null;
  /** The sentence of a rule; null until the sentences have loaded. */
  readonly sentence: RuleWords['sentence'] | null;
}

/** What things that cannot be chosen need. It stays the same object while the game goes on, so that they are not rendered again. */
export interface Pointing {
  readonly tablet: TabletStore;
  /**
   * Explains what can be done at a place, or why nothing can, then what lies there (`what` if given). Returns null until the sentences of
   * the rules have loaded.
   */
  readonly explain: (place: Place, what?: Place) => TabletText | null;
}

export const PointingContext = createContext<Pointing | null>(null);

export function usePointing(): Pointing {
  const pointing = useContext(PointingContext);
  if (pointing === null) throw new Error('outside of a game');
  return pointing;
}

export const PlayingContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (playing === null) throw new Error('outside of a game');
  return playing;
}

/** What a click on a lit place does. */
export interface Lit {
  /** The names of the choices. */
  readonly label: string;
  /** The first choice. */
  readonly preview: Preview;
  /** The offer at the place; null if the place is lit for a question that comes later. */
  readonly offer: ToldOffer | null;
  choose(): void;
}

/** Returns null if the place is not lit. */
export function useLit(place: Place): Lit | null {
  const { told, scene, session } = usePlaying();
  const offer = told.at(place);
  if (offer !== undefined)
    return { ...offer, offer, choose: () => session.choose(offer.preview, scene.tapFinder?.meantWith(offer, told.offers)) };
  const ways = scene.ways.get(keyOf(place));
  const [way] = ways ?? [];
  if (ways === undefined || way === undefined) return null;
  return {
    label: scene.tapFinder?.labelOf(told, ways) ?? '',
    preview: way.first,
    offer: null,
    choose: () => session.take(ways),
  };
}

/** The name of an offer, shown until the words for what it would do have loaded. */
export const tabletTextOf = ({ label, place, rule }: ToldOffer): TabletText => ({ title: label, lines: [], place, rules: [rule] });
