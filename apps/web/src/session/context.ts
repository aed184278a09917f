/** What the components of a game share. */
import type { BotWords, RuleWords } from '@tabannusi/text';
import { createContext, useContext } from 'react';
import type { Place } from '../places/place.ts';
import type { TabletStore, TabletText } from '../pointing/tablet-text.ts';
import type { Adviser } from './advice.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import type { Told, ToldOffer } from './told.ts';

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

/** Returns the offer at a place; undefined if the place is not lit. */
export const useLit = (place: Place): ToldOffer | undefined => usePlaying().told.at(place);

/** The name of an offer, shown until the words for what it would do have loaded. */
export const tabletTextOf = ({ label, place, rule }: ToldOffer): TabletText => ({ title: label, lines: [], place, rules: [rule] });
